/** What pointing at things tells, and what is told without pointing. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Chart from '../src/kit/Chart.svelte';
import { Hinting } from '../src/kit/hinting.svelte';
import { wholeLines } from '../src/kit/lines';
import type { LiveTable } from '../src/kit/live.svelte';
import { compared } from '../src/kit/outlook';
import { explained } from '../src/kit/pieces.svelte';
import type { Help, Play } from '../src/kit/play.svelte';
import { pointAtLine } from '../src/kit/told';
import type { Line } from '../src/kit/types';
import { loadWords } from '../src/kit/words.svelte';

beforeEach(async () => {
  vi.useFakeTimers();
  await loadWords('builders');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mouse = (kind: string, x: number, y: number) =>
  Object.assign(new MouseEvent(kind, { clientX: x, clientY: y, bubbles: kind === 'pointermove' }), {
    pointerType: 'mouse',
  });

describe('a help bubble', () => {
  const hovered = () => {
    const table = { help: null as (Help & { large: boolean }) | null };
    const thing = document.body.appendChild(document.createElement('div'));
    explained(table as unknown as Play, () => ({ title: 'Card', text: 'What it does' }))(thing);
    return { table, thing };
  };

  test('tells what is pointed at', () => {
    const { table, thing } = hovered();
    window.dispatchEvent(mouse('pointermove', 10, 10));
    thing.dispatchEvent(mouse('pointerenter', 30, 30));
    vi.advanceTimersByTime(1000);
    expect(table.help?.title).toBe('Card');
  });

  test('tells nothing of what comes to lie under a pointer that rests, until it moves', () => {
    const { table, thing } = hovered();
    window.dispatchEvent(mouse('pointermove', 30, 30));
    thing.dispatchEvent(mouse('pointerenter', 30, 30));
    vi.advanceTimersByTime(1000);
    expect(table.help).toBeNull();
    thing.dispatchEvent(mouse('pointermove', 31, 30));
    vi.advanceTimersByTime(1000);
    expect(table.help?.title).toBe('Card');
  });
});

describe('why', () => {
  const seats = ['human', 'bot'].map((kind, seat) => ({ seat, kind }));
  const live = { table: 'abc', seats: [0], info: { seats, allows: { hints: true } } } as unknown as LiveTable;
  const line = { number: 5, seat: 1 } as Line;

  test('a bot did something is told where everybody sees what it knew, and elsewhere after the end', () => {
    const hinting = new Hinting(live, () => {});
    expect(hinting.weighed(line, false)).toBe('/table/abc/explore/4');
    expect(hinting.weighed(line, false, true)).toBeNull();
    expect(hinting.weighed(line, true, true)).toBe('/table/abc/explore/4');
  });

  test('a sentence that quotes a choice has one full stop', () => {
    expect(compared(null, null, 'Take Nails: Pay 2 iron.')).not.toContain('iron.”');
  });
});

describe('pointing at a line of the story', () => {
  const lay = (...names: string[]) =>
    names.map((name) => {
      const thing = document.body.appendChild(document.createElement('div'));
      thing.dataset.anchor = name;
      thing.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
      return thing;
    });
  const line = (piece: string | null, args: Line['words']['args']): Line => ({
    number: 1,
    turn: 1,
    seat: 0,
    words: { id: 'log-x', args },
    piece,
  });
  afterEach(() => document.body.replaceChildren());
  const pointed = () =>
    [...document.querySelectorAll<HTMLElement>('[data-pointed]')].map((each) => each.dataset.anchor);

  test('shows its piece, and the player it is about where that is not on the table any more', () => {
    lay('die:1', 'player:0', 'player:1');
    pointAtLine(line('die:1', { player: { seat: 1 } }));
    expect(pointed()).toEqual(['die:1']);
    pointAtLine(line('die:2', { player: { seat: 1 } }));
    expect(pointed()).toEqual(['player:1']);
    pointAtLine(line(null, { count: 2 }));
    expect(pointed()).toEqual([]);
  });
});

test('a chart is drawn as wide as there is room, so that its words stay readable on a phone', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const points = [0, 1].map((at) => ({ at, scores: [at, at] }));
  const { container } = render(Chart, { points, names: ['Ada', 'Bruno'], label: 'Points' });
  await vi.waitFor(() => expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 300 260'));
});

test('of a text that is longer than its room whole lines are shown', () => {
  let told = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        told = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const around = document.body.appendChild(document.createElement('p'));
  const text = around.appendChild(document.createElement('span'));
  around.style.lineHeight = '12px';
  around.style.padding = '2px 0 0';
  vi.spyOn(around, 'clientHeight', 'get').mockReturnValue(45);
  wholeLines(text);
  told();
  expect(text.style.getPropertyValue('-webkit-line-clamp')).toBe('3');
});
