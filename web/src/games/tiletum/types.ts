/** The view of Tiletum, as `Table.view` gives it. Every seat sees the same. */
import type { View } from '../../kit';

export const RESOURCES = ['gold', 'food', 'wool', 'stone', 'iron'] as const;
export type Resource = (typeof RESOURCES)[number];
export const ACTIONS = ['architect', 'merchant', 'character', 'contract', 'king', 'joker'] as const;
export type Action = (typeof ACTIONS)[number];
export type CharacterType = 'notary' | 'steward' | 'mason' | 'carter' | 'courtier';
export type Crest = 'lion' | 'eagle' | 'lily' | 'tower' | 'swan' | 'stag';

/** One term of an effect: `{ op: 'gain', what: 'iron', amount: 2 }`. */
export interface Term {
  op: string;
  what?: string | null;
  amount?: number | null;
}

export interface TileView {
  id: string;
  kind: 'helper' | 'contract' | 'crest' | 'character';
  shows: string;
  word: string;
  effect: Term[];
  cost?: Partial<Record<Resource | 'any', number>>;
  vp?: number;
}

export interface DieView {
  id: string;
  colour: string;
  resource: Resource;
  value: number;
}

export interface NumberView {
  number: number;
  id: string;
  position: number;
  action: Action;
  ap: number;
  ap_of: number[];
  tile: TileView | null;
  dice: DieView[];
}

export interface OfferView {
  id: string;
  ap: number;
  tile: TileView | null;
}

export interface Traveller {
  id: string;
  owner: number;
}

export interface HouseSpace {
  id: string;
  bonus: Term[];
  owner: number | null;
  house: string | null;
}

export interface CathedralView {
  id: string;
  word: string;
  available: boolean;
  stone: number | null;
  vp: number | null;
  pillar_spaces: number;
  tiles: { id: string; vp: number; owner: number | null }[];
  pillars: { id: string; owner: number; contributed: boolean }[];
}

export interface SpaceView {
  id: string;
  space: string;
  kind: 'town' | 'road';
  word: string;
  merchants: Traveller[];
  architects: Traveller[];
  house_spaces?: HouseSpace[];
  bonus?: { id: string; tile: TileView | null } | null;
  cathedral?: CathedralView | null;
  fair_round?: number | null;
}

export interface FairView {
  id: string;
  round: number;
  town: string;
  word: string;
  counts: string[];
  board_value: number;
  tile_value: number;
  held: boolean;
  takes_part: boolean[];
  worth: number[];
}

export interface StepView {
  id: string;
  step: number;
  vp: number;
  markers: number[];
}

export interface RoomView {
  id: string;
  ap: number;
  tile: TileView | null;
}

export interface BuildingView {
  id: string;
  building: string;
  rooms: RoomView[];
  resident: boolean;
  house: string | null;
  crest: TileView | null;
  crest_space: string;
  food: number;
  crest_bonus: Term[];
  bonus_ap: number;
  action: Action | null;
  filled: boolean;
  completed: boolean;
}

export interface ContractSpace {
  id: string;
  vp: number;
  pillar: string | null;
  tile: TileView | null;
}

/** What players and the Guild have in common. */
export interface Rival {
  seat: number;
  score: number;
  parts: Record<string, number>;
  king_step: number;
  dice: DieView[];
  houses: string[];
  pillars: string[];
  houses_on_map: number;
  pillars_on_map: number;
  contracts_fulfilled: number;
  estate: number;
}

export interface TiletumPlayer extends Rival {
  place_in_order: number;
  resources: Record<Resource, number>;
  storehouse: (TileView | null)[];
  contracts: ContractSpace[];
  buildings: BuildingView[];
  completed: number;
  bonus_ap: Partial<Record<Action, number>>;
  leftovers: number;
}

export interface NowView {
  player: number;
  stage: 'before_die' | 'die_taken' | 'main_action';
  die: string | null;
  value: number;
  gives: Resource | null;
  action_space: string | null;
  main_action: Action | null;
  main_ap: number;
  action: Action | null;
  ap: number;
}

export interface TiletumView extends View {
  round: number;
  rounds: number;
  lap: number;
  laps: number;
  order: number[];
  now: NowView | null;
  wheel: NumberView[];
  bag: Record<string, number>;
  corruption: { id: string; token: string | null; value: number | null }[];
  king: { steps: StepView[]; rank: number[]; tile: TileView | null };
  contract_offer: OfferView[];
  character_offer: OfferView[];
  piles: { bonus: number; contract: number; character: number };
  map: { spaces: SpaceView[]; edges: [string, string][] };
  fairs: FairView[];
  players: TiletumPlayer[];
  guild: (Rival & { strength: string }) | null;
}
