import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/kit/api';
import type { GameInfo } from '../src/kit/types';
import Waking from '../src/kit/Waking.svelte';
import { loadWords } from '../src/kit/words.svelte';

const game = (key: string, state: GameInfo['state']): GameInfo => ({
  key,
  available: true,
  seats: [2],
  options: [],
  levels: [],
  rules: null,
  state,
  lessons: 0,
});

beforeEach(async () => {
  await loadWords('builders').catch(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the bots are said to be waking up until their game is ready', async () => {
  const answers = [
    [game('sylve', 'preparing'), game('tiletum', 'ready')],
    [game('sylve', 'ready'), game('tiletum', 'ready')],
  ];
  const asked = vi
    .spyOn(api, 'games')
    .mockImplementation(async () => answers[Math.min(asked.mock.calls.length, 2) - 1]);
  const shown = mount(Waking, { target: document.body, props: { game: 'sylve' } });
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
  expect(document.querySelector('[role=status]')?.textContent).toContain('waking up');
  await vi.advanceTimersByTimeAsync(5000);
  flushSync();
  expect(document.querySelector('[role=status]')).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2); // a shelf that is ready is not asked again
  await unmount(shown);
});

test('a page that is left asks no more', async () => {
  const asked = vi.spyOn(api, 'games').mockResolvedValue([game('sylve', 'preparing')]);
  const shown = mount(Waking, { target: document.body, props: { game: 'sylve' } });
  await vi.advanceTimersByTimeAsync(1);
  await unmount(shown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
