/** In which area a piece lies. */
import type { BuildersView } from './types';

const begins = (piece: string, ...starts: string[]) => starts.some((start) => piece.startsWith(start));

export const isOnBoard = (piece: string) => begins(piece, 'tree:', 'pair:');
export const isInMarket = (piece: string) => begins(piece, 'display:', 'deck', 'supply:');

export function isMine(piece: string, view: BuildersView): boolean {
  return (
    begins(piece, 'hand:', 'item:') ||
    piece === `tile:${view.you}:stack` ||
    !!view.players[view.you ?? 0].stack?.some((tile) => tile.id === piece)
  );
}
