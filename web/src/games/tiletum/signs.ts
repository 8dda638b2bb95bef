/** The signs of Tiletum: one icon and one colour for each thing, the same everywhere on the table. */
import type { Component } from 'svelte';
import Bell from '~icons/game-icons/ringing-bell';
import Brush from '~icons/game-icons/paint-brush';
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
import Quill from '~icons/game-icons/quill-ink';
import Sheep from '~icons/game-icons/sheep';
import Shield from '~icons/game-icons/checked-shield';
import Stag from '~icons/game-icons/stag-head';
import Stone from '~icons/game-icons/stone-block';
import Swan from '~icons/game-icons/swan';
import Temple from '~icons/game-icons/church';
import Tower from '~icons/game-icons/white-tower';
import Trowel from '~icons/game-icons/trowel';
import Walk from '~icons/game-icons/walk';
import Wagon from '~icons/game-icons/old-wagon';
import type { Action, CharacterType, Crest, Resource, Term } from './types';

export interface Sign {
  icon: Component;
  colour: string;
  ink: string;
}

export const RESOURCE_SIGNS: Record<Resource | 'any', Sign> = {
  gold: { icon: Coins, colour: '#e8bd3f', ink: '#46340a' },
  food: { icon: Ham, colour: '#eda2b0', ink: '#5a1a2a' },
  wool: { icon: Sheep, colour: '#f0ece0', ink: '#4a4638' },
  stone: { icon: Stone, colour: '#5f626b', ink: '#ffffff' },
  iron: { icon: Metal, colour: '#3c6fae', ink: '#ffffff' },
  any: { icon: Cubes, colour: '#c9b48a', ink: '#3c2d12' },
};

export const ACTION_SIGNS: Record<Action | 'choice', Sign> = {
  architect: { icon: Trowel, colour: '#596b7d', ink: '#ffffff' },
  merchant: { icon: Wagon, colour: '#2c7566', ink: '#ffffff' },
  character: { icon: Person, colour: '#a8405c', ink: '#ffffff' },
  contract: { icon: Contract, colour: '#95601c', ink: '#ffffff' },
  king: { icon: Crown, colour: '#67418c', ink: '#ffffff' },
  joker: { icon: Jester, colour: '#b23a26', ink: '#ffffff' },
  choice: { icon: Jester, colour: '#b23a26', ink: '#ffffff' },
};

/** Each kind of character works for one action and wears its colour (R106). */
export const TYPE_ACTION: Record<CharacterType, Action> = {
  notary: 'contract',
  steward: 'character',
  mason: 'architect',
  carter: 'merchant',
  courtier: 'king',
};
export const TYPE_ICONS: Record<CharacterType, Component> = {
  notary: Quill,
  steward: Key,
  mason: Trowel,
  carter: Wagon,
  courtier: Crown,
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
  lion: '#b23a26',
  eagle: '#2f2b26',
  lily: '#2b5d94',
  tower: '#5f6b3c',
  swan: '#4d7d91',
  stag: '#8a5a1f',
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

/** A part of an effect as it is drawn: a sign, a number, and a smaller sign that says more. */
export interface Glyph extends Sign {
  text: string;
  /** A roundel is an action with its points, a square a thing you get. */
  round: boolean;
  more?: Component;
}

const thing = (icon: Component, colour: string, ink: string, text = '', more?: Component): Glyph => ({
  icon,
  colour,
  ink,
  text,
  round: false,
  more,
});
const MERCHANT = ACTION_SIGNS.merchant;
const ARCHITECT = ACTION_SIGNS.architect;
const merchant = (text = '', more?: Component) => thing(Wagon, MERCHANT.colour, MERCHANT.ink, text, more);
const architect = (text = '', more?: Component) => thing(Trowel, ARCHITECT.colour, ARCHITECT.ink, text, more);
const house = () => thing(House, '#b23a26', '#fff');
const pillar = () => thing(Column, '#ece4d0', '#4d4434');

const DRAWN: Record<string, (term: Term) => Glyph[]> = {
  gain: ({ what, amount }) => [{ ...RESOURCE_SIGNS[what as Resource], text: `${amount}`, round: false }],
  gain_any: ({ amount }) => [{ ...RESOURCE_SIGNS.any, text: `${amount}`, round: false }],
  gain_vp: ({ amount }) => [thing(Laurels, '#f6dd8d', '#5a420a', `${amount}`)],
  action: ({ what, amount }) => [{ ...ACTION_SIGNS[what as Action], text: `${amount}`, round: true }],
  add_ap: ({ amount }) => [{ icon: Cubes, colour: '#2c5a86', ink: '#fff', text: `+${amount}`, round: true }],
  recolor_die: () => [thing(Brush, '#7a4fa0', '#fff')],
  activate: () => [thing(Bell, '#d18a1c', '#2e1c02')],
  move_merchant: ({ amount }) => [merchant(`${amount}`, Walk)],
  move_architect: ({ amount }) => [architect(`${amount}`, Walk)],
  move_both: () => [merchant('', Walk), architect('', Walk)],
  house_here: () => [house()],
  pillar_here: () => [pillar()],
  merchant_and_house: () => [merchant('', Walk), house()],
  architect_and_pillar: () => [architect('', Walk), pillar()],
  king_step: ({ amount }) => [thing(Crown, ACTION_SIGNS.king.colour, '#fff', `+${amount}`)],
  house_anywhere: () => [house()],
  pillar_anywhere: () => [pillar()],
  merchant_anywhere: () => [merchant('∞', Walk)],
  architect_anywhere: () => [architect('∞', Walk)],
};

/** An effect as signs. */
export function glyphs(effect: readonly Term[]): Glyph[] {
  return effect.flatMap((term) => DRAWN[term.op]?.(term) ?? []);
}

export { Bell, Column, Crown, House, Laurels };
