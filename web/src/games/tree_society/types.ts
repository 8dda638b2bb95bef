/** What the rules of Tree Society tell a seat (src/sylvarium/games/tree_society/view.py). */
import type { PlayerScore, View } from '../../kit';

export type FruitType = 'apple' | 'cherry' | 'grape' | 'blueberry' | 'orange';
export type FruitAction = 'extra_sale' | 'discount' | 'refresh' | 'chest' | 'take';
export type Guild = 'architects' | 'bankers' | 'merchants' | 'writers' | 'botanists' | 'explorers';
export type Kind = 'now' | 'cont' | 'must' | 'draw' | 'end';
export type Row = 'top' | 'bottom';

export interface FruitFace {
  id: string;
  type: FruitType;
  action: FruitAction;
  coins: number;
  valuable: boolean;
}

/** One part of an effect: its name and arguments as in the vocabulary of the rules (5.1), and its sentence. */
export interface Effect {
  name: string;
  arguments: string[];
  text: string;
}

export interface Level {
  cost: number;
  /** Null: variable, told by an effect of the kind `end`. */
  points: number | null;
  kind: Kind | null;
  effects: Effect[];
}

export interface GuildFace {
  id: string;
  guild: Guild;
  banners: number;
  starting: boolean;
  levels: Level[];
}

/** What a level costs the player who decides, now. */
export interface Costing {
  level: number;
  cost: number;
  price: number;
  payable: boolean;
}

export type MarketSlot = { slot: string; row: Row; column: number } & (({ card: string } & Costing) | { card: null });

export interface InProgress {
  card: string;
  level: number;
  points: number;
  next: Costing | null;
}

export interface Completed {
  card: string;
  banners: number;
  points: number;
}

export interface SocietyPlayer extends PlayerScore {
  order: number;
  purse: number;
  chest: number;
  banners: number;
  unsold: string[];
  sale: string[];
  sold_count: number;
  sold: string[] | null;
  in_progress: (InProgress | null)[];
  completed: Completed[];
  counters: Record<string, number>;
}

export interface SocietyView extends View {
  phase: 'draft' | 'sell' | 'build' | 'rest' | 'over';
  first: number;
  round: number;
  end: { banners: number; trigger_round: number | null; empty_round: number | null; last_round: boolean };
  guilds: Guild[];
  prices: Record<FruitType, number>;
  fruit_deck: number;
  fruit_market: (string | null)[];
  guild_deck: number;
  guild_market: MarketSlot[];
  discard: string[];
  revealed: { fruits: string[]; guilds: ({ card: string } & Costing)[] };
  building: string | null;
  fruit_action: { fruit: string; open: boolean } | null;
  players: SocietyPlayer[];
  cards: Record<string, GuildFace>;
  fruits: Record<string, FruitFace>;
}

export const TYPES: FruitType[] = ['apple', 'cherry', 'grape', 'blueberry', 'orange'];
export const LEVELS = 3;
/** What the coin check leaves in the purse (R102). */
export const COINS_KEPT = 2;
