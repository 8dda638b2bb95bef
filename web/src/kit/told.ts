/** What a line of the story is about, shown on the table while somebody points at it. */
import { pointAt } from './glide';
import type { Line } from './types';

/** Who does or gets something in a line, if anybody does. */
function who({ words }: Line): number | null {
  const told = words.args?.player;
  return typeof told === 'object' && 'seat' in told ? told.seat : null;
}

/** The piece of a line; where it is not to be seen, as a die that was taken, the player the line is about. */
export function pointAtLine(line: Line | null): void {
  const player = line && who(line);
  pointAt(line?.piece ?? null, player === null ? null : `player:${player}`);
}
