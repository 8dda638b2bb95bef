/** What a seat sees of Builders. */
import type { Shown } from '../../kit';
import type { BuildersTable } from './generated';

export * from './generated';
export type BuildersView = Shown & BuildersTable;
