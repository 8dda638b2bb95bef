import MapIcon from '~icons/game-icons/treasure-map';
import Market from '~icons/game-icons/shop';
import Street from '~icons/game-icons/medieval-gate';
import WheelIcon from '~icons/game-icons/ship-wheel';
import { screen, type Area, type GameBoard } from '../../kit';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import Map from './Map.svelte';
import Mine from './Mine.svelte';
import OffersSheet from './OffersSheet.svelte';
import type { TiletumView } from './types';
import WheelSheet from './WheelSheet.svelte';
import { isMine, isOffer, isWheel, leads } from './where';
import Whole from './Whole.svelte';
import './cover.css';
import './palette.css';

type A = Area<TiletumView>;
const mine: A = { key: 'mine', name: 'area-mine', place: 'mine', icon: Street, component: Mine, owns: isMine };

/** A wide screen shows map, wheel and offers at once. */
const WIDE: A[] = [
  mine,
  { key: 'board', name: 'area-map', place: 'centre', icon: MapIcon, component: Board, owns: () => true },
];

/** On a phone each has its own tab. */
const NARROW: A[] = [
  mine,
  { key: 'wheel', name: 'area-wheel', place: 'side', icon: WheelIcon, component: WheelSheet, owns: isWheel },
  { key: 'offers', name: 'area-offers', place: 'side', icon: Market, component: OffersSheet, owns: isOffer },
  { key: 'map', name: 'area-map', place: 'centre', icon: MapIcon, component: Map, owns: () => true },
];

export default {
  get areas() {
    return screen.narrow ? NARROW : WIDE;
  },
  ownDeeds: 'wide',
  Glance,
  Whole,
  lost: (view) => view.guild !== null && !view.guild.beaten,
  leads: (view) => (screen.narrow ? leads(view) : null),
  status: (view) => ({
    id: 'status-round',
    args: { round: view.round, rounds: view.rounds, lap: view.lap, laps: view.laps },
  }),
} satisfies GameBoard<TiletumView>;
