/** On whose board a piece lies: the ids of cards and fruits stay the same wherever they go. */
import { isSpareDiscard } from './choosing.svelte';
import type { SocietyView } from './types';

/**
 * Whether a card or fruit lies on my own board. Discarding between two actions is hardly ever wanted, so it does not
 * call for attention there.
 */
export function isMine(piece: string, view: SocietyView): boolean {
  if (view.you === null) return false;
  const choices = view.choices.filter((choice) => choice.piece === piece);
  if (choices.length && choices.every(isSpareDiscard)) return false;
  if (piece === `purse:${view.you}` || piece === `chest:${view.you}`) return true;
  const me = view.players[view.you];
  const cards = [...me.in_progress, ...me.completed].map((each) => each?.card);
  return me.unsold.includes(piece) || me.sale.includes(piece) || cards.includes(piece);
}
