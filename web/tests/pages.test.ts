import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import MyTableList from '../src/kit/MyTableList.svelte';
import NameField from '../src/kit/NameField.svelte';
import { Trouble } from '../src/kit/api';
import type { MyTable } from '../src/kit/generated';
import { atHome } from '../src/kit/home.svelte';
import { settings } from '../src/kit/settings.svelte';
import { keepFriend, keptFriend, remember } from '../src/kit/storage';
import { ago } from '../src/kit/times';
import type { GameInfo } from '../src/kit/types';
import { loadWords } from '../src/kit/words.svelte';
import Lost from '../src/pages/Lost.svelte';
import ShelfWays from '../src/pages/ShelfWays.svelte';

beforeEach(() => loadWords('builders'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  atHome.tables = [];
  settings.language = 'en';
});

describe('a name', () => {
  const field = () => screen.getByRole('textbox') as HTMLInputElement;

  test('blanks are none, and the field says so in the language of the page', async () => {
    render(NameField, { value: 'Ada', required: true });
    expect(field().validity.valid).toBe(true);
    await fireEvent.input(field(), { target: { value: '   ' } });
    expect(field().validationMessage).toContain('Please tell us your name');
    settings.language = 'fr';
    await loadWords('builders');
    await fireEvent.input(field(), { target: { value: '' } });
    expect(field().validationMessage).toContain('nom');
  });

  test('may be left out where nothing asks for it', () => {
    render(NameField, { value: '' });
    expect(field().validity.valid).toBe(true);
  });
});

describe('my tables', () => {
  const table = (more: Partial<MyTable>): MyTable => ({
    table: 'abc',
    game: 'builders',
    status: 'waiting',
    closed: null,
    seats: [
      { seat: 0, kind: 'human', nickname: 'Ada', level: null },
      { seat: 1, kind: 'human', nickname: 'Bob', level: null },
      { seat: 2, kind: 'open', nickname: null, level: null },
    ],
    mine: [0],
    deciding: null,
    waits: new Date().toISOString(),
    number: 0,
    seen: null,
    changed: new Date().toISOString(),
    pace: null,
    left: null,
    ...more,
  });

  test('a free seat is nobody one plays with, and a table that waits has had no move', () => {
    atHome.tables = [table({})];
    render(MyTableList);
    const text = document.body.textContent.replace(/[⁨⁩]/g, '');
    expect(text).toContain('with Bob');
    expect(text).not.toContain('Seat 3');
    expect(text).not.toContain('last move');
  });

  const links = () => screen.getAllByRole('link').map((each) => each.getAttribute('href')!.slice('/table/'.length));

  test('what runs out first comes first, then what has waited longest', () => {
    const mine = { status: 'playing' as const, deciding: 0, waits: '2026-01-02T10:00:00Z' };
    atHome.tables = [
      table({ ...mine, table: 'theirs', deciding: 1 }),
      table({ ...mine, table: 'late' }),
      table({ ...mine, table: 'early', waits: '2026-01-01T10:00:00Z' }),
      table({ ...mine, table: 'days', left: 200_000 }),
      table({ ...mine, table: 'minutes', left: 300 }),
    ];
    render(MyTableList);
    expect(links()).toEqual(['minutes', 'days', 'early', 'late', 'theirs']);
  });

  test('of very many the first ones are shown, and the others when asked for', async () => {
    atHome.tables = Array.from({ length: 30 }, (_, number) => table({ table: `t${number}` }));
    render(MyTableList);
    expect(links()).toHaveLength(12);
    await fireEvent.click(screen.getByRole('button', { name: 'Show all 30 tables' }));
    expect(links()).toHaveLength(30);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('what was this minute was just now', () => {
    expect(ago(Date.now() - 5_000)).toBe('just now');
    expect(ago(Date.now() - 120_000)).toBe('2 minutes ago');
  });
});

describe('what is not there', () => {
  test('is said, with the nearest way on', () => {
    const way = { href: '/learn/builders', label: 'All lessons' };
    render(Lost, { error: new Trouble('', 404, { id: 'refused-unknown-scene' }), way });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('nothing at this address');
    expect(screen.getByRole('alert').textContent).toContain('no such lesson');
    expect(screen.getByRole('link', { name: 'All lessons' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('differs from what did not come', () => {
    render(Lost, { error: new Trouble('', 0, { id: 'error-network' }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('a game on the shelf', () => {
  const game: GameInfo = {
    key: 'builders',
    available: true,
    seats: [2, 3, 4],
    options: [],
    levels: ['sapling'],
    rules: null,
    state: 'ready',
    lessons: 8,
  };
  const primary = () => document.querySelector('.primary')?.getAttribute('aria-label');

  test('guides whoever never played it, and lets the others play', () => {
    render(ShelfWays, { game });
    expect(primary()).toContain('Guided first game');
    cleanup();
    remember('abc', { game: 'builders', tokens: { 0: 'secret' } });
    render(ShelfWays, { game });
    expect(primary()).toContain('Play');
    expect(screen.queryByRole('button', { name: /Guided/ })).toBeNull();
  });
});

test('a friend’s link waits until its reader has an account', () => {
  expect(keptFriend()).toBeNull();
  keepFriend('K7');
  expect(keptFriend()).toBe('K7');
});
