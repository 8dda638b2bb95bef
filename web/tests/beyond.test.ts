/** What lies out of sight on a small screen is told: how much can be chosen there, and in which direction. */
import { afterEach, expect, test, vi } from 'vitest';
import { beyond, goOn, someInSight } from '../src/kit/beyond';
import { CANVAS } from '../src/kit/glide';

afterEach(() => document.body.replaceChildren());

/** A place 100 pixels high and wide, and pieces whose middles lie at these points. */
function lay(pieces: Record<string, [number, number]>, scrolls = ''): HTMLElement {
  const around = document.createElement('div');
  const place = document.createElement('div');
  place.dataset.scrolls = scrolls;
  place.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  for (const [name, [x, y]] of Object.entries(pieces)) {
    const piece = document.createElement('b');
    piece.id = name;
    piece.dataset.can = '';
    piece.getBoundingClientRect = () => new DOMRect(x - 10, y - 10, 20, 20);
    place.append(piece);
  }
  around.append(place);
  document.body.append(around);
  return around;
}
const sizes = (around: Element, of: Partial<Record<'scrollHeight' | 'clientHeight' | 'scrollTop', number>>) => {
  for (const [name, value] of Object.entries(of)) Object.defineProperty(around.firstChild, name, { value });
};
const told = (around: Element) =>
  Object.fromEntries(Object.entries(beyond(around)).map(([way, { lit }]) => [way, lit.map(({ id }) => id)]));

test('pieces that can be chosen out of sight are told by direction, the nearest first', () => {
  const around = lay({ here: [50, 50], deep: [50, 260], low: [40, 130], above: [50, -1], aside: [180, 120] });
  expect(told(around)).toEqual({ up: ['above'], down: ['low', 'deep'], right: ['aside'] });
  expect(someInSight(around.firstElementChild!)).toBe(true);
});

test('a place where nothing lit is in sight says so; one where nothing is lit has nothing to bring', () => {
  expect(someInSight(lay({ low: [50, 130] }).firstElementChild!)).toBe(false);
  expect(someInSight(lay({}).firstElementChild!)).toBe(true);
});

test('that a drawing goes on is told as well, but not of a map, which is known to', () => {
  const around = lay({});
  sizes(around, { scrollHeight: 300, clientHeight: 100, scrollTop: 90 });
  expect(told(around)).toEqual({ up: [], down: [] });
  const map = lay({}, CANVAS);
  sizes(map, { scrollHeight: 300, clientHeight: 100, scrollTop: 90 });
  expect(told(map)).toEqual({});
});

test('an arrow brings the nearest piece to the middle', () => {
  const around = lay({ low: [50, 130], deep: [50, 260] });
  const scrollBy = vi.fn();
  around.firstElementChild!.scrollBy = scrollBy;
  goOn(beyond(around).down!, 'down', 'auto');
  expect(scrollBy).toHaveBeenCalledWith({ left: 0, top: 80, behavior: 'auto' });
});
