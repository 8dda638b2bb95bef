/** Chances to win that come true as often as they say (`sylvarium.bots.chances`). */

const LEAST_SURE = 0.02;

/** How far the chances that a plan tells in this turn are to be trusted; 1: as they are. */
export function sureness({ sure, surer }: { sure: number; surer: number }, turn: number, seats: number): number {
  return Math.min(1, Math.max(LEAST_SURE, sure + (surer * turn) / seats));
}

/** The chances of all seats, from the share of so many futures in which each was ahead. */
export function milder(shares: readonly number[], futures: number, sure: number): number[] {
  if (sure >= 1) return [...shares];
  const weights = shares.map((share) => ((share * futures + 1 / shares.length) / (futures + 1)) ** sure);
  const all = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((each) => each / all);
}

/** The shares of all seats if `seat` has this one: the others have the rest, in their usual proportions. */
export function withChoice(share: number, usual: readonly number[], seat: number): number[] {
  const others = usual.reduce((sum, each) => sum + each, 0) - usual[seat];
  const proportion = (each: number) => (others > 0 ? each / others : 1 / Math.max(usual.length - 1, 1));
  return usual.map((each, other) => (other === seat ? share : (1 - share) * proportion(each)));
}

/** A chance, and the number of futures in which it was counted. */
export interface Counted {
  estimate: number;
  futures: number;
}

/** Whether one chance is better than another by so many standard errors of the difference. */
export function surelyBetter(one: Counted, than: Counted, times: number): boolean {
  const [[first, off], [second, otherOff]] = [careful(one), careful(than)];
  return first - second > times * Math.sqrt(off + otherOff);
}

/** A chance as it is safe to take it, and the square of its standard error. */
function careful({ estimate, futures }: Counted): [number, number] {
  const safe = (estimate * futures + 1) / (futures + 2);
  return [safe, (safe * (1 - safe)) / (futures + 2)];
}
