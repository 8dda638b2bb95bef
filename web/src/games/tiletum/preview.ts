/** What a choice would bring, as the rules have worked it out (`face/preview.py`), for the drawings that show it. */
import type { Choice } from '../../kit';
import { RESOURCES, type Resource } from './types';

export type Change = Partial<Record<Resource, number>>;

/** An amount that the choice would change, by its name in `preview.py`; 0 if it stays or nobody can know. */
export function change(choice: Choice | null, name: string): number {
  return choice?.preview?.measures?.[name] ?? 0;
}

/** Resources gained and paid. What a die is still to give counts as soon as it is due, and only once. */
export function resources(choice: Choice | null): Change {
  const found: Change = {};
  for (const kind of RESOURCES) {
    const n = change(choice, kind) + Math.max(0, change(choice, `due:${kind}`));
    if (n) found[kind] = n;
  }
  return found;
}

/** The points that the choice would bring the seat, if they are certain. */
export function points(choice: Choice | null, seat: number): number {
  return choice?.preview?.points?.[seat] ?? 0;
}

export const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
