import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Chat from '../src/kit/Chat.svelte';
import { hues, paint } from '../src/kit/colours';
import { nameFor, settings } from '../src/kit/settings.svelte';
import SeatsForm from '../src/kit/SeatsForm.svelte';
import { belongings, forget, remember } from '../src/kit/storage';
import type { TableInfo } from '../src/kit/types';
import Waiting from '../src/kit/Waiting.svelte';
import { loadWords } from '../src/kit/words.svelte';
import { parse, reviewAddress } from '../src/kit/router.svelte';

beforeEach(() => loadWords());
afterEach(cleanup);

describe('colours', () => {
  test('every seat has one of its own, chosen or free', () => {
    expect(hues([{}, {}, {}, {}])).toEqual([0, 1, 2, 3]);
    expect(hues([{ colour: 1 }, {}])).toEqual([1, 0]);
    expect(hues([{}, { colour: 0 }, { colour: null }])).toEqual([1, 0, 2]);
  });

  test('the page wears them until the table is left', () => {
    const undress = paint([{ colour: 2 }, {}]);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--seat-0')).toBe('var(--hue-2)');
    expect(style.getPropertyValue('--on-seat-0')).toBe('var(--on-hue-2)');
    undress();
    expect(style.getPropertyValue('--seat-0')).toBe('');
  });

  test('choosing the colour of another seat takes it from there', async () => {
    render(SeatsForm, { seats: [{ kind: 'me' }, { kind: 'open', colour: 2 }], levels: [] });
    const discs = screen.getAllByRole('radio');
    await fireEvent.click(discs[2]);
    await tick();
    const chosen = screen.getAllByRole('radio').map((disc) => disc.getAttribute('aria-checked') === 'true');
    expect(chosen.indexOf(true)).toBe(2);
    expect(chosen.slice(4).indexOf(true)).not.toBe(2);
  });
});

describe('the waiting room', () => {
  const seat = (number: number, kind: 'open' | 'human', colour: number) => ({
    seat: number,
    kind,
    nickname: kind === 'human' ? 'Ada' : null,
    level: null,
    present: true,
    colour,
  });
  const info = { table: 't', game: 'builders', status: 'waiting', seats: [seat(0, 'human', 3), seat(1, 'open', 0)] };
  const deeds = () => ({
    onjoin: vi.fn(),
    onsay: vi.fn(),
    onfill: vi.fn(),
    oncancel: vi.fn(),
    onleave: vi.fn(),
    oncolour: vi.fn(),
  });
  const room = (more: object = {}) => ({
    info: { ...info, closed: null, allows: null, draw: null, ...more } as unknown as TableInfo,
    link: 'https://here/table/t',
    trouble: '',
    chat: [],
  });

  test('whoever opened it may fill a seat, change the colour, get up, and cancel after a second press', async () => {
    const done = deeds();
    render(Waiting, { ...room({ owner: 0 }), held: [0], ...done });
    await fireEvent.click(screen.getByRole('button', { name: 'Let a bot sit here' }));
    expect(done.onfill).toHaveBeenCalledWith(1);
    await fireEvent.click(screen.getByRole('radio', { name: 'blue' }));
    expect(done.oncolour).toHaveBeenCalledWith(0, 1);
    await fireEvent.click(screen.getByRole('button', { name: 'Get up' }));
    expect(done.onleave).toHaveBeenCalledWith(0);
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel the table' }));
    expect(done.oncancel).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Really cancel it?' }));
    expect(done.oncancel).toHaveBeenCalledOnce();
  });

  test('a guest decides nothing for the others', () => {
    render(Waiting, { ...room({ owner: 1 }), held: [0], ...deeds() });
    expect(screen.getByRole('button', { name: 'Get up' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Let a bot sit here' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the table' })).toBeNull();
  });

  test('who comes finds a name, and a colour that nobody has', async () => {
    settings.nickname = '';
    const done = deeds();
    render(Waiting, { ...room(), held: [], ...done });
    expect((screen.getByRole('textbox', { name: 'Your name' }) as HTMLInputElement).value).not.toBe('');
    expect((screen.getByRole('radio', { name: 'green' }) as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(screen.getByRole('radio', { name: 'yellow' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
    expect(done.onjoin).toHaveBeenCalledWith(undefined, 2);
  });

  test('a cancelled table says so', () => {
    render(Waiting, { ...room({ closed: 'cancelled' }), held: [0], ...deeds() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The table was cancelled.');
  });
});

test('a name is offered once, and never replaces one', () => {
  settings.nickname = '';
  nameFor(['Fern']);
  nameFor(['Hazel']);
  expect(settings.nickname).toBe('Fern');
});

test('lines of the chat are read as soon as they are seen', async () => {
  const onread = vi.fn();
  const line = { seat: 0, nickname: 'Ada', text: 'Hello', spectator: false, at: '' };
  const { rerender } = render(Chat, { lines: [line], onsay: () => {}, can: true, onread });
  await tick();
  expect(onread).toHaveBeenLastCalledWith(1);
  await rerender({ lines: [line, line] });
  expect(onread).toHaveBeenLastCalledWith(2);
});

test('the proof of a seat that was given up is forgotten', () => {
  remember('t', { tokens: { 0: 'a', 1: 'b' } });
  forget('t', 0);
  expect(belongings('t').tokens).toEqual({ 1: 'b' });
});

test('the address of a reviewed moment tells both moves and their chances', () => {
  const moment = {
    number: 12,
    seat: 1,
    played: 'take:1',
    better: 'place:b07',
    before: 0.5,
    after: 0.375,
    line: ['place:b07', 'end'],
  };
  expect(parse(reviewAddress('abc', moment))).toEqual({
    page: 'replay',
    table: 'abc',
    number: 12,
    seat: 1,
    review: { played: 'take:1', better: 'place:b07', before: 0.5, after: 0.375, line: ['place:b07', 'end'] },
  });
});
