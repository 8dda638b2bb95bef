/** Where words about a thing are put. */
import { expect, test } from 'vitest';
import { before, fit } from '../src/kit/bubble';

test('what a grey button says lies before it, or above it where there is no room, never on what follows below', () => {
  const words = document.createElement('p');
  words.getBoundingClientRect = () => new DOMRect(0, 0, 180, 40);
  const place = (put: typeof before, button: DOMRect) => {
    put(button)(words);
    return [parseFloat(words.style.left), parseFloat(words.style.top)];
  };
  expect(place(before, new DOMRect(600, 100, 40, 40))).toEqual([412, 100]);
  expect(place(before, new DOMRect(100, 100, 40, 40))).toEqual([100, 52]);
  expect(place(fit, new DOMRect(600, 100, 40, 40))[1]).toBe(148);
});
