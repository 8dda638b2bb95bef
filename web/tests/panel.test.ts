import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ChoicePanel from '../src/kit/ChoicePanel.svelte';
import { litAreas, type GameBoard } from '../src/kit/board';
import { Play } from '../src/kit/play.svelte';
import { settings } from '../src/kit/settings.svelte';
import type { Choice, View } from '../src/kit/types';
import { loadWords } from '../src/kit/words.svelte';

const choice = (action: number, piece: string | null = null, ends = false): Choice => ({
  action,
  name: `take:${action}`,
  kind: 'take',
  args: [],
  words: { id: 'do-take-deck' },
  piece,
  group: null,
  preview: {},
  ends,
});
const view = (choices: Choice[], number = 0): View => ({
  game: 'builders',
  seats: 2,
  number,
  turn: 1,
  seat: 0,
  you: 0,
  over: false,
  players: [],
  question: { id: 'ask-take' },
  choices,
  undo: false,
  redo: false,
  ranking: null,
});

beforeEach(async () => {
  settings.confirm = false;
  await loadWords('builders');
});

afterEach(cleanup);

describe('the panel of choices', () => {
  test('arrows walk and preview, a click plays', async () => {
    const act = vi.fn();
    const play = new Play(view([choice(1), choice(2), choice(3)]), ['Ada', 'Bruno'], { act });
    render(ChoicePanel, { play });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
    buttons[0].focus();
    await fireEvent.keyDown(buttons[0], { key: 'ArrowUp' });
    expect(document.activeElement).toBe(buttons[2]);
    expect(play.preview?.action).toBe(3);
    await fireEvent.click(buttons[2]);
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: 3 }));
    expect(play.acted?.action).toBe(3);
  });

  test('after a choice the focus is on the first of the next', async () => {
    const play = new Play(view([choice(1), choice(2)]), ['Ada', 'Bruno']);
    render(ChoicePanel, { play });
    screen.getAllByRole('button')[1].focus();
    await play.show(view([choice(7), choice(8)], 1));
    await tick();
    expect(document.activeElement).toBe(screen.getAllByRole('button')[0]);
  });
});

describe('a table', () => {
  test('a piece with one choice plays it, one with several asks', () => {
    const act = vi.fn();
    const play = new Play(view([choice(1, 'deck'), choice(2, 'supply'), choice(3, 'supply')]), [], { act });
    const element = document.createElement('div');
    play.choose(play.of('deck'), element);
    expect(act).toHaveBeenCalledOnce();
    play.choose(play.of('supply'), element);
    expect(act).toHaveBeenCalledOnce();
    expect(play.menu?.choices).toHaveLength(2);
    play.choose(play.of('elsewhere'), element);
    expect([play.can('deck'), play.can('elsewhere')]).toEqual([true, false]);
  });

  test('with the setting on, what ends the turn is asked twice', () => {
    settings.confirm = true;
    const act = vi.fn();
    const last = choice(2, null, true);
    const play = new Play(view([choice(1), last]), [], { act });
    play.act(play.choices[0]);
    expect(act).toHaveBeenCalledOnce();
    play.act(last);
    expect(act).toHaveBeenCalledOnce();
    expect(play.pending).toBe(last);
    play.act(last);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('areas light up where the next choice is', () => {
    const area = (key: string, start: string) => ({ key, owns: (piece: string) => piece.startsWith(start) });
    const board = { areas: [area('board', 'tree:'), area('mine', 'hand:')] } as unknown as GameBoard;
    const play = new Play(view([choice(1, 'hand:x'), choice(2, 'unknown'), choice(3)]), []);
    expect(litAreas(board, play)).toEqual(new Set(['mine', 'choices']));
  });
});
