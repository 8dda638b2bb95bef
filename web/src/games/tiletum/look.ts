/** The look of Tiletum: one icon and one colour for each thing, the same everywhere on the table. */
import type { Component } from 'svelte';
import Bell from '~icons/game-icons/ringing-bell';
import Column from '~icons/game-icons/ionic-column';
import Coins from '~icons/game-icons/two-coins';
import Contract from '~icons/game-icons/scroll-quill';
import Crown from '~icons/game-icons/crown';
import Cubes from '~icons/game-icons/cubes';
import Eagle from '~icons/game-icons/eagle-emblem';
import Ham from '~icons/game-icons/ham-shank';
import House from '~icons/game-icons/house';
import Jester from '~icons/game-icons/jester-hat';
import Key from '~icons/game-icons/key';
import Laurels from '~icons/game-icons/laurels';
import Lily from '~icons/game-icons/fleur-de-lys';
import Lion from '~icons/game-icons/lion';
import Metal from '~icons/game-icons/metal-bar';
import Person from '~icons/game-icons/three-friends';
import Sheep from '~icons/game-icons/sheep';
import Shield from '~icons/game-icons/checked-shield';
import Stag from '~icons/game-icons/stag-head';
import Stone from '~icons/game-icons/stone-block';
import Swan from '~icons/game-icons/swan';
import Temple from '~icons/game-icons/church';
import Tower from '~icons/game-icons/white-tower';
import Trowel from '~icons/game-icons/trowel';
import Wagon from '~icons/game-icons/old-wagon';
import type { Action, Crest, Resource } from './types';

export interface Sign {
  icon: Component;
  colour: string;
  ink: string;
}

export const RESOURCE_SIGNS: Record<Resource | 'any', Sign> = {
  gold: { icon: Coins, colour: 'var(--gold-81)', ink: 'var(--straw-34)' },
  food: { icon: Ham, colour: 'var(--rose-79)', ink: 'var(--rose-33)' },
  wool: { icon: Sheep, colour: 'var(--stone-94)', ink: 'var(--straw-41)' },
  stone: { icon: Stone, colour: 'var(--stone-50)', ink: 'var(--white)' },
  iron: { icon: Metal, colour: 'var(--sky-56)', ink: 'var(--white)' },
  any: { icon: Cubes, colour: 'var(--straw-78)', ink: 'var(--straw-30)' },
};

export const ACTION_SIGNS: Record<Action | 'choice', Sign> = {
  architect: { icon: Trowel, colour: 'var(--sky-52)', ink: 'var(--white)' },
  merchant: { icon: Wagon, colour: 'var(--fern-51)', ink: 'var(--white)' },
  character: { icon: Person, colour: 'var(--rose-52)', ink: 'var(--white)' },
  contract: { icon: Contract, colour: 'var(--wood-54)', ink: 'var(--white)' },
  king: { icon: Crown, colour: 'var(--dusk-45)', ink: 'var(--white)' },
  joker: { icon: Jester, colour: 'var(--brick-52)', ink: 'var(--white)' },
  choice: { icon: Jester, colour: 'var(--brick-52)', ink: 'var(--white)' },
};

export const CREST_ICONS: Record<Crest, Component> = {
  lion: Lion,
  eagle: Eagle,
  lily: Lily,
  tower: Tower,
  swan: Swan,
  stag: Stag,
};
export const CREST_COLOURS: Record<Crest, string> = {
  lion: 'var(--brick-52)',
  eagle: 'var(--stone-29)',
  lily: 'var(--sky-46)',
  tower: 'var(--leaf-51)',
  swan: 'var(--sky-57)',
  stag: 'var(--wood-54)',
};

/** What a fair counts. */
export const COUNT_ICONS: Record<string, Component> = {
  house: House,
  pillar: Column,
  contract: Contract,
  cathedral: Temple,
  crest: Shield,
  character: Person,
  filled_building: Key,
  king: Crown,
};

export { Bell, Column, Crown, Cubes, House, Laurels };
