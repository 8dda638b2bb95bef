/** What a seat sees of Tree Society. */
import type { Shown } from '../../kit';
import type { EmptySlot, FilledSlot, SocietyTable } from './generated';

export * from './generated';
export type MarketSlot = FilledSlot | EmptySlot;
export type SocietyView = Shown & SocietyTable;
