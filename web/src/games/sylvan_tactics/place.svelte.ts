/** Makes a square or a unit of the board answer to the gesture: `{@attach place(play, gesture, 'space:e4')}`. */
import { pointing, type Play } from '../../kit';
import type { Gesture } from './gesture.svelte';
import type { TacticsView } from './types';

export function place(play: Play<TacticsView>, gesture: Gesture, id: string) {
  return (element: SVGElement) => {
    element.dataset.piece = id;
    const mark = (name: string, value: string | undefined) => {
      if (value === undefined) delete element.dataset[name];
      else element.dataset[name] = value;
    };
    const way = () => gesture.ways.get(id);
    const choice = () => way()?.choice ?? play.of(id)[0];
    const hint = () => play.of(id).some((each) => play.hints.has(each.action));
    $effect(() => mark('can', way() || play.can(id) ? '' : undefined));
    $effect(() => mark('way', way()?.kind));
    $effect(() =>
      mark('preview', gesture.aimed === id || (gesture.aimed === null && play.previews(id)) ? '' : undefined),
    );
    $effect(() => mark('fresh', play.fresh.has(id) ? '' : undefined));
    $effect(() => mark('hint', hint() ? '' : undefined));
    const click = (event: Event) => {
      event.stopPropagation();
      gesture.click(id);
    };
    const enter = () => {
      if (id.startsWith('unit:')) gesture.hovered = id;
      if (way()) gesture.aimed = id;
      play.preview = choice() ?? null;
    };
    const leave = () => {
      if (gesture.hovered === id) gesture.hovered = null;
      if (gesture.aimed === id) gesture.aimed = null;
      play.preview = null;
    };
    return pointing(element, { click, enter, leave });
  };
}
