/** Colours and pictograms of guilds, fruits and effects. Each also differs in shape. */
import type { Component } from 'svelte';
import Architect from '~icons/game-icons/stairs-goal';
import Banker from '~icons/game-icons/acorn';
import Merchant from '~icons/game-icons/shopping-bag';
import Writer from '~icons/game-icons/quill-ink';
import Botanist from '~icons/game-icons/sprout';
import Explorer from '~icons/game-icons/spyglass';
import Cycle from '~icons/game-icons/cycle';
import Chest from '~icons/game-icons/chest';
import Hammer from '~icons/game-icons/claw-hammer';
import Sale from '~icons/game-icons/price-tag';
import Take from '~icons/game-icons/basket';
import type { FruitAction, FruitType, Guild } from './types';

export interface GuildColours {
  /** Behind white writing; dark enough for it in both themes. */
  deep: string;
  /** Walls of its houses. */
  wall: string;
  /** Their roofs. */
  roof: string;
  /** The sky behind them. */
  sky: string;
}

export const GUILDS: Record<Guild, GuildColours> = {
  architects: {
    deep: 'var(--amber-50)',
    wall: 'var(--straw-90)',
    roof: 'var(--amber-60)',
    sky: 'light-dark(var(--wood-94), var(--wood-36))',
  },
  bankers: {
    deep: 'var(--gold-49)',
    wall: 'var(--straw-93)',
    roof: 'var(--gold-72)',
    sky: 'light-dark(var(--straw-97), var(--straw-37))',
  },
  merchants: {
    deep: 'var(--rose-44)',
    wall: 'var(--wood-94)',
    roof: 'var(--rose-56)',
    sky: 'light-dark(var(--rose-93), var(--rose-34))',
  },
  writers: {
    deep: 'var(--sky-45)',
    wall: 'var(--straw-92)',
    roof: 'var(--sky-58)',
    sky: 'light-dark(var(--stone-93), var(--sky-36))',
  },
  botanists: {
    deep: 'var(--leaf-49)',
    wall: 'var(--leaf-94)',
    roof: 'var(--leaf-64)',
    sky: 'light-dark(var(--leaf-94), var(--leaf-39))',
  },
  explorers: {
    deep: 'var(--dusk-49)',
    wall: 'var(--stone-92)',
    roof: 'var(--dusk-58)',
    sky: 'light-dark(var(--dusk-92), var(--dusk-34))',
  },
};

export const GUILD_ICONS: Record<Guild, Component> = {
  architects: Architect,
  bankers: Banker,
  merchants: Merchant,
  writers: Writer,
  botanists: Botanist,
  explorers: Explorer,
};

/** The paper on which a fruit is painted. */
export const FRUIT_GROUNDS: Record<FruitType, string> = {
  apple: 'light-dark(var(--wood-90), var(--brick-35))',
  cherry: 'light-dark(var(--rose-93), var(--rose-34))',
  grape: 'light-dark(var(--dusk-92), var(--dusk-34))',
  blueberry: 'light-dark(var(--sky-91), var(--sky-36))',
  orange: 'light-dark(var(--straw-93), var(--wood-40))',
};

export const ACTION_ICONS: Record<FruitAction, Component> = {
  extra_sale: Sale,
  discount: Hammer,
  refresh: Cycle,
  chest: Chest,
  take: Take,
};
