/** Where the arrows stand that tell what lies out of sight: at the edge of what moves, and never upon what answers. */
import { middle, WAYS, type Beyond, type Way } from './beyond';

/** In pixels from the corner of what an arrow stands in. */
export interface Spot {
  left: number;
  top: number;
}

type Each<T> = Partial<Record<Way, T>>;

/** A finger's width, which is the height of an arrow as well; one with a number is wider. */
const FINGER = 44;
const NUMBERED = 58;
/** Places along an edge, the best liked first: on a board the middle, in a sheet the side. */
const BOARD = [0.5, 0.36, 0.64, 0.24, 0.76, 0.12, 0.88, 0, 1];
const SHEET = [1, 0.88, 0.76, 0.64, 0.5, 0.36, 0.24, 0.12, 0];
/** So many rows inwards from the edge. */
const ROWS = 3;
/** How bad it is to stand upon the middle of what answers, upon the rest of it, upon what is drawn, a row inwards. */
const DEAD = 1000;
const LIT = 25;
const DRAWN = 8;
const INWARDS = 9;
/** An arrow stays where it is as long as it lies on less than this. */
const STAYS = 12;

/** Something an arrow would cover, and whether it answers to a finger. */
interface Below {
  box: DOMRect;
  answers: boolean;
}

function shared(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What a finger aims at. */
function aim(box: DOMRect): DOMRect {
  const { x, y } = middle(box);
  return new DOMRect(x - FINGER / 2, y - FINGER / 2, FINGER, FINGER);
}

function cost(arrow: DOMRect, below: readonly Below[]): number {
  let sum = 0;
  for (const { box, answers } of below) {
    const share = shared(arrow, box) / (arrow.width * arrow.height);
    if (share) sum += answers ? LIT * share + (shared(arrow, aim(box)) ? DEAD : 0) : DRAWN * share;
  }
  return sum;
}

/** All spots for an arrow at its edge of a place, row by row, as many as the place has room for. */
function spotsAt(edge: DOMRect, way: Way, width: number, along: readonly number[]): DOMRect[] {
  const [wide, high] = [edge.width - width, edge.height - FINGER];
  const deep = way === 'left' || way === 'right' ? wide : high;
  const rows = Array.from({ length: ROWS }, (_, row) => row * FINGER).filter((inwards) => !inwards || inwards <= deep);
  return rows.flatMap((inwards) =>
    along.map((part) => {
      const x = way === 'left' ? inwards : way === 'right' ? wide - inwards : part * wide;
      const y = way === 'up' ? inwards : way === 'down' ? high - inwards : part * high;
      return new DOMRect(edge.left + x, edge.top + y, width, FINGER);
    }),
  );
}

/** What of a place is seen. */
function seen(box: DOMRect, frame: DOMRect): DOMRect {
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  return new DOMRect(left, top, Math.min(box.right, frame.right) - left, Math.min(box.bottom, frame.bottom) - top);
}

function everythingIn(around: Element): Below[] {
  return [...around.querySelectorAll('[data-piece], button:not(.way)')].map((each) => ({
    box: each.getBoundingClientRect(),
    answers: each.hasAttribute('data-can') || !each.hasAttribute('data-piece'),
  }));
}

/**
 * Spots for all arrows: not upon what can be chosen or pressed, as little as may be upon what is only drawn, and where
 * they stood `last` as long as that holds.
 */
export function standing(around: Element, ways: Each<Beyond>, last: Each<Spot> = {}): Each<Spot> {
  const frame = around.getBoundingClientRect();
  const below = everythingIn(around);
  const found: Each<Spot> = {};
  for (const way of WAYS) {
    const there = ways[way];
    if (!there) continue;
    const along = there.place.hasAttribute('data-scrolls') ? BOARD : SHEET;
    const edge = seen(there.place.getBoundingClientRect(), frame);
    const spots = spotsAt(edge, way, there.lit.length ? NUMBERED : FINGER, along);
    const costs = spots.map((spot, k) => cost(spot, below) + INWARDS * Math.floor(k / along.length));
    const told = spots.map(({ left, top }) => ({ left: left - frame.left, top: top - frame.top }));
    const stood = told.findIndex(({ left, top }) => left === last[way]?.left && top === last[way]?.top);
    const best = stood >= 0 && costs[stood] < STAYS ? stood : costs.indexOf(Math.min(...costs));
    found[way] = told[best];
    below.push({ box: spots[best], answers: true });
  }
  return found;
}
