/** What things cost and pay, and what a choice would change: shown before it is made. */
import type { Choice } from '../../kit';
import {
  COINS_KEPT,
  LEVELS,
  type Effect,
  type FruitFace,
  type GuildFace,
  type Row,
  type SocietyPlayer,
  type SocietyView,
} from './types';

const ALLOWS: Record<string, number[]> = { any: [1, 2, 3], l1: [1], l3: [3], l23: [2, 3] };

/** What a sale of this fruit pays now (R26, R27). */
export function salePrice(view: SocietyView, fruit: FruitFace): number {
  return view.prices[fruit.type] + (fruit.valuable ? 1 : 0);
}

/** The lasting effects of a player: those of the levels on which the markers stand (R71), with their cards. */
export function lasting(view: SocietyView, player: SocietyPlayer): { card: string; effect: Effect }[] {
  return player.in_progress.flatMap((place) => {
    if (!place) return [];
    const level = view.cards[place.card].levels[place.level - 1];
    return level.kind === 'cont' ? level.effects.map((effect) => ({ card: place.card, effect })) : [];
  });
}

/** The price of a level for a player by the lasting discounts alone (R46, R47, R51). */
export function plainPrice(
  view: SocietyView,
  player: SocietyPlayer,
  card: GuildFace,
  level: number,
  row: Row | null,
): number {
  const discounts = lasting(view, player)
    .filter(({ effect }) => effect.name === 'discount' && ALLOWS[effect.arguments[1]].includes(level))
    .map(({ effect }) => Number(effect.arguments[0]));
  const printed = Math.max(card.levels[level - 1].cost - Math.max(0, ...discounts), 0);
  return printed + (level === 1 && row === 'top' ? 1 : 0);
}

/** What a counter of R119 counts for a player; of others' sold piles only the number is known. */
export function count(view: SocietyView, player: SocietyPlayer, counter: string): number {
  const [what, guild] = counter.split(':');
  const cards = player.completed.map((each) => view.cards[each.card]);
  if (what === 'banners_of')
    return cards.filter((card) => card.guild === guild).reduce((sum, card) => sum + card.banners, 0);
  if (what === 'houses_of') return cards.filter((card) => card.guild === guild).length;
  return player.counters[what] ?? 0;
}

/** What a level of a card scores for a player, if everything stays as it is (R115, R116). */
export function levelPoints(view: SocietyView, player: SocietyPlayer, card: GuildFace, level: number): number {
  const { points, effects } = card.levels[level - 1];
  if (points !== null) return points;
  const [each, counter, group] = effects[0].arguments;
  return Number(each) * Math.floor(count(view, player, counter) / Number(group ?? 1));
}

export interface Outcome {
  purse: number;
  chest: number;
  score: number;
  banners: number;
  /** What is given back at the coin check. */
  lost: number;
}

const now = (player: SocietyPlayer): Outcome => ({
  purse: player.purse,
  chest: player.chest,
  score: player.score,
  banners: player.banners,
  lost: 0,
});

/** What a choice does at once to the player who makes it, as far as it is certain; null where nothing changes. */
export function outcome(view: SocietyView, choice: Choice | null): Outcome | null {
  if (!choice || view.seat === null || choice.piece === null)
    return choice?.kind === 'end_build' ? resting(view) : null;
  const player = view.players[view.seat];
  if (choice.kind === 'sell') return selling(view, player, view.fruits[choice.piece]);
  if (choice.kind === 'build' || choice.kind === 'level_up') return building(view, player, choice);
  if (choice.kind === 'discard') return discarding(view, player, choice);
  if (choice.kind === 'fruit_action') {
    const fruit = view.fruits[choice.piece];
    return fruit.action === 'chest' ? { ...now(player), chest: player.chest + fruit.coins } : null;
  }
  return null;
}

function resting(view: SocietyView): Outcome {
  const player = view.players[view.seat!];
  const kept = Math.min(player.purse, COINS_KEPT);
  const earned = lasting(view, player).filter(({ effect }) => effect.name === 'each_rest');
  const chest = player.chest + earned.reduce((sum, { effect }) => sum + Number(effect.arguments[0]), 0);
  return { ...now(player), purse: kept + chest, chest: 0, lost: player.purse - kept };
}

function gain(result: Outcome, dest: string, coins: number): void {
  if (dest === 'chest') result.chest += coins;
  else result.purse += coins;
}

function selling(view: SocietyView, player: SocietyPlayer, fruit: FruitFace): Outcome {
  const result = now(player);
  result.purse += salePrice(view, fruit);
  for (const { effect } of lasting(view, player)) {
    if (effect.name === 'when_sell') gain(result, effect.arguments[0], Number(effect.arguments[1]));
  }
  const left = player.unsold.filter((id) => id !== fruit.id);
  const kinds = new Set(left.map((id) => view.fruits[id].type)).size;
  return scored(
    view,
    { ...player, counters: { ...player.counters, unsold: left.length, unsold_types: kinds } },
    result,
  );
}

/** The price the server names, the coins of lasting and of immediate effects, and the points with all they touch. */
function building(view: SocietyView, player: SocietyPlayer, choice: Choice): Outcome {
  const card = view.cards[choice.piece!];
  const place = player.in_progress.find((each) => each?.card === card.id);
  const level = (place?.level ?? 0) + 1;
  const after = built(view, player, card, level);
  const result = { ...now(player), banners: after.banners };
  result.purse -= Number(choice.words.args?.price ?? 0);
  for (const { card: other, effect } of lasting(view, player)) {
    const [levels, dest, coins] = effect.arguments;
    if (effect.name === 'when_build' && other !== card.id && ALLOWS[levels].includes(level))
      gain(result, dest, Number(coins));
  }
  for (const effect of card.levels[level - 1].effects) {
    const [dest, coins, counter] = effect.arguments;
    if (effect.name === 'coins') gain(result, dest, Number(coins));
    if (effect.name === 'coins_each') gain(result, dest, Number(coins) * count(view, after, counter));
  }
  return costsGuild(player, card, level)
    ? { ...result, score: player.score, banners: player.banners }
    : scored(view, after, result);
}

/** Whether a guild has to go first (R43, R80): which one is chosen afterwards, so the points are not known yet. */
function costsGuild(player: SocietyPlayer, card: GuildFace, level: number): boolean {
  return (
    (level === 1 && player.in_progress.every((place) => place)) ||
    card.levels[level - 1].effects.some((effect) => effect.name === 'discard_guild')
  );
}

function discarding(view: SocietyView, player: SocietyPlayer, choice: Choice): Outcome {
  const after = without(view, player, choice.piece!);
  const coins = Number(choice.words.args?.coins ?? 0);
  return scored(view, after, { ...now(player), purse: player.purse + coins, banners: after.banners });
}

/** The outcome with its score: some levels count the coins of the purse. */
function scored(view: SocietyView, player: SocietyPlayer, result: Outcome): Outcome {
  return { ...result, score: total(view, { ...player, counters: { ...player.counters, coins: result.purse } }) };
}

function total(view: SocietyView, player: SocietyPlayer): number {
  const open = player.in_progress.map((place) =>
    place ? levelPoints(view, player, view.cards[place.card], place.level) : 0,
  );
  const done = player.completed.map((each) => levelPoints(view, player, view.cards[each.card], LEVELS));
  return [...open, ...done].reduce((sum, points) => sum + points, 0);
}

function recount(view: SocietyView, player: SocietyPlayer): SocietyPlayer {
  const byGuild = new Map<string, number>();
  for (const { card } of player.completed) {
    const { guild, banners } = view.cards[card];
    byGuild.set(guild, (byGuild.get(guild) ?? 0) + banners);
  }
  const banners = [...byGuild.values()].reduce((sum, each) => sum + each, 0);
  const counters = {
    ...player.counters,
    banners,
    houses: player.completed.length,
    guilds: byGuild.size,
    majority: Math.max(0, ...byGuild.values()),
  };
  return { ...player, banners, counters };
}

/** The player with one more level of a card. */
function built(view: SocietyView, player: SocietyPlayer, card: GuildFace, level: number): SocietyPlayer {
  const others = player.in_progress.filter((place) => place?.card !== card.id);
  if (level < LEVELS) return { ...player, in_progress: [...others, { card: card.id, level, points: 0, next: null }] };
  const completed = [...player.completed, { card: card.id, banners: card.banners, points: 0 }];
  return recount(view, { ...player, in_progress: others, completed });
}

/** The player without a card. */
function without(view: SocietyView, player: SocietyPlayer, card: string): SocietyPlayer {
  const in_progress = player.in_progress.filter((place) => place?.card !== card);
  return recount(view, { ...player, in_progress, completed: player.completed.filter((each) => each.card !== card) });
}
