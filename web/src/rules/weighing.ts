/** Weighing the choices of one decision in stages, each deeper than the one before (`sylvarium.bots.weighing`). */
import { CHUNK, considering, type Consideration, type SearchPlan } from './considering';
import type { Loaded } from './machine';
import type { Position } from './rules';

export interface Stage {
  plan: SearchPlan;
  seed: bigint;
}

/** How far it is, from 0 to 1, and what the last stage found. */
export interface Weighed {
  progress: number;
  found: Consideration | null;
}

/** Thinks in chunks, and yields after each; in the end what the last stage found. */
export function* weighing(
  loaded: Loaded,
  world: Position,
  { seat, stages, options }: { seat: number; stages: readonly Stage[]; options: readonly number[] },
): Generator<Weighed, Consideration> {
  const total = stages.reduce((sum, { plan }) => sum + plan.iterations, 0);
  let begun = 0;
  let found: Consideration | null = null;
  for (const { plan, seed } of stages) {
    const steps = considering(loaded, world, { seat, seed, plan, options });
    let done = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      done = Math.min(done + CHUNK, plan.iterations);
      yield { progress: (begun + done) / total, found };
    }
    found = step.value;
    begun += plan.iterations;
    yield { progress: begun / total, found };
  }
  if (!found) throw new Error('nothing can be weighed in no stage');
  return found;
}
