/** What a page and the worker that thinks for it (`thinker.ts`) say to each other. */
import type { Consideration, Course, SearchPlan } from '../rules';

interface Ours {
  id: number;
  /** Where the modules are, and of which game. */
  base: string;
  game: string;
}
export type Consider = Ours & { do: 'consider'; seat: number; world: string; seed: string; plan: SearchPlan };
export type Judge = Ours & { do: 'judge'; course: Omit<Course, 'origin'> & { origin: string } };
export type Weigh = Ours & { do: 'weigh'; seat: number; world: string; stages: { plan: SearchPlan; seed: string }[] };
export type Wished = (Ours & { do: 'load' }) | Consider | Judge | Weigh;

/** Nobody wants the answer to a wish any more. */
export interface Dropped {
  drop: number;
}

export type Heard =
  | { tell: 'answer'; id: number; answer: unknown }
  | { tell: 'failed'; id: number; message: string }
  | { tell: 'progress'; id: number; progress: number; found?: Consideration | null };
