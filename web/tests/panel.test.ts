import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Ask from '../src/kit/Ask.svelte';
import ChoicePanel from '../src/kit/ChoicePanel.svelte';
import { advice } from '../src/kit/choices';
import DeadClick from '../src/kit/DeadClick.svelte';
import Deeds from '../src/kit/Deeds.svelte';
import { litAreas, type GameBoard } from '../src/kit/board';
import { Play } from '../src/kit/play.svelte';
import { settings } from '../src/kit/settings.svelte';
import type { Choice } from '../src/kit/types';
import { loadWords, say } from '../src/kit/words.svelte';
import { choice, view } from './asked';

beforeEach(async () => {
  settings.confirm = false;
  await loadWords('builders');
});

afterEach(cleanup);

describe('the panel of choices', () => {
  test('arrows walk and preview, a click plays', async () => {
    const act = vi.fn(async () => true);
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

  /** Plays the second choice of two, as one's own move on a slow line: drawn at once, and asked on by the server. */
  async function playedOnASlowLine(how: (button: HTMLElement) => unknown) {
    const play = new Play(view([choice(1), choice(2)]), ['Ada', 'Bruno']);
    render(ChoicePanel, { play });
    const second = screen.getAllByRole('button')[1];
    second.focus();
    await how(second);
    await play.show(view([], 1));
    await tick();
    await play.show(view([choice(7), choice(8)], 1));
    await tick();
    return screen.getAllByRole('button')[0];
  }

  test('who plays by keys finds the focus on the next choice though there was none for a while', async () => {
    const first = await playedOnASlowLine((button) => fireEvent.keyDown(button, { key: 'Enter' }));
    expect(document.activeElement).toBe(first);
  });

  test('who plays with the pointer has no choice previewed that they did not point at', async () => {
    const first = await playedOnASlowLine((button) => fireEvent.pointerDown(button));
    expect(document.activeElement).not.toBe(first);
  });
});

describe('no traps', () => {
  const harm = (action: number): Choice => ({ ...choice(action), destroys: true });

  test('what destroys comes last, so that the first key never harms', async () => {
    const play = new Play(view([harm(1), choice(2), harm(3), choice(4)]), [], {});
    render(ChoicePanel, { play });
    const names = screen.getAllByRole('button').map((button) => button.dataset.choice);
    expect(names).toEqual(['take:2', 'take:4', 'take:1', 'take:3']);
    expect(screen.getAllByRole('button')[2].className).toContain('destroys');
  });

  test('what destroys asks once, whatever the settings say, unless the board has asked', async () => {
    const act = vi.fn(async () => true);
    const play = new Play(view([choice(1), harm(2)]), [], { act });
    expect(await play.act(play.choices[1])).toBe(false);
    expect(play.pending).toBe(play.choices[1]);
    expect(await play.act(play.choices[1])).toBe(true);
    const other = new Play(view([choice(1), harm(2)]), [], { act });
    expect(await other.act(other.choices[1], { sure: true })).toBe(true);
  });

  test('where every choice ends the turn nothing is given up, and nothing is asked', async () => {
    settings.confirm = true;
    const act = vi.fn(async () => true);
    const play = new Play(view([choice(1, null, true), choice(2, null, true)]), [], { act });
    expect(await play.act(play.choices[0])).toBe(true);
  });

  test('a long list folds, and walking reaches what is folded', async () => {
    const play = new Play(view(Array.from({ length: 20 }, (_, k) => choice(k + 1))), [], {});
    render(ChoicePanel, { play });
    const listed = () => screen.getAllByRole('button').filter((button) => button.dataset.choice);
    expect(listed()).toHaveLength(6);
    listed()[5].focus();
    await fireEvent.keyDown(listed()[5], { key: 'ArrowDown' });
    await tick();
    expect(listed()).toHaveLength(20);
    expect(document.activeElement).toBe(listed()[6]);
  });

  test('a click on a piece that cannot be chosen says why', async () => {
    const play = new Play(view([choice(1, 'deck')]), ['Ada', 'Bruno'], {});
    render(DeadClick, { play });
    const status = screen.getByRole('status'); // it must be there first: what appears with its words is not read aloud
    expect(status.textContent).toBe('');
    const dead = document.body.appendChild(document.createElement('div'));
    dead.dataset.piece = 'tree:b07';
    await fireEvent.click(dead);
    expect(status.textContent).toContain(play.say(play.view.question!));
    dead.remove();
    await fireEvent.click(document.body);
    expect(status.textContent).toBe('');
  });

  test('a click on a button that is off says why, and does nothing', async () => {
    const onundo = vi.fn();
    const play = new Play(view([choice(1, 'deck')]), ['Ada', 'Bruno'], {});
    render(DeadClick, { play });
    render(Ask, { play, short: false, idle: '', onundo, onredo: vi.fn(), thinking: false });
    for (const [name, reason] of [
      ['undo', 'stuck-nothing'],
      ['redo', 'refused-no-redo'],
    ]) {
      const button = screen.getByRole('button', { name: say(name) });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await fireEvent.click(button);
      expect(screen.getByRole('status').textContent).toBe(say(reason));
    }
    expect(onundo).not.toHaveBeenCalled();
    await play.show({ ...play.view, undo: true });
    await fireEvent.click(screen.getByRole('button', { name: say('undo') }));
    expect(onundo).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('on the board stand the choices that lie on no piece', async () => {
    const act = vi.fn(async () => true);
    const play = new Play(view([choice(1, 'deck'), choice(2)]), [], { act });
    render(Deeds, { play });
    await fireEvent.click(screen.getByRole('button'));
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: 2 }));
  });

  test('a hint tells how much better the best choice is', () => {
    const hint = (action: number, share: number, estimate: number) => ({
      action,
      name: '',
      share,
      estimate,
      outlook: null,
    });
    const found = advice([hint(1, 0.2, 0.41), hint(2, 0.7, 0.52), hint(3, 0.1, 0.4), hint(4, 0, 0.9)]);
    expect(found.get(2)).toMatchObject({ best: true, better: 11 });
    expect(found.get(1)).toMatchObject({ best: false, better: -11 });
    expect(found.has(4)).toBe(false);
  });

  test('no other choice of a hint is told to be better than the best', () => {
    const hint = (action: number, share: number, estimate: number) => ({
      action,
      name: '',
      share,
      estimate,
      outlook: null,
    });
    const play = new Play(view([choice(1), choice(2)]), [], {});
    play.hints = advice([hint(1, 0.7, 0.52), hint(2, 0.3, 0.58)]);
    expect(play.hints.get(2)).toMatchObject({ best: false, better: 0 });
    render(ChoicePanel, { play });
    expect(screen.getByText('about as good')).toBeTruthy();
  });
});

describe('a table', () => {
  test('a piece with one choice plays it, one with several asks', async () => {
    const act = vi.fn(async () => true);
    const play = new Play(view([choice(1, 'deck'), choice(2, 'supply'), choice(3, 'supply')]), [], { act });
    const element = document.createElement('div');
    play.choose(play.of('deck'), element);
    await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
    play.choose(play.of('supply'), element);
    expect(act).toHaveBeenCalledOnce();
    expect(play.menu?.choices).toHaveLength(2);
    play.choose(play.of('elsewhere'), element);
    expect([play.can('deck'), play.can('elsewhere')]).toEqual([true, false]);
  });

  test('with the setting on, what ends the turn is asked twice', async () => {
    settings.confirm = true;
    const act = vi.fn(async () => true);
    const last = choice(2, null, true);
    const play = new Play(view([choice(1), last]), [], { act });
    expect(await play.act(play.choices[0])).toBe(true);
    expect(act).toHaveBeenCalledOnce();
    expect(await play.act(last)).toBe(false);
    expect(act).toHaveBeenCalledOnce();
    expect(play.pending).toBe(last);
    expect(await play.act(last)).toBe(true);
    expect(act).toHaveBeenCalledTimes(2);
  });

  test('plays wait their turn, and a double click is one click', async () => {
    const first = choice(1);
    const then = choice(7);
    const told: number[] = [];
    const play: Play = new Play(view([first, choice(2)]), [], {
      act: async ({ action }) => {
        told.push(action);
        await new Promise((done) => setTimeout(done, 5));
        await play.show(view([then], play.view.number + 1));
        return true;
      },
    });
    const clicks = Promise.all([play.act(first), play.act(first)]);
    expect(play.view.number).toBe(0);
    expect(await clicks).toEqual([true, false]);
    expect(play.view.number).toBe(1);
    expect(await play.act(then)).toBe(true);
    expect(told).toEqual([1, 7]);
  });

  test('a refused choice leaves everything as it was', async () => {
    const play = new Play(view([choice(1)]), [], { act: async () => false });
    expect(await play.act(play.choices[0])).toBe(false);
    expect(play.view.number).toBe(0);
  });

  test('steps nobody chose are shown one after the other, the newest view cuts them short', async () => {
    const play = new Play(view([choice(1)]), []);
    const seen: number[] = [];
    const watch = setInterval(() => seen.at(-1) !== play.view.turn && seen.push(play.view.turn), 5);
    const step = (turn: number) => ({ ...view([], 1), turn });
    await play.show(step(4), { steps: [step(2), step(3)] });
    clearInterval(watch);
    expect(seen).toEqual([1, 2, 3].filter((turn) => seen.includes(turn)));
    expect(seen).toContain(3);
    expect(play.view.turn).toBe(4);
    const slow = play.show(step(9), { steps: [step(8)] });
    await play.show(step(20));
    await slow;
    expect(play.view.turn).toBe(20);
  });

  test('areas light up where the next choice is', () => {
    const area = (key: string, start: string) => ({ key, owns: (piece: string) => piece.startsWith(start) });
    const board = { areas: [area('board', 'tree:'), area('mine', 'hand:')] } as unknown as GameBoard;
    const play = new Play(view([choice(1, 'hand:x'), choice(2, 'unknown'), choice(3)]), []);
    expect(litAreas(board, play)).toEqual(new Set(['mine', 'choices']));
  });
});
