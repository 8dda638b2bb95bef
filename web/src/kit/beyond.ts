/**
 * What lies out of sight on a small screen, where boards and sheets move under the finger and show no scrollbar:
 * what can be chosen, and in which direction; and whether anything else follows above or below.
 */
import { CANVAS } from './glide';

export const WAYS = ['up', 'left', 'right', 'down'] as const;
export type Way = (typeof WAYS)[number];

/** What lies that way: what can be chosen, nearest first; none where only more of the drawing does. */
export interface Beyond {
  place: Element;
  lit: Element[];
}

const LIT = '[data-can]';
/** What can be chosen: lit pieces, and buttons for choices that lie on no piece, such as ending the turn. */
const CHOSEN = `${LIT}, [data-deed]`;
/** What moves: boards, cloths upon them, and what a sheet shows. */
const PLACES = '[data-scrolls], .inside';
/** Pixels of a drawing that nobody misses. */
const SLACK = 24;

export const middle = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** On which side of a box a point lies and how far; null if it lies inside. */
function outside(box: DOMRect, { x, y }: { x: number; y: number }): { way: Way; far: number } | null {
  const sides: Record<Way, number> = {
    up: box.top - y,
    left: box.left - x,
    right: x - box.right,
    down: y - box.bottom,
  };
  const way = WAYS.reduce((most, each) => (sides[each] > sides[most] ? each : most));
  return sides[way] > 0 ? { way, far: sides[way] } : null;
}

/** What lies in a place, not in another one upon it. */
const lyingIn = (place: Element, what: string) =>
  [...place.querySelectorAll(what)].filter((each) => each.closest(PLACES) === place);

/** The lit pieces of a place. */
export const litIn = (place: Element): Element[] => lyingIn(place, LIT);

/** Whether at least one lit piece of a place is in sight, or there is none. */
export function someInSight(place: Element): boolean {
  const box = place.getBoundingClientRect();
  const lit = litIn(place);
  return !lit.length || lit.some((piece) => !outside(box, middle(piece.getBoundingClientRect())));
}

export const placesIn = (around: Element): Element[] => [...around.querySelectorAll(PLACES)];

/** What lies out of sight in all places around. A map moves in all directions and is known to go on: only what is lit on it is told. */
export function beyond(around: Element): Partial<Record<Way, Beyond>> {
  const found: Partial<Record<Way, Beyond>> = {};
  for (const place of placesIn(around)) {
    const box = place.getBoundingClientRect();
    if (!box.height) continue;
    const lit = lyingIn(place, CHOSEN)
      .map((piece) => ({ piece, side: outside(box, middle(piece.getBoundingClientRect())) }))
      .filter(({ side }) => side !== null)
      .sort((a, b) => a.side!.far - b.side!.far);
    for (const { piece, side } of lit) (found[side!.way] ??= { place, lit: [] }).lit.push(piece);
    if (place.getAttribute('data-scrolls') === CANVAS) continue;
    if (place.scrollTop > SLACK) found.up ??= { place, lit: [] };
    if (place.scrollHeight - place.clientHeight - place.scrollTop > SLACK) found.down ??= { place, lit: [] };
  }
  return found;
}

/** Brings the nearest of what lies that way to the middle, or the next stretch of the drawing. */
export function goOn({ place, lit: [next] }: Beyond, way: Way, behavior: ScrollBehavior): void {
  const box = place.getBoundingClientRect();
  if (next) {
    const [from, to] = [middle(box), middle(next.getBoundingClientRect())];
    place.scrollBy({ left: to.x - from.x, top: to.y - from.y, behavior });
  } else place.scrollBy({ top: (way === 'up' ? -0.8 : 0.8) * box.height, behavior });
}
