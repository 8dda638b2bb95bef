import { afterEach, expect, test, vi } from 'vitest';
import { steady } from '../src/kit/steady';

/** An observer that tells of a height when the test says so. */
let tell: (height: number) => void = () => {};
class Told {
  constructor(callback: ResizeObserverCallback) {
    tell = (height) =>
      callback(
        [{ borderBoxSize: [{ blockSize: height, inlineSize: 0 }] } as unknown as ResizeObserverEntry],
        this as unknown as ResizeObserver,
      );
  }
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}
afterEach(() => vi.unstubAllGlobals());

function attached(most: number): { element: HTMLElement; leave: () => void } {
  vi.stubGlobal('ResizeObserver', Told);
  vi.stubGlobal('innerHeight', 800);
  const element = document.createElement('div');
  const leave = steady(most)(element);
  return { element, leave: leave as () => void };
}

test('an element stays as tall as it has been, and no taller', () => {
  const { element } = attached(0.5);
  tell(100);
  tell(140);
  tell(120);
  expect(element.style.minHeight).toBe('140px');
});

test('what takes more of the window than it may is let pass', () => {
  const { element } = attached(0.25);
  tell(90);
  tell(201);
  expect(element.style.minHeight).toBe('90px');
});

test('another window is another measure', () => {
  const { element, leave } = attached(0.5);
  tell(300);
  window.dispatchEvent(new Event('resize'));
  expect(element.style.minHeight).toBe('');
  tell(80);
  expect(element.style.minHeight).toBe('80px');
  leave();
  window.dispatchEvent(new Event('resize'));
  expect(element.style.minHeight).toBe('80px');
});
