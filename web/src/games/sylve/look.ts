/** Colours and pictograms of seasons, creatures, potions and characters. Each also differs in shape. */
import type { Component } from 'svelte';
import Badger from '~icons/game-icons/badger';
import Owl from '~icons/game-icons/barn-owl';
import Bat from '~icons/game-icons/bat';
import Bear from '~icons/game-icons/bear-head';
import Boar from '~icons/game-icons/boar';
import Ox from '~icons/game-icons/bison';
import Moth from '~icons/game-icons/butterfly';
import Partridge from '~icons/game-icons/chicken';
import Elk from '~icons/game-icons/deer';
import Jay from '~icons/game-icons/swallow';
import Kyril from '~icons/game-icons/wizard-face';
import Myla from '~icons/game-icons/woman-elf-face';
import Wren from '~icons/game-icons/witch-face';
import Lelio from '~icons/game-icons/robin-hood-hat';
import Marten from './Marten.svelte';
import Finch from '~icons/game-icons/finch';
import Fox from '~icons/game-icons/fox';
import Toad from '~icons/game-icons/frog';
import Gecko from '~icons/game-icons/gecko';
import Goose from '~icons/game-icons/goose';
import Hedgehog from '~icons/game-icons/hedgehog';
import Crane from '~icons/game-icons/heron';
import Lynx from '~icons/game-icons/lynx-head';
import Mole from '~icons/game-icons/mole';
import Vole from '~icons/game-icons/mouse';
import Oak from '~icons/game-icons/maple-leaf';
import Piglet from '~icons/game-icons/pig';
import Hare from '~icons/game-icons/rabbit';
import Raccoon from '~icons/game-icons/raccoon-head';
import Ram from '~icons/game-icons/ram-profile';
import Crow from '~icons/game-icons/raven';
import Newt from '~icons/game-icons/salamander';
import Dormouse from '~icons/game-icons/seated-mouse';
import Snail from '~icons/game-icons/snail';
import Adder from '~icons/game-icons/snake';
import Snowflake from '~icons/game-icons/snowflake-2';
import Magpie from '~icons/game-icons/sparrow';
import Flower from '~icons/game-icons/spoted-flower';
import Squirrel from '~icons/game-icons/squirrel';
import Stag from '~icons/game-icons/stag-head';
import Sun from '~icons/game-icons/sun';
import Tortoise from '~icons/game-icons/tortoise';
import Wolf from '~icons/game-icons/wolf-howl';
import Rolling from '~icons/game-icons/rolling-dices';
import Back from '~icons/game-icons/return-arrow';
import Turn from '~icons/game-icons/clockwise-rotation';
import Swap from '~icons/game-icons/card-exchange';
import Move from '~icons/game-icons/move';
import Remove from '~icons/game-icons/cancel';
import Broom from '~icons/game-icons/broom';
import Extra from '~icons/game-icons/perspective-dice-six-faces-random';
import type { PotionPower, Season } from './types';

export interface SeasonColours {
  /** Behind white writing; dark enough for it in both themes. */
  deep: string;
  sky: string;
  far: string;
  near: string;
  /** Crowns of trees: shade and light. */
  crown: string;
  light: string;
  trunk: string;
}

export const SEASONS: Record<Season, SeasonColours> = {
  spring: {
    deep: '#a8386f',
    sky: 'light-dark(#fde8ee, #4a3346)',
    far: 'light-dark(#d8e6b4, #4a5a3e)',
    near: 'light-dark(#a9cf86, #3b5636)',
    crown: 'light-dark(#e58fb4, #b0638a)',
    light: 'light-dark(#f7bfd4, #cf86a8)',
    trunk: 'light-dark(#8a6270, #6c4a58)',
  },
  summer: {
    deep: '#2f6f35',
    sky: 'light-dark(#fdf0c4, #4a4a2c)',
    far: 'light-dark(#b9d678, #46602f)',
    near: 'light-dark(#7db457, #33532a)',
    crown: 'light-dark(#4f9a4a, #417a3e)',
    light: 'light-dark(#86c268, #5d9a50)',
    trunk: 'light-dark(#7a5a3a, #5e442c)',
  },
  autumn: {
    deep: '#9c4a12',
    sky: 'light-dark(#fbe3c2, #51392a)',
    far: 'light-dark(#eec482, #6a4a2a)',
    near: 'light-dark(#dd9f58, #56391f)',
    crown: 'light-dark(#d3702b, #a9561f)',
    light: 'light-dark(#f0a04a, #c8762f)',
    trunk: 'light-dark(#6b4630, #533626)',
  },
  winter: {
    deep: '#2f5f86',
    sky: 'light-dark(#e3edf6, #323f54)',
    far: 'light-dark(#cbdcea, #43566c)',
    near: 'light-dark(#edf4f9, #5a6f86)',
    crown: 'light-dark(#6d92a8, #4a6c82)',
    light: 'light-dark(#f4f9fd, #a9c0d2)',
    trunk: 'light-dark(#6d6472, #4c4653)',
  },
};

export const SEASON_ICONS: Record<Season, Component> = { spring: Flower, summer: Sun, autumn: Oak, winter: Snowflake };

export const POWER_ICONS: Record<PotionPower | 'clear', Component> = {
  reroll: Rolling,
  change_die: Turn,
  place_extra: Extra,
  swap_forage: Swap,
  remove_element: Broom,
  move_forage: Move,
  remove_any: Remove,
  return_forage: Back,
  clear: Broom,
};

/** What is in the bottles: shade, light. */
export const POTIONS: Record<PotionPower, { deep: string; light: string; ground: string }> = {
  reroll: { deep: '#b8446a', light: '#ee8fae', ground: 'light-dark(#f6dbe3, #4c2c39)' },
  change_die: { deep: '#7b52b5', light: '#b795e6', ground: 'light-dark(#e8def4, #3b2f52)' },
  place_extra: { deep: '#d08a1c', light: '#f6c95e', ground: 'light-dark(#faeccb, #4c3d20)' },
  swap_forage: { deep: '#2f8f83', light: '#7fd3c4', ground: 'light-dark(#d7eee9, #23443f)' },
  remove_element: { deep: '#3f77b8', light: '#8fbfee', ground: 'light-dark(#dbe8f5, #273d56)' },
  move_forage: { deep: '#5f9436', light: '#aed67c', ground: 'light-dark(#e4f0d2, #34492a)' },
  remove_any: { deep: '#4c4a63', light: '#908cb0', ground: 'light-dark(#e2e0ea, #35334a)' },
  return_forage: { deep: '#c4552d', light: '#f29b6f', ground: 'light-dark(#f9e0d2, #4f3022)' },
};

export const CHARACTER_ICONS: Record<string, Component> = { lelio: Lelio, kyril: Kyril, myla: Myla, wren: Wren };

export const CREATURE_ICONS: Record<string, Component> = {
  cinder_hare: Hare,
  ember_newt: Newt,
  flare_finch: Finch,
  sunscale_adder: Adder,
  chimney_bat: Bat,
  kindle_toad: Toad,
  gale_gecko: Gecko,
  ripple_crane: Crane,
  burrow_ram: Ram,
  bramble_bear: Bear,
  orchard_stag: Stag,
  thaw_marten: Marten,
  petal_moth: Moth,
  ashbud_mole: Mole,
  spore_squirrel: Squirrel,
  sprout_badger: Badger,
  glint_magpie: Magpie,
  nectar_fox: Fox,
  rime_owl: Owl,
  pale_lynx: Lynx,
  icicle_boar: Boar,
  snowmane_wolf: Wolf,
  kettle_raccoon: Raccoon,
  hearth_goose: Goose,
  sleigh_elk: Elk,
  frostberry_vole: Vole,
  hoard_ermine: Marten,
  harvest_hedgehog: Hedgehog,
  windfall_dormouse: Dormouse,
  truffle_piglet: Piglet,
  stubble_partridge: Partridge,
  market_jay: Jay,
  hayrick_ox: Ox,
  capshell_snail: Snail,
  geode_tortoise: Tortoise,
  cornucopia_crow: Crow,
};
