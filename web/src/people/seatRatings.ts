/** Looks how well those at a table play, as far as they show it. */
import { ratings } from '../kit/ratings';
import { strength } from '../kit/strength.svelte';

export async function look(table: string): Promise<void> {
  const found = await ratings.table(table).catch(() => null);
  strength.seats = Object.fromEntries((found?.seats ?? []).map((seat) => [seat.seat, seat]));
}
