/** What the choice being looked at would change, as the rules worked it out (face/preview.py). Nothing is computed here. */
import type { Choice, Play } from '../../kit';
import {
  FOREST,
  INGREDIENTS,
  ON_SLOT,
  STATUSES,
  VILLAGE,
  dieOf,
  type DieView,
  type ForestView,
  type Ingredient,
  type Standing,
  type SylveView,
} from './types';

/** A die of the preview; a ghost is one that does not lie there yet. */
export interface Lying extends DieView {
  ghost?: boolean;
  leaving?: boolean;
}

/** The preview of a choice, unless it begins a new round: then forests and dice are other ones. */
function onThisTable(choice: Choice | null): Choice['preview'] | null {
  const preview = choice?.preview;
  return !preview || preview.over || (preview.measures && 'round' in preview.measures) ? null : preview;
}

/** The number of a place. */
function numberOf(view: SylveView, place: string): number {
  const plot = view.village.findIndex((space) => space.id === place);
  if (plot >= 0) return VILLAGE + plot;
  for (const [row, forest] of view.forests.entries()) {
    const space = forest.spaces.findIndex((each) => each.id === place);
    if (space >= 0) return FOREST * row + space;
  }
  return ON_SLOT;
}

/** The dice that would come to a place. */
function coming(view: SylveView, place: string, becomes: Record<string, number | null>): DieView[] {
  if (place.startsWith('slot:')) {
    const number = becomes[place];
    return number === undefined || number === null || number < 0 ? [] : [view.dice[number]];
  }
  const here = numberOf(view, place);
  return view.dice.filter((die) => becomes[die.id] === here);
}

/** The dice of a place from the bottom up, as they would lie after the choice. Leaving ones are kept, marked. */
export function dicePreviewed(view: SylveView, place: string, dice: string[], choice: Choice | null): Lying[] {
  const lying = dice.map((id) => dieOf(view, id));
  const becomes = onThisTable(choice)?.becomes;
  if (!becomes) return lying;
  const here = numberOf(view, place);
  const ghosts = coming(view, place, becomes).filter((die) => !dice.includes(die.id));
  return [
    ...lying.map((die) => (die.id in becomes && becomes[die.id] !== here ? { ...die, leaving: true } : die)),
    ...ghosts.map((die) => ({ ...die, owner: die.kind === 'element' ? null : die.owner, ghost: true })),
  ];
}

/** The die for which a space is being chosen. */
export function dieInHand(play: Play<SylveView>): string | null {
  for (const choice of play.choices) {
    const becomes = choice.kind === 'space' ? onThisTable(choice)?.becomes : null;
    const [die] = becomes && choice.piece ? coming(play.view, choice.piece, becomes) : [];
    if (die) return die.id;
  }
  return null;
}

/** Who would control the forest after the choice. */
export function standingAfter(view: SylveView, forest: ForestView, choice: Choice | null): Standing {
  const preview = onThisTable(choice);
  if (!preview) return forest;
  const { measures = {}, becomes = {} } = preview;
  const name = `f${view.forests.indexOf(forest) + 1}`;
  const leader = becomes[`leader:${name}`];
  const status = becomes[`status:${name}`];
  return {
    influence: forest.influence.map((own, seat) => own + (measures[`influence:${name}:${seat}`] ?? 0)),
    elements: forest.elements + (measures[`elements:${name}`] ?? 0),
    leader: leader === undefined || leader === null ? forest.leader : leader < 0 ? null : leader,
    status: status === undefined || status === null ? forest.status : STATUSES[status],
  };
}

export type Change = Partial<Record<Ingredient | 'tokens', number>>;

/** What the choice would change in the stock of the player who decides; nothing where that is still open. */
export function changes(choice: Choice | null): Change {
  const found: Change = {};
  for (const kind of INGREDIENTS) {
    const by = choice?.preview?.measures?.[`stock:${kind}`];
    if (by) found[kind] = by;
  }
  const tokens = choice?.preview?.parts?.tokens;
  return tokens ? { ...found, tokens } : found;
}

/** What a choice pays; null where the new round would be counted with it. */
export function price(choice: Choice): { kind: Ingredient; count: number }[] | null {
  if (!onThisTable(choice)) return null;
  const change = changes(choice);
  return INGREDIENTS.flatMap((kind) => ((change[kind] ?? 0) < 0 ? [{ kind, count: -change[kind]! }] : []));
}

/** A choice that costs something, now or in the next question. */
export function costs(choice: Choice): boolean {
  return choice.preview?.becomes?.pays === 1 || Boolean(price(choice)?.length);
}

/** Whether the die looked at in the pool could be placed here without paying. */
export function isFree(view: SylveView, place: string, choice: Choice | null): boolean {
  const becomes = choice?.kind === 'place' ? choice.preview?.becomes : null;
  if (!becomes) return false;
  const has = (name: string, bit: number) => bit >= 0 && (((becomes[name] ?? 0) >> bit) & 1) === 1;
  const spaces = view.forests.flatMap((forest) => forest.spaces.map((space) => space.id));
  const tamed = view.seat === null ? [] : view.players[view.seat].tamed.map((creature) => creature.slot?.id);
  const others = [...view.village.map((space) => space.id), ...tamed];
  return has('free:forests', spaces.indexOf(place)) || has('free:others', others.indexOf(place));
}
