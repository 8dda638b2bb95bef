/**
 * Scoring as it is shown: what decides a game is never a jump of numbers. Every source lights up where it lies on the
 * table, its points fly to the player, and a card sums it up. A click skips it; under reduced motion only the card comes.
 */
import { flyPoints, light } from './glide';
import { motion } from './settings.svelte';
import type { View } from './types';

/** Points that a player got from one source. */
export interface Scored {
  seat: number;
  part: string;
  points: number;
  piece: string | null;
}

/** Milliseconds: all sources together, and one of them at least and at most; how long the card stays by itself. */
const ALL = 3_800;
const FEWEST = 90;
const MOST = 420;
const CARD = 7_000;

/** Where the points that count already come from, as far as a game can point at it. */
export type Sources<V extends View = View> = (view: V) => readonly Scored[];
const untold: Sources = () => [];

type Gains = Map<string, number>;
const key = (seat: number, part: string) => `${seat}:${part}`;

function gained(last: View, view: View): Gains {
  const found: Gains = new Map();
  for (const player of view.players) {
    const before = last.players[player.seat]?.parts ?? {};
    for (const [part, points] of Object.entries(player.parts)) {
      const more = points - (before[part] ?? 0);
      if (more !== 0) found.set(key(player.seat, part), more);
    }
  }
  return found;
}

/** The first of these lists that accounts for exactly so many points; otherwise they have one source without a place. */
function accounted(lists: readonly Scored[][], seat: number, part: string, points: number): Scored[] {
  const own = lists.map((list) => list.filter((each) => each.seat === seat && each.part === part));
  const told = own.find((list) => list.reduce((sum, each) => sum + each.points, 0) === points);
  return told ?? [{ seat, part, points, piece: null }];
}

/** The sources that a player has now and did not have before. */
export function won(last: View, view: View, sources: Sources = untold): Scored[] {
  const known = new Set(sources(last).map((each) => `${each.seat} ${each.piece}`));
  return sources(view).filter((each) => !known.has(`${each.seat} ${each.piece}`));
}

/**
 * What a step scored at once, source by source, category by category: points that come in bursts, as the view
 * announces them. At the end everything is counted once more, if no such points come then or the game can point at
 * all its sources.
 */
export function scored(last: View, view: View, sources: Sources = untold): Scored[] {
  const bursts = new Set([...(last.prospects ?? []), ...(view.prospects ?? [])].map((each) => each.part));
  const gains = gained(last, view);
  const parts = Object.keys(view.players[0]?.parts ?? {});
  const found = parts
    .filter((part) => bursts.has(part))
    .flatMap((part) =>
      view.players.flatMap(({ seat }) => {
        const points = gains.get(key(seat, part));
        const told = [last.prospects ?? [], view.prospects ?? [], won(last, view, sources)];
        return points ? accounted(told, seat, part, points) : [];
      }),
    );
  const ends = view.over && !last.over && parts.length > 1;
  const all = sources(view);
  return ends && (all.length || !found.length) ? counted(view, parts, all) : found;
}

function counted(view: View, parts: readonly string[], sources: readonly Scored[]): Scored[] {
  return parts.flatMap((part) =>
    view.players
      .filter((player) => player.parts[part] !== 0)
      .flatMap(({ seat, parts: of }) => accounted([[...sources]], seat, part, of[part])),
  );
}

/** A scoring that is being shown. */
export class Stage {
  /** The points that a chip shows meanwhile, by seat. */
  tally = $state.raw<readonly number[]>([]);
  /** The sources have been shown: the card sums them up. */
  card = $state(false);
  #ended: () => void = () => {};
  #skipped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until the sources have been shown and the card, if there is one, was read. */
  readonly done = new Promise<void>((done) => (this.#ended = done));

  constructor(
    readonly entries: readonly Scored[],
    readonly view: View,
    /** Whether this is the end of the game, whose result is a card of its own. */
    readonly over: boolean,
  ) {
    this.tally = view.players.map(({ seat, score }) => score - this.#sum(seat));
  }

  #sum(seat: number): number {
    return this.entries.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.points, 0);
  }

  /** Lights up one source after the other; `quiet`: at once. */
  async sources(quiet: boolean): Promise<void> {
    const slot = motion.time(Math.max(FEWEST, Math.min(MOST, ALL / this.entries.length)));
    for (const entry of quiet ? [] : this.entries) {
      if (this.#skipped) break;
      light(entry.piece, slot * 2.5);
      flyPoints(entry, motion.time(650));
      this.tally = this.tally.map((points, seat) => (seat === entry.seat ? points + entry.points : points));
      await new Promise<void>((next) => {
        this.#timer = setTimeout(next, slot);
        this.#next = next;
      });
    }
    this.tally = this.view.players.map((player) => player.score);
  }

  /** The card, once the sources have been shown. */
  sum(): void {
    if (this.over) return this.#ended();
    this.card = true;
    this.#timer = setTimeout(() => this.#ended(), CARD);
  }
  #next: () => void = () => {};

  /** Once: straight to the card. Again: on with the game. */
  skip(): void {
    if (this.card) return this.close();
    this.#skipped = true;
    clearTimeout(this.#timer);
    this.#next();
  }

  close(): void {
    this.#skipped = true;
    clearTimeout(this.#timer);
    this.#next();
    this.#ended();
  }
}
