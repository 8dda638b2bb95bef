/** What a choice brings, in words: only what is surely different, with the right number of points. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Outlook } from '../src/kit/generated';
import { compared, reasons, rows } from '../src/kit/outlook';
import { keepReview, keptReview } from '../src/kit/reviews';
import { exploreAddress, parse } from '../src/kit/router.svelte';
import { settings } from '../src/kit/settings.svelte';
import { loadWords } from '../src/kit/words.svelte';

const outlook = (bridges: number, prestige: number, rival: number, doubt = 0.1): Outlook => ({
  futures: 400,
  parts: { bridges: [bridges, doubt], prestige: [prestige, doubt], banners: [0, 0] },
  to_come: [12, 2],
  rival: [rival, doubt],
});

beforeAll(async () => loadWords('builders'));
afterEach(async () => {
  settings.language = 'en';
  await loadWords('builders');
});

describe('what a choice brings', () => {
  test('is told by the largest differences first, in whole points', () => {
    const told = reasons(outlook(5.1, 2, 20), outlook(2, 3.2, 20));
    expect(told).toMatch(/^Bridges: about 3 points more, Prestige: about 1 point fewer$/);
  });

  test('is told in French as well', async () => {
    settings.language = 'fr';
    await loadWords('builders');
    expect(reasons(outlook(5.1, 2, 20), outlook(2, 3.2, 22))).toMatch(/environ 3 points de plus.*2 points de moins/);
  });

  test('is not told where chance alone could make the difference', () => {
    expect(reasons(outlook(5, 2, 20, 2), outlook(2, 2, 20, 2))).toBe('');
    expect(compared(outlook(5, 2, 20, 2), outlook(2, 2, 20, 2), 'Pass')).toContain('no clear difference');
    expect(reasons(outlook(2.4, 2, 20), outlook(2, 2, 20))).toBe('');
  });

  test('leaves out categories that bring nothing in either', () => {
    expect(rows(outlook(5, 2, 20), outlook(2, 2, 20)).map((row) => row.key)).toEqual([
      'bridges',
      'prestige',
      'to-come',
      'rival',
    ]);
  });

  test('leaves out the judgement of a duel, which is not in points', () => {
    const duel = (points: number): Outlook => ({
      futures: 400,
      parts: { bridges: [points, 0.1] },
      to_come: [90, 1],
      rival: [20, 1],
    });
    expect(rows(duel(5), { ...duel(3), to_come: [40, 1] }).map((row) => row.key)).toEqual(['bridges']);
  });
});

test('the address of an explored decision has the line that was tried and the one to be shown', () => {
  const address = exploreAddress('abc', 7, ['play:log/bridge', 'end'], ['take:1']);
  expect(parse(address)).toEqual({
    page: 'explore',
    table: 'abc',
    number: 7,
    line: ['play:log/bridge', 'end'],
    show: ['take:1'],
  });
  expect(parse(exploreAddress('abc', 0))).toEqual({ page: 'explore', table: 'abc', number: 0, line: [], show: [] });
  expect(parse('/table/abc/explore')).toEqual({ page: 'lost' });
});

test('reviews stay in the browser, the newest ones', () => {
  const review = { status: 'ready' as const, progress: 1, level: 'oak', moments: [], curve: [], turning: [] };
  for (let k = 0; k < 12; k++) keepReview(`t${k}`, { review, here: k % 2 === 1 });
  expect(keptReview('t11')).toMatchObject({ review, here: true });
  expect(keptReview('t0')).toBeNull();
});
