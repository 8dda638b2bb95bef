import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import GuildMarket from '../src/games/tree_society/GuildMarket.svelte';
import type { SocietyView } from '../src/games/tree_society/types';
import { isMine } from '../src/games/tree_society/where';
import { Play } from '../src/kit/play.svelte';
import { loadWords } from '../src/kit/words.svelte';

const view: SocietyView = JSON.parse(readFileSync('tests/fixtures/tree_society.json', 'utf8')).before;

beforeAll(() => loadWords('tree_society'));
afterEach(cleanup);

test('the top row, which costs a coin more, is drawn above the bottom row', () => {
  render(GuildMarket, { play: new Play(view, ['Ada', 'Bruno'], { act: async () => true }) });
  const signs = [...document.querySelectorAll<HTMLElement>('.sign')].map((sign) => sign.dataset.piece);
  expect(signs).toEqual(['row:top', 'row:bottom']);
});

describe('what lies on my own board', () => {
  const [fruit, card] = [view.players[view.you!].unsold[0], 'arc_01'];
  const place = { card, level: 1, points: 1, worth: [1, 2, 7], next: { level: 2, cost: 3, price: 3, payable: true } };
  const players = view.players.map((each) => (each.seat === view.you ? { ...each, in_progress: [place] } : each));
  const still: SocietyView = { ...view, players, choices: [] };

  test('is known also when there is nothing to choose, as in a lesson that explains', () => {
    expect([card, fruit].map((piece) => isMine(piece, still))).toEqual([true, true]);
    expect(isMine(view.fruit_market[0]!, still)).toBe(false);
    expect(isMine(card, { ...still, you: null })).toBe(false);
  });
  test('does not call for attention when it can only be thrown away', () => {
    const discard = { ...view.choices[0], kind: 'discard', piece: card, group: { id: 'group-discard', args: {} } };
    expect(isMine(card, { ...still, choices: [discard] })).toBe(false);
  });
});
