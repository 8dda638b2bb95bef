/** Who leads a tree, to preview what a move would change (rules R85 to R87). */
import type { TreeTile } from './types';

/** Most tiles; a tie goes to the highest tile among the tied. */
export function leader(owners: readonly number[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (let level = owners.length - 1; level >= 0; level--) {
    const tiles = owners.filter((owner) => owner === owners[level]).length;
    if (tiles > most) [best, most] = [owners[level], tiles];
  }
  return best;
}

export const owners = (tiles: readonly TreeTile[]): number[] => tiles.map((tile) => tile.owner);
