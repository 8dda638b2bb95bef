import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/kit/api';
import type { Entered, TournamentPage } from '../src/kit/generated';
import { parse } from '../src/kit/router.svelte';
import { settings } from '../src/kit/settings.svelte';
import { belongings } from '../src/kit/storage';
import { loadWords } from '../src/kit/words.svelte';
import Tournament from '../src/pages/Tournament.svelte';
import { entrantNames, tournamentAddress, tournaments } from '../src/people/tournaments';

beforeEach(() => loadWords('builders'));
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  settings.language = 'en';
});

const YOU = { entrant: 1, founder: true, table: null, seat: null, status: null, token: null, invite: 'code' };
const ENTRANTS: TournamentPage['entrants'] = [
  { entrant: 1, name: 'Ada', level: null, status: 'in', group: null },
  { entrant: 2, name: '<b>Bob</b>', level: null, status: 'out', group: null },
  { entrant: 3, name: null, level: 'oak', status: 'in', group: null },
  { entrant: 4, name: null, level: 'oak', status: 'in', group: null },
  { entrant: 5, name: null, level: null, status: 'out', group: null },
];
const cup = (more: Partial<TournamentPage> = {}): TournamentPage => ({
  tournament: 'cup',
  title: '<i>Cup</i>',
  game: 'builders',
  seats: 2,
  options: {},
  pace: { kind: 'live', free: 20, reserve: 600, then: 'bot', level: 'oak' },
  rated: false,
  format: 'swiss',
  rounds: 2,
  group_size: 4,
  places: 8,
  taken: 3,
  bots: null,
  when_full: false,
  public: false,
  founder: 'Ada',
  status: 'open',
  round: 0,
  created: '2026-01-01T00:00:00+00:00',
  changed: '2026-01-01T00:00:00+00:00',
  entrants: ENTRANTS,
  standings: [],
  played: [],
  you: YOU,
  ...more,
});
const route = { page: 'tournament' as const, tournament: 'cup', invite: null };
const plain = (text: string | null | undefined) => text?.replace(/[\s⁨⁩]+/g, ' ').trim();

/** The answers of a server to whatever is asked, in turn; gives what was asked. */
function answering(...answers: unknown[]): { path: string; init: RequestInit }[] {
  const asked: { path: string; init: RequestInit }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    asked.push({ path: String(path), init: init ?? {} });
    return new Response(JSON.stringify(answers.shift() ?? {}), { status: 200 });
  });
  return asked;
}

test('addresses lead there and back, the invitation behind the #', () => {
  expect(parse(tournamentAddress('cup', 'a b'))).toEqual({ page: 'tournament', tournament: 'cup', invite: 'a b' });
  expect(parse('/tournaments/new')).toEqual({ page: 'newTournament' });
  expect(parse('/tournaments')).toEqual({ page: 'lost' });
});

test('bots are told apart, and whoever is gone has no name', () => {
  expect([...entrantNames(ENTRANTS).values()]).toEqual(['Ada', '<b>Bob</b>', 'Oak 1', 'Oak 2', 'somebody']);
});

test('a key is kept and shown, and the seat it leads to is remembered', async () => {
  const entered: Entered = { tournament: 'cup', entrant: 1, key: 'secret' };
  const you = { ...YOU, table: 'table', seat: 1, status: 'waiting' as const, token: 'token' };
  const asked = answering(entered, cup({ you }));
  vi.spyOn(api, 'table').mockResolvedValue({ draw: { commitment: 'promised' } } as never);
  await tournaments.join('cup', 'Ada', 'code');
  await tournaments.page('cup');
  expect(JSON.parse(String(asked[0].init.body))).toEqual({ nickname: 'Ada', invite: 'code' });
  expect(new Headers(asked[1].init.headers).get('x-tournament-key')).toBe('secret');
  expect(belongings('table')).toMatchObject({ tokens: { 1: 'token' }, commitment: 'promised', game: 'builders' });
});

test('a founder starts, removes and hands on the link; names are text', async () => {
  vi.spyOn(tournaments, 'page').mockResolvedValue(cup());
  render(Tournament, { route });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('<i>Cup</i>');
  expect((screen.getByRole('button', { name: 'Start the tournament' }) as HTMLButtonElement).disabled).toBe(false);
  expect((screen.getByLabelText('Link to this tournament') as HTMLInputElement).value).toContain('#invite=code');
  expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(0); // only people who are in, not oneself
  expect(screen.getAllByRole('listitem').map((each) => plain(each.textContent))).toEqual(['Ada', 'Oak 1', 'Oak 2']);
});

test('standings have points and tie-breaks, rounds their tables, and one’s own table is at hand', async () => {
  const row = { entrant: 1, place: 1, points: 1.5, buchholz: 0.5, margin: 3, tables: 2, wins: 1 };
  const second = { ...row, entrant: 2, place: 2, points: 0.5, margin: -3, wins: 0 };
  const tables = [
    { table: 'over', seats: [1, 2], status: 'over' as const, points: [1, 0] },
    { table: null, seats: [3], status: 'bye' as const, points: [1] },
  ];
  const found = cup({
    status: 'running',
    round: 1,
    standings: [row, second],
    played: [{ round: 1, stage: 'swiss', tables }],
    you: { ...YOU, table: 'mine', seat: 0, status: 'playing' },
  });
  vi.spyOn(tournaments, 'page').mockResolvedValue(found);
  render(Tournament, { route });
  const link = await screen.findByRole('link', { name: 'To your table' });
  expect(link.getAttribute('href')).toBe('/table/mine');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((each) => plain(each.textContent))).toEqual([
    'PlaceNamePointsBuch.MarginTables',
    expect.stringMatching(/^1 ?Ada.*1\.5 ?0\.5 ?\+3 ?2$/),
    expect.stringMatching(/^2 ?<b>Bob<\/b>.*withdrawn.*0\.5 ?0\.5 ?−3 ?2$/),
  ]);
  expect(screen.getByText('Round 1 of 2', { normalizer: (text) => plain(text) ?? '' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Look back/ }).getAttribute('href')).toBe('/table/over');
  expect(screen.getByText('rests')).toBeTruthy();
});
