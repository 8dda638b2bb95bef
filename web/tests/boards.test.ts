/** Every board draws a real view: its pieces glow, answer to a click and to the keyboard, and move on. */
import { cleanup, fireEvent, render, within } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { litAreas, loadBoard, type GameBoard } from '../src/kit/board';
import ChoicePanel from '../src/kit/ChoicePanel.svelte';
import { Play } from '../src/kit/play.svelte';
import { settings } from '../src/kit/settings.svelte';
import type { View } from '../src/kit/types';
import { loadWords } from '../src/kit/words.svelte';

interface Fixture {
  played: number;
  before: View;
  after: View;
}

const NAMES = ['Ada', 'Bruno'];
const FOLDER = 'tests/fixtures';
const GAMES = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
const fixture = (game: string): Fixture => JSON.parse(readFileSync(`${FOLDER}/${game}.json`, 'utf8'));
const element = (piece: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-piece]')].find((each) => each.dataset.piece === piece);

/** The whole drawing of a table, as far as boards draw it. */
function draw(board: GameBoard, play: Play): void {
  for (const { component } of board.areas) render(component, { play });
  for (const seat of play.view.players.map((player) => player.seat)) {
    if (board.Glance) render(board.Glance, { play, seat });
    if (board.Whole) render(board.Whole, { play, seat });
  }
}

beforeEach(() => {
  settings.confirm = false;
});
afterEach(cleanup);

describe.each(GAMES)('%s', (game) => {
  const { before, after, played } = fixture(game);

  let board: GameBoard;
  beforeAll(async () => {
    await loadWords(game);
    board = (await loadBoard(game))!;
  });

  function table(view: View = before) {
    const act = vi.fn(async () => true);
    const play = new Play(view, NAMES, { act });
    draw(board, play);
    return { play, act };
  }

  test('what can be clicked glows, and nothing else does', async () => {
    const { play } = table();
    await tick();
    const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')];
    expect(pieces.length).toBeGreaterThan(5);
    const wanted = new Set(play.choices.map((choice) => choice.piece).filter((piece) => piece !== null));
    const drawn = [...wanted].filter((piece) => element(piece));
    expect(drawn.length).toBeGreaterThan(0);
    for (const piece of drawn) expect(element(piece)!.dataset.can, piece).toBe('');
    for (const glowing of document.querySelectorAll('[data-piece][data-can]')) {
      await fireEvent.pointerEnter(glowing);
      expect(play.choices).toContain(play.preview);
      await fireEvent.pointerLeave(glowing);
    }
    const lit = litAreas(board, play);
    expect(lit.size).toBeGreaterThan(0);
    for (const area of lit) expect([...board.areas.map((each) => each.key), 'choices']).toContain(area);
  });

  test('says whether players hold what others must not see', () => {
    const hidden = after.players.some((player) => player.seat !== after.you && 'hand' in player && !player.hand);
    expect(board.secret ?? false).toBe(hidden);
  });

  test('a spectator sees everything and can click nothing', async () => {
    const watched = { ...before, you: null, choices: [], question: null };
    table(watched);
    await tick();
    expect(document.querySelectorAll('[data-piece]').length).toBeGreaterThan(5);
    expect(document.querySelector('[data-can]')).toBeNull();
  });

  test('the pointer previews a piece and a click chooses it', async () => {
    const { play, act } = table();
    await tick();
    const single = play.choices.find(({ piece }) => piece && element(piece) && play.of(piece).length === 1);
    const several = play.choices.find(({ piece }) => piece && element(piece) && play.of(piece).length > 1);
    const piece = (single ?? several)!.piece!;
    await fireEvent.pointerEnter(element(piece)!);
    expect(play.preview?.piece).toBe(piece);
    expect(element(piece)!.dataset.preview).toBe('');
    await fireEvent.pointerLeave(element(piece)!);
    expect(play.preview).toBeNull();
    await fireEvent.click(element(piece)!);
    await vi.waitFor(() => expect(act.mock.calls.length + (play.menu ? 1 : 0) + chosen(piece)).toBeGreaterThan(0));
  });

  /** On a board where a click first picks a unit up, the places it can go to answer. */
  const chosen = (piece: string) =>
    piece.startsWith('unit:') && document.querySelector('[data-way]')
      ? document.querySelectorAll('[data-way]').length
      : 0;

  test('a hint marks the piece that a bot would choose', async () => {
    const { play } = table();
    const choice = play.choices.find(({ piece }) => piece && element(piece))!;
    const hint = { action: choice.action, name: choice.name, share: 1, estimate: 0.5, outlook: null };
    play.hints = new Map([[choice.action, { best: true, better: 8, hint }]]);
    await tick();
    expect(element(choice.piece!)!.dataset.hint).toBe('best');
  });

  test('the keyboard walks over all choices and plays one', async () => {
    const { play, act } = table();
    const { container } = render(ChoicePanel, { play });
    const buttons = within(container).getAllByRole('button');
    expect(buttons.length).toBeGreaterThan(1);
    buttons[0].focus();
    await fireEvent.keyDown(buttons[0], { key: 'ArrowDown' });
    expect(document.activeElement).not.toBe(buttons[0]);
    expect(play.preview).not.toBeNull();
    const previewed = play.preview!;
    await fireEvent.click(document.activeElement!);
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith(previewed));
  });

  test('after the move the board shows the new view, and what moved is fresh', async () => {
    const { play } = table();
    expect(play.choices.some((choice) => choice.action === played)).toBe(true);
    await play.show(after);
    await tick();
    expect(play.view.number).toBe(before.number + 1);
    for (const piece of play.fresh) {
      const drawn = element(piece);
      if (drawn) expect(drawn.dataset.fresh).toBe('');
    }
  });
});

test('what building a bridge brings is what the rules say of it', async () => {
  const { before } = fixture('builders');
  const here = (before as unknown as { trees: { space: string }[] }).trees;
  const pair = `${here[0].space}-${here[1].space}`;
  const bridge = (points?: number) => ({
    ...before.choices[0],
    action: 9,
    name: `bridge:${pair}`,
    kind: 'bridge',
    piece: `pair:${pair}`,
    preview: points ? { parts: { bridges: points } } : {},
  });
  for (const [points, said] of [
    [4, '+4'],
    [undefined, '+0'],
  ] as const) {
    draw((await loadBoard('builders'))!, new Play({ ...before, choices: [bridge(points)] } as View, NAMES, {}));
    expect(element(`pair:${pair}`)!.querySelector('text')!.textContent).toBe(said);
    cleanup();
  }
});

test('no board reads anything out of sentences: what a choice brings stands in its preview', () => {
  const files = readdirSync('src/games', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(svelte|ts)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  const reading = files.filter((file) => /words\??\.(args|id)\b/.test(readFileSync(`src/games/${file}`, 'utf8')));
  expect(reading).toEqual([]);
});
