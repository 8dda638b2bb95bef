/** On whose board a piece lies: the ids of cards and fruits stay the same wherever they go. */
import { isSpareDiscard } from './choosing.svelte';
import type { SocietyView } from './types';

/**
 * Whether a choice about a card or fruit is to be made on my own board. Discarding between two actions is hardly
 * ever wanted, so it does not call for attention there.
 */
export function isMine(piece: string, view: SocietyView): boolean {
  if (view.you === null) return false;
  if (view.choices.every((choice) => choice.piece !== piece || isSpareDiscard(choice))) return false;
  const me = view.players[view.you];
  const cards = [...me.in_progress, ...me.completed].map((each) => each?.card);
  return me.unsold.includes(piece) || me.sale.includes(piece) || cards.includes(piece);
}
