/** What a tree would look like after the choice that is being considered. */
import type { Play } from '../../kit';
import type { BuildersView, Style, TreeView } from './types';

export interface Outlook {
  /** The kind of the previewed choice, if it is about this tree. */
  kind: 'place' | 'ax' | 'source' | 'destination' | 'treetop' | null;
  /** The style of the tile that would come. */
  coming: Style | null;
  levels: number;
  leader: number | null;
  changes: boolean;
}

/** The tree from which the hammer is about to take its tile. */
export function lifting(play: Play<BuildersView>): string | null {
  const moving = play.choices.some((choice) => choice.kind === 'destination');
  return moving && play.acted?.kind === 'source' ? play.acted.piece : null;
}

function comingTile(play: Play<BuildersView>, kind: Outlook['kind']): Style | null {
  if (play.you === null) return null;
  if (kind === 'place') return play.view.players[play.you].next_tile?.style ?? null;
  const source = kind === 'destination' ? lifting(play) : null;
  return play.view.trees.find((tree) => tree.id === source)?.top ?? null;
}

/** What the considered choice would make of a tree: worked out by the rules, sent with the choice. */
export function outlook(play: Play<BuildersView>, tree: TreeView): Outlook {
  const choice = play.preview;
  const kind = choice?.piece === tree.id ? (choice.kind as Outlook['kind']) : null;
  const lead = choice?.preview.becomes?.[`leader:${tree.space}`];
  const growth = choice?.preview.measures?.[`height:${tree.space}`] ?? 0;
  const leader = lead === undefined || lead === null ? tree.leader : lead < 0 ? null : lead;
  return {
    kind,
    coming: comingTile(play, kind),
    levels: tree.height + growth,
    leader,
    changes: growth !== 0 || leader !== tree.leader,
  };
}
