/** Effects as signs: what is printed on tiles, and what spaces give. */
import type { Component } from 'svelte';
import Brush from '~icons/game-icons/paint-brush';
import Trowel from '~icons/game-icons/trowel';
import Wagon from '~icons/game-icons/old-wagon';
import Walk from '~icons/game-icons/walk';
import { ACTION_SIGNS, Bell, Column, Crown, Cubes, House, Laurels, RESOURCE_SIGNS, type Sign } from './look';
import type { Action, Resource, Term } from './types';

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
const house = () => thing(House, 'var(--brick-52)', 'var(--white)');
const pillar = () => thing(Column, 'var(--straw-93)', 'var(--straw-41)');

const DRAWN: Record<string, (term: Term) => Glyph[]> = {
  gain: ({ what, amount }) => [{ ...RESOURCE_SIGNS[what as Resource], text: `${amount}`, round: false }],
  gain_any: ({ amount }) => [{ ...RESOURCE_SIGNS.any, text: `${amount}`, round: false }],
  gain_vp: ({ amount }) => [thing(Laurels, 'var(--gold-soft)', 'var(--on-gold)', `${amount}`)],
  action: ({ what, amount }) => [{ ...ACTION_SIGNS[what as Action], text: `${amount}`, round: true }],
  add_ap: ({ amount }) => [
    { icon: Cubes, colour: 'var(--sky-46)', ink: 'var(--white)', text: `+${amount}`, round: true },
  ],
  recolor_die: () => [thing(Brush, 'var(--dusk-51)', 'var(--white)')],
  activate: () => [thing(Bell, 'var(--amber-68)', 'var(--wood-24)')],
  move_merchant: ({ amount }) => [merchant(`${amount}`, Walk)],
  move_architect: ({ amount }) => [architect(`${amount}`, Walk)],
  move_both: () => [merchant('', Walk), architect('', Walk)],
  house_here: () => [house()],
  pillar_here: () => [pillar()],
  merchant_and_house: () => [merchant('', Walk), house()],
  architect_and_pillar: () => [architect('', Walk), pillar()],
  king_step: ({ amount }) => [thing(Crown, ACTION_SIGNS.king.colour, 'var(--white)', `+${amount}`)],
  house_anywhere: () => [house()],
  pillar_anywhere: () => [pillar()],
  merchant_anywhere: () => [merchant('∞', Walk)],
  architect_anywhere: () => [architect('∞', Walk)],
};

/** An effect as signs. */
export function glyphs(effect: readonly Term[]): Glyph[] {
  return effect.flatMap((term) => DRAWN[term.op]?.(term) ?? []);
}
