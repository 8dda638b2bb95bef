/** What happened at a table while one was away: the views in between, and the points that changed. */
import { call } from '../kit/api';
import type { Passed } from '../kit/generated';
import { atHome } from '../kit/home.svelte';
import { belongings } from '../kit/storage';
import type { View } from '../kit/types';

export interface Missed {
  /** Lines of the log after this action are new. */
  number: number;
  views: readonly View[];
  /** Who has other points than when one left. */
  gains: readonly Gain[];
}

export interface Gain {
  seat: number;
  before: number;
  now: number;
}

/** What one seat missed of a table; null if that is nothing, or nobody knows since when. */
export async function findMissed(table: string, now: View, seat: number | null): Promise<Missed | null> {
  if (!atHome.known) await atHome.refresh().catch(() => {});
  const number = atHome.seen(table);
  if (number === null || number >= now.number) return null;
  const tokens = Object.values(belongings(table).tokens).join(',');
  const path = `/tables/${table}/since/${number}${seat === null ? '' : `?seat=${seat}`}`;
  try {
    const { views } = await call<Passed>(path, { headers: tokens ? { 'x-seat-token': tokens } : {} });
    return { number, views: views as View[], gains: gains(views as View[]) };
  } catch {
    return null; // the log has it all the same
  }
}

export function gains(views: readonly View[]): Gain[] {
  const [first, last] = [views[0], views[views.length - 1]];
  return last.players
    .map(({ seat, score }, k) => ({ seat, before: first.players[k].score, now: score }))
    .filter(({ before, now }) => before !== now);
}
