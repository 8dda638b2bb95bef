import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dwell, Pacer } from '../src/kit/pace.svelte';
import { Play } from '../src/kit/play.svelte';
import { settings } from '../src/kit/settings.svelte';
import type { View } from '../src/kit/types';

/** What seat 0 sees after so many actions; its own turn has a question. */
const view = (number: number, turn: number, seat: number): View => ({
  game: 'builders',
  seats: 2,
  number,
  turn,
  seat,
  you: 0,
  over: false,
  players: [],
  question: seat === 0 ? { id: 'ask-take' } : null,
  choices: [],
  undo: false,
  stuck: null,
  redo: false,
  ranking: null,
});

let shown: number[];
let pacer: Pacer;
beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'normal';
  settings.motion = 'auto';
  shown = [];
  const play = new Play(view(0, 1, 0), ['Ada', 'Bruno']);
  pacer = new Pacer(play, (next) => shown.push(next.number));
});
afterEach(() => {
  vi.useRealTimers();
  settings.pace = 'normal';
});

const bot = (number: number, turn = 2, seat = 1) => pacer.add({ view: view(number, turn, seat), mine: false });

describe('the pace of others', () => {
  test('own moves are shown at once, those of others one after the other', async () => {
    pacer.add({ view: view(1, 2, 1), mine: true });
    expect(shown).toEqual([1]);
    bot(2);
    bot(3);
    await vi.advanceTimersByTimeAsync(10);
    expect([shown, pacer.waiting]).toEqual([[1, 2], 1]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([shown, pacer.waiting]).toEqual([[1, 2, 3], 0]);
  });

  test.each([3, 18, 60])('a turn of %d steps is over within four seconds at normal speed', async (steps) => {
    pacer.add({ view: view(1, 2, 1), mine: true });
    for (let k = 2; k < steps + 2; k++) {
      bot(k, 2, k === steps + 1 ? 0 : 1);
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(4_000 - 50 * steps);
    expect(shown.at(-1)).toBe(steps + 1);
    expect(shown).toHaveLength(steps + 1);
  });

  test('instant shows only the last of what has happened', async () => {
    settings.pace = 'instant';
    pacer.add({ view: view(1, 2, 1), steps: [], mine: true });
    pacer.add({ view: view(3, 2, 1), steps: [view(2, 2, 1)], mine: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([1, 3]);
  });

  test('step by step waits for every click, and can be skipped', async () => {
    settings.pace = 'step';
    pacer.add({ view: view(1, 2, 1), mine: true });
    for (const number of [2, 3, 4, 5]) bot(number);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shown, pacer.asks, pacer.waiting]).toEqual([[1], true, 4]);
    pacer.next();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([1, 2]);
    pacer.skip();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shown, pacer.asks]).toEqual([[1, 2, 5], false]);
  });

  test('what the others did is shown again, from my move on, and ends where the table is', async () => {
    pacer.add({ view: view(1, 2, 1), mine: true });
    expect(pacer.canRepeat).toBe(false);
    for (const number of [2, 3]) bot(number);
    bot(4, 3, 0);
    await vi.advanceTimersByTimeAsync(5_000);
    const now = pacer.play.view;
    pacer.again();
    expect(pacer.repeating).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
    expect(pacer.play.view).toBe(now);
    expect(pacer.repeating).toBe(false);
  });

  test('my own move takes precedence over what is being shown', async () => {
    bot(1, 1, 0);
    await vi.advanceTimersByTimeAsync(10);
    pacer.add({ view: view(2, 2, 1), mine: true });
    expect(shown).toEqual([1, 2]);
  });

  test('the more steps wait, the shorter each is seen', () => {
    expect(dwell('normal', 0, 3_600)).toBeGreaterThan(dwell('normal', 17, 3_600));
    expect(dwell('slow', 0, 9_000)).toBeGreaterThan(dwell('normal', 0, 9_000));
    expect(dwell('instant', 0, 9_000)).toBe(0);
  });
});
