/** What a seat sees of Tiletum: every seat the same. */
import type { Shown } from '../../kit';
import type { TiletumTable } from './generated';

export * from './generated';
export type TiletumView = Shown & TiletumTable;
