/** The pictograms of cards that are no creatures, of keywords and of marks. */
import type { Component } from 'svelte';
import Wildfire from '~icons/game-icons/fire';
import Path from '~icons/game-icons/forest-entrance';
import Muster from '~icons/game-icons/rally-the-troops';
import Volley from '~icons/game-icons/arrow-cluster';
import Branch from '~icons/game-icons/tree-branch';
import WarCry from '~icons/game-icons/hunting-horn';
import Herbs from '~icons/game-icons/herbs-bundle';
import Leaves from '~icons/game-icons/leaf-swirl';
import Tracks from '~icons/game-icons/footsteps';
import Snare from '~icons/game-icons/thorny-vine';
import Winds from '~icons/game-icons/wind-hole';
import Scavenge from '~icons/game-icons/bird-claw';
import Howl from '~icons/game-icons/wolf-howl';
import Feast from '~icons/game-icons/wheat';
import SecondWind from '~icons/game-icons/heart-beats';
import Migration from '~icons/game-icons/nest-birds';
import Shields from '~icons/game-icons/checked-shield';
import Ferns from '~icons/game-icons/fern';
import Bodyguard from '~icons/game-icons/shield-opposition';
import Vengeance from '~icons/game-icons/bloody-sword';
import Home from '~icons/game-icons/return-arrow';
import Pitfall from '~icons/game-icons/spiky-pit';
import Cold from '~icons/game-icons/snowflake-1';
import Hush from '~icons/game-icons/barn-owl';
import Grove from '~icons/game-icons/tree-growth';
import Moat from '~icons/game-icons/crown-of-thorns';
import Trails from '~icons/game-icons/deer-track';
import Hunting from '~icons/game-icons/bow-arrow';
import Warren from '~icons/game-icons/rabbit';
import Oak from '~icons/game-icons/oak';
import Glade from '~icons/game-icons/moon';
import Ring from '~icons/game-icons/spotted-mushroom';
import Blade from '~icons/game-icons/piercing-sword';
import BarkShield from '~icons/game-icons/viking-shield';
import Cloak from '~icons/game-icons/wing-cloak';
import Bow from '~icons/game-icons/pocket-bow';
import Mail from '~icons/game-icons/beetle-shell';
import Honey from '~icons/game-icons/honey-jar';
import Fangs from '~icons/game-icons/primitive-necklace';
import Charm from '~icons/game-icons/charm';
import Partner from '~icons/game-icons/two-feathers';
import Infiltrator from '~icons/game-icons/run';
import Apex from '~icons/game-icons/fangs';
import Riposte from '~icons/game-icons/back-forth';
import Mercenary from '~icons/game-icons/paw-heart';
import Action from '~icons/game-icons/curled-leaf';
import Battlefield from '~icons/game-icons/pine-tree';
import Equipment from '~icons/game-icons/broadsword';
import type { CardType } from './types';

export const PICTURES: Record<string, Component> = {
  hidden_path: Path,
  muster: Muster,
  thorn_volley: Volley,
  falling_branch: Branch,
  war_cry: WarCry,
  healing_herbs: Herbs,
  whispering_leaves: Leaves,
  read_the_tracks: Tracks,
  bramble_snare: Snare,
  wildfire: Wildfire,
  changing_winds: Winds,
  scavenge: Scavenge,
  dread_howl: Howl,
  harvest_feast: Feast,
  second_wind: SecondWind,
  forced_migration: Migration,
  raise_shields: Shields,
  into_the_ferns: Ferns,
  bodyguard: Bodyguard,
  vengeance: Vengeance,
  carry_them_home: Home,
  pitfall: Pitfall,
  cold_welcome: Cold,
  owls_hush: Hush,
  sapling_grove: Grove,
  bramble_moat: Moat,
  deer_trails: Trails,
  hunting_grounds: Hunting,
  rabbit_warren: Warren,
  ancient_oak: Oak,
  moonlit_glade: Glade,
  fairy_ring: Ring,
  thorn_blade: Blade,
  bark_shield: BarkShield,
  feather_cloak: Cloak,
  willow_bow: Bow,
  beetle_mail: Mail,
  honey_flask: Honey,
  fang_necklace: Fangs,
  rowan_charm: Charm,
};

export const KEYWORD_ICONS: Record<string, Component> = {
  partner: Partner,
  infiltrator: Infiltrator,
  apex_predator: Apex,
  riposte: Riposte,
};

export const TYPE_ICONS: Record<CardType, Component> = {
  mercenary: Mercenary,
  action: Action,
  battlefield: Battlefield,
  equipment: Equipment,
};

/** The ribbon, the sky and the ground of each kind of card. */
export const TYPE_COLOURS: Record<CardType, { deep: string; sky: string; ground: string; ink: string }> = {
  mercenary: { deep: 'var(--wood-46)', sky: 'var(--gold-90)', ground: 'var(--gold-62)', ink: 'var(--wood-34)' },
  action: { deep: 'var(--dusk-44)', sky: 'var(--dusk-82)', ground: 'var(--dusk-56)', ink: 'var(--dusk-35)' },
  battlefield: { deep: 'var(--leaf-43)', sky: 'var(--leaf-89)', ground: 'var(--leaf-61)', ink: 'var(--leaf-34)' },
  equipment: { deep: 'var(--sky-44)', sky: 'var(--fern-88)', ground: 'var(--fern-63)', ink: 'var(--sky-35)' },
};
