import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SylveView } from '../src/games/sylve/types';
import { loadBoard } from '../src/kit/board';
import { Play } from '../src/kit/play.svelte';
import Scoring from '../src/kit/Scoring.svelte';
import { scored } from '../src/kit/scoring.svelte';
import { settings } from '../src/kit/settings.svelte';
import type { Prospect, View } from '../src/kit/types';
import { loadWords } from '../src/kit/words.svelte';

type Parts = Record<string, number>;
const sum = (parts: Parts) => Object.values(parts).reduce((total, each) => total + each, 0);
const view = (number: number, parts: Parts[], prospects?: Prospect[], over = false): View => ({
  game: 'builders',
  seats: 2,
  number,
  turn: 1,
  seat: 1,
  you: 0,
  over,
  players: parts.map((of, seat) => ({ seat, score: sum(of), parts: of })),
  prospects,
  question: null,
  choices: [],
  undo: false,
  stuck: null,
  redo: false,
  ranking: null,
});
const tree = (seat: number, points: number, piece: string): Prospect => ({ seat, part: 'prestige', points, piece });
const NONE = { banners: 2, prestige: 0 };

beforeEach(async () => {
  settings.motion = 'auto';
  settings.pace = 'normal';
  await loadWords('builders');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what is scored', () => {
  test('every announced source, once its points have come', () => {
    const sources = [tree(0, 3, 'tree:a'), tree(0, 2, 'tree:b'), tree(1, 4, 'tree:c')];
    const before = view(1, [NONE, NONE], sources);
    const after = view(
      2,
      [
        { banners: 2, prestige: 5 },
        { banners: 2, prestige: 4 },
      ],
      [],
    );
    expect(scored(before, after)).toEqual(sources);
  });

  test('a gain that was announced otherwise is one source without a place', () => {
    const before = view(1, [NONE, NONE], [tree(0, 3, 'tree:a')]);
    const after = view(2, [{ banners: 2, prestige: 9 }, NONE], []);
    expect(scored(before, after)).toEqual([{ seat: 0, part: 'prestige', points: 9, piece: null }]);
  });

  test('points that come one by one are not staged', () => {
    const before = view(1, [NONE, NONE], [tree(0, 3, 'tree:a')]);
    expect(scored(before, view(2, [{ banners: 4, prestige: 0 }, NONE], [tree(0, 3, 'tree:a')]))).toEqual([]);
    expect(scored(view(1, [NONE, NONE]), view(2, [{ banners: 4, prestige: 0 }, NONE]))).toEqual([]);
  });

  test('at the end of a game without bursts everything is counted, in a duel nothing', () => {
    const end = view(
      2,
      [
        { potions: 5, forests: 0 },
        { potions: 1, forests: 7 },
      ],
      undefined,
      true,
    );
    const points = scored(
      view(1, [
        { potions: 5, forests: 0 },
        { potions: 1, forests: 7 },
      ]),
      end,
    );
    expect(points.map(({ seat, part, points: n }) => [part, seat, n])).toEqual([
      ['potions', 0, 5],
      ['potions', 1, 1],
      ['forests', 1, 7],
    ]);
    expect(scored(view(1, [{ king: 3 }, { king: 1 }]), view(2, [{ king: 3 }, { king: 0 }], undefined, true))).toEqual(
      [],
    );
  });
});

describe('sources that a game can point at', () => {
  const forest = (seat: number, points: number, piece: string) => ({ seat, part: 'forests', points, piece });
  const potion = (seat: number, points: number, piece: string) => ({ seat, part: 'potions', points, piece });
  const [oak, elm, tea] = [forest(0, 6, 'forest:oak'), forest(1, 4, 'forest:elm'), potion(0, 3, 'potion:tea')];
  const parts = (potions: number, forests: number) => ({ potions, forests });
  const before = view(1, [parts(3, 0), parts(0, 0)], [forest(1, 6, 'forest:oak')]);
  const after = view(2, [parts(3, 6), parts(0, 4)], []);
  const held = (now: View) => (now.number === 1 ? [tea] : [tea, oak, elm]);

  test('are what a player has gained, where it was announced otherwise', () => {
    expect(scored(before, after, held)).toEqual([oak, elm]);
  });

  test('account for all points of Tree Society', async () => {
    const { before: shown } = (await import('./fixtures/tree_society.json')) as unknown as { before: View };
    const told = (await loadBoard('tree_society'))!.sources!(shown);
    for (const { seat, score } of shown.players) {
      const mine = told.filter((each) => each.seat === seat);
      expect(mine.reduce((all, each) => all + each.points, 0)).toBe(score);
    }
    expect(told.length).toBeGreaterThan(0);
  });

  test('are the potions and forests of Sylve', async () => {
    const { before: shown } = (await import('./fixtures/sylve.json')) as unknown as { before: SylveView };
    const [player] = shown.players;
    const owner = { ...player, hand: [shown.market[0]!], drunk: [shown.market[1]!], forests: [shown.forests[0]] };
    const told = (await loadBoard('sylve'))!.sources!({ ...shown, players: [owner] } as View);
    const held = [shown.market[0]!, shown.market[1]!, shown.forests[0]];
    expect(told.map(({ piece, points }) => [piece, points])).toEqual(held.map(({ id, vp }) => [id, vp]));
  });

  test('are all counted at the end', () => {
    const end = { ...after, over: true };
    expect(scored(before, end, held)).toEqual([tea, oak, elm]);
  });

  test('light up where they lie before they leave', async () => {
    vi.useFakeTimers();
    const play = new Play(before, ['Ada', 'Bruno'], { sources: held });
    void play.show(after);
    await vi.advanceTimersByTimeAsync(450);
    expect([play.view.number, play.points(0), play.points(1)]).toEqual([1, 9, 4]);
    await vi.advanceTimersByTimeAsync(450);
    expect([play.view.number, play.stage?.card]).toEqual([2, true]);
    play.stage!.close();
  });

  test('are passed by when something newer has to be shown', async () => {
    vi.useFakeTimers();
    const play = new Play(before, ['Ada', 'Bruno'], { sources: held });
    void play.show(after);
    await vi.advanceTimersByTimeAsync(100);
    const newer = { ...after, number: 3 };
    void play.show(newer, { leap: true, plain: true });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([play.view.number, play.stage]).toEqual([3, null]);
  });
});

describe('the stage', () => {
  const sources = [tree(0, 3, 'tree:a'), tree(1, 4, 'tree:c')];
  const before = view(1, [NONE, NONE], sources);
  const after = view(
    2,
    [
      { banners: 2, prestige: 3 },
      { banners: 2, prestige: 4 },
    ],
    [],
  );

  test('points are counted one source after the other, then a card sums them up', async () => {
    vi.useFakeTimers();
    const play = new Play(before, ['Ada', 'Bruno']);
    let done = false;
    void play.show(after).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(1);
    expect([play.points(0), play.points(1)]).toEqual([5, 2]);
    await vi.advanceTimersByTimeAsync(450);
    expect([play.points(0), play.points(1)]).toEqual([5, 6]);
    await vi.advanceTimersByTimeAsync(450);
    expect([play.stage?.card, done]).toEqual([true, false]);
    play.stage!.close();
    await vi.advanceTimersByTimeAsync(1);
    expect([play.stage, done]).toEqual([null, true]);
  });

  test('a click goes to the card, another one on with the game', async () => {
    const play = new Play(before, ['Ada', 'Bruno']);
    render(Scoring, { play });
    const shown = play.show(after);
    await tick();
    await tick();
    await fireEvent.click(screen.getByRole('button'));
    await tick();
    await tick();
    expect(screen.getByRole('table').textContent).toContain('+4');
    await fireEvent.click(screen.getByRole('button'));
    await shown;
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('without motion only the card comes', async () => {
    settings.motion = 'off';
    const play = new Play(before, ['Ada', 'Bruno']);
    void play.show(after);
    await vi.waitFor(() => expect([play.stage?.card, play.points(1)]).toEqual([true, 6]));
    play.stage!.close();
  });
});

test('what would be scored now is told by player and category', () => {
  const play = new Play(view(1, [NONE, NONE], [tree(0, 3, 'tree:a'), tree(0, 2, 'tree:b')]), ['Ada', 'Bruno']);
  expect([play.prospect(0), play.prospect(0, 'banners'), play.prospect(1)]).toEqual([5, 0, 0]);
});
