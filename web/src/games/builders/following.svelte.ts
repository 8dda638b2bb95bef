/** Cards of a kind look alike: this follows the copies of one table, so that they can glide. */
import { Keeper } from '../../kit';
import type { BuildersView } from './types';

const keepers = new Map<string, { keeper: Keeper; view: BuildersView; keys: Record<string, string[]> }>();

/** Keys of the cards in my hand, in every row and in the display. The market and my hand ask for the same ones. */
export function cardKeys(view: BuildersView): Record<string, string[]> {
  const eyes = `${view.you}`;
  const known = keepers.get(eyes);
  if (known && known.view === view) return known.keys;
  const keeper = known?.keeper ?? new Keeper();
  const zones: Record<string, string[]> = { hand: [] };
  for (const player of view.players) {
    zones[`row${player.seat}`] = player.row.map((card) => card.card);
    if (player.hand) zones.hand = player.hand.map((card) => card.card);
  }
  view.display.forEach((card, slot) => (zones[`display${slot}`] = card ? [card.card] : []));
  const keys = keeper.follow(zones);
  keepers.set(eyes, { keeper, view, keys });
  return keys;
}
