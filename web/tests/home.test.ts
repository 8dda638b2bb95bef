import { beforeEach, expect, test, vi } from 'vitest';
import { outside } from '../src/kit/banned.svelte';
import type { MyTable, MyTables } from '../src/kit/generated';
import { atHome, nextByKey, titled, unseen, waitsForMe } from '../src/kit/home.svelte';
import { people } from '../src/kit/people';
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
  outside.now = null;
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
  const since = (day: number) => ({ waits: `2026-01-0${day}T10:00:00Z` });
  atHome.tables = [table('late', since(2)), table('early'), table('theirs', { deciding: 1 }), table('last', since(3))];
  expect(titled('Builders')).toBe('(3) Builders');
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
  expect(press(document.createElement('main'))).toBe(true);
  expect(router.route).toMatchObject({ table: 'last' });
  expect(press(document.createElement('main'))).toBe(true);
  expect(router.route).toMatchObject({ table: 'early' });
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

const ada = { id: 'a', name: 'Ada', created: '2026-01-01T10:00:00Z', settings: {} };

test('whoever was banned meanwhile is told so, once a page, and is at home again when it is over', async () => {
  const banned = { until: null, reason: 'You insulted Bob.', whose: 'person' as const };
  vi.spyOn(people, 'invitations').mockResolvedValue({ invitations: [] });
  const tables = vi.spyOn(people, 'tables').mockResolvedValue({ person: null, banned, tables: [] });
  const me = vi.spyOn(people, 'me').mockResolvedValue({ person: null, banned });
  atHome.person = ada;
  await atHome.refresh();
  expect(atHome.person).toBeNull();
  expect(outside.said).toEqual(banned);
  outside.putAway();
  await atHome.refresh(); // a guest who was not banned would ask nothing
  expect(me).toHaveBeenCalledTimes(1);
  expect(outside.said).toBeNull();
  me.mockResolvedValue({ person: ada, banned: null });
  tables.mockResolvedValue({ person: ada, banned: null, tables: [table('a')] });
  await atHome.refresh();
  expect(atHome.person).toEqual(ada);
  expect(atHome.tables).toHaveLength(1);
  expect(outside.now).toBeNull();
  vi.restoreAllMocks();
});

test('what was asked before somebody came home does not send them away again', async () => {
  vi.spyOn(people, 'claim').mockResolvedValue({ tables: {} });
  vi.spyOn(people, 'invitations').mockResolvedValue({ invitations: [] });
  remember('abc', { tokens: { 0: 'secret' } });
  let answer = (_: MyTables) => {};
  const asked = vi.spyOn(people, 'tables').mockReturnValueOnce(new Promise((done) => (answer = done)));
  asked.mockResolvedValue({ person: ada, banned: null, tables: [table('a')] });
  const before = atHome.refresh();
  const coming = atHome.entered(ada);
  answer({ person: null, banned: null, tables: [] });
  await Promise.all([before, coming]);
  expect(atHome.person).toEqual(ada);
  expect(atHome.tables).toHaveLength(1);
  vi.restoreAllMocks();
});
