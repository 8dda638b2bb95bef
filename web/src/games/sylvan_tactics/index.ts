import Cards from '~icons/lucide/layers';
import Swords from '~icons/game-icons/crossed-swords';
import Rune from '~icons/game-icons/rune-stone';
import type { GameBoard } from '../../kit';
import Armies from './Armies.svelte';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import Hand from './Hand.svelte';
import type { TacticsView } from './types';
import Whole from './Whole.svelte';
import './cover.css';
import './palette.css';

/** Cards in play, on either side. */
function inPlay(piece: string, view: TacticsView): boolean {
  const kits = view.units.flatMap((unit) => unit.cards ?? []);
  return [...kits, ...view.players.flatMap((player) => player.battlefields)].some((card) => card.id === piece);
}

export default {
  areas: [
    {
      key: 'board',
      name: 'area-board',
      place: 'centre',
      icon: Swords,
      component: Board,
      owns: (piece) => /^(unit|space|sigil):/.test(piece),
    },
    { key: 'armies', name: 'area-armies', place: 'side', icon: Rune, component: Armies, owns: inPlay },
    { key: 'hand', name: 'area-hand', place: 'mine', icon: Cards, component: Hand, owns: () => true },
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
