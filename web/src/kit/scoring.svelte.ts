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

function announced(view: View, seat: number, part: string): Scored[] {
  return (view.prospects ?? []).filter((each) => each.seat === seat && each.part === part);
}

/** The sources of a gain, if one of the views had announced exactly it; otherwise the gain as a whole. */
function sourcesOf(last: View, view: View, seat: number, part: string, points: number): Scored[] {
  for (const told of [announced(last, seat, part), announced(view, seat, part)])
    if (told.reduce((sum, each) => sum + each.points, 0) === points) return told;
  return [{ seat, part, points, piece: null }];
}

/**
 * What a step scored at once, source by source, category by category: points that come in bursts, as the view
 * announces them. At the end of a game without such points everything is counted once more.
 */
export function scored(last: View, view: View): Scored[] {
  const bursts = new Set([...(last.prospects ?? []), ...(view.prospects ?? [])].map((each) => each.part));
  const gains = gained(last, view);
  const parts = Object.keys(view.players[0]?.parts ?? {});
  const found = parts
    .filter((part) => bursts.has(part))
    .flatMap((part) =>
      view.players.flatMap(({ seat }) => {
        const points = gains.get(key(seat, part));
        return points ? sourcesOf(last, view, seat, part, points) : [];
      }),
    );
  const ends = view.over && !last.over;
  return found.length || !ends || parts.length < 2 ? found : counted(view, parts);
}

function counted(view: View, parts: string[]): Scored[] {
  return parts.flatMap((part) =>
    view.players
      .filter((player) => player.parts[part] !== 0)
      .map(({ seat, parts: of }) => ({ seat, part, points: of[part], piece: null })),
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

  /** Lights up one source after the other; `quiet`: only the card. */
  async run(quiet: boolean): Promise<void> {
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
