/** The geometry of the wheel: six sectors around (200, 200), position 0 at the top, clockwise. */
const CENTRE = 200;

function at(degrees: number, radius: number) {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return { x: CENTRE + radius * Math.cos(turn), y: CENTRE + radius * Math.sin(turn) };
}

/** A point of a sector: some degrees beside its middle, at a distance from the hub. */
export const onRing = (position: number, aside: number, radius: number) => at(position * 60 + aside, radius);

/** The outline of a sector between two radii. */
export function sector(position: number, inner: number, outer: number): string {
  const [from, to] = [position * 60 - 29.5, position * 60 + 29.5];
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** Where the k-th of n dice lies in its sector: an outer row, and from three on an inner one. */
export function spread(position: number, k: number, n: number): { x: number; y: number; size: number } {
  const size = n > 5 ? 27 : n > 3 ? 31 : 34;
  const outer = n < 3 ? n : Math.ceil(n * 0.6);
  const row =
    k < outer
      ? { count: outer, place: k, radius: n < 3 ? 94 : 104 }
      : { count: n - outer, place: k - outer, radius: 72 };
  const step = ((size + 3) / row.radius) * (180 / Math.PI);
  return { ...onRing(position, (row.place - (row.count - 1) / 2) * step, row.radius), size };
}
