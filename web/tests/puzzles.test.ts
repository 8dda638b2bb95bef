import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import DayPuzzle from '../src/kit/DayPuzzle.svelte';
import PuzzlePanel from '../src/kit/PuzzlePanel.svelte';
import Puzzles from '../src/pages/Puzzles.svelte';
import { api, type Answer, type Scene } from '../src/kit/api';
import {
  daysInARow,
  decides,
  firstTry,
  inARow,
  keepTry,
  nextPuzzle,
  solvedOf,
  tried,
  triedOnTheDay,
} from '../src/kit/puzzles';
import { parse } from '../src/kit/router.svelte';
import { ScenePlay } from '../src/kit/scene.svelte';
import { settings } from '../src/kit/settings.svelte';
import { Trial } from '../src/kit/trial.svelte';
import type { Choice, View } from '../src/kit/types';
import { loadWords, say } from '../src/kit/words.svelte';
import { take, viewWith } from './sample';

const choice = (name: string, id: string): Choice => ({ ...take, action: 1, name, words: { id }, piece: null });
const deck = choice('take:deck', 'do-take-deck');
const end = choice('end', 'do-end');
const view = (choices: Choice[]): View => viewWith(choices, { number: 12, turn: 3, seat: 1, you: 1 });
const answer = (chosen: string): Answer => ({
  tried: chosen,
  best: 'take:deck',
  choices: [
    { name: 'take:deck', words: deck.words, chance: 73 },
    { name: 'end', words: end.words, chance: 52 },
  ],
  line: [
    { name: 'take:deck', words: deck.words },
    { name: 'end', words: end.words },
  ],
  points: [
    { name: 'take:deck', parts: { banners: 2, bridges: 0, prestige: 39.1, preeminence: 30 }, rival: 60 },
    { name: 'end', parts: { banners: 2.5, bridges: 0, prestige: 31.9, preeminence: 29 }, rival: 61 },
  ],
  misses: { sapling: 6, birch: 8, oak: 1 },
  tries: 8,
});
function puzzle(actions: readonly string[]): Scene {
  return {
    game: 'builders',
    scene: 0,
    passed: [],
    log: [],
    steps: 2,
    step: actions.length,
    view: view(actions.length ? [] : [deck, end]),
    awaits: actions.length ? null : 'act',
    says: null,
    light: [],
    shows: null,
    answer: actions.length ? answer(actions[0]) : null,
  };
}
const opened = (trial: Trial) =>
  ScenePlay.open('builders', 'puzzle-3', {
    names: ['Barnaby', 'Ada'],
    ask: async (_game, _scene, actions) => puzzle(actions),
    ontrouble: () => {},
    onmoved: (_, now) => trial.take(now.answer, null),
  });
const today = { date: '2026-03-01', game: 'builders', number: 3, rating: 2 };

beforeEach(async () => {
  localStorage.clear();
  settings.motion = 'off';
  settings.language = 'en';
  await loadWords('builders');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what is kept', () => {
  test('only the first try counts, and a wrong one ends the row', () => {
    keepTry('builders', 1, true, null);
    keepTry('builders', 2, true, null);
    expect(inARow()).toMatchObject({ row: 2, best: 2 });
    keepTry('builders', 3, false, null);
    keepTry('builders', 3, true, null);
    expect(inARow()).toMatchObject({ row: 0, best: 2 });
    expect([tried('builders', 1), tried('builders', 3), tried('builders', 4)]).toEqual([true, false, undefined]);
    expect(solvedOf('builders', 4)).toBe(2);
  });

  test('days in a row are counted by the puzzle of the day, also over the end of a month', () => {
    keepTry('builders', 1, true, { ...today, date: '2026-02-28', number: 1 });
    keepTry('builders', 3, true, today);
    expect(daysInARow('2026-03-01')).toBe(2);
    expect(daysInARow('2026-03-02')).toBe(2);
    expect(daysInARow('2026-03-03')).toBe(0);
    keepTry('builders', 9, true, { ...today, date: '2026-03-09', number: 9 });
    expect(daysInARow('2026-03-09')).toBe(1);
  });

  test('a puzzle that was tried long ago counts again as the puzzle of the day, by the first try of that day', () => {
    keepTry('builders', 1, true, { ...today, date: '2026-02-28', number: 1 });
    keepTry('builders', 3, false, null);
    expect([firstTry('builders', 3, null), firstTry('builders', 3, today)]).toEqual([false, undefined]);
    keepTry('builders', 3, true, today);
    expect(daysInARow('2026-03-01')).toBe(2);
    expect([tried('builders', 3), triedOnTheDay('2026-03-01')]).toEqual([false, true]);
    keepTry('builders', 9, false, { ...today, date: '2026-03-02', number: 9 });
    keepTry('builders', 9, true, { ...today, date: '2026-03-02', number: 9 });
    expect(triedOnTheDay('2026-03-02')).toBe(false);
    expect([daysInARow('2026-03-02'), daysInARow('2026-03-03')], 'a miss ends them').toEqual([0, 0]);
  });

  test('the next puzzle is one that was not tried', () => {
    keepTry('builders', 4, true, null);
    expect(nextPuzzle('builders', 3, 5)).toBe(5);
    for (const number of [1, 2, 3, 5]) keepTry('builders', number, true, null);
    expect([nextPuzzle('builders', 3, 5), nextPuzzle('builders', 5, 5), nextPuzzle('builders', 1, 1)]).toEqual([
      4, 1, 1,
    ]);
  });

  test('addresses', () => {
    expect(parse('/puzzles')).toEqual({ page: 'puzzles' });
    expect(parse('/puzzles/builders/3')).toEqual({ page: 'puzzle', game: 'builders', number: 3 });
    for (const lost of ['/puzzles/builders', '/puzzles/builders/x', '/puzzles/builders/3/4', '/puzzles/builders/0'])
      expect(parse(lost)).toEqual({ page: 'lost' });
  });
});

describe('the panel of a puzzle', () => {
  const shown = async () => {
    const trial = new Trial('builders', 3);
    const scene = await opened(trial);
    const onshow = () => {
      trial.show();
      void scene.goTo(['take:deck']);
    };
    render(PuzzlePanel, { scene, number: 3, rating: 2, onwards: '/puzzles/builders/4', trial, onshow });
    return scene;
  };

  test('asks, and tells nothing before a try', async () => {
    await shown();
    expect(screen.getByText(say('puzzle-ask'))).toBeTruthy();
    expect(screen.getByText(say('puzzle-rating-2'))).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('link', { name: say('puzzle-next') })).toBeNull();
  });

  test('a wrong try is answered by the best, its chances and its points', async () => {
    const scene = await shown();
    await scene.act(end);
    await vi.waitFor(() => expect(screen.getByRole('table')).toBeTruthy());
    expect(screen.getByText(/Not the best/)).toBeTruthy();
    expect(screen.getByText(/73 games of 100 with it, and 52 with/)).toBeTruthy();
    expect(screen.getByText(/What decides it most: Prestige, 39.1 points instead of 31.9/)).toBeTruthy();
    expect(screen.getByText('73 %')).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: 'Bridges' }), 'what brings nothing is left out').toBeNull();
    expect(screen.getByText(/Sapling 6, Birch 8, Oak 1/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: say('puzzle-show') }));
    await vi.waitFor(() => expect(scene.actions).toEqual(['take:deck']));
    expect(screen.queryByText(/That is it/), 'what was shown is not praised').toBeNull();
    expect(screen.getByText(/The best choice is/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: say('puzzle-again') }));
    await vi.waitFor(() => expect(screen.getByText(say('puzzle-ask'))).toBeTruthy());
    await scene.act(deck);
    expect(screen.queryByText(/That is it/), 'nor what was read').toBeNull();
  });

  test('a right one is compared with the second best, in both languages', async () => {
    const scene = await shown();
    await scene.act(deck);
    await vi.waitFor(() => expect(screen.getByText(/That is it/)).toBeTruthy());
    settings.language = 'fr';
    await loadWords('builders');
    await vi.waitFor(() => expect(screen.getByText(/Bien vu/)).toBeTruthy());
    expect(screen.getByText(/39,1 points au lieu de 31,9/)).toBeTruthy();
  });

  test('a game with a single category counts no points', async () => {
    const health = (name: string, king: number, rival: number) => ({ name, parts: { banners: king }, rival });
    const told: Answer = {
      ...answer('end'),
      choices: [
        { name: 'take:deck', words: deck.words, chance: 73 },
        { name: 'end', words: { id: 'do-end' }, chance: 52 },
      ],
      points: [health('take:deck', 1.2, 0.4), health('end', 0.6, 1)],
    };
    const scene = await opened(new Trial('builders', 3));
    scene.now = { ...puzzle(['end']), answer: told };
    const [onshow, trial] = [() => {}, new Trial('builders', 3)];
    render(PuzzlePanel, { scene, number: 3, rating: 2, onwards: '/puzzles/builders/4', trial, onshow });
    expect(
      screen.getByText(/at the end, on average: 1.2 instead of 0.6; the other player’s: 0.4 instead of 1.0/),
    ).toBeTruthy();
    expect(screen.queryByText(/points instead/)).toBeNull();
    expect(screen.queryByText(say('puzzle-points-all'))).toBeNull();
  });

  test('the answer comes into sight, wherever the choice was clicked', async () => {
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this);
    };
    const scene = await shown();
    expect(seen).toEqual([]);
    await scene.act(end);
    await vi.waitFor(() => expect(seen[0]?.textContent).toMatch(/Not the best/));
  });

  test('what the best rival loses may decide it', () => {
    const [best, other] = answer('end').points;
    expect(decides([best, other])).toBe('prestige');
    expect(decides([best, { ...other, rival: 90 }])).toBeNull();
  });
});

test('the page lists all puzzles with what was made of them, and the one of the day', async () => {
  keepTry('builders', 1, true, null);
  keepTry('builders', 2, false, null);
  vi.spyOn(api, 'puzzles').mockResolvedValue({ today, games: [{ game: 'builders', ratings: [1, 3, 2] }] });
  render(Puzzles);
  const title = (number: number) => say('puzzle-title', { game: 'Builders of Sylvan Dale', number });
  await vi.waitFor(() =>
    expect(screen.getByRole('link', { name: `${title(1)}, easy, solved` }).getAttribute('href')).toBe(
      '/puzzles/builders/1',
    ),
  );
  expect(screen.getByRole('link', { name: `${title(2)}, hard, missed` })).toBeTruthy();
  expect(screen.getByRole('link', { name: `${title(3)}, medium, not tried yet` })).toBeTruthy();
  expect(screen.getByText(new RegExp(say('puzzles-count', { count: 3 })))).toBeTruthy();
  expect(screen.getByRole('link', { name: /Puzzle of the day/ }).getAttribute('href')).toBe('/puzzles/builders/3');
});

test('the card of the day says what became of it on that day', () => {
  keepTry('builders', 3, false, null);
  const { unmount } = render(DayPuzzle, { today });
  expect(screen.getByText(say('puzzles-solve'))).toBeTruthy();
  unmount();
  keepTry('builders', 3, true, today);
  render(DayPuzzle, { today });
  expect(screen.getByText(say('puzzles-day-solved'))).toBeTruthy();
  expect(screen.getByText(say('puzzles-days', { count: 1 }))).toBeTruthy();
});
