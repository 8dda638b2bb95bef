/** In which area a piece lies: cards and dice keep their ids wherever they go, so the view must be asked. */
import type { SylveView } from './types';

/** Cards, slots and forests that are mine. My dice and ingredients lie on the board itself in a narrow window. */
export function isMine(piece: string, view: SylveView): boolean {
  if (view.you === null) return false;
  const me = view.players[view.you];
  const cards = [...me.tamed, ...me.released, ...me.hand, ...me.reserved, ...me.forests].map((card) => card.id);
  const slots = me.tamed.flatMap((creature) => (creature.slot ? [creature.slot.id, ...creature.slot.dice] : []));
  return cards.includes(piece) || slots.includes(piece);
}

/** Potions and creatures that anybody may take. */
export function isOffered(piece: string, view: SylveView): boolean {
  return (piece.startsWith('potion:') || piece.startsWith('creature:')) && !isMine(piece, view);
}
