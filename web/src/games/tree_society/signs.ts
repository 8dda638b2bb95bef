/** Effects as rows of small signs: the same sign means the same thing on every card. */
import type { Component } from 'svelte';
import Banner from '~icons/game-icons/vertical-banner';
import Basket from '~icons/game-icons/basket';
import Chest from '~icons/game-icons/chest';
import Discard from '~icons/game-icons/card-discard';
import Fruit from '~icons/game-icons/shiny-apple';
import Hammer from '~icons/game-icons/claw-hammer';
import House from '~icons/game-icons/treehouse';
import Jar from '~icons/game-icons/mason-jar';
import Moon from '~icons/game-icons/night-sleep';
import Reveal from '~icons/game-icons/card-pick';
import Sale from '~icons/game-icons/price-tag';
import Sold from '~icons/game-icons/wheelbarrow';
import { slug, type Message } from '../../kit';
import { GUILDS } from './look';
import type { Effect, Guild } from './types';

export type Sign =
  | { sign: 'icon'; icon: Component; mark?: string; guild?: Guild }
  | { sign: 'coin'; count: string }
  | { sign: 'points'; count: string }
  | { sign: 'to' }
  | { sign: 'per' };

const icon = (which: Component, mark?: string, guild?: Guild): Sign => ({ sign: 'icon', icon: which, mark, guild });
const TO: Sign = { sign: 'to' };
const PER: Sign = { sign: 'per' };
const LEVELS: Record<string, string | undefined> = { any: undefined, l1: 'I', l3: 'III', l23: 'II·III' };
const MODS: Record<string, string> = { half: '½', minus2: '−2', minus3: '−3', free: '0' };
const several = (count: string) => (count === '1' ? undefined : `×${count}`);

/** Coins, and where they go when it is not the purse. */
const coins = (dest: string, count: string): Sign[] =>
  dest === 'chest' ? [{ sign: 'coin', count }, icon(Chest)] : [{ sign: 'coin', count }];

function counter(name: string): Sign {
  const [what, guild] = name.split(':') as [string, Guild | undefined];
  const signs: Record<string, Sign> = {
    banners: icon(Banner),
    banners_of: icon(Banner, undefined, guild),
    guilds: icon(Banner, '≠'),
    majority: icon(Banner, '★'),
    houses: icon(House),
    houses_of: icon(House, undefined, guild),
    sold: icon(Sold),
    sold_types: icon(Sold, '≠'),
    sold_top: icon(Sold, '★'),
    unsold: icon(Fruit),
    unsold_types: icon(Fruit, '≠'),
    coins: { sign: 'coin', count: '1' },
  };
  return signs[what];
}

const SIGNS: Record<string, (...given: string[]) => Sign[]> = {
  coins,
  coins_each: (dest, count, what) => [...coins(dest, count), PER, counter(what)],
  take_fruit: (count) => [icon(Basket, several(count))],
  extra_sale: (count) => [icon(Sale, several(count))],
  build: (mod, levels) => [icon(Hammer, MODS[mod]), ...(LEVELS[levels] ? [icon(House, LEVELS[levels])] : [])],
  discard_gain: (dest, count) => [icon(Discard), TO, ...coins(dest, count)],
  when_sell: (dest, count) => [icon(Sale), TO, ...coins(dest, count)],
  when_build: (levels, dest, count) => [icon(House, LEVELS[levels]), TO, ...coins(dest, count)],
  when_take: (dest, count) => [icon(Basket), TO, ...coins(dest, count)],
  each_rest: (count) => [icon(Moon), TO, ...coins('chest', count)],
  discount: (count, levels) => [icon(Hammer, `−${count}`), ...(LEVELS[levels] ? [icon(House, LEVELS[levels])] : [])],
  discard_guild: () => [icon(Discard)],
  preserve_fruit: (count) => [icon(Fruit, several(count)), TO, icon(Jar)],
  reveal_fruit: (shown, kept) => [icon(Reveal, shown), TO, icon(Basket, several(kept))],
  reveal_guild: (shown, mod) => [icon(Reveal, shown), TO, icon(Hammer, MODS[mod])],
  points: (count, what, group) => [{ sign: 'points', count }, PER, counter(what), ...(group ? [icon(Fruit)] : [])],
};

/** The signs of one part of an effect. */
export function signs(effect: Effect): Sign[] {
  return SIGNS[effect.name](...effect.arguments);
}

/** How broad a sign is, in letters of its own height. */
export function breadth(each: Sign): number {
  return each.sign === 'icon'
    ? 1 + (each.mark?.length ?? 0) * 0.45
    : each.sign === 'to' || each.sign === 'per'
      ? 0.5
      : 1.1;
}

export const signColour = (guild: Guild | undefined) => (guild ? GUILDS[guild].roof : undefined);

/** An effect in a few words, to stand under its signs. */
export function shortWords(effect: Effect): Message {
  const [first, second, third] = effect.arguments;
  const counted = (name: string): Message => ({ id: `counter-${slug(name.replace(':', '-'))}` });
  const levels = (name: string): Message => ({ id: `short-levels-${name}` });
  const mod = (name: string): Message => ({ id: `short-mod-${name}` });
  const id = `short-${slug(effect.name)}`;
  switch (effect.name) {
    case 'coins':
      return { id: `${id}-${first}`, args: { count: Number(second) } };
    case 'coins_each':
      return { id: `${id}-${first}`, args: { what: counted(third) } };
    case 'build':
      return { id, args: { mod: mod(first), levels: levels(second) } };
    case 'discount':
      return { id, args: { count: Number(first), levels: levels(second) } };
    case 'when_build':
      return { id: `${id}-${first}` };
    case 'discard_gain':
      return { id, args: { count: Number(second) } };
    case 'discard_guild':
      return { id: `${id}-${slug(first)}` };
    case 'reveal_fruit':
      return { id, args: { count: Number(first), kept: Number(second) } };
    case 'reveal_guild':
      return { id, args: { count: Number(first), mod: mod(second) } };
    case 'points':
      return {
        id: third ? `${id}-group` : id,
        args: { count: Number(first), what: counted(second), group: Number(third ?? 1) },
      };
    case 'when_sell':
    case 'when_take':
      return { id };
    default:
      return { id, args: { count: Number(first) } };
  }
}
