import Hand from '~icons/game-icons/card-pick';
import Stall from '~icons/game-icons/shop';
import Trees from '~icons/game-icons/treehouse';
import type { GameBoard } from '../../kit';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import Market from './Market.svelte';
import Mine from './Mine.svelte';
import type { BuildersView } from './types';
import Whole from './Whole.svelte';
import './cover.css';
import './palette.css';

const begins =
  (...starts: string[]) =>
  (piece: string) =>
    starts.some((start) => piece.startsWith(start));

export default {
  areas: [
    {
      key: 'board',
      name: 'area-board',
      place: 'centre',
      icon: Trees,
      component: Board,
      owns: begins('tree:', 'pair:'),
    },
    {
      key: 'mine',
      name: 'area-mine',
      place: 'mine',
      icon: Hand,
      component: Mine,
      owns: (piece, view) =>
        begins('hand:', 'item:')(piece) ||
        piece === `tile:${view.you}:stack` ||
        !!view.players[view.you ?? 0].stack?.some((tile) => tile.id === piece),
    },
    {
      key: 'market',
      name: 'area-market',
      place: 'side',
      icon: Stall,
      component: Market,
      owns: begins('display:', 'deck', 'supply:'),
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
