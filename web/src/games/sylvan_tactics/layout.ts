/** Where things are on the drawn battlefield: squares of 100, a frame of bark around them. */
import { screen } from '../../kit';
import type { TacticsView } from './types';

export const SQUARE = 100;

/** The frame has room for letters and numbers; on a narrow screen the squares take it. */
export const ground = {
  get frame() {
    return screen.narrow ? 12 : 40;
  },
  get size() {
    return 8 * SQUARE + 2 * ground.frame;
  },
};

const FILES = 'abcdefgh';

export const SPACES: string[] = Array.from({ length: 64 }, (_, k) => `${FILES[k % 8]}${Math.floor(k / 8) + 1}`);

/** Black looks at the board from the other side. */
export function turned(view: TacticsView): boolean {
  return view.you !== null && view.players[view.you].colour === 'black';
}

/** The middle of a square. */
export function middle(space: string, flip: boolean): { x: number; y: number } {
  const file = FILES.indexOf(space[0]);
  const row = Number(space[1]) - 1;
  return {
    x: ground.frame + SQUARE * ((flip ? 7 - file : file) + 0.5),
    y: ground.frame + SQUARE * ((flip ? row : 7 - row) + 0.5),
  };
}

export function isLight(space: string): boolean {
  return (FILES.indexOf(space[0]) + Number(space[1])) % 2 === 0;
}

/** The two rows nearest to a player, where units are deployed. */
export function isHome(space: string, colour: string): boolean {
  return (colour === 'white' ? ['1', '2'] : ['7', '8']).includes(space[1]);
}

/** A number from 0 to 1 that is always the same for a square: which plants grow there. */
export function chance(space: string, salt = 0): number {
  const seed = (FILES.indexOf(space[0]) * 374761 + Number(space[1]) * 668265 + salt * 2246822) % 65521;
  return ((seed * seed) % 65521) / 65521;
}
