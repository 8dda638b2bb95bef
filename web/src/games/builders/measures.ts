/** Heights in a tree's drawing, upwards from its foot. */
export const BASE = 22;
export const ROOF = 25;

/** Levels of a tall tree are a little lower, so that six of them fit. */
export function storey(height: number): number {
  return height >= 6 ? 15.2 : height === 5 ? 17 : 19;
}

/** How high the floor of a level is (level 0 is the base). */
export function floor(level: number, height: number): number {
  return level === 0 ? 0 : BASE + (level - 1) * storey(height);
}
