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

/** What decided a game, as one player may want to know: the category that weighed most, and by how much. */
export interface Verdict {
  /** The other player: for the winner the one who came second, for all others the one who won. */
  rival: number;
  margin: number;
  /** Where the better one gained most on the other; null in a duel without categories. */
  part: string | null;
  by: number;
  /** Where the one who fell behind was ahead all the same. */
  ahead: string | null;
}

/** What decided between a player and the winner (for the winner: the second). Null: nobody to compare with. */
export function verdict(ranking: readonly Place[], seat: number): Verdict | null {
  const me = ranking.find((place) => place.seat === seat);
  const won = me?.place === 1;
  const rival = ranking.find((place) => place.seat !== seat && (won || place.place === 1));
  if (!me || !rival) return null;
  const [better, other] = won ? [me, rival] : [rival, me];
  const parts = Object.keys(better.parts);
  const lead = (part: string) => better.parts[part] - other.parts[part];
  const sorted = [...parts].sort((a, b) => lead(b) - lead(a));
  const counts = parts.length > 1 && lead(sorted[0]) > 0;
  const last = sorted.at(-1)!;
  return {
    rival: rival.seat,
    margin: better.score - other.score,
    part: counts ? sorted[0] : null,
    by: counts ? lead(sorted[0]) : 0,
    ahead: parts.length > 1 && lead(last) < 0 ? last : null,
  };
}
