/**
 * A worker that thinks about tables of a server, in the server's place: hints, reviews and what the explorer weighs,
 * with a game's module alone. It works in slices, so that a hint does not wait for a review.
 */
import { considering, load, reviewing, Rules, weighing, type Consideration, type Loaded } from '../rules';
import type { Consider, Dropped, Heard, Judge, Weigh, Wished } from './thinker-talk';

const loading = new Map<string, Promise<Loaded>>();

const tell = (heard: Heard) => postMessage(heard);
const breath = () => new Promise((done) => setTimeout(done));
const SLICE = 40; // milliseconds

function module(base: string, game: string): Promise<Loaded> {
  let found = loading.get(game);
  if (!found) {
    found = load(base, game);
    found.catch(() => loading.delete(game));
    loading.set(game, found);
  }
  return found;
}

const bytes = (packed: string) => Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));

/** What is under way and still wanted. */
const wanted = new Set<number>();

/** Takes all steps as long as they are wanted, and lets others take theirs in between. */
async function toTheEnd<Step, End>(
  id: number,
  steps: Generator<Step, End>,
  passed: (step: Step) => void = () => {},
): Promise<End> {
  wanted.add(id);
  try {
    let began = performance.now();
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (performance.now() - began < SLICE) continue;
      passed(step.value);
      await breath();
      if (!wanted.has(id)) throw new Error('nobody wants it any more');
      began = performance.now();
    }
  } finally {
    wanted.delete(id);
  }
}

async function consider({ id, base, game, seat, world, seed, plan }: Consider): Promise<unknown> {
  const loaded = await module(base, game);
  const position = bytes(world);
  const options = new Rules(loaded).legal(position);
  return toTheEnd(id, considering(loaded, position, { seat, seed: BigInt(seed), plan, options }));
}

async function judge({ id, base, game, course }: Judge): Promise<unknown> {
  const steps = reviewing(await module(base, game), { ...course, origin: bytes(course.origin) });
  return toTheEnd(id, steps, (progress) => tell({ tell: 'progress', id, progress }));
}

async function weigh({ id, base, game, seat, world, stages }: Weigh): Promise<unknown> {
  const loaded = await module(base, game);
  const position = bytes(world);
  const options = new Rules(loaded).legal(position);
  const asked = { seat, options, stages: stages.map(({ plan, seed }) => ({ plan, seed: BigInt(seed) })) };
  let last: Consideration | null = null;
  return toTheEnd(id, weighing(loaded, position, asked), ({ progress, found }) => {
    tell({ tell: 'progress', id, progress, found: found === last ? undefined : found });
    last = found;
  });
}

function answered(wished: Wished): Promise<unknown> {
  if (wished.do === 'load') return module(wished.base, wished.game).then(({ description }) => description.rules);
  if (wished.do === 'weigh') return weigh(wished);
  return wished.do === 'consider' ? consider(wished) : judge(wished);
}

onmessage = ({ data }: MessageEvent<Wished | Dropped>) => {
  if ('drop' in data) {
    wanted.delete(data.drop);
    return;
  }
  answered(data).then(
    (answer) => tell({ tell: 'answer', id: data.id, answer }),
    (error: unknown) => tell({ tell: 'failed', id: data.id, message: String(error) }),
  );
};
