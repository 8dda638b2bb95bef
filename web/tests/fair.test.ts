import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkDraw, commitmentTo, following, giveHalf, newHalf, owesHalf, seedOf, takePlace } from '../src/kit/fair';
import { belongings, remember } from '../src/kit/storage';
import type { DrawInfo, TableInfo } from '../src/kit/types';

/** The worked example of docs/fair-draw.md: the same bytes in Python, in a shell and here. */
const EXAMPLE: DrawInfo = {
  chosen: false,
  commitment: '28ef44646e37d33dce382fcfb9fda970c973ae3e70042ba5ed86aa8b0484477e',
  half: '7ef1498616df3b9a8a31355101c42a0db018e81b860dd2161798e06b3d7658b3',
  halves: [
    'bd5357c2935f0596132a3810996724c65957ee63e8d8bb8ba2b4a8619555fb35',
    null,
    '548d7f1a9c7c13c546a8549c330832f2ac9073ff88e722e32d6aa223d6e5949b',
  ],
  awaited: [],
  follows: null,
  seed: '1753276109050784916',
};
const mine = { commitment: EXAMPLE.commitment!, half: EXAMPLE.halves[2]! };
const id = async (draw: DrawInfo | null, kept = {}) => (await checkDraw(draw, kept)).words.id;

describe('the fair draw', () => {
  test('the hashes are those of the docs', async () => {
    expect(await commitmentTo(EXAMPLE.half!)).toBe(EXAMPLE.commitment);
    expect(await seedOf(EXAMPLE.half!, EXAMPLE.halves)).toBe(EXAMPLE.seed);
  });

  test('what fits is said to fit, and more to whoever took part', async () => {
    expect(await checkDraw(EXAMPLE, mine)).toMatchObject({
      fair: true,
      words: { id: 'draw-fair-mine', args: { count: 2 } },
    });
    expect(await checkDraw(EXAMPLE, {})).toMatchObject({ fair: true, words: { id: 'draw-fair' } });
  });

  test('every lie is found', async () => {
    const other = '00'.repeat(32);
    expect(await id({ ...EXAMPLE, half: other })).toBe('draw-broken-half');
    expect(await id({ ...EXAMPLE, commitment: other })).toBe('draw-broken-half');
    expect(await id({ ...EXAMPLE, seed: '7' })).toBe('draw-broken-seed');
    expect(await id({ ...EXAMPLE, halves: [...EXAMPLE.halves].reverse() })).toBe('draw-broken-seed');
    expect(await id(EXAMPLE, { ...mine, commitment: other })).toBe('draw-broken-commitment');
    expect(await id(EXAMPLE, { ...mine, half: other })).toBe('draw-broken-mine');
  });

  test('where nothing can be checked that is said', async () => {
    expect(await id(null)).toBe('draw-old');
    expect(await id({ ...EXAMPLE, half: null, seed: null })).toBe('draw-running');
    expect(await id({ ...EXAMPLE, chosen: true, seed: null })).toBe('draw-chosen');
    expect(await id({ ...EXAMPLE, chosen: true, seed: '7' })).toBe('draw-chosen-seed');
    vi.stubGlobal('crypto', {});
    expect(await id(EXAMPLE)).toBe('draw-unable');
    vi.unstubAllGlobals();
  });

  test('halves are random', () => {
    expect(newHalf()).toMatch(/^[0-9a-f]{64}$/);
    expect(newHalf()).not.toBe(newHalf());
  });
});

describe('taking part', () => {
  const sent: { path: string; body: { half: string }; token: string }[] = [];
  beforeEach(() => {
    sent.length = 0;
    localStorage.clear();
    vi.stubGlobal('fetch', async (path: string, init: { body: string; headers: Record<string, string> }) => {
      sent.push({ path, body: JSON.parse(init.body), token: init.headers['x-seat-token'] });
      return new Response('{"seat": 0}', { status: 201 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('who opens a table keeps the commitment first and then sends a half', async () => {
    await takePlace({ table: 't', tokens: { 0: 'secret' }, invite: 'i', commitment: 'c' }, 'builders');
    expect(sent).toEqual([{ path: '/api/tables/t/half', body: { half: belongings('t').half }, token: 'secret' }]);
    expect(belongings('t')).toMatchObject({ commitment: 'c', invite: 'i', game: 'builders' });
  });

  test('who holds no seat owes nothing', async () => {
    await takePlace({ table: 't', tokens: {}, invite: 'i', commitment: 'c' }, 'builders');
    expect(sent).toEqual([]);
  });

  test('a half that was never sent is sent when the page is opened again', async () => {
    remember('t', { tokens: { 0: 'secret' }, half: 'ab' });
    const info = { table: 't', draw: { ...EXAMPLE, awaited: [0] } } as TableInfo;
    expect([owesHalf(info, [0]), owesHalf(info, [1]), owesHalf(null, [0])]).toEqual([true, false, false]);
    await giveHalf('t');
    expect(sent[0].body).toEqual({ half: 'ab' });
  });

  test('in the next game the half shown in this one is the commitment', () => {
    remember('t', { tokens: { 0: 'secret' }, half: mine.half });
    expect(following({ table: 't', draw: EXAMPLE } as TableInfo)).toEqual({
      half: mine.half,
      commitment: EXAMPLE.half,
    });
    expect(following({ table: 't', draw: null } as TableInfo)).toEqual({});
  });
});
