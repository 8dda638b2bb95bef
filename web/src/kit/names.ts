/** What everybody at a table is called. */
import type { MySeat } from './generated';
import type { TableInfo } from './types';
import { say, sayOr, slug } from './words.svelte';

/** Nicknames; bots are called after their level, and alike names are told apart by a number. */
export const seatNames = (info: TableInfo): string[] => namesOf(info.seats);

export function namesOf(seats: readonly MySeat[]): string[] {
  const plain = seats.map(
    (seat) =>
      seat.nickname ??
      (seat.level ? sayOr(`level-${slug(seat.level)}`, seat.level) : say('table-seat', { number: seat.seat + 1 })),
  );
  return plain.map((name, k) => {
    const alike = plain.filter((other) => other === name).length;
    const before = plain.slice(0, k).filter((other) => other === name).length;
    return alike > 1 ? `${name} ${before + 1}` : name;
  });
}
