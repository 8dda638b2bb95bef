/** How long everybody may think, in figures and in words. */
import type { ClocksShape, PaceShape } from './generated';
import { say } from './words.svelte';

/** What the server said of the clocks, and when it was heard, by this page's own clock: from then on it counts down. */
export type Told = ClocksShape & { at: number };

export const told = (clocks: ClocksShape | null | undefined): Told | null =>
  clocks ? { ...clocks, at: performance.now() } : null;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds that a seat has now; null for a bot. */
export function leftOf(clocks: Told, seat: number, now: number): number | null {
  const left = clocks.left[seat];
  return left === null || clocks.running !== seat ? left : Math.max(0, left - (now - clocks.at) / 1000);
}

/** On a clock: minutes and seconds, or hours, or days; never more than there is. */
export function figures(seconds: number): string {
  if (seconds >= 2 * DAY) return say('clock-days', { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return say('clock-hours', { count: Math.floor(seconds / HOUR) });
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** In a sentence. */
export function spanWords(seconds: number): string {
  if (seconds >= 2 * DAY || (seconds >= DAY && seconds % DAY === 0))
    return say('span-days', { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR || seconds === HOUR) return say('span-hours', { count: Math.floor(seconds / HOUR) });
  if (seconds >= MINUTE) return say('span-minutes', { count: Math.floor(seconds / MINUTE) });
  return say('span-seconds', { count: Math.floor(seconds) });
}

/** What a table agreed on. */
export function paceWords(pace: PaceShape): string {
  const free = spanWords(pace.free);
  if (pace.kind === 'turns') return say('pace-told-turns', { free });
  return pace.reserve
    ? say('pace-told-live', { free, reserve: spanWords(pace.reserve) })
    : say('pace-told-bare', { free });
}

/** A quarter of the minutes that a game takes, for each player: a pace at which it ends as usual. */
export function usualReserve(length: string): number {
  const numbers = length.match(/\d+/g)?.map(Number) ?? [45];
  return Math.max(5, Math.round(Math.max(...numbers) / 20) * 5) * MINUTE;
}
