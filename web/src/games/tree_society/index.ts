import Orchard from '~icons/game-icons/fruit-tree';
import Shop from '~icons/game-icons/shop';
import type { GameBoard } from '../../kit';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import Mine from './Mine.svelte';
import type { SocietyView } from './types';
import { isMine } from './where';
import Whole from './Whole.svelte';
import './cover.css';
import './palette.css';

/** How near the end is: 1 in the last round, 2 when one more follows. */
function last(view: SocietyView): number {
  if (view.end.last_round) return 1;
  return view.end.trigger_round ? 2 : 0;
}

/** A completed house gives the points printed on its last level, or as many as that counts. */
function crown(view: SocietyView, card: string): 'completed' | 'variable' {
  return view.cards[card].levels.at(-1)!.points === null ? 'variable' : 'completed';
}

export default {
  areas: [
    { key: 'mine', name: 'area-mine', place: 'mine', icon: Orchard, component: Mine, owns: isMine },
    { key: 'market', name: 'area-market', place: 'centre', icon: Shop, component: Board, owns: () => true },
  ],
  ownDeeds: true,
  // Whoever can build looks at the market, which no sheet may cover.
  leads: (view) => (view.choices.some((choice) => choice.kind === 'build') ? 'market' : null),
  sources: (view) =>
    view.players.flatMap(({ seat, in_progress, completed }) => [
      ...completed.map(({ card, points }) => ({ seat, part: crown(view, card), points, piece: card })),
      ...in_progress
        .filter((each) => each !== null)
        .map(({ card, points }) => ({ seat, part: 'in_progress', points, piece: card })),
    ]),
  Glance,
  Whole,
  status: (view) =>
    view.round
      ? { id: 'status-round', args: { round: view.round, last: last(view), banners: view.end.banners } }
      : { id: 'phase-draft' },
} satisfies GameBoard<SocietyView>;
