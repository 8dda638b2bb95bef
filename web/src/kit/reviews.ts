/** Reviews that were made stay in this browser: coming back, also after a reload, finds them again. */
import type { Review } from './api';
import { read, write } from './storage';

const KEPT = 8;
/** `here`: whether it was computed on this device. */
interface Made {
  review: Review;
  here: boolean;
}
type Kept = (Made & { table: string })[];

export function keptReview(table: string): Made | null {
  return read<Kept>('reviews', []).find((each) => each.table === table) ?? null;
}

/** Keeps a review that is ready; the oldest goes. */
export function keepReview(table: string, made: Made): void {
  const others = read<Kept>('reviews', []).filter((each) => each.table !== table);
  write('reviews', [{ table, ...made }, ...others].slice(0, KEPT));
}
