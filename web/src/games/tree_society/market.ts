/** Prices in the guild market, as they matter to the one who looks. */
import { plainPrice } from './reckoning';
import type { InProgress, MarketSlot, SocietyView } from './types';

interface Price {
  level: number;
  price: number;
  cost: number;
  payable: boolean;
}

/** My price for a card of the market: exact while I decide, otherwise by my lasting discounts; a spectator sees the decider's. */
export function marketPrice(view: SocietyView, slot: MarketSlot): Price | null {
  if (slot.card === null) return null;
  if (view.you === null || view.you === view.seat) return slot;
  const price = plainPrice(view, view.players[view.you], view.cards[slot.card], 1, slot.row);
  return { level: 1, cost: slot.cost, price, payable: price <= view.players[view.you].purse };
}

/** The price of the next level of a card in progress for its owner. */
export function nextPrice(view: SocietyView, seat: number, place: InProgress): Price {
  if (place.next) return place.next;
  const level = place.level + 1;
  const price = plainPrice(view, view.players[seat], view.cards[place.card], level, null);
  return { level, cost: view.cards[place.card].levels[level - 1].cost, price, payable: price <= view.players[seat].purse };
}
