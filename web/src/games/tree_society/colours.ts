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
  architects: { deep: '#9c4523', wall: '#f3d9b4', roof: '#c65f33', sky: 'light-dark(#fbe6cf, #55392a)' },
  bankers: { deep: '#7f5a0c', wall: '#f8e9bd', roof: '#d6a42e', sky: 'light-dark(#fbf0cb, #4d4223)' },
  merchants: { deep: '#8b2f50', wall: '#f9e0d8', roof: '#b8446a', sky: 'light-dark(#fadfe2, #512c39)' },
  writers: { deep: '#2c5a7c', wall: '#eee6d6', roof: '#4580a8', sky: 'light-dark(#dfeaf0, #26404f)' },
  botanists: { deep: '#426a26', wall: '#e9f0cf', roof: '#6f9f3e', sky: 'light-dark(#e6f0cf, #33462a)' },
  explorers: { deep: '#6a4690', wall: '#f0e3ee', roof: '#8d66b5', sky: 'light-dark(#ebe0f3, #3e3150)' },
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
  apple: 'light-dark(#f6d9c4, #54302a)',
  cherry: 'light-dark(#f8d6da, #542a38)',
  grape: 'light-dark(#e6dbf1, #3f3152)',
  blueberry: 'light-dark(#d5e3f1, #283c57)',
  orange: 'light-dark(#fde3bb, #573f1f)',
};

export const ACTION_ICONS: Record<FruitAction, Component> = {
  extra_sale: Sale,
  discount: Hammer,
  refresh: Cycle,
  chest: Chest,
  take: Take,
};
