import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { counts } from '../src/games/tree_society/counts';
import GuildMarket from '../src/games/tree_society/GuildMarket.svelte';
import type { SocietyView } from '../src/games/tree_society/types';
import { isMine } from '../src/games/tree_society/where';
import { Play } from '../src/kit/play.svelte';
import WhatCounts from '../src/kit/WhatCounts.svelte';
import { loadWords, say } from '../src/kit/words.svelte';

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

describe('what counts now', () => {
  const place = { card: 'arc_01', level: 2, points: 3, worth: [1, 3, 10], next: { level: 3, cost: 6, price: 5 } };
  const mine = {
    ...view.players[0],
    purse: 2,
    in_progress: [{ ...place, next: { ...place.next, payable: false } }, null],
  };
  const now: SocietyView = { ...view, you: 0, players: [mine, ...view.players.slice(1)] };

  test('the next level is worth what the rules say, less what counts already; of the Market what can be paid', () => {
    const found = counts(now, 0);
    expect(found.map(({ points, pieces }) => [points, pieces])).toEqual([
      [7, ['arc_01']],
      [3, ['wri_11']],
      [1, ['wri_06']],
    ]);
    expect(found[0].text).toBe(say('counts-level-dear', { card: say('card-arc-01'), level: 3, price: 5 }));
    expect(found[1].text).toContain(say('counts-level', { card: say('card-wri-11'), level: 1, price: 1 }));
  });

  test('stands beside the sources of points, for oneself only', async () => {
    const play = new Play(now, ['Ada', 'Bruno']);
    render(WhatCounts, { play, seat: 0 });
    expect(await screen.findByText(say('counts-levels'))).toBeTruthy();
    cleanup();
    render(WhatCounts, { play, seat: 1 });
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByText(say('counts-levels'))).toBeNull();
  });
});
