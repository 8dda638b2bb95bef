/**
 * Second ends of choices: a character goes into a room, a crest below a building. The choice's piece is the tile;
 * the place is part of its name. Both ends can be clicked.
 */
import { piece, type Choice, type Play } from '../../kit';
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

/** Makes a place an end of such choices. */
export function place(play: Play<TiletumView>, id: string) {
  return piece(play, id, { choices: () => choicesInto(play, id) });
}
