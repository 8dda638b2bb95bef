/** The rules and the search of a game as WebAssembly, for browsers, workers and Node (docs/architecture.md). */
export { considering, type Consideration, type Considered, type Outlook, type SearchPlan } from './considering';
export type { Description, Plan } from './description';
export { load, loaded, Machine, type Argument, type Held, type Loaded } from './machine';
export { reviewing, type Course, type Misstep, type Reviewed } from './reviewing';
export { Rules, type Position } from './rules';
export { thinking, Tree, type Found, type Thought } from './tree';
export { weighing, type Stage, type Weighed } from './weighing';
