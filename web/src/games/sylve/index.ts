import Forests from '~icons/game-icons/forest';
import Cauldron from '~icons/game-icons/cauldron';
import Satchel from '~icons/game-icons/knapsack';
import type { GameBoard } from '../../kit';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import type { SylveView } from './types';
import { isMine, isOffered } from './where';
import Whole from './Whole.svelte';
import './cover.css';
import './palette.css';

export default {
  areas: [
    { key: 'mine', name: 'area-mine', place: 'mine', icon: Satchel, component: Mine, owns: isMine },
    { key: 'market', name: 'area-market', place: 'side', icon: Cauldron, component: Market, owns: isOffered },
    { key: 'board', name: 'area-board', place: 'centre', icon: Forests, component: Board, owns: () => true },
  ],
  ownDeeds: 'covered',
  sources: (view) =>
    view.players.flatMap(({ seat, hand, drunk, forests }) => [
      ...[...hand, ...drunk].map(({ id, vp }) => ({ seat, part: 'potions', points: vp, piece: id })),
      ...forests.map(({ id, vp }) => ({ seat, part: 'forests', points: vp, piece: id })),
    ]),
  Glance,
  Whole,
  status: (view) =>
    view.round ? { id: `status-${view.side}`, args: { round: view.round, rounds: view.rounds } } : null,
} satisfies GameBoard<SylveView>;
