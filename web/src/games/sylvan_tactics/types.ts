/** What `view.py` of Sylvan Tactics tells. */
import type { PlayerScore, View } from '../../kit';

export type Colour = 'white' | 'black';
export type UnitKind = 'king' | 'queen' | 'merc' | 'pawn';
/** How a unit looks and moves. */
export type Shape = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';
export type CardType = 'mercenary' | 'action' | 'battlefield' | 'equipment';
export type Outcome = 'dies' | 'dies-proudly' | 'wounded' | 'finished' | 'armor' | 'health' | 'queen-dies' | 'wins';

export interface CardFace {
  id: string;
  card: string;
  type: CardType;
  cost: number;
  keywords: string[];
  strength?: number;
}

export interface KitCard extends CardFace {
  role: 'own' | 'partner' | 'equipment';
  spent: boolean;
}

/** What an attack would do if nobody answered it. */
export interface Forecast {
  cost: number;
  mine: number;
  theirs: number;
  outcome: Outcome;
  left: number;
}

export interface Target extends Forecast {
  id: string;
  space: string;
}

export interface Unit {
  id: string;
  seat: number;
  colour: Colour;
  kind: UnitKind;
  piece: Shape;
  space: string;
  entry: number;
  base: number;
  strength: number;
  boost: number;
  states: string[];
  moved: number;
  may_move: boolean;
  may_attack: boolean;
  destinations: string[];
  targets: Target[];
  traits?: string[];
  cards?: KitCard[];
  health?: number;
}

export interface Sigil {
  id: string;
  state: 'ready' | 'invoked' | 'dormant';
}

export interface TacticsPlayer extends PlayerScore {
  colour: Colour;
  health: number;
  disgraced: boolean;
  queen: { id: string; state: 'reserve' | 'board' | 'lost'; health: number };
  sigils: Sigil[];
  available: number;
  mulligans: number;
  hand_size: number;
  hand: CardFace[] | null;
  known: CardFace[];
  battlefields: (CardFace & { invoked: boolean })[];
  pool: { pawns: string[]; pieces: { id: string; piece: Shape }[] };
}

export interface TacticsView extends View {
  white: number;
  active: number;
  step: string;
  window: string | null;
  last_turn: number;
  moves: number;
  attacks: number;
  move_cost: number;
  attack_cost: number;
  units: Unit[];
  /** The unit whose destination or target is being chosen. */
  acting: string | null;
  attack: (Forecast & { attacker: string; defender: string }) | null;
  resolving: CardFace[];
  deck: number;
  discard: CardFace[];
  looked: { seat: number; count: number; cards: CardFace[] | null } | null;
  players: TacticsPlayer[];
}

export const KING_HEALTH = 10;
