import Hand from '~icons/game-icons/card-pick';
import Stall from '~icons/game-icons/shop';
import Trees from '~icons/game-icons/treehouse';
import type { GameBoard } from '../../kit';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import type { BuildersView } from './types';
import { isInMarket, isMine, isOnBoard } from './where';
import Whole from './Whole.svelte';
import './cover.css';
import './palette.css';

export default {
  areas: [
    {
      key: 'board',
      name: 'area-board',
      place: 'centre',
      icon: Trees,
      component: Board,
      owns: isOnBoard,
    },
    {
      key: 'mine',
      name: 'area-mine',
      place: 'mine',
      icon: Hand,
      component: Mine,
      owns: isMine,
    },
    {
      key: 'market',
      name: 'area-market',
      place: 'side',
      icon: Stall,
      component: Market,
      owns: isInMarket,
    },
  ],
  secret: true,
  ownDeeds: 'wide',
  Glance,
  Whole,
  status: (view) => ({
    id: 'status-round',
    args: { round: view.round, turn: Math.min(view.turn, view.turns), turns: view.turns },
  }),
} satisfies GameBoard<BuildersView>;
