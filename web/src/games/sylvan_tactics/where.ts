/** In which area a piece lies: cards keep their ids wherever they go, so the view must be asked. */
import type { TacticsView } from './types';

export const isOnBoard = (piece: string) => /^(unit|space|sigil):/.test(piece);

/** Cards in play, on either side. */
export function isInPlay(piece: string, view: TacticsView): boolean {
  const kits = view.units.flatMap((unit) => unit.cards ?? []);
  return [...kits, ...view.players.flatMap((player) => player.battlefields)].some((card) => card.id === piece);
}
