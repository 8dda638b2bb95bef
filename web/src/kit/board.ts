/** How a game's drawing plugs in: `src/games/<key>/index.ts` exports a `GameBoard` as its default. */
import type { Component } from 'svelte';
import type { Play } from './play.svelte';
import type { Sources } from './scoring.svelte';
import type { View } from './types';

/** A part of the table that is drawn by the game. On a phone each one gets a tab that lights up. */
export interface Area<V extends View = View> {
  key: string;
  /** Id of its name in words, from the game's files or from `src/games/<key>/words`. */
  name: string;
  /** `centre`: the board itself (one per game). `side`: beside it. `mine`: my own things, below it. */
  place: 'centre' | 'side' | 'mine';
  icon: Component;
  component: Component<{ play: Play<V> }>;
  /** Whether the piece with this id lies in this area; the view tells where wandering pieces are. */
  owns: (piece: string, view: V) => boolean;
}

export interface GameBoard<V extends View = View> {
  areas: Area<V>[];
  /** A few figures of a player for the slim strip: hand size, items, what a glance should tell. */
  Glance?: Component<{ play: Play<V>; seat: number }>;
  /** The whole area of another player, shown in a dialog when the strip is clicked. */
  Whole?: Component<{ play: Play<V>; seat: number }>;
  /** The area of the main decision, where several are lit: on a phone its sheet comes by itself. */
  leads?: (view: V) => string | null;
  /** Where the points lie that count already: at the end they are counted piece by piece. */
  sources?: Sources<V>;
  /**
   * Whether the board has buttons of its own for choices that lie on no piece: always, only where it is `wide`, or
   * where a sheet would lie over them on a phone and they are needed beside the question (`covered`).
   */
  ownDeeds?: boolean | 'wide' | 'covered';
  /** Whether players hold what others must not see: until the end nobody is told why a bot did what it did. */
  secret?: boolean;
  /** Who plays alone against the game may lose all the same: whether that is so. */
  lost?: (view: V) => boolean;
  /** One short line for the header: the round, the phase, the turns left. */
  status?: (view: V) => { id: string; args?: Record<string, number | string> } | null;
}

/** A line of *what counts*: a way to points (or what decides a duel, without any), and the pieces it is about. */
export interface Count {
  text: string;
  points: number | null;
  pieces: string[];
}

const BOARDS = import.meta.glob<{ default: GameBoard }>('../games/*/index.ts');

/** The drawing of a game, or null: then the table is shown in words. */
export async function loadBoard(game: string): Promise<GameBoard | null> {
  const load = BOARDS[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The sheet on which the first of these pieces lies; none for the board itself, which no sheet may cover. */
export function sheetOf(board: GameBoard | null, [first]: readonly string[], view: View): string | null {
  const area = board?.areas.find((each) => each.owns(first, view));
  return area && area.place !== 'centre' ? area.key : null;
}

/** The areas in which the next choice can be made by clicking a piece. */
export function litAreas(board: GameBoard | null, play: Play): Set<string> {
  const lit = new Set<string>();
  for (const choice of play.choices) {
    const area = choice.piece === null ? undefined : board?.areas.find((each) => each.owns(choice.piece!, play.view));
    lit.add(area ? area.key : 'choices');
  }
  return lit;
}
