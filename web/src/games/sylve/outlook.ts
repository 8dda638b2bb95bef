/** What a choice would do, for its preview: dice that would lie elsewhere, who would lead, what it costs and gives. */
import type { Choice, Message } from '../../kit';
import {
  BASICS,
  FACES,
  INGREDIENTS,
  dieOf,
  type DieView,
  type Face,
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

/** The dice of a place from the bottom up, as they would lie after the choice. Leaving ones are kept, marked. */
export function dicePreviewed(
  view: SylveView,
  place: string,
  dice: string[],
  choice: Choice | null,
  acted: Choice | null,
): Lying[] {
  const here: Lying[] = dice.map((id) => dieOf(view, id));
  if (!choice) return here;
  const leaves = (id: string | null) => here.map((die) => (die.id === id ? { ...die, leaving: true } : die));
  switch (choice.kind) {
    case 'space':
      return choice.piece === place ? [...windTaken(view, here), coming(view)] : here;
    case 'move':
    case 'remove':
    case 'take_back':
      return leaves(choice.piece);
    case 'move_to':
      if (acted?.kind !== 'move') return here;
      return choice.piece === place ? [...here, { ...dieOf(view, acted.piece!), ghost: true }] : leaves(acted.piece);
    case 'swap_with': {
      if (acted?.kind !== 'swap') return here;
      const [one, other] = [dieOf(view, acted.piece!), dieOf(view, choice.piece!)];
      return here.map((die) =>
        die.id === one.id ? { ...other, ghost: true } : die.id === other.id ? { ...one, ghost: true } : die,
      );
    }
    case 'clear':
      return place.startsWith(choice.piece!.replace('forest:', 'space:') + '.')
        ? here.map((die) => (die.kind === 'element' ? { ...die, leaving: true } : die))
        : here;
    default:
      return here;
  }
}

/** The face of the die that is being placed, from the question. */
export function faceInHand(view: SylveView): Face | null {
  const die = view.question?.args?.die as Message | undefined;
  const face = die?.id.replace('die-', '') as Face | undefined;
  return face && FACES.includes(face) ? face : null;
}

function coming(view: SylveView): Lying {
  const face = faceInHand(view) ?? 'tree';
  const element = FACES.indexOf(face) > 2;
  return {
    id: 'ghost',
    kind: element ? 'element' : 'forage',
    face,
    owner: element ? null : view.seat,
    place: null,
    level: 0,
    covered: false,
    pool: false,
    ghost: true,
  };
}

/** A wind die brings one of the player's dice back. */
function windTaken(view: SylveView, here: Lying[]): Lying[] {
  const own =
    faceInHand(view) === 'wind' ? here.findLast((die) => die.kind === 'forage' && die.owner === view.seat) : undefined;
  return own ? here.map((die) => (die === own ? { ...die, leaving: true } : die)) : here;
}

/** Who would control the forest after the choice (R113 to R115, R124). */
export function standingAfter(
  view: SylveView,
  forest: ForestView,
  choice: Choice | null,
  acted: Choice | null,
): Standing {
  const influence = view.players.map(() => 0);
  let elements = 0;
  for (const space of forest.spaces) {
    const top = dicePreviewed(view, space.id, space.dice, choice, acted).findLast((die) => !die.leaving);
    if (!top) continue;
    if (top.kind === 'element') elements++;
    else if (top.owner !== null) influence[top.owner]++;
  }
  const taken = choice?.kind === 'break_tie' && choice.piece === forest.id ? view.seat : null;
  return verdict(influence, elements, taken);
}

function verdict(influence: number[], elements: number, taken: number | null): Standing {
  const most = Math.max(...influence);
  const leaders = influence.flatMap((own, seat) => (own === most ? [seat] : []));
  if (taken !== null) return { influence, elements, leader: taken, status: 'led' };
  if (most === 0) return { influence, elements, leader: null, status: 'nobody' };
  if (elements >= most) return { influence, elements, leader: null, status: 'elements' };
  if (leaders.length > 1) return { influence, elements, leader: null, status: 'tied' };
  return { influence, elements, leader: leaders[0], status: 'led' };
}

export type Change = Partial<Record<Ingredient | 'vp', number>>;

/** What the choice would change in the stock of the player who decides; null where that is still open. */
export function changes(view: SylveView, choice: Choice | null): Change {
  if (!choice || view.seat === null) return {};
  const words = choice.words.args ?? {};
  switch (choice.kind) {
    case 'space':
      return spaceChanges(view, choice);
    case 'ingredient':
      return counted(words.items, 1);
    case 'take_berry':
      return { berry: 1 };
    case 'exchange':
      return { ...counted(words.items, -1), berry: 1 };
    case 'pay':
    case 'force':
      return counted(words.items, -1);
    case 'anywhere':
    case 'break_tie':
      return { berry: -1 };
    case 'trade_berries':
    case 'trade_set':
      return { ...counted(words.items, -1), ...counted(words.points, 1) };
    case 'brew':
      return brewed(view, choice);
    default:
      return {};
  }
}

function spaceChanges(view: SylveView, choice: Choice): Change {
  const piece = choice.piece!;
  const actions = view.village.find((space) => space.id === piece)?.actions;
  if (actions) {
    const each = actions.some((action) => action.do === 'gather_each');
    return {
      ...(each ? Object.fromEntries(BASICS.map((kind) => [kind, 1])) : {}),
      ...(actions.some((action) => action.do === 'gain_berry') ? { berry: 1 } : {}),
    };
  }
  const power = view.players[view.seat!].tamed.find((creature) => creature.slot?.id === piece)?.power;
  if (power) {
    if (power.effect === 'gain') return { [power.ingredient!]: power.n };
    return power.effect === 'gather_each' ? Object.fromEntries(BASICS.map((kind) => [kind, 1])) : {};
  }
  const result = choice.words.args?.result as Message;
  if (result.id === 'result-stack') return { berry: -1 };
  if (result.id === 'result-force')
    return (result.args?.cost as Message).id === 'cost-either' ? {} : counted(result.args?.cost, -1);
  return counted(result, 1);
}

/** The cheapest way to pay: own ingredients first, berries for what is missing. */
function brewed(view: SylveView, choice: Choice): Change {
  const me = view.players[view.seat!];
  const potion = [...view.market, ...me.reserved].find((each) => each?.id === choice.piece);
  if (!potion) return {};
  const change: Change = { vp: potion.vp };
  let lacking = 0;
  for (const kind of BASICS) {
    const paid = Math.min(potion.cost[kind], me.stock[kind]);
    lacking += potion.cost[kind] - paid;
    if (paid) change[kind] = -paid;
  }
  const doubled = view.powers && me.character?.power === 'double_berry' && lacking > 1 ? 1 : 0;
  if (lacking) change.berry = -(lacking - doubled);
  return change;
}

/** Adds up the `count-…` messages inside a message. */
function counted(words: unknown, sign: 1 | -1): Change {
  const found: Change = {};
  const walk = (each: unknown): void => {
    if (Array.isArray(each)) each.forEach(walk);
    else if (each && typeof each === 'object' && 'id' in each) {
      const { id, args } = each as Message;
      const kind = id.replace('count-', '') as Ingredient | 'points';
      if (kind === 'points') found.vp = sign * Number(args?.n);
      else if (INGREDIENTS.includes(kind)) found[kind] = (found[kind] ?? 0) + sign * Number(args?.n);
      else Object.values(args ?? {}).forEach(walk);
    }
  };
  walk(words);
  return found;
}

/** The spaces on which a die of this face could lie without paying, for the die looked at in the pool. */
export function fits(space: { symbol: string; burned: boolean; dice: string[] }, face: Face): boolean {
  return !space.burned && space.dice.length === 0 && (FACES.indexOf(face) > 2 || space.symbol === face);
}
