/** A choice and a view of Builders that are enough for whatever does not look at the board. */
import type { Choice, View } from '../src/kit/types';

export const take: Choice = {
  action: 3,
  name: 'take:deck',
  kind: 'take',
  args: [],
  words: { id: 'do-take-deck' },
  piece: 'deck',
  group: null,
  preview: {},
  ends: false,
  destroys: false,
};

/** The first player's view, with these choices and what else is said. */
export const viewWith = (choices: Choice[], more: Partial<View> = {}): View => ({
  game: 'builders',
  seats: 2,
  number: 0,
  turn: 1,
  seat: 0,
  you: 0,
  over: false,
  players: [],
  question: choices.length ? { id: 'ask-take' } : null,
  choices,
  undo: false,
  stuck: null,
  redo: false,
  ranking: null,
  ...more,
});
