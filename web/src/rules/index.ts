/** The rules and the search of a game as WebAssembly, for browsers, workers and Node (docs/architecture.md). */
export type { Description, Plan } from './description';
export { load, loaded, Machine, type Argument, type Held, type Loaded } from './machine';
export { Rules, type Position } from './rules';
export { thinking, Tree, type Found, type Thought } from './tree';
