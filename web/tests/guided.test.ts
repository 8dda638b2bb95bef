import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../src/kit/api';
import { sheetOf, type GameBoard } from '../src/kit/board';
import { bring, spotlight } from '../src/kit/glide';
import GuidedButton from '../src/kit/GuidedButton.svelte';
import { isNew, keepTips, seenTips } from '../src/kit/guided';
import { notices } from '../src/kit/notices.svelte';
import { Play } from '../src/kit/play.svelte';
import { settings } from '../src/kit/settings.svelte';
import { belongings, remember } from '../src/kit/storage';
import TipCard from '../src/kit/TipCard.svelte';
import { Tips } from '../src/kit/tips.svelte';
import type { View } from '../src/kit/types';
import { loadWords, say } from '../src/kit/words.svelte';

const view = (number: number, asked = true): View => ({
  game: 'builders',
  seats: 2,
  number,
  turn: 1,
  seat: asked ? 0 : 1,
  you: 0,
  over: false,
  players: [],
  question: asked ? { id: 'ask-take' } : null,
  choices: [],
  undo: false,
  stuck: null,
  redo: false,
  ranking: null,
});
const tip = (key: string, light: string[] = []) => ({ key, rule: 'R1', light });
const board = {
  areas: [
    { key: 'mine', place: 'mine', owns: (piece: string) => piece.startsWith('hand:') },
    { key: 'board', place: 'centre', owns: () => true },
  ],
} as unknown as GameBoard;

beforeEach(async () => {
  localStorage.clear();
  settings.motion = 'off';
  settings.language = 'en';
  await loadWords('builders', true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('tips', () => {
  const guided = (applying: Record<number, ReturnType<typeof tip>[]>) => {
    const play = new Play(view(0), ['Ada', 'Birch'], {});
    const ask = vi.fn(async () => ({ number: play.view.number, tips: applying[play.view.number] ?? [] }));
    const tips = new Tips('builders', ask);
    render(TipCard, { tips, play, board, onsheet: () => {} });
    return { play, ask, tips };
  };
  const shown = (key: string) => screen.queryByText(say(`tip-${key}-text`));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: say(name) }));

  test('one at a time: the next comes when the first was read, and none comes twice', async () => {
    const { play } = guided({ 0: [tip('card'), tip('lead')], 1: [tip('card'), tip('take')] });
    await vi.waitFor(() => expect(shown('card')).toBeTruthy());
    expect(shown('lead')).toBeNull();
    await press('tips-read');
    await vi.waitFor(() => expect(shown('lead')).toBeTruthy());
    await play.show(view(1));
    await vi.waitFor(() => expect(shown('take')).toBeTruthy());
    expect(shown('lead'), 'it went with its decision').toBeNull();
    expect(seenTips('builders').keys).toEqual(['card', 'lead']);
  });

  test('while others decide nothing is said and nothing asked', async () => {
    const { play, ask } = guided({ 0: [tip('card')], 1: [tip('take')] });
    await vi.waitFor(() => expect(shown('card')).toBeTruthy());
    await play.show(view(1, false));
    await vi.waitFor(() => expect(shown('card')).toBeNull());
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('an answer that comes after its decision is not shown', async () => {
    const play = new Play(view(4), ['Ada'], {});
    const tips = new Tips('builders', async () => ({ number: 3, tips: [tip('card')] }));
    await tips.look(play.view);
    expect(tips.now).toBeNull();
  });

  test('a table that cannot be asked shows none', async () => {
    const tips = new Tips('builders', () => Promise.reject(new Error('away')));
    await tips.look(view(0));
    expect(tips.now).toBeNull();
  });

  test('show me lights the pieces, by a click or a key', async () => {
    const { tips } = guided({ 0: [tip('card', ['tree:b05'])] });
    await vi.waitFor(() => expect(shown('card')).toBeTruthy());
    const piece = document.body.appendChild(document.createElement('div'));
    piece.dataset.piece = 'tree:b05';
    piece.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    await press('learn-show');
    await vi.waitFor(() => expect(piece.hasAttribute('data-spot')).toBe(true));
    expect(screen.getByRole('button', { name: say('learn-show') }).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.keyDown(document.body, { key: 't' });
    expect(tips.light).toEqual([]);
    await vi.waitFor(() => expect(piece.hasAttribute('data-spot')).toBe(false));
    piece.remove();
  });

  test('no more tips means none, until a guided game is asked for', async () => {
    const { play, ask } = guided({ 0: [tip('card')], 1: [tip('take')] });
    await vi.waitFor(() => expect(shown('card')).toBeTruthy());
    await press('tips-stop');
    expect(shown('card')).toBeNull();
    expect(notices.some((each) => each.text === say('tips-stopped'))).toBe(true);
    await play.show(view(1));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(seenTips('builders')).toEqual({ keys: ['card'], off: true });
  });

  test('they are told politely, and have a name', async () => {
    guided({ 0: [tip('card')] });
    await vi.waitFor(() => expect(shown('card')).toBeTruthy());
    const region = screen.getByRole('region', { name: say('tips-name') });
    expect(region.parentElement!.getAttribute('aria-live')).toBe('polite');
  });
});

describe('beginning', () => {
  const made = { table: 'abc', tokens: { '0': 'x' }, invite: '', commitment: null };
  beforeEach(() => {
    vi.spyOn(api, 'lessons').mockResolvedValue({
      game: 'builders',
      lessons: [],
      examples: {},
      enough: 1,
      guide: { seats: 2, options: { start: '1' }, tips: 2 },
    });
    vi.spyOn(api, 'games').mockResolvedValue([
      { key: 'builders', levels: ['sapling', 'birch'] } as Awaited<ReturnType<typeof api.games>>[0],
    ]);
    vi.spyOn(api, 'half').mockResolvedValue({} as Awaited<ReturnType<typeof api.half>>);
  });

  test('one click opens a table against the easiest bot, with tips', async () => {
    const make = vi.spyOn(api, 'make').mockResolvedValue(made as Awaited<ReturnType<typeof api.make>>);
    keepTips('builders', { keys: ['card'], off: true });
    expect(isNew('builders')).toBe(true);
    render(GuidedButton, { game: 'builders' });
    await fireEvent.click(screen.getByRole('button', { name: say('tips-begin') }));
    await vi.waitFor(() => expect(location.pathname).toBe('/table/abc'));
    expect(make.mock.calls[0][0]).toMatchObject({
      game: 'builders',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'sapling' }],
      options: { start: '1' },
    });
    expect(make.mock.calls[0][0].nickname).toBeTruthy();
    expect(belongings('abc').guided).toBe(true);
    expect(isNew('builders')).toBe(false);
    expect(seenTips('builders')).toEqual({ keys: ['card'], off: false });
  });

  test('who has seen all tips begins afresh', async () => {
    vi.spyOn(api, 'make').mockResolvedValue(made as Awaited<ReturnType<typeof api.make>>);
    keepTips('builders', { keys: ['card', 'take'], off: false });
    render(GuidedButton, { game: 'builders' });
    await fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(seenTips('builders').keys).toEqual([]));
  });

  test('a table that cannot be opened says why, and the button can be tried again', async () => {
    vi.spyOn(api, 'make').mockRejectedValue(new Error('no'));
    render(GuidedButton, { game: 'builders', small: true });
    const button = screen.getByRole('button', { name: /Guided first game: Builders/ }) as HTMLButtonElement;
    await fireEvent.click(button);
    await vi.waitFor(() => expect(notices.some((each) => each.bad)).toBe(true));
    expect(button.disabled).toBe(false);
  });

  test('other tables of the game make one no newcomer', () => {
    remember('t', { tokens: { '0': 'x' }, game: 'builders' });
    expect([isNew('builders'), isNew('sylve')]).toEqual([false, true]);
  });
});

describe('what is lit comes into sight', () => {
  const scroller = (kind = '') => {
    const place = document.body.appendChild(document.createElement('div'));
    place.dataset.scrolls = kind;
    place.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    const scrolled = vi.fn();
    place.scrollBy = scrolled;
    const at = (x: number, y: number) => {
      const piece = place.appendChild(document.createElement('div'));
      piece.getBoundingClientRect = () => new DOMRect(x, y, 20, 20);
      return piece;
    };
    return { at, scrolled };
  };

  test.each([
    ['inside nothing moves', [[10, 10]], [0, 0]],
    ['one outside comes to the middle', [[190, 10]], [150, 0]],
    ['several that fit come together', [[100, 40], [140, 40]], [80, 0]], // prettier-ignore
    ['of those too far apart the first', [[190, 10], [-300, 10]], [150, 0]], // prettier-ignore
  ])('%s', (_, spots, moved) => {
    const { at, scrolled } = scroller();
    bring(spots.map(([x, y]) => at(x, y)));
    expect(scrolled).toHaveBeenCalledWith(...moved);
  });

  test('a board that can be made smaller is told what has to be seen', () => {
    const { at, scrolled } = scroller('canvas');
    const piece = at(10, 10);
    piece.dataset.piece = 'tree:b05';
    const heard = vi.fn();
    piece.parentElement!.addEventListener('canvas', (event) => heard((event as CustomEvent).detail));
    spotlight(['tree:b05']);
    expect(heard).toHaveBeenCalledWith([piece]);
    expect(scrolled).not.toHaveBeenCalled();
    piece.remove();
  });

  test.each([
    ['becomes smaller', 250, String(0.97 * 0.8)],
    ['stays as it is where nobody could read it any more', 600, ''],
    ['stays as it is where everything is seen', 150, ''],
  ])('a sheet in which what is lit lies far apart %s', (_, far, zoom) => {
    document.body.innerHTML = '<div class="sheet"><div class="inside"><div><b data-piece="x:1"></b></div></div></div>';
    const [inside, content, piece] = ['.inside', '.inside > div', 'b'].map((each) =>
      document.querySelector<HTMLElement>(each)!,
    );
    inside.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
    Object.defineProperties(inside, { clientWidth: { value: 300 }, clientHeight: { value: 200 } });
    piece.getBoundingClientRect = () => new DOMRect(0, 0, 100, far);
    spotlight(['x:1']);
    expect(content.style.zoom).toBe(zoom);
    spotlight([]);
    expect(content.style.zoom).toBe('');
  });

  test('on a phone the sheet it lies on comes, and none for the board', () => {
    expect(sheetOf(board, ['hand:log-ax'], view(0))).toBe('mine');
    expect(sheetOf(board, ['tree:b05'], view(0))).toBeNull();
    expect(sheetOf(null, ['tree:b05'], view(0))).toBeNull();
  });
});
