/** Where everything stands: spaces on the ground, outlines of the districts, the way of a bridge. */
import type { District, TreeView } from './types';

export interface Point {
  x: number;
  y: number;
}

/** The measures of one cell of the grid; a tree stands in it with its foot `foot` above the lower edge. */
export interface Cell {
  width: number;
  height: number;
  foot: number;
}

const WIDE: Cell = { width: 150, height: 166, foot: 28 };
const TALL: Cell = { width: 116, height: 154, foot: 28 };
const MARGIN = 22;

export interface Layout {
  cell: Cell;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** The grid place of a tree: in a tall window rows and columns change places, neighbours stay neighbours. */
  place: (tree: { x: number; y: number }) => Point;
  foot: (tree: { x: number; y: number }) => Point;
}

export function layout(trees: readonly TreeView[], tall: boolean): Layout {
  const cell = tall ? TALL : WIDE;
  const across = Math.max(...trees.map((tree) => tree.x)) + 1;
  const down = Math.max(...trees.map((tree) => tree.y)) + 1;
  const columns = tall ? down : across;
  const rows = tall ? across : down;
  const place = (tree: { x: number; y: number }) => (tall ? { x: tree.y, y: tree.x } : { x: tree.x, y: tree.y });
  const foot = (tree: { x: number; y: number }) => {
    const at = place(tree);
    return { x: MARGIN + (at.x + 0.5) * cell.width, y: MARGIN + (at.y + 1) * cell.height - cell.foot };
  };
  return {
    cell,
    columns,
    rows,
    place,
    foot,
    width: columns * cell.width + 2 * MARGIN,
    height: rows * cell.height + 2 * MARGIN,
  };
}

type Corner = [number, number];

/** The outlines of a set of cells, clockwise, as lists of grid corners. */
export function outlines(cells: readonly Point[]): Corner[][] {
  const has = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  const edges = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const { x, y } of cells) {
    if (!has.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!has.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  const loops: Corner[][] = [];
  while (edges.size) {
    const [start] = edges.keys();
    const loop: Corner[] = [];
    let key = start;
    do {
      const nexts = edges.get(key)!;
      const next = nexts.pop()!;
      if (!nexts.length) edges.delete(key);
      loop.push(key.split(',').map(Number) as Corner);
      key = next.join();
    } while (key !== start);
    loops.push(loop);
  }
  return loops;
}

/** A number from -1 to 1 that is always the same for the same place: paper is never cut quite straight. */
export function wobble(a: number, b: number): number {
  const noise = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return (noise - Math.floor(noise)) * 2 - 1;
}

/** The soft, hand-cut edge of a set of cells, `inset` inside its true border (outside if negative). */
export function paperEdge(cells: readonly Point[], plan: Layout, inset: number): string {
  return outlines(cells)
    .map((loop) => {
      const points: Point[] = [];
      loop.forEach(([x, y], k) => {
        const [nx, ny] = loop[(k + 1) % loop.length];
        const inward = { x: -(ny - y), y: nx - x };
        for (const t of [0.16, 0.5, 0.84]) {
          const gx = x + (nx - x) * t;
          const gy = y + (ny - y) * t;
          const off = inset + 2.6 * wobble(gx * 7 + inset, gy * 5);
          points.push({
            x: MARGIN + gx * plan.cell.width + inward.x * off,
            y: MARGIN + gy * plan.cell.height + inward.y * off,
          });
        }
      });
      return smooth(points);
    })
    .join('');
}

/** A closed curve through the middles between points. */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const last = points[points.length - 1];
  let path = `M${middle(last, points[0])}`;
  points.forEach(
    (point, k) =>
      (path += `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(point, points[(k + 1) % points.length])}`),
  );
  return `${path}Z`;
}

/** Where the name of a district is written: the left end of its upper edge. */
export function nameSpot(trees: readonly TreeView[], district: District, plan: Layout): Point {
  const places = trees.filter((tree) => tree.district === district).map(plan.place);
  const top = Math.min(...places.map((place) => place.y));
  const left = Math.min(...places.filter((place) => place.y === top).map((place) => place.x));
  return { x: MARGIN + left * plan.cell.width + 14, y: MARGIN + top * plan.cell.height + 19 };
}

/** Cells inside the grid without a tree: water, where the river was. */
export function gaps(trees: readonly TreeView[], plan: Layout): Point[] {
  const taken = new Set(trees.map((tree) => `${plan.place(tree).x},${plan.place(tree).y}`));
  const found: Point[] = [];
  for (let x = 0; x < plan.columns; x++) {
    for (let y = 0; y < plan.rows; y++) {
      const inside = x > 0 && y > 0 && x < plan.columns - 1 && y < plan.rows - 1;
      if (inside && !taken.has(`${x},${y}`)) found.push({ x, y });
    }
  }
  return found;
}

/** The way of a bridge between two neighbours, from left to right or from back to front; several lie side by side. */
export function bridgeWay(a: Point, b: Point, nth: number): { from: Point; bend: Point; to: Point } {
  if (Math.abs(a.y - b.y) < 1) {
    const [left, right] = a.x < b.x ? [a, b] : [b, a];
    const y = left.y - 4 - nth * 15;
    return { from: { x: left.x + 38, y }, bend: { x: (left.x + right.x) / 2, y: y + 14 }, to: { x: right.x - 38, y } };
  }
  const [back, front] = a.y < b.y ? [a, b] : [b, a];
  const x = back.x + (nth % 2 ? -1 : 1) * (48 + Math.floor(nth / 2) * 9);
  const bow = nth % 2 ? -12 : 12;
  return { from: { x, y: back.y + 6 }, bend: { x: x + bow, y: (back.y + front.y) / 2 }, to: { x, y: front.y - 4 } };
}
