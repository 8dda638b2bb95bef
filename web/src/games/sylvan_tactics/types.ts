/** What a seat sees of Sylvan Tactics. */
import type { Shown } from '../../kit';
import type { TacticsTable } from './generated';

export * from './generated';
export type TacticsView = Shown & TacticsTable;
