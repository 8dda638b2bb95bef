/**
 * Cards where they lie, with their faces and prices as they matter to the one who looks.
 *
 * A list is put together from one view as a whole: a card that leaves the table keeps the face it had, although
 * the next view does not know it any more.
 */
import {
  TYPES,
  type FruitFace,
  type GuildFace,
  type MarketSlot,
  type Row,
  type SocietyPlayer,
  type SocietyView,
} from './types';

export interface Price {
  level: number;
  price: number;
  cost: number;
  payable: boolean;
}

/** My price for a card of the market; a spectator sees the decider's. */
function marketPrice(view: SocietyView, slot: MarketSlot): Price | null {
  if (slot.card === null) return null;
  if (view.you === null) return slot;
  const price = slot.prices[view.you];
  return { level: 1, cost: slot.cost, price, payable: price <= view.players[view.you].purse };
}

export interface LyingCard {
  id: string;
  face: GuildFace | null;
  price: Price | null;
  level: number;
}

const gap = (id: string): LyingCard => ({ id, face: null, price: null, level: 0 });

/** A row of the guild market from left to right; a gap has the id of its slot. */
export function marketRow(view: SocietyView, row: Row): LyingCard[] {
  const slots = view.guild_market.filter((slot) => slot.row === row);
  return slots.map((slot) =>
    slot.card
      ? { id: slot.card, face: view.cards[slot.card], price: marketPrice(view, slot), level: 0 }
      : gap(slot.slot),
  );
}

/** The places of a player for guilds in progress. */
export function places(view: SocietyView, player: SocietyPlayer): LyingCard[] {
  return player.in_progress.map((place, k) =>
    place ? { id: place.card, face: view.cards[place.card], price: place.next, level: place.level } : gap(`place-${k}`),
  );
}

/** The guilds shown by a draw effect. */
export function revealedGuilds(view: SocietyView): { id: string; face: GuildFace; price: Price }[] {
  return view.revealed.guilds.map((shown) => ({ id: shown.card, face: view.cards[shown.card], price: shown }));
}

/** Fruits by their ids. */
export function fruitFaces(view: SocietyView, ids: string[]): FruitFace[] {
  return ids.map((id) => view.fruits[id]);
}

/** Fruits of one kind side by side. */
export function sortedFruits(view: SocietyView, ids: string[]): FruitFace[] {
  return fruitFaces(view, ids).sort((a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type));
}
