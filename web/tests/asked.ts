/** A decision as tests of the kit need it: any game's, with these choices. */
import type { Choice, View } from '../src/kit/types';

export const choice = (action: number, piece: string | null = null, ends = false): Choice => ({
  action,
  name: `take:${action}`,
  kind: 'take',
  args: [],
  words: { id: 'do-take-deck' },
  piece,
  group: null,
  preview: {},
  ends,
  destroys: false,
});
export const view = (choices: Choice[], number = 0): View => ({
  game: 'builders',
  seats: 2,
  number,
  turn: 1,
  seat: 0,
  you: 0,
  over: false,
  players: [],
  question: { id: 'ask-take' },
  choices,
  undo: false,
  stuck: null,
  redo: false,
  ranking: null,
});
