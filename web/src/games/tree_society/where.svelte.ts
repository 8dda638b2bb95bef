/**
 * On whose board a piece lies. The ids of cards and fruits stay the same wherever they go, so the area of a piece
 * depends on the view; the board says which table is being looked at.
 */
import type { Play } from '../../kit';
import type { SocietyView } from './types';

let table = $state.raw<Play<SocietyView> | null>(null);

export function lookAt(play: Play<SocietyView>): void {
  table = play;
}

/** Whether a card or fruit lies on my own board. */
export function isMine(piece: string): boolean {
  const view = table?.view;
  if (!view || view.you === null) return false;
  const me = view.players[view.you];
  const cards = [...me.in_progress, ...me.completed].map((each) => each?.card);
  return me.unsold.includes(piece) || me.sale.includes(piece) || cards.includes(piece);
}
