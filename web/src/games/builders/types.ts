/** What the rules of Builders tell a seat (src/sylvarium/games/builders/view.py). */
import type { PlayerScore, View } from '../../kit';

export type Style = 'thatch' | 'nest' | 'log' | 'gourd';
export type Item = 'ax' | 'hammer' | 'bridge' | 'treetop';
export type Icon = Item | 'both';
export type District = 'ferndell' | 'rivergate' | 'amberwood' | 'stonecrest' | 'greenmead';

export interface CardFace {
  card: string;
  style: Style;
  icon: Icon;
}

export interface Tile {
  id: string;
  style: Style;
}

export interface TreeTile extends Tile {
  owner: number;
  banners: number[];
}

export interface TreeView {
  id: string;
  space: string;
  x: number;
  y: number;
  district: District;
  base: Style;
  base_banners: number[];
  tiles: TreeTile[];
  top: Style;
  height: number;
  capped: boolean;
  leader: number | null;
}

export interface BridgeView {
  id: string;
  pair: string;
  owner: number;
}

export interface DistrictView {
  district: District;
  trees: number;
  led: number[];
  leaders: number[];
  worth: number[];
}

export interface BuilderPlayer extends PlayerScore {
  hand_size: number;
  hand: CardFace[] | null;
  row: CardFace[];
  items: Record<Item, number>;
  banners: number;
  tile_banners: number;
  next_tile: Tile | null;
  stack_size: number;
  second_stack_size: number;
  stack: Tile[] | null;
  second_stack: Tile[] | null;
}

export interface BuildersView extends View {
  round: number;
  turns: number;
  start: number;
  item_used: boolean;
  trees: TreeView[];
  bridges: BridgeView[];
  districts: DistrictView[];
  display: (CardFace | null)[];
  deck: number;
  discard: (CardFace & { count: number })[];
  supply: Record<Item, number>;
  players: BuilderPlayer[];
}

export const STYLES: Style[] = ['thatch', 'nest', 'log', 'gourd'];
export const ITEMS: Item[] = ['ax', 'hammer', 'bridge', 'treetop'];
