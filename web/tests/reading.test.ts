import { describe, expect, test } from 'vitest';
import { choiceGroups } from '../src/kit/choices';
import { decided, verdict, winners } from '../src/kit/ranking';
import { go, inviteAddress, parse, replayAddress, router, tidied } from '../src/kit/router.svelte';
import { found, marked } from '../src/kit/search';
import { browserLanguage } from '../src/kit/settings.svelte';
import type { Choice, Place } from '../src/kit/types';

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new/builders', { page: 'new', game: 'builders', device: false }],
    ['/new/builders?device', { page: 'new', game: 'builders', device: true }],
    ['/lobby', { page: 'lobby' }],
    ['/table/abc#invite=x-y_z', { page: 'table', table: 'abc', invite: 'x-y_z' }],
    ['/table/abc?invite=xyz', { page: 'table', table: 'abc', invite: null }],
    ['/table/abc/replay/12?seat=1', { page: 'replay', table: 'abc', number: 12, seat: 1 }],
    ['/table/abc/replay', { page: 'replay', table: 'abc', number: null, seat: null }],
    ['/table/abc/replay/x', { page: 'replay', table: 'abc', number: null, seat: null }],
    ['/table/abc/other', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (address, route) => expect(parse(address)).toEqual(route));

  test('an invite is never in what is sent, also from an older link', () => {
    expect(new URL(inviteAddress('abc', 'x-y'), 'http://here').search).toBe('');
    expect(parse(inviteAddress('abc', 'x-y'))).toEqual({ page: 'table', table: 'abc', invite: 'x-y' });
    expect(tidied('http://here/table/abc?invite=x-y')).toBe('/table/abc#invite=x-y');
    expect(tidied('/table/abc#invite=x-y')).toBe('/table/abc#invite=x-y');
    expect(tidied('/table/abc/replay/3?seat=1#elsewhere')).toBe('/table/abc/replay/3?seat=1');
  });

  test('an older link is put in order before anything else happens', () => {
    go('/table/abc?invite=x-y');
    expect([location.search, location.hash]).toEqual(['', '#invite=x-y']);
    expect(router.route).toEqual({ page: 'table', table: 'abc', invite: 'x-y' });
  });

  test('of a moment there and back', () => {
    expect(parse(replayAddress('abc', 7, 0))).toEqual({ page: 'replay', table: 'abc', number: 7, seat: 0 });
    expect(parse(replayAddress('abc', 7, null))).toEqual({ page: 'replay', table: 'abc', number: 7, seat: null });
  });
});

describe('choices', () => {
  const choice = (action: number, group: string | null): Choice => ({
    action,
    name: `a${action}`,
    kind: 'k',
    args: [],
    words: { id: 'w' },
    piece: null,
    group: group ? { id: group } : null,
    destroys: false,
    ends: false,
    preview: {},
  });

  test('under one heading they stand together, in the order offered', () => {
    const groups = choiceGroups(
      [choice(1, 'x'), choice(2, 'y'), choice(3, 'x'), choice(4, null)],
      (message) => message.id,
    );
    expect(groups.map((group) => [group.title, group.choices.map((each) => each.action)])).toEqual([
      ['x', [1, 3]],
      ['y', [2]],
      ['', [4]],
    ]);
  });
});

describe('ranking', () => {
  const place = (seat: number, at: number, fame: number, trees: number, banners: number): Place => ({
    seat,
    place: at,
    score: fame,
    parts: {},
    standings: { fame, trees, banners },
  });

  test('different points need no explanation', () =>
    expect(decided(place(0, 1, 70, 5, 1), place(1, 2, 60, 5, 1))).toBeNull());
  test('a tie names what is equal and what decides', () => {
    expect(decided(place(0, 1, 70, 5, 3), place(1, 2, 70, 5, 2))).toEqual({
      equal: ['fame', 'trees'],
      decider: 'banners',
    });
  });
  test('equal in everything: shared', () => {
    const [a, b] = [place(0, 1, 70, 5, 3), place(1, 1, 70, 5, 3)];
    expect(decided(a, b)).toEqual({ equal: ['fame', 'trees', 'banners'], decider: null });
    expect(winners([a, b, place(2, 3, 10, 0, 0)])).toHaveLength(2);
  });
});

describe('searching the rules', () => {
  const sections = [
    {
      number: '1',
      level: 1,
      title: 'Banners',
      blocks: [{ kind: 'text' as const, number: 'R4', text: 'A banner scores five.' }],
    },
    {
      number: '2',
      level: 1,
      title: 'Étal',
      blocks: [
        { kind: 'text' as const, number: 'R44', text: 'Three cards.' },
        { kind: 'table' as const, rows: [['ax', 'hache']] },
      ],
    },
  ];

  test('nothing asked: everything', () => expect(found(sections, '')).toHaveLength(2));
  test('a number finds that rule only', () => {
    expect(found(sections, 'r4').map((section) => section.blocks.map((block) => block.number))).toEqual([['R4']]);
  });
  test('accents and capitals do not matter; a title brings its whole section', () => {
    expect(found(sections, 'ETAL')[0].blocks).toHaveLength(2);
  });
  test('cells of tables are searched', () => expect(found(sections, 'hache')[0].blocks).toHaveLength(1));
  test('nothing found', () => expect(found(sections, 'zzz')).toEqual([]));
  test('finds are marked, the text stays whole', () => {
    const parts = marked('A banner, two banners', 'banner');
    expect(parts.filter((part) => part.hit)).toHaveLength(2);
    expect(parts.map((part) => part.text).join('')).toBe('A banner, two banners');
  });
});

describe('language of the browser', () => {
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr', 'en'], 'fr'],
    [['en-US', 'fr'], 'en'],
    [['de'], 'en'],
  ])('%s', (languages, expected) => expect(browserLanguage(languages)).toBe(expected));
});

describe('what decided a game', () => {
  const place = (seat: number, at: number, parts: Record<string, number>): Place => ({
    seat,
    place: at,
    parts,
    score: Object.values(parts).reduce((sum, each) => sum + each, 0),
    standings: {},
  });
  const ranking = [place(1, 1, { trees: 12, bridges: 2 }), place(0, 2, { trees: 5, bridges: 4 })];

  test('to whoever lost: where the winner gained most, and where one was ahead', () => {
    expect(verdict(ranking, 0)).toEqual({ rival: 1, margin: 5, part: 'trees', by: 7, ahead: 'bridges' });
  });

  test('to the winner: against whoever came second', () => {
    expect(verdict(ranking, 1)).toMatchObject({ rival: 0, part: 'trees', by: 7 });
  });

  test('a duel has no categories, and who played alone nobody to compare with', () => {
    expect(verdict([place(0, 1, { king: 4 }), place(1, 2, { king: 0 })], 1)).toMatchObject({ part: null, margin: 4 });
    expect(verdict([place(0, 1, { a: 1, b: 2 })], 0)).toBeNull();
  });
});
