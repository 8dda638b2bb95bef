/** Reading the final ranking. */
import type { Place } from './types';

export function winners(ranking: readonly Place[]): Place[] {
  return ranking.filter((place) => place.place === 1);
}

/** Between two neighbours with equal points: in what they are equal, and what decides (null: nothing, they share). */
export function decided(above: Place, below: Place): { equal: string[]; decider: string | null } | null {
  const criteria = Object.keys(above.standings);
  const first = criteria.findIndex((name) => above.standings[name] !== below.standings[name]);
  if (first === 0) return null;
  return first < 0 ? { equal: criteria, decider: null } : { equal: criteria.slice(0, first), decider: criteria[first] };
}
