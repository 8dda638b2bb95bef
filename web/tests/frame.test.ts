/** The table on a phone: which sheet is open when something is asked. */
import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameBoard } from '../src/kit/board';
import GenericView from '../src/kit/GenericView.svelte';
import { Play } from '../src/kit/play.svelte';
import TableFrame from '../src/kit/TableFrame.svelte';
import Woods from '../src/kit/Woods.svelte';
import { loadWords } from '../src/kit/words.svelte';
import { choice, view } from './asked';

vi.mock('../src/kit/screen.svelte', () => ({ screen: { narrow: true, split: false, low: false, small: true } }));

const area = (key: string, place: 'centre' | 'mine') => ({
  key,
  name: `area-${key}`,
  place,
  icon: Woods,
  component: GenericView,
  owns: (piece: string) => piece.startsWith(key),
});
const board = { areas: [area('board', 'centre'), area('mine', 'mine')] } as unknown as GameBoard;
const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

beforeEach(() => loadWords('builders'));
afterEach(cleanup);

test('the sheet with the next choice comes also where a move was drawn before the server told what follows', async () => {
  const play = new Play(view([choice(1, 'board:1')], 4), ['Ada', 'Bruno']);
  const props = { play, board, info: null, tools: nothing, ask: nothing, choices: nothing, tabs: [] };
  render(TableFrame, props);
  const sheet = () => document.querySelector('section.sheet');
  expect(sheet()).toBeNull();
  await play.show(view([], 5), {});
  await tick();
  expect(sheet()).toBeNull();
  await play.show(view([choice(1, 'mine:1')], 5), {});
  await tick();
  expect(sheet()).not.toBeNull();
});
