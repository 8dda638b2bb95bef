import { describe, expect, test } from 'vitest';
import { bridgeWay, gaps, layout, outlines } from '../src/games/builders/layout';
import { floor, ROOF, storey } from '../src/games/builders/measures';
import { treeAfter } from '../src/games/builders/preview';
import { STYLES, type BuildersView, type TreeView } from '../src/games/builders/types';
import type { Play } from '../src/kit';
import type { PreviewShown } from '../src/kit/generated';

const tree = (space: string, x: number, y: number): TreeView => ({
  id: `tree:${space}`,
  space,
  x,
  y,
  district: 'ferndell',
  base: 'log',
  base_banners: [],
  tiles: [],
  top: 'log',
  height: 1,
  capped: false,
  leader: null,
});

describe('what a choice would make of a tree', () => {
  const considering = (kind: string, preview: PreviewShown, you: number | null = null) =>
    ({ preview: { kind, piece: 'tree:f07', preview }, you, choices: [] }) as unknown as Play<BuildersView>;
  const here = { ...tree('f07', 0, 0), leader: 1 };

  test('who would lead and how high it would be come with the choice', () => {
    const after = treeAfter(
      considering('place', { measures: { 'height:f07': 1 }, becomes: { 'leader:f07': 0 } }),
      here,
    );
    expect(after).toMatchObject({ kind: 'place', leader: 0, levels: 2, changes: true });
  });
  test('nobody may lead in the end', () => {
    const after = treeAfter(considering('ax', { measures: { 'height:f07': -1 }, becomes: { 'leader:f07': -1 } }), here);
    expect(after).toMatchObject({ leader: null, levels: 0, changes: true });
  });
  test('a tree that is not clicked may change too: the one a hammered tile comes from', () => {
    const other = { ...tree('f03', 1, 0), leader: 0 };
    const play = considering('destination', { becomes: { 'leader:f03': -1 }, measures: { 'height:f03': -1 } });
    expect(treeAfter(play, other)).toMatchObject({ kind: null, leader: null, changes: true });
  });
  test('the tile that would come is drawn in its own style, also where that is on top already', () => {
    const nest = considering(
      'place',
      { measures: { 'height:f07': 1 }, becomes: { 'top:f07': STYLES.indexOf('nest') } },
      0,
    );
    expect(treeAfter(nest, here).coming).toBe('nest');
    expect(treeAfter(considering('place', { measures: { 'height:f07': 1 } }, 0), here).coming).toBe('log');
    expect(treeAfter(considering('ax', { measures: { 'height:f07': -1 } }, 0), here).coming).toBe(null);
  });
  test('a card lights the trees that the rules name, whatever its style: under an open choice all of them', () => {
    const card = considering('play', { becomes: { 'fits:f07': 1 } }, 0);
    expect([treeAfter(card, here).fits, treeAfter(card, tree('f03', 1, 0)).fits]).toEqual([true, false]);
    expect(treeAfter(considering('play', { measures: { 'height:f07': 1 } }, 0), here).fits).toBe(true);
  });
  test('what stays stays', () => {
    expect(treeAfter(considering('treetop', {}), here)).toMatchObject({ leader: 1, levels: 1, changes: false });
  });
});

describe('the ground', () => {
  test('the outline of an L has six corners', () => {
    const [loop, ...others] = outlines([
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ]);
    const turns = loop.filter(([x, y], k) => {
      const [ax, ay] = loop.at(k - 1)!;
      const [bx, by] = loop[(k + 1) % loop.length];
      return (x - ax) * (by - y) !== (y - ay) * (bx - x);
    });
    expect([turns.length, others.length]).toEqual([6, 0]);
  });
  test('a ring has an outer and an inner edge', () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
    expect(outlines(ring)).toHaveLength(2);
  });
  test('in a tall window rows and columns change places and neighbours stay neighbours', () => {
    const trees = [tree('a', 0, 0), tree('b', 1, 0), tree('c', 3, 2)];
    const tall = layout(trees, true);
    expect([tall.columns, tall.rows]).toEqual([3, 4]);
    expect(tall.foot(trees[0]).x).toBe(tall.foot(trees[1]).x);
    expect(tall.foot(trees[1]).y - tall.foot(trees[0]).y).toBe(tall.cell.height);
  });
  test('water is where no tree stands inside the grid', () => {
    const trees = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => tree(`${x}${y}`, x, y)))
      .filter((each) => each.space !== '11');
    expect(gaps(trees, layout(trees, false))).toEqual([{ x: 1, y: 1 }]);
  });
  test('a bridge is the same from both ends, and several do not lie on each other', () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 150, y: 0 },
    ];
    expect(bridgeWay(a, b, 0)).toEqual(bridgeWay(b, a, 0));
    const middles = [0, 1, 2, 3].map((nth) => bridgeWay(a, b, nth).bend.y);
    expect(new Set(middles).size).toBe(4);
    const across = [0, 1, 2, 3].map((nth) => bridgeWay(a, { x: 0, y: 166 }, nth).bend.x);
    expect(new Set(across).size).toBe(4);
  });
});

test('a full tree fits into its cell', () => {
  for (const tall of [true, false]) {
    const { cell } = layout([tree('a', 0, 0)], tall);
    expect(floor(5, 6) + storey(6) + ROOF).toBeLessThan(cell.height - cell.foot);
  }
});
