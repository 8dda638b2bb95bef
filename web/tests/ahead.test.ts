import { describe, expect, test, vi } from 'vitest';
import { Ahead } from '../src/kit/ahead';
import { changed } from '../src/kit/changed';
import type { LiveTable } from '../src/kit/live.svelte';
import type { Choice, View } from '../src/kit/types';

const choice = (action: number) => ({ action, name: `a${action}`, piece: null }) as unknown as Choice;
const view = (number: number) =>
  ({
    number,
    you: 0,
    question: { id: 'q' },
    choices: [choice(4), choice(5)],
    players: [{ seat: 0, score: 3, parts: {}, hand: ['oak', 'elm', 'fir'] }],
    units: [
      { id: 'king', health: 5 },
      { id: 'pawn', health: 1 },
      { id: 'queen', health: 3 },
    ],
  }) as unknown as View;

const outcome = {
  action: 4,
  sure: true,
  changes: { 'players.0.coins': 2, 'units.1.health': 1 },
  arranged: { 'players.0.hand': [0, 2], units: [0, 2, { id: 'rook', health: 4 }] },
};
const table = (outcomes: () => Promise<unknown[]>) => {
  const live = { contact: 'open', outcomes: vi.fn(outcomes) };
  return { live, ahead: new Ahead(live as unknown as LiveTable, changed) };
};

describe('a move that is drawn at once', () => {
  test('is the board as the choice leaves it, with nothing to choose', async () => {
    const { live, ahead } = table(async () => [outcome]);
    const before = view(7);
    await ahead.ask(before, 0);
    await ahead.ask(before, 0);
    expect(live.outcomes).toHaveBeenCalledTimes(1);
    const after = ahead.after(before, choice(4), 0) as unknown as Record<string, unknown>;
    expect(after).toMatchObject({ number: 8, choices: [], question: null, undo: false });
    expect(after.players).toEqual([{ seat: 0, score: 3, parts: {}, hand: ['oak', 'fir'], coins: 2 }]);
    expect(after.units).toEqual([
      { id: 'king', health: 5 },
      { id: 'queen', health: 1 },
      { id: 'rook', health: 4 },
    ]);
    expect(ahead.isWhole(choice(4))).toBe(true);
    expect(before).toEqual(view(7));
  });

  test('is nothing where nothing is sure, at another moment, or for other eyes', async () => {
    const { ahead } = table(async () => [outcome]);
    await ahead.ask(view(7), 0);
    expect(ahead.after(view(7), choice(5), 0)).toBeNull();
    expect(ahead.after(view(8), choice(4), 0)).toBeNull();
    expect(ahead.after(view(7), choice(4), 1)).toBeNull();
  });

  test('waits for the server where it was asked too much', async () => {
    const { ahead } = table(() => Promise.reject(new Error('too fast')));
    await ahead.ask(view(7), 0);
    expect(ahead.after(view(7), choice(4), 0)).toBeNull();
  });
});
