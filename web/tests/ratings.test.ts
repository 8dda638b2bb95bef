import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from '../src/kit/router.svelte';
import { likeness, personAddress, ratings, signed, value } from '../src/kit/ratings';
import type { PersonGame, RatingShape, TableRatings } from '../src/kit/generated';
import { settings } from '../src/kit/settings.svelte';
import { loadWords } from '../src/kit/words.svelte';
import Leaderboard from '../src/pages/Leaderboard.svelte';
import Curve from '../src/people/Curve.svelte';
import Decided from '../src/people/Decided.svelte';
import PartsTable from '../src/people/PartsTable.svelte';
import RatedEnd from '../src/people/RatedEnd.svelte';

beforeEach(() => loadWords('builders'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  settings.language = 'en';
});

const rating = (more: Partial<RatingShape> = {}): RatingShape => ({
  value: 1612,
  doubt: 40,
  games: 31,
  like: { level: 'oak', chance: 0.71 },
  sure: true,
  ...more,
});

describe('words', () => {
  test('a rating is told without separators, with its doubt', () => {
    expect(value(rating()).replace(/[⁨⁩]/g, '')).toBe('1612 ± 40');
    expect([signed(14), signed(-3), signed(0)]).toEqual(['+14', '−3', '+0']);
  });

  test('a likeness that is not sure says so', () => {
    expect(likeness(rating(), 'mine').replace(/[⁨⁩]/g, '')).toBe('You play about like Oak (71% sure).');
    expect(likeness(rating({ like: { level: 'oak', chance: 0.4 } }), 'mine')).toContain('perhaps');
    expect(likeness(rating({ like: null }), 'theirs')).toBe('');
  });

  test('addresses lead there and back', () => {
    expect(parse(personAddress('élan-vital'))).toEqual({ page: 'person', handle: 'élan-vital' });
    expect(parse('/p/%E0%A4%A')).toEqual({ page: 'person', handle: '%E0%A4%A' });
    expect(parse('/leaderboard/sylve')).toEqual({ page: 'leaderboard', game: 'sylve' });
    expect(parse('/p').page).toBe('lost');
  });
});

describe('the end of a game', () => {
  const seat = (number: number, change: number | null) => ({
    seat: number,
    level: null,
    handle: number ? 'bob' : 'ada',
    rating: rating({ value: 1600 + number }),
    change,
  });
  const told = (more: Partial<TableRatings>): TableRatings => ({
    state: 'recorded',
    rated: true,
    why: null,
    seats: [seat(0, 14), seat(1, -14)],
    ...more,
  });

  test('what changed is said quietly, once it is recorded', async () => {
    const asked = vi
      .spyOn(ratings, 'table')
      .mockResolvedValueOnce(told({ state: 'pending' }))
      .mockResolvedValue(told({}));
    render(RatedEnd, { table: 't', you: 0, names: ['Ada', 'Bob'] });
    const said = await screen.findByRole('status');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(said.textContent).toContain('+14');
    expect(said.textContent).toContain('Oak');
    expect(screen.getByRole('link', { name: 'Bob' }).getAttribute('href')).toBe('/p/bob');
  });

  test('a game is decided when the others have given up, though bots play on', async () => {
    vi.spyOn(ratings, 'table')
      .mockResolvedValueOnce(told({ state: 'open' }))
      .mockResolvedValue(told({}));
    render(Decided, { table: 't', you: 0, names: ['Ada', 'Bob'] });
    expect(await screen.findByRole('region', { name: 'The game is decided.' })).toBeTruthy();
    expect((await screen.findByText('+14')).textContent).toBe('+14');
  });

  test('why a game did not count', async () => {
    vi.spyOn(ratings, 'table').mockResolvedValue(told({ why: 'guest' }));
    render(RatedEnd, { table: 't', you: 0, names: ['Ada', 'Bob'] });
    expect((await screen.findByRole('status')).textContent).toContain('without an account');
  });

  test('of a game that was never meant to count nothing is said', async () => {
    const asked = vi.spyOn(ratings, 'table').mockResolvedValue(told({ rated: false, why: 'unrated' }));
    render(RatedEnd, { table: 't', you: 0, names: ['Ada', 'Bob'] });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('a curve has its band, the levels in reach, and words for who does not see it', () => {
  const points = [1600, 1700, 1650].map((each, k) => ({ at: `2026-11-0${k + 1}T10:00:00Z`, value: each, doubt: 200 }));
  const levels = [
    { level: 'birch', value: 1500 },
    { level: 'ancient', value: 2900 },
  ];
  const { container } = render(Curve, { points, levels });
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('1650');
  expect(container.textContent).toContain('Birch');
  expect(container.textContent).not.toContain('Ancient');
  expect(container.querySelector('.band')?.getAttribute('d')).not.toContain('NaN');
});

test('points are compared with others where there are enough of them', () => {
  const parts = [{ part: 'banners', mine: 4.5, others: null, level: 6 }];
  const found = { rating: { ...rating(), game: 'builders' }, parts, compared: 3, others: 2 } as unknown as PersonGame;
  render(PartsTable, { found, own: true, name: 'Ada' });
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['Category', 'You', 'Oak']);
  expect(screen.getByText('4.5')).toBeTruthy();
});

test('a leaderboard has people with places, and levels without', async () => {
  const person = { name: 'Ada', handle: 'ada', level: null, value: 1700, doubt: 90, games: 20, you: true, place: 1 };
  const level = { ...person, name: null, handle: null, level: 'birch', value: 1500, you: false, place: null };
  vi.spyOn(ratings, 'board').mockResolvedValue({
    game: 'builders',
    entries: [person, level],
    count: 1,
    page: 1,
    more: false,
    you: person,
    needs: 10,
    doubt: 300,
  });
  render(Leaderboard, { route: { page: 'leaderboard', game: 'builders' } });
  const rows = await screen.findAllByRole('row');
  expect(rows.map((row) => row.textContent?.replace(/[\s⁨⁩]+/g, ' ').trim())).toEqual([
    'PlaceNameRatingGames',
    expect.stringMatching(/^1Ada .*1700 ± 90/),
    expect.stringMatching(/^Level Birch1500/),
  ]);
});
