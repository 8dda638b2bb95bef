/**
 * A search of the bots (`sylvarium.bots.search`) in a game's module: the memory of one thought.
 *
 * Every tree has a machine of its own, so that many can be thought about in turns, and one that nobody wants any more
 * is left to the garbage collector. What a bot makes of what the tree found is decided in Python (`bots/thinking.py`).
 */
import { Machine, type Held, type Loaded } from './machine';
import { field, type Position } from './rules';

const LOW = 0xffffffffn;
const COUNTERS = 2; // how many nodes there are, how many iterations were made
const ROOT = 0;
const NONE = -1;
const [ACTION, , CHILD, SIBLING, VISITS] = [0, 1, 2, 3, 4, 5]; // columns of a node
const NODE_COLUMNS = 6;
const WORTH_COLUMNS = 3;
const WINS = 3; // a column of the spread

/** What was found out about an action at the root: sums over its visits. */
export interface Found {
  action: number;
  visits: number;
  utility: number;
  victories: number;
  margins: number;
}

export class Tree {
  readonly seats: number;
  readonly #machine: Machine;
  readonly #held: Record<string, Held> = {};

  /** `position` is what the searching seat knows (`Rules.imagined`); at most `iterations` can follow. */
  constructor(loaded: Loaded, position: Position, iterations: number) {
    const { description } = loaded;
    this.#machine = new Machine(loaded);
    this.seats = field(description, position, 'seats');
    const counts: Record<string, number> = {
      states: 2,
      out: description.most_options,
      nodes: iterations + 1,
      worth: iterations + 1,
      habits: this.seats,
      where: description.actions,
      path: description.search.path,
      spread: this.seats,
      verdict: this.seats,
      tally: description.most_options,
      counters: COUNTERS,
      plan: Object.values(description.search.plans)[0].entries.length,
    };
    for (const [name, count] of Object.entries(counts)) {
      this.#held[name] = this.#machine.holdFor('explore', name, count);
    }
    this.#held.raw = this.#held.states;
    const states = this.#machine.bytes(this.#held.states);
    states.set(position, 0);
    states.set(position, position.length);
    this.#machine.ints(this.#held.nodes)[ROOT * NODE_COLUMNS + CHILD] = NONE;
    this.#machine.ints(this.#held.where).fill(NONE);
    this.#machine.ints(this.#held.counters)[0] = 1;
  }

  /** How many iterations were made. */
  get done(): number {
    return this.#machine.ints(this.#held.counters)[2]; // the low half of the second 64-bit number
  }

  /** Makes `count` more iterations of the sequence `seed` for `seat`; `plan` is the `entries` of a plan. */
  explore(seat: number, plan: number[], seed: bigint, count: number): void {
    const { states, raw, out, nodes, worth, habits, where, path, spread, verdict, tally, counters } = this.#held;
    this.#machine.doubles(this.#held.plan).set(plan);
    const memory = [nodes, worth, habits, where, path, spread, verdict, tally, counters, this.#held.plan];
    this.#machine.call('explore', states, raw, seat, out, ...memory, seed & LOW, seed >> 32n, count);
  }

  /** What was found out about every action that was tried at the root, the newest first. */
  children(): Found[] {
    const [nodes, worth] = [this.#machine.ints(this.#held.nodes), this.#machine.doubles(this.#held.worth)];
    const found: Found[] = [];
    for (let node = nodes[ROOT * NODE_COLUMNS + CHILD]; node !== NONE; node = nodes[node * NODE_COLUMNS + SIBLING]) {
      const [utility, victories, margins] = worth.subarray(node * WORTH_COLUMNS, (node + 1) * WORTH_COLUMNS);
      const [action, visits] = [nodes[node * NODE_COLUMNS + ACTION], nodes[node * NODE_COLUMNS + VISITS]];
      found.push({ action, visits, utility, victories, margins });
    }
    return found;
  }

  /** Where the lines of play ended that began with each of the first options at the root (`search.FUTURES` …). */
  tallies(options: number): number[][] {
    const [tally, columns] = this.#rows('tally');
    return Array.from({ length: options }, (_, k) => [...tally.subarray(k * columns, (k + 1) * columns)]);
  }

  /** How often each seat won in all lines of play. */
  wins(): number[] {
    const [spread, columns] = this.#rows('spread');
    return Array.from({ length: this.seats }, (_, seat) => spread[seat * columns + WINS]);
  }

  /** An array of real numbers, and how many of them make a row. */
  #rows(name: 'tally' | 'spread'): [Float64Array, number] {
    const held = this.#held[name];
    return [this.#machine.doubles(held), held.size / 8 / held.count];
  }

  /** The action with which the last line of play began. */
  firstPlayed(): number {
    return this.#machine.ints(this.#held.path)[1];
  }

  /** The bytes of everything the search has written, by name; for comparisons with another machine. */
  memory(name: 'nodes' | 'worth' | 'habits' | 'spread' | 'tally'): Uint8Array {
    return this.#machine.bytes(this.#held[name]).slice();
  }
}

export interface Thought {
  seat: number;
  plan: number[];
  seed: bigint;
  iterations: number;
}

/**
 * Thinks in chunks: yields how many iterations are done, so that a worker can report, do something else, or stop by not
 * coming back. In the end what was found about each action, the most visited first (of two, the better).
 */
export function* thinking(
  loaded: Loaded,
  position: Position,
  thought: Thought,
  chunk = 64,
): Generator<number, Found[]> {
  const tree = new Tree(loaded, position, thought.iterations);
  while (tree.done < thought.iterations) {
    const count = Math.min(chunk, thought.iterations - tree.done);
    tree.explore(thought.seat, thought.plan, thought.seed, count);
    yield tree.done;
  }
  const mean = (found: Found) => found.utility / Math.max(found.visits, 1);
  return tree.children().sort((a, b) => b.visits - a.visits || mean(b) - mean(a));
}
