/** What a seat sees of Sylve. */
import type { Shown } from '../../kit';
import type { DieView, ForestView, SylveTable } from './generated';

export * from './generated';
export type SylveView = Shown & SylveTable;

/** Who would control a forest, and why nobody would. */
export type Standing = Pick<ForestView, 'influence' | 'elements' | 'leader' | 'status'>;

/** A die by its id. */
export function dieOf(view: SylveView, id: string): DieView {
  return view.dice.find((die) => die.id === id)!;
}
