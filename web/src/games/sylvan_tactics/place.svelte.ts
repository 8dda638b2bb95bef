/** Makes a square or a unit of the board answer to the gesture: `{@attach place(play, gesture, 'space:e4')}`. */
import { piece, type Play } from '../../kit';
import type { Gesture } from './gesture.svelte';
import type { TacticsView } from './types';

export function place(play: Play<TacticsView>, gesture: Gesture, id: string) {
  const way = () => gesture.ways.get(id);
  return piece(play, id, {
    choices: () => {
      const found = way();
      return found ? [found.choice] : play.of(id);
    },
    previewed: () => gesture.aimed === id || (gesture.aimed === null && play.previews(id)),
    marks: { way: () => way()?.kind },
    click: () => void gesture.click(id),
    enter: () => {
      if (id.startsWith('unit:')) gesture.hovered = id;
      if (way()) gesture.aimed = id;
    },
    leave: () => {
      if (gesture.hovered === id) gesture.hovered = null;
      if (gesture.aimed === id) gesture.aimed = null;
    },
  });
}
