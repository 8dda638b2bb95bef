// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { Keeper } from '../src/kit/keeper';
import { moved } from '../src/kit/moved';

describe('Keeper', () => {
  test('a card that leaves the hand for the row keeps its key', () => {
    const keeper = new Keeper();
    const first = keeper.follow({ hand: ['nest-ax', 'log-ax'], row: [] });
    const second = keeper.follow({ hand: ['log-ax'], row: ['nest-ax'] });
    expect(second.row).toEqual([first.hand[0]]);
    expect(second.hand).toEqual([first.hand[1]]);
  });

  test('copies are told apart, and what stays is not mixed up with what comes', () => {
    const keeper = new Keeper();
    const first = keeper.follow({ hand: ['nest-ax', 'nest-ax'], display: ['nest-ax'] });
    expect(new Set([...first.hand, ...first.display]).size).toBe(3);
    const second = keeper.follow({ hand: ['nest-ax', 'nest-ax', 'nest-ax'], display: ['log-ax'] });
    expect(second.hand).toEqual([...first.hand, first.display[0]]);
    expect(second.display[0]).not.toBe(first.display[0]);
  });

  test('a new card gets a new key', () => {
    const keeper = new Keeper();
    const first = keeper.follow({ hand: ['nest-ax'] });
    expect(keeper.follow({ hand: ['log-ax'] }).hand[0]).not.toBe(first.hand[0]);
  });
});

describe('moved', () => {
  const tree = (id: string, ...tiles: string[]) => ({ id, tiles: tiles.map((tile) => ({ id: tile })) });

  test('finds what came and what went elsewhere, not what stayed', () => {
    const before = { trees: [tree('a', 't1', 't2'), tree('b')] };
    const after = { trees: [tree('a', 't1'), tree('b', 't2', 't3')] };
    expect(moved(before, after)).toEqual(new Set(['t2', 't3']));
  });

  test('the order of a list does not matter', () => {
    expect(moved({ trees: [tree('a'), tree('b')] }, { trees: [tree('b'), tree('a')] })).toEqual(new Set());
  });

  test('a unit that goes to another space has moved, and so has the house that a space names', () => {
    const unit = (space: string, health = 3) => ({ units: [{ id: 'unit:knight', space, health }] });
    expect(moved(unit('e4'), unit('f6'))).toEqual(new Set(['unit:knight']));
    expect(moved(unit('e4', 3), unit('e4', 2))).toEqual(new Set());
    const town = (house: string | null) => ({ towns: [{ id: 'house_space:7', house }] });
    expect(moved(town(null), town('house:1:1'))).toEqual(new Set(['house_space:7', 'house:1:1']));
  });

  test('choices are not pieces', () => {
    expect(moved({ choices: [] }, { choices: [{ id: 'x' }], question: { id: 'ask' } })).toEqual(new Set());
  });
});
