/**
 * What a bot makes of a search (`sylvarium.bots.thinking`): when it is decided, and what it says of every choice.
 *
 * A device that has no Python at hand thinks with this; `tests/wasm` compares what both say.
 */
import { milder, sureness, withChoice } from './chances';
import type { Loaded } from './machine';
import { field, type Position } from './rules';
import { Tree, type Found } from './tree';

/** How to search: as much of a plan as a server lends (`hosting/lending.py`). */
export interface SearchPlan {
  iterations: number;
  seconds: number;
  stops_early: boolean;
  sure: number;
  surer: number;
  entries: number[];
}

/** A mean over imagined futures, and how far it is likely to be off. */
export type Amount = [number, number];

/** Where the imagined futures with a choice ended (`bots/outlook.py`). */
export interface Outlook {
  futures: number;
  parts: Record<string, Amount>;
  to_come: Amount;
  rival: Amount;
}

export interface Considered {
  action: number;
  share: number;
  estimate: number;
  outlook: Outlook | null;
}

/** What was found, the most considered choice first; every seat's chances, and how many iterations there was time for. */
export interface Consideration {
  choices: Considered[];
  chances: number[];
  done: number;
}

export const CHUNK = 64;
const SHORTEST_PAUSE = 16;

/** After how many iterations to look whether the search is decided; the last time when all are done. */
export function looks(iterations: number): number[] {
  const pause = Math.max(SHORTEST_PAUSE, Math.floor(iterations / 32));
  const found: number[] = [];
  for (let at = Math.floor(iterations / 2) + pause; at < iterations; at += pause) found.push(at);
  return [...found, iterations];
}

/** Whether the most visited action stays so, even if all iterations that are left went to the second. */
export function isDecided(visits: readonly number[], left: number): boolean {
  const [first = 0, second = 0] = [...visits].sort((a, b) => b - a);
  return first - second > left;
}

/** Thinks in chunks, and yields after each; `options` are the legal actions, in their order. */
export function* considering(
  loaded: Loaded,
  world: Position,
  thought: { seat: number; seed: bigint; plan: SearchPlan; options: readonly number[] },
): Generator<void, Consideration> {
  const { seat, seed, plan, options } = thought;
  const tree = new Tree(loaded, world, plan.iterations);
  let spent = 0;
  for (const goal of plan.stops_early ? looks(plan.iterations) : [plan.iterations]) {
    while (tree.done < goal && spent < plan.seconds) {
      const began = performance.now();
      tree.explore(seat, plan.entries, seed, Math.min(CHUNK, goal - tree.done));
      spent += (performance.now() - began) / 1000;
      yield;
    }
    const visits = tree.children().map((each) => each.visits);
    if (isDecided(visits, plan.iterations - goal) || spent >= plan.seconds) break;
  }
  const all = weighed(tree, options);
  const visits = all.reduce((sum, each) => sum + each.visits, 0);
  const wins = tree.wins().map((each) => each / visits);
  const usual = sureness(plan, field(loaded.description, world, 'turn'), tree.seats);
  const sure = (settled: boolean) => (settled ? 1 : usual);
  const chance = (each: Tallied) =>
    milder(withChoice(each.victories / Math.max(each.visits, 1), wins, seat), each.visits, sure(isSettled(each)))[seat];
  const settled = all.every((each) => !each.visits || isSettled(each));
  const choices = judged(all, loaded.description.parts, chance);
  return { choices, chances: milder(wins, visits, sure(settled)), done: tree.done };
}

type Tallied = Found & { tally: number[] };

/** What was found out about every option, in their order. */
function weighed(tree: Tree, options: readonly number[]): Tallied[] {
  const known = new Map(tree.children().map((each) => [each.action, each]));
  const untried = (action: number): Found => ({ action, visits: 0, utility: 0, victories: 0, margins: 0 });
  const tallies = tree.tallies(options.length);
  return options.map((action, k) => ({ ...(known.get(action) ?? untried(action)), tally: tallies[k] }));
}

/** Whether nothing was left to come in any of its futures: they all reached the end of the game. */
function isSettled({ tally: [futures, toCome, squares] }: Tallied): boolean {
  return futures > 0 && toCome === 0 && squares === 0;
}

/** The most visited action first, of two the better; what was never tried comes last. */
function judged(all: Tallied[], parts: readonly string[], chance: (found: Tallied) => number): Considered[] {
  const visits = all.reduce((sum, each) => sum + each.visits, 0);
  const utility = (each: Found) => each.utility / Math.max(each.visits, 1);
  return [...all]
    .sort((a, b) => b.visits - a.visits || utility(b) - utility(a))
    .map((each) => ({
      action: each.action,
      share: each.visits / visits,
      estimate: chance(each),
      outlook: outlook(each.tally, parts),
    }));
}

const [TO_COME, RIVAL, BY_PART] = [0, 1, 2]; // amounts of a tally: the sum and the sum of squares of each

/** Null where no future was imagined. */
function outlook([futures, ...sums]: number[], parts: readonly string[]): Outlook | null {
  if (!futures) return null;
  const amount = (which: number): Amount => {
    const mean = sums[2 * which] / futures;
    const spread = Math.max(sums[2 * which + 1] / futures - mean * mean, 0);
    return [hundredths(mean), hundredths(Math.sqrt(spread / futures))];
  };
  const named = Object.fromEntries(parts.map((part, k) => [part, amount(BY_PART + k)]));
  return { futures, parts: named, to_come: amount(TO_COME), rival: amount(RIVAL) };
}

const hundredths = (amount: number) => Number(amount.toFixed(2));
