/** Where a piece lies, and where the main decision is. Tiles keep their id wherever they go, so their place depends on the view. */
import type { TileView, TiletumView } from './types';

const begins = (piece: string, ...starts: string[]) => starts.some((start) => piece.startsWith(start));
const among = (piece: string, tiles: readonly (TileView | null)[]) => tiles.some((tile) => tile?.id === piece);

export function isMine(piece: string, view: TiletumView): boolean {
  if (begins(piece, 'resource:', 'building:')) return true;
  if (view.you === null || !piece.startsWith('tile:')) return false;
  const me = view.players[view.you];
  return (
    among(piece, me.storehouse) ||
    me.buildings.some((building) =>
      among(
        piece,
        building.rooms.map((room) => room.tile),
      ),
    )
  );
}

export function isOffer(piece: string, view: TiletumView): boolean {
  return (
    piece === 'pile:character' ||
    among(
      piece,
      [...view.contract_offer, ...view.character_offer].map((offer) => offer.tile),
    )
  );
}

export function isWheel(piece: string, view: TiletumView): boolean {
  return (
    begins(piece, 'die:', 'action_space:', 'king_step:') ||
    among(piece, [...view.wheel.map((number) => number.tile), view.king.tile])
  );
}

const AREA_OF_CHOICE: Record<string, string> = {
  take_die: 'wheel',
  take_wheel_tile: 'wheel',
  take_king_tile: 'wheel',
  king_step: 'wheel',
  name_joker: 'wheel',
  name_action: 'wheel',
  move_merchant: 'map',
  move_architect: 'map',
  place_house: 'map',
  place_pillar: 'map',
  take_map_tile: 'map',
  take_character: 'offers',
  redraw_characters: 'offers',
  take_contract: 'offers',
  place_character: 'mine',
  exchange: 'mine',
  bonus_resource: 'mine',
  pick_resource: 'mine',
  pick_building: 'mine',
  resolve_character: 'mine',
  recolor: 'mine',
};

/** On a phone: where the action of this moment is done. Tasks are possible at any moment and lead nowhere. */
export function leads(view: TiletumView): string | null {
  const main = view.choices.find((choice) => choice.kind in AREA_OF_CHOICE);
  return main ? AREA_OF_CHOICE[main.kind] : null;
}
