/**
 * Second ends of choices: a character goes into a room, a crest below a building. The choice's piece is the tile;
 * the place is part of its name. Both ends can be clicked.
 */
import { pointing, type Choice, type Play } from '../../kit';
import type { TiletumView } from './types';

/** `room:0:b3_f2` and `crest_space:0:b5` for `place_character:notary_9:b3_f2` and `place_crest:lion:b5`. */
export function target(view: TiletumView, choice: Choice): string | null {
  const place = choice.name.split(':').at(-1);
  if (choice.kind === 'place_character') return `room:${view.seat}:${place}`;
  if (choice.kind === 'place_crest') return `crest_space:${view.seat}:${place}`;
  return null;
}

export function choicesInto(play: Play<TiletumView>, id: string): Choice[] {
  return play.choices.filter((choice) => target(play.view, choice) === id);
}

/** Makes a place an end of such choices: it glows, previews and answers to a click. */
export function place(play: Play<TiletumView>, id: string) {
  return (element: HTMLElement | SVGElement) => {
    element.dataset.place = id;
    $effect(() => {
      if (choicesInto(play, id).length) element.dataset.can = '';
      else delete element.dataset.can;
    });
    $effect(() => {
      if (play.preview && target(play.view, play.preview) === id) element.dataset.preview = '';
      else delete element.dataset.preview;
    });
    const click = (event: Event) => {
      const choices = choicesInto(play, id);
      if (choices.length === 0) return;
      event.stopPropagation();
      if (choices.length === 1) play.act(choices[0]);
      else play.menu = { choices, at: element.getBoundingClientRect() };
    };
    const enter = () => (play.preview = choicesInto(play, id)[0] ?? play.preview);
    const leave = () => (play.preview = null);
    return pointing(element, { click, enter, leave });
  };
}
