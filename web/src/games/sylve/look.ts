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
    deep: 'var(--rose-52)',
    sky: 'light-dark(var(--rose-95), var(--plum-35))',
    far: 'light-dark(var(--leaf-90), var(--leaf-45))',
    near: 'light-dark(var(--leaf-81), var(--leaf-43))',
    crown: 'light-dark(var(--rose-75), var(--rose-60))',
    light: 'light-dark(var(--rose-84), var(--rose-70))',
    trunk: 'light-dark(var(--rose-54), var(--rose-45))',
  },
  summer: {
    deep: 'var(--leaf-47)',
    sky: 'light-dark(var(--straw-96), var(--straw-40))',
    far: 'light-dark(var(--leaf-83), var(--leaf-46))',
    near: 'light-dark(var(--leaf-72), var(--leaf-41))',
    crown: 'light-dark(var(--leaf-63), var(--leaf-51))',
    light: 'light-dark(var(--leaf-75), var(--leaf-63))',
    trunk: 'light-dark(var(--wood-48), var(--wood-40))',
  },
  autumn: {
    deep: 'var(--amber-50)',
    sky: 'light-dark(var(--straw-93), var(--wood-37))',
    far: 'light-dark(var(--gold-84), var(--wood-44))',
    near: 'light-dark(var(--wood-76), var(--wood-37))',
    crown: 'light-dark(var(--amber-65), var(--amber-54))',
    light: 'light-dark(var(--amber-76), var(--amber-65))',
    trunk: 'light-dark(var(--wood-44), var(--wood-37))',
  },
  winter: {
    deep: 'var(--sky-47)',
    sky: 'light-dark(var(--stone-95), var(--sky-36))',
    far: 'light-dark(var(--sky-89), var(--sky-45))',
    near: 'light-dark(var(--stone-95), var(--sky-52))',
    crown: 'light-dark(var(--sky-64), var(--sky-52))',
    light: 'light-dark(var(--stone-99), var(--sky-80))',
    trunk: 'light-dark(var(--dusk-51), var(--dusk-40))',
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
  reroll: { deep: 'var(--rose-56)', light: 'var(--rose-75)', ground: 'light-dark(var(--rose-92), var(--rose-34))' },
  change_die: { deep: 'var(--dusk-53)', light: 'var(--dusk-73)', ground: 'light-dark(var(--dusk-92), var(--dusk-34))' },
  place_extra: {
    deep: 'var(--amber-69)',
    light: 'var(--gold-87)',
    ground: 'light-dark(var(--straw-96), var(--straw-37))',
  },
  swap_forage: {
    deep: 'var(--fern-59)',
    light: 'var(--fern-81)',
    ground: 'light-dark(var(--fern-93), var(--fern-36))',
  },
  remove_element: { deep: 'var(--sky-58)', light: 'var(--sky-79)', ground: 'light-dark(var(--sky-93), var(--sky-36))' },
  move_forage: {
    deep: 'var(--leaf-63)',
    light: 'var(--leaf-83)',
    ground: 'light-dark(var(--leaf-93), var(--leaf-37))',
  },
  remove_any: {
    deep: 'var(--dusk-45)',
    light: 'var(--dusk-66)',
    ground: 'light-dark(var(--stone-91), var(--dusk-34))',
  },
  return_forage: {
    deep: 'var(--amber-58)',
    light: 'var(--amber-77)',
    ground: 'light-dark(var(--wood-92), var(--wood-34))',
  },
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
