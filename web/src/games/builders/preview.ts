/** What a tree would look like after the choice that is being considered, as the rules have worked it out (`face/preview.py`). */
import type { Play } from '../../kit';
import { STYLES, type BuildersView, type Style, type TreeView } from './types';

export interface TreeAfter {
  /** The kind of the previewed choice, if it is about this tree. */
  kind: 'place' | 'ax' | 'source' | 'destination' | 'treetop' | null;
  /** The style of the tile that would come. */
  coming: Style | null;
  levels: number;
  leader: number | null;
  changes: boolean;
  /** Whether the tile of the card that is considered may go here. */
  fits: boolean;
}

/** The tree from which the hammer is about to take its tile. */
export function lifting(play: Play<BuildersView>): string | null {
  const moving = play.choices.some((choice) => choice.kind === 'destination');
  return moving && play.acted?.kind === 'source' ? play.acted.piece : null;
}

/** What the considered choice would make of a tree. What nobody can know yet stays as it is. */
export function treeAfter(play: Play<BuildersView>, tree: TreeView): TreeAfter {
  const choice = play.preview;
  const { measures = {}, becomes = {} } = choice?.preview ?? {};
  const growth = measures[`height:${tree.space}`] ?? 0;
  const top = becomes[`top:${tree.space}`] ?? null;
  const lead = becomes[`leader:${tree.space}`] ?? tree.leader ?? -1;
  const leader = lead < 0 ? null : lead;
  return {
    kind: choice?.piece === tree.id ? (choice.kind as TreeAfter['kind']) : null,
    coming: play.you !== null && growth > 0 ? (top === null ? tree.top : STYLES[top]) : null,
    levels: tree.height + growth,
    leader,
    changes: growth !== 0 || leader !== tree.leader,
    fits: choice?.kind === 'play' && (growth > 0 || becomes[`fits:${tree.space}`] === 1),
  };
}
