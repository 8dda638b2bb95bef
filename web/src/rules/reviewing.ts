/** The review of a finished game (`sylvarium.bots.reviewing`): every decision is judged with what its player knew. */
import { surelyBetter, withChoice } from './chances';
import { considering, type Consideration, type Outlook, type SearchPlan } from './considering';
import type { Loaded } from './machine';
import { Rules, type Position } from './rules';

/** What a server lends for it: the course of the game and the seeds of every decision. */
export interface Course {
  first: number;
  origin: Position;
  actions: readonly number[];
  seeds: readonly (readonly string[])[];
  again: readonly (readonly string[])[]; // seeds of a second look
  plan: SearchPlan;
  closer: number; // times the iterations, in a second look
  doubtful: number; // times the moments that are told, looked at again
  surely: number; // times its standard error, at least: what is told as a mistake
  most: number;
  longest_line: number;
}

/** A decision after which the chance to win was smaller than it could have been. */
export interface Misstep {
  number: number;
  turn: number;
  seat: number;
  played: number;
  better: number;
  before: number;
  after: number;
  outlooks: [Outlook | null, Outlook | null]; // with what was played, and with what is better
  line: number[];
}

/** Every seat's chance to win before a decision. */
export interface Stand {
  number: number;
  turn: number;
  chances: number[];
}

/** A turn in which a seat's chance to win changed much. */
export interface Turning {
  number: number;
  turn: number;
  seat: number;
  change: number;
}

export interface Reviewed {
  moments: Misstep[];
  curve: Stand[];
  turning: Turning[];
}

const TURNED = 0.12;
const MOST_TURNING = 4;

/** A decision that looks like a mistake. */
interface Doubtful {
  k: number;
  at: Position;
  fall: number;
}

/** Yields the share of the decisions that have been judged; in the end the worst moments, the worst first. */
export function* reviewing(loaded: Loaded, course: Course): Generator<number, Reviewed> {
  const rules = new Rules(loaded);
  const position = course.origin.slice();
  const doubtful: Doubtful[] = [];
  const curve: Stand[] = [];
  for (const [k, played] of course.actions.entries()) {
    const options = rules.legal(position);
    const [number, turn, seat] = [course.first + k, rules.field(position, 'turn'), rules.field(position, 'seat')];
    if (options.length > 1) {
      const judged = yield* weighed(loaded, rules, course, position, course.seeds[k], k / course.actions.length);
      curve.push({ number, turn, chances: withChoice(judged.choices[0].estimate, judged.chances, seat) });
      const fall = judged.choices[0].estimate - choice(judged, played).estimate;
      if (fall > 0) doubtful.push({ k, at: position.slice(), fall });
    }
    rules.step(position, played);
  }
  const found: (Misstep & { at: Position })[] = [];
  doubtful.sort((a, b) => b.fall - a.fall || a.k - b.k);
  for (const each of doubtful.slice(0, course.doubtful * course.most)) {
    const moment = yield* lookedAtAgain(loaded, rules, course, each);
    if (moment) found.push({ ...moment, at: each.at });
  }
  found.sort((a, b) => b.before - b.after - (a.before - a.after) || a.number - b.number);
  const moments: Misstep[] = [];
  for (const { at, ...moment } of found.slice(0, course.most)) {
    const line = yield* following(loaded, rules, course, at, moment.number - course.first, moment.better);
    moments.push({ ...moment, line });
  }
  const ended = { number: course.first + course.actions.length, ...end(rules, position) };
  return { moments, curve, turning: turningPoints([...curve, ended]) };
}

const choice = (judged: Consideration, action: number) => judged.choices.find((each) => each.action === action)!;

/** The moment of a decision, from a closer look; null if the choice was no mistake, or not surely one. */
function* lookedAtAgain(
  loaded: Loaded,
  rules: Rules,
  course: Course,
  { k, at }: Doubtful,
): Generator<number, Misstep | null> {
  const { closer, plan } = course;
  const patient = { ...plan, iterations: closer * plan.iterations, seconds: closer * plan.seconds };
  const judged = yield* weighed(loaded, rules, { ...course, plan: patient }, at, course.again[k], 1);
  const [best, mine] = [judged.choices[0], choice(judged, course.actions[k])];
  const counted = ({ estimate, outlook }: typeof best) => ({ estimate, futures: outlook?.futures ?? 0 });
  if (!surelyBetter(counted(best), counted(mine), course.surely)) return null;
  const [before, after] = [best.estimate, mine.estimate];
  const [turn, seat] = [rules.field(at, 'turn'), rules.field(at, 'seat')];
  const outlooks: Misstep['outlooks'] = [mine.outlook, best.outlook];
  const said = { number: course.first + k, turn, seat, played: mine.action, better: best.action };
  return { ...said, before, after, outlooks, line: [] };
}

/** What a bot makes of a decision, with what its player knows and these seeds. */
function* weighed(
  loaded: Loaded,
  rules: Rules,
  course: Course,
  position: Position,
  seeds: readonly string[],
  progress: number,
): Generator<number, Consideration> {
  const [imagined, searched] = seeds.map(BigInt);
  const seat = rules.field(position, 'seat');
  const world = rules.imagined(position, seat, imagined);
  const options = rules.legal(position);
  const thought = considering(loaded, world, { seat, seed: searched, plan: course.plan, options });
  for (let step = thought.next(); ; step = thought.next()) {
    if (step.done) return step.value;
    yield progress;
  }
}

/** How a turn goes on with a choice, as far as nothing new is revealed. */
function* following(
  loaded: Loaded,
  rules: Rules,
  course: Course,
  position: Position,
  k: number,
  first: number,
): Generator<number, number[]> {
  const whose = () => ['seat', 'turn', 'reveals'].map((name) => rules.field(position, name)).join();
  const before = whose();
  const actions = [first];
  let options = rules.step(position, first);
  while (options.length && whose() === before && actions.length < course.longest_line) {
    const { choices } = yield* weighed(loaded, rules, course, position, course.seeds[k + actions.length], 1);
    actions.push(choices[0].action);
    options = rules.step(position, choices[0].action);
  }
  return actions;
}

/** How the game ended, as chances: one for the winner, shared among equals. */
function end(rules: Rules, position: Position): Omit<Stand, 'number'> {
  const seats = Array.from({ length: rules.field(position, 'seats') }, (_, seat) => seat);
  const winners = seats.filter((seat) => rules.rank(position, seat) === 1);
  const won = seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { turn: rules.field(position, 'turn'), chances: won };
}

/** The turns in which a chance to win changed most, if it changed much; told by the seat whose chance it was. */
function turningPoints(curve: readonly Stand[]): Turning[] {
  const starts = curve.filter((stand, k) => k === 0 || curve[k - 1].turn !== stand.turn);
  const found: Turning[] = [];
  for (const [k, after] of starts.slice(1).entries()) {
    const { number, turn, chances: then } = starts[k];
    const changes = after.chances.map((now, seat) => now - then[seat]);
    const sizes = changes.map((each) => Number(Math.abs(each).toFixed(6)));
    const seat = sizes.indexOf(Math.max(...sizes));
    if (Math.abs(changes[seat]) >= TURNED) found.push({ number, turn, seat, change: changes[seat] });
  }
  const largest = [...found].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST_TURNING);
  return largest.sort((a, b) => a.number - b.number);
}
