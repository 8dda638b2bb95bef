/**
 * Hints, reviews and explored decisions of tables on a server, computed on this device where it can: with WebAssembly,
 * a module of the same rules, and enough speed. Whoever asks is told null where it cannot, and asks the server.
 */
import { api, type Review, type Weighing } from '../kit/api';
import type { LentAnswer, LentWeighing } from '../kit/generated';
import { beside } from '../kit/houses';
import type { Choice, Hint } from '../kit/types';
import type { Consideration, Misstep, Reviewed } from '../rules';
import type { Dropped, Heard, Wished } from './thinker-talk';

type Wish = Wished extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never;
interface Waiting {
  thinks: boolean; // not for something to load
  done: (answer: unknown) => void;
  failed: (error: Error) => void;
  progress: (share: number, found?: Consideration | null) => void;
}

/** A search that gets less far than this share of its plan in its time says too little. */
const LEAST = 0.1;
/** Milliseconds after which the server is asked instead: of a module that is on its way, and of a worker that is silent. */
const PATIENCE = { module: 4_000, worker: 8_000 };

let worker: Worker | undefined;
let numbers = 0;
const waiting = new Map<number, Waiting>();
/** The version of the rules whose module is here, by game; null if the game cannot be thought about. */
const modules = new Map<string, Promise<string | null>>();
/** A worker was silent, as when its browser has ended it: this page leaves it at that. */
let gaveUp = false;

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
  worker.onmessage = ({ data }: MessageEvent<Heard>) => heard(data);
  worker.onerror = () => end('does not start');
  return worker;
}

function end(why: string): void {
  worker?.terminate();
  worker = undefined;
  modules.clear();
  for (const { failed } of waiting.values()) failed(new Error(`the worker that thinks ${why}`));
  waiting.clear();
}

let silence: ReturnType<typeof setTimeout> | undefined;
/** It says how far it is as long as it thinks; a hint is worked out in less time than it may be silent. */
function listen(): void {
  clearTimeout(silence);
  if (![...waiting.values()].some(({ thinks }) => thinks)) return;
  silence = setTimeout(() => {
    gaveUp = true;
    end('says nothing any more');
  }, PATIENCE.worker);
}

function heard(told: Heard): void {
  const asked = waiting.get(told.id);
  if (told.tell !== 'progress') waiting.delete(told.id);
  listen();
  if (told.tell === 'progress') return asked?.progress(told.progress, told.found);
  if (told.tell === 'answer') asked?.done(told.answer);
  else asked?.failed(new Error(told.message));
}

function wish<T>(wished: Wish, progress: Waiting['progress'] = () => {}, until?: AbortSignal): Promise<T> {
  const id = ++numbers;
  until?.addEventListener('abort', () => worker?.postMessage({ drop: id } satisfies Dropped));
  return new Promise<T>((done, failed) => {
    waiting.set(id, { thinks: wished.do !== 'load', done: done as (answer: unknown) => void, failed, progress });
    started().postMessage({ ...wished, id });
    listen();
  });
}

/** Why the server has to think is for developers; people are told where it was worked out. */
const unable = (game: string) => (error: Error) => {
  console.info(`The server thinks about ${game}: ${error.message}`);
  return null;
};

/** Whether this device can think about a game by these rules; what is found out is remembered. */
export async function canThink(game: string): Promise<string | null> {
  if (gaveUp || typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') return null;
  let found = modules.get(game);
  if (!found) {
    found = soon(game);
    modules.set(game, found);
  }
  return found;
}

/** The version of a game's module; if it is not here soon, null until it is. */
async function soon(game: string): Promise<string | null> {
  const coming = wish<string>({ do: 'load', base: beside('wasm/'), game }).catch(unable(game));
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE.module, null));
  const found = await Promise.race([coming, late]);
  if (found === null) void coming.then((rules) => rules !== null && modules.set(game, coming));
  return found;
}

/** Whether what the server lends goes by the rules of the module that is here; if not, it is not asked for again. */
function same(game: string, theirs: string, rules: string): boolean {
  if (theirs === rules) return true;
  console.info(`The server thinks about ${game}: its rules are another version`);
  modules.set(game, Promise.resolve(null));
  return false;
}

/** The hint of a table, from what the server lends for it; null if the server has to think. */
export async function hintHere(
  game: string,
  choices: readonly Choice[],
  lend: () => Promise<LentAnswer>,
): Promise<Hint[] | null> {
  const rules = await canThink(game);
  if (rules === null) return null;
  const { rules: theirs, seat, world, seed, plan } = await lend();
  if (!same(game, theirs, rules)) return null;
  const wished = { do: 'consider' as const, base: beside('wasm/'), game, seat, world, seed, plan };
  const found = await wish<Consideration>(wished).catch(unable(game));
  if (!found) return null;
  return tooSlow(game, found, plan.iterations) ? null : withNames(found, choices);
}

/** Whether a search came so little far that this device had better leave thinking about this game to the server. */
function tooSlow(game: string, found: Consideration, iterations: number): boolean {
  if (found.done >= iterations * LEAST || found.choices.length < 2) return false;
  console.info(`This device is too slow to think about ${game}: ${found.done} of ${iterations}`);
  modules.set(game, Promise.resolve(null));
  return true;
}

function withNames(found: Consideration, choices: readonly Choice[]): Hint[] {
  const names = new Map(choices.map((choice) => [choice.action, choice.name]));
  return found.choices.map((each) => ({ ...each, name: names.get(each.action) ?? '' }));
}

/**
 * What the explorer weighs, from what the server lends for it; `told` hears how far it is. Null if the server has to
 * think, and once nobody wants it any more.
 */
export async function weighHere(
  game: string,
  choices: readonly Choice[],
  lend: () => Promise<LentWeighing>,
  told: (weighing: Weighing) => void,
  until: AbortSignal,
): Promise<Weighing | null> {
  const rules = await canThink(game);
  if (rules === null) return null;
  const { rules: theirs, seat, world, stages } = await lend();
  if (!same(game, theirs, rules) || until.aborted) return null;
  const shown = (status: Weighing['status'], progress: number, found: Consideration | null): Weighing => ({
    status,
    progress,
    futures: found?.done ?? 0,
    choices: found ? withNames(found, choices) : [],
  });
  let last: Consideration | null = null;
  const progressed = (progress: number, found?: Consideration | null) => {
    last = found ?? last;
    told(shown('thinking', progress, last));
  };
  const wished = { do: 'weigh' as const, base: beside('wasm/'), game, seat, world, stages };
  const found = await wish<Consideration>(wished, progressed, until).catch((error: Error) =>
    until.aborted ? null : unable(game)(error),
  );
  if (!found || tooSlow(game, found, stages[0].plan.iterations)) return null;
  return shown('ready', 1, found);
}

/** The review of a finished game; null if the server has to think. */
export async function reviewHere(
  table: string,
  game: string,
  progress: (share: number) => void,
): Promise<Review | null> {
  const rules = await canThink(game);
  if (rules === null) return null;
  const { level, names, rules: theirs, ...course } = await api.lentReview(table);
  if (!same(game, theirs, rules)) return null;
  const wished = { do: 'judge' as const, base: beside('wasm/'), game, course };
  const found = await wish<Reviewed>(wished, progress).catch(unable(game));
  if (!found) return null;
  const moments = found.moments.map((each) => named(each, names));
  return { status: 'ready', progress: 1, level, moments, curve: found.curve, turning: found.turning };
}

/** With the names of the actions. */
function named({ outlooks, ...found }: Misstep, names: readonly string[]): Review['moments'][number] {
  return {
    ...found,
    played: names[found.played],
    better: names[found.better],
    loss: found.before - found.after,
    line: found.line.map((action) => names[action]),
    played_outlook: outlooks[0],
    better_outlook: outlooks[1],
  };
}
