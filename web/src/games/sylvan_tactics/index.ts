import Cards from '~icons/lucide/layers';
import Swords from '~icons/game-icons/crossed-swords';
import Rune from '~icons/game-icons/rune-stone';
import type { GameBoard } from '../../kit';
import Armies from './Armies.svelte';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import Mine from './Mine.svelte';
import type { TacticsView } from './types';
import { isInPlay, isOnBoard } from './where';
import Whole from './Whole.svelte';
import './cover.css';
import './palette.css';

export default {
  areas: [
    {
      key: 'board',
      name: 'area-board',
      place: 'centre',
      icon: Swords,
      component: Board,
      owns: isOnBoard,
    },
    { key: 'armies', name: 'area-armies', place: 'side', icon: Rune, component: Armies, owns: isInPlay },
    { key: 'hand', name: 'area-hand', place: 'mine', icon: Cards, component: Mine, owns: () => true },
  ],
  ownDeeds: true,
  secret: true,
  Glance,
  Whole,
  leads: (view) => (view.step === 'mulligan' ? 'hand' : null),
  status: (view) =>
    view.turn > 0 && view.step !== 'mulligan'
      ? { id: 'status-turn', args: { turn: view.turn, last: view.last_turn } }
      : { id: 'status-opening' },
} satisfies GameBoard<TacticsView>;
