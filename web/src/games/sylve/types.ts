/** What `Table.view` tells of Sylve (src/sylvarium/games/sylve/view.py). */
import type { PlayerScore, View } from '../../kit';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Forage = 'tree' | 'hill' | 'pond';
export type Element = 'water' | 'fire' | 'wind';
export type Face = Forage | Element;
export type Basic = 'plant' | 'mushroom' | 'crystal';
export type Ingredient = Basic | 'berry';
export type Side = 'day' | 'night';

export const BASICS: readonly Basic[] = ['plant', 'mushroom', 'crystal'];
export const INGREDIENTS: readonly Ingredient[] = [...BASICS, 'berry'];
export const FACES: readonly Face[] = ['tree', 'hill', 'pond', 'water', 'fire', 'wind'];

export type Stock = Record<Ingredient, number>;

export interface DieView {
  id: string;
  kind: 'forage' | 'element';
  face: Face;
  /** Null for a placed element die: it belongs to nobody. */
  owner: number | null;
  place: string | null;
  level: number;
  covered: boolean;
  pool: boolean;
}

export interface SpaceView {
  id: string;
  symbol: Forage;
  reward: Basic | 'creature';
  burned: boolean;
  dice: string[];
}

export interface ForestCard {
  id: string;
  key: string;
  seasons: Season[];
  vp: number;
}

export type Status = 'led' | 'tied' | 'elements' | 'nobody';

/** Who would control a forest now, and why nobody would. */
export interface Standing {
  influence: number[];
  elements: number;
  leader: number | null;
  status: Status;
}

export interface ForestView extends ForestCard, Standing {
  spaces: SpaceView[];
  tied: number[];
}

export interface VillageAction {
  do:
    | 'gather_choice'
    | 'change_die'
    | 'gather_each'
    | 'clear_elements'
    | 'gain_berry'
    | 'reserve'
    | 'tame'
    | 'burn'
    | 'move_forage';
  n?: number;
}

export interface VillageSpace {
  id: string;
  key: string;
  accepts: Element | 'any';
  kind: string;
  actions: VillageAction[];
  dice: string[];
}

export type PotionPower =
  | 'reroll'
  | 'change_die'
  | 'place_extra'
  | 'swap_forage'
  | 'remove_element'
  | 'move_forage'
  | 'remove_any'
  | 'return_forage';

export interface PotionCard {
  id: string;
  key: string;
  cost: Record<Basic, number>;
  vp: number;
  power: PotionPower;
}

/** A potion that can be brewed by somebody: whether this seat can pay it, and what it lacks. */
export interface PotionOffer extends PotionCard {
  payable: boolean | null;
  missing: Partial<Record<Basic, number>> | null;
}

export interface CreaturePower {
  kind: string;
  season?: Season;
  from?: Element;
  to?: Element;
  die?: 'forage' | 'element';
  effect?: 'gain' | 'gather_each' | 'move_forage';
  ingredient?: Ingredient;
  n?: number;
  vp?: number;
}

export interface CreatureCard {
  id: string;
  key: string;
  season: Season;
  power: CreaturePower;
}

export interface TamedCreature extends CreatureCard {
  slot: { id: string; accepts: 'forage' | 'element'; dice: string[] } | null;
}

export interface Pile {
  id: string;
  season: Season;
  top: CreatureCard | null;
  left: number;
}

export interface CharacterCard {
  id: string;
  key: string;
  colour: string;
  power: string;
}

export interface SylvePlayer extends PlayerScore {
  character: CharacterCard | null;
  stock: Stock;
  vp: number;
  pool: string[];
  passed: boolean;
  tamed: TamedCreature[];
  most_tamed: number;
  released: CreatureCard[];
  hand: PotionCard[];
  drunk: PotionCard[];
  reserved: PotionOffer[];
  forests: ForestCard[];
  /** Creature key → forest key, as they would be counted now. */
  happy: Record<string, string>;
}

export interface SylveView extends View {
  round: number;
  rounds: number;
  side: Side;
  first: number;
  powers: boolean;
  done: { placed: boolean; brewed: boolean; drunk: boolean };
  forests: ForestView[];
  village: VillageSpace[];
  other_side: Omit<VillageSpace, 'dice'>[];
  dice: DieView[];
  market: (PotionOffer | null)[];
  revealed: PotionOffer | null;
  potion_deck: number;
  forest_deck: number;
  discard: ForestCard[];
  piles: Pile[];
  scorched: number;
  characters: CharacterCard[];
  players: SylvePlayer[];
}

/** A die by its id. */
export function dieOf(view: SylveView, id: string): DieView {
  return view.dice.find((die) => die.id === id)!;
}
