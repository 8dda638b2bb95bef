import { beforeEach, expect, test, vi } from 'vitest';
import type { MyTable } from '../src/kit/generated';
import { atHome, nextByKey, titled, unseen, waitsForMe } from '../src/kit/home.svelte';
import { parse, router, seatAddress, tidied } from '../src/kit/router.svelte';
import { allTokens, noteSeenHere, remember, seenHere } from '../src/kit/storage';
import { gains } from '../src/people/missed';
import type { View } from '../src/kit/types';

const seat = (number: number, more: object = {}) => ({
  seat: number,
  kind: 'human' as const,
  nickname: `P${number}`,
  level: null,
  ...more,
});
const table = (name: string, more: Partial<MyTable> = {}): MyTable => ({
  table: name,
  game: 'builders',
  status: 'playing',
  closed: null,
  seats: [seat(0), seat(1)],
  mine: [0],
  deciding: 0,
  waits: '2026-01-01T10:00:00Z',
  number: 9,
  seen: null,
  changed: '2026-01-01T10:00:00Z',
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  atHome.tables = [];
  atHome.person = null;
});

test('a table waits for me when it is my decision and no bot makes it', () => {
  expect(waitsForMe(table('a'))).toBe(true);
  expect(waitsForMe(table('a', { deciding: 1 }))).toBe(false);
  expect(waitsForMe(table('a', { status: 'over' }))).toBe(false);
  expect(waitsForMe(table('a', { closed: 'cancelled' }))).toBe(false);
  expect(waitsForMe(table('a', { decided: true }))).toBe(false);
  expect(waitsForMe(table('a', { seats: [seat(0, { level: 'oak' }), seat(1)] }))).toBe(false);
});

test('the title counts them, and the key goes to the one that has waited longest', () => {
  expect(titled('Builders')).toBe('Builders');
  atHome.tables = [table('late', { waits: '2026-01-02T10:00:00Z' }), table('early'), table('theirs', { deciding: 1 })];
  expect(titled('Builders')).toBe('(2) Builders');
  const press = (target: HTMLElement) => {
    document.body.append(target);
    const event = new KeyboardEvent('keydown', { key: 't', bubbles: true, cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    nextByKey(event);
    return event.defaultPrevented;
  };
  vi.stubGlobal('scrollTo', () => {});
  expect(press(document.createElement('input'))).toBe(false);
  expect(press(document.createElement('main'))).toBe(true);
  expect(router.route).toMatchObject({ page: 'table', table: 'early' });
  expect(press(document.createElement('main'))).toBe(true);
  expect(router.route).toMatchObject({ table: 'late' });
  vi.unstubAllGlobals();
});

test('what was seen here or elsewhere is not news', () => {
  atHome.tables = [table('a', { seen: 4 })];
  expect(unseen(atHome.tables[0], atHome.seen('a'))).toBe(5);
  noteSeenHere('a', 7);
  expect(unseen(atHome.tables[0], atHome.seen('a'))).toBe(2);
  expect(atHome.seen('b')).toBeNull();
  atHome.watched('a', 9, 1);
  expect(seenHere('a')).toBe(9);
  expect(titled('x')).toBe('x');
});

test('tokens of tables on this device are shown to nobody', () => {
  remember('abc', { tokens: { 0: 'secret' } });
  remember('device-1', { tokens: { 0: 'own' } });
  expect(allTokens()).toEqual({ abc: ['secret'] });
});

test('a seat and a device travel behind the #', () => {
  const link = seatAddress('abc', 'c-o_de');
  expect(parse(link)).toMatchObject({ page: 'table', table: 'abc', carried: 'c-o_de' });
  expect(tidied(link)).toBe(link);
  expect(parse('/me#device=ABCD-EFGH')).toEqual({ page: 'me', device: 'ABCD-EFGH', confirm: null });
  expect(tidied('/me#elsewhere')).toBe('/me');
  expect(parse(tidied('/me#confirm=ABCD-EFGH-2345'))).toMatchObject({ page: 'me', confirm: 'ABCD-EFGH-2345' });
});

test('points that changed while one was away', () => {
  const view = (...scores: number[]) =>
    ({ players: scores.map((score, k) => ({ seat: k, score })) }) as unknown as View;
  expect(gains([view(1, 2), view(3, 2), view(4, 2)])).toEqual([{ seat: 0, before: 1, now: 4 }]);
});
