/** What may be wished for when a table is opened: seats that a game has, options for so many players, a rated game. */
import type { SeatWish } from './api';
import type { GameInfo, OptionInfo } from './types';

/** Whether seats as they were last chosen are still possible. */
export function fits(wish: readonly SeatWish[], game: GameInfo): boolean {
  return (
    game.seats.includes(wish.length) &&
    wish.every((seat) => seat.kind !== 'bot' || game.levels.includes(seat.level ?? ''))
  );
}

/** So many more seats: bots of the second level, or free ones where there are no bots. */
export function moreSeats(count: number, game: GameInfo): SeatWish[] {
  const level = game.levels[Math.min(1, game.levels.length - 1)];
  return Array.from({ length: count }, () => (level ? { kind: 'bot' as const, level } : { kind: 'open' as const }));
}

/** Whether so many players are asked: some options are only for a game alone. */
export function asksOf(option: OptionInfo, seats: number): boolean {
  return !option.seats?.length || option.seats.includes(seats);
}

export function allows(option: OptionInfo, choice: string, seats: number): boolean {
  return asksOf(option, seats) ? (option.needs?.[choice] ?? 0) <= seats : choice === option.default;
}

const BEGINNERS = ['start', 'first_player'];

/**
 * Whether a game can be rated: it compares people with a home, and bots of levels that people are `measured` by, one
 * seat each; chance decides who begins.
 */
export function rateable(
  seats: readonly SeatWish[],
  options: Record<string, string>,
  measured: readonly string[] | null,
): boolean {
  return (
    seats.length > 1 &&
    seats.filter((seat) => seat.kind === 'me').length <= 1 &&
    !seats.some((seat) => seat.kind === 'hotseat') &&
    !seats.every((seat) => seat.kind === 'bot') &&
    seats.every((seat) => seat.kind !== 'bot' || !measured || measured.includes(seat.level ?? '')) &&
    BEGINNERS.every((name) => (options[name] ?? 'random') === 'random')
  );
}
