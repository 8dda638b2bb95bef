/** Arrows to what lies out of sight stand at an edge, and never upon what somebody may want to tap. */
import { afterEach, expect, test } from 'vitest';
import type { Beyond, Way } from '../src/kit/beyond';
import { standing } from '../src/kit/standing';

afterEach(() => document.body.replaceChildren());

const FRAME = new DOMRect(10, 20, 400, 300);

/** A board in its frame, with a strip of buttons below it; pieces are told as left, top, width and height. */
function lay(pieces: readonly [number, number, number, number][], lit = true): { around: Element; place: Element } {
  const around = document.createElement('div');
  const place = document.createElement('div');
  place.dataset.scrolls = '';
  around.getBoundingClientRect = () => FRAME;
  place.getBoundingClientRect = () => new DOMRect(10, 20, 400, 240);
  for (const box of pieces) {
    const piece = document.createElement('b');
    piece.dataset.piece = 'one';
    if (lit) piece.dataset.can = '';
    piece.getBoundingClientRect = () => new DOMRect(...box);
    place.append(piece);
  }
  around.append(place);
  document.body.append(around);
  return { around, place };
}
const going = (place: Element, way: Way): Partial<Record<Way, Beyond>> => ({ [way]: { place, lit: [] } });

test('an arrow stands at the edge of what moves, not of what lies around it', () => {
  const { around, place } = lay([]);
  expect(standing(around, going(place, 'down')).down).toEqual({ left: (400 - 44) / 2, top: 240 - 44 });
  expect(standing(around, going(place, 'right')).right).toEqual({ left: 400 - 44, top: (240 - 44) / 2 });
});

test('it makes room for a piece that can be chosen, and inwards where they fill the edge', () => {
  const { around, place } = lay([[180, 210, 60, 50]]);
  const { left, top } = standing(around, going(place, 'down')).down!;
  expect(top).toBe(240 - 44);
  expect(left + 44 <= 170 || left >= 230).toBe(true);

  const row = lay([0, 1, 2, 3, 4].map((k) => [10 + 80 * k, 216, 80, 44]));
  expect(standing(row.around, going(row.place, 'down')).down!.top).toBe(240 - 88);
});

test('in a low place it does not leave it', () => {
  const { around, place } = lay([[10, 20, 400, 60]]);
  place.getBoundingClientRect = () => new DOMRect(10, 20, 400, 60);
  expect(standing(around, going(place, 'up')).up!.top).toBe(0);
  expect(standing(around, going(place, 'down')).down!.top).toBe(60 - 44);
});

test('it stays where it stood until something that can be chosen comes to lie there', () => {
  const { around, place } = lay([[180, 210, 60, 50]]);
  const moved = standing(around, going(place, 'down'));
  place.replaceChildren();
  expect(standing(around, going(place, 'down'), moved)).toEqual(moved);
  expect(standing(around, going(place, 'down')).down).not.toEqual(moved.down);
});

test('two arrows never lie upon each other, and what is only drawn is covered if it must be', () => {
  const { around, place } = lay([[10, 20, 400, 240]], false);
  const both = standing(around, { ...going(place, 'down'), ...going(place, 'right') });
  expect(both.down).toEqual({ left: (400 - 44) / 2, top: 240 - 44 });
  expect(both.right).toEqual({ left: 400 - 44, top: (240 - 44) / 2 });
});
