/** In whose hands a piece is: the ids of cards and fruits stay the same wherever they lie. */
import type { SocietyView } from './types';

/** Whether a card or fruit lies on my own board. */
export function isMine(view: SocietyView, piece: string): boolean {
  if (view.you === null) return false;
  const me = view.players[view.you];
  return (
    me.unsold.includes(piece) ||
    me.sale.includes(piece) ||
    me.in_progress.some((place) => place?.card === piece) ||
    me.completed.some((each) => each.card === piece)
  );
}
