/** The faces of the Mercenaries: what tells a fox from a marten, as data for `Animal.svelte`. */

export interface Face {
  form: 'mammal' | 'bird' | 'turtle' | 'toad' | 'snake' | 'mole' | 'bat';
  fur: string;
  light: string;
  dark: string;
  ears?: 'round' | 'small' | 'pointed' | 'tufted' | 'long' | 'wide' | 'leaf';
  /** A pointed chin, a plain face, or a broad one. */
  chin?: 'slim' | 'plain' | 'broad';
  marks?: (
    | 'mask'
    | 'badger'
    | 'stripe'
    | 'cheeks'
    | 'spines'
    | 'antlers'
    | 'tusks'
    | 'teeth'
    | 'spots'
    | 'bib'
    | 'disc'
    | 'snout'
    | 'whiskers'
    | 'pink'
  )[];
  beak?: 'small' | 'hook' | 'bill' | 'stout';
  eye?: string;
}

export const FACES: Record<string, Face> = {
  field_vole: {
    form: 'mammal',
    fur: 'var(--wood-61)',
    light: 'var(--straw-87)',
    dark: 'var(--wood-45)',
    ears: 'small',
    chin: 'plain',
    marks: ['whiskers', 'pink', 'teeth'],
  },
  hedge_shrew: {
    form: 'mammal',
    fur: 'var(--wood-58)',
    light: 'var(--wood-82)',
    dark: 'var(--wood-39)',
    ears: 'small',
    chin: 'slim',
    marks: ['snout', 'whiskers', 'pink'],
  },
  wood_wren: {
    form: 'bird',
    fur: 'var(--wood-57)',
    light: 'var(--straw-87)',
    dark: 'var(--wood-41)',
    beak: 'small',
    marks: ['mask'],
  },
  bat_courier: { form: 'bat', fur: 'var(--plum-48)', light: 'var(--rose-76)', dark: 'var(--dusk-33)' },
  dormouse_medic: {
    form: 'mammal',
    fur: 'var(--wood-73)',
    light: 'var(--straw-92)',
    dark: 'var(--wood-51)',
    ears: 'wide',
    chin: 'plain',
    marks: ['whiskers', 'pink', 'bib'],
  },
  red_squirrel: {
    form: 'mammal',
    fur: 'var(--amber-60)',
    light: 'var(--wood-88)',
    dark: 'var(--wood-43)',
    ears: 'tufted',
    chin: 'broad',
    marks: ['teeth', 'bib'],
  },
  brown_hare: {
    form: 'mammal',
    fur: 'var(--wood-66)',
    light: 'var(--straw-89)',
    dark: 'var(--wood-45)',
    ears: 'long',
    chin: 'slim',
    marks: ['cheeks'],
  },
  box_turtle: { form: 'turtle', fur: 'var(--leaf-66)', light: 'var(--gold-83)', dark: 'var(--straw-42)' },
  pika_gleaner: {
    form: 'mammal',
    fur: 'var(--wood-66)',
    light: 'var(--straw-89)',
    dark: 'var(--wood-49)',
    ears: 'wide',
    chin: 'slim',
    marks: ['whiskers', 'pink'],
  },
  hedgehog_guard: {
    form: 'mammal',
    fur: 'var(--wood-77)',
    light: 'var(--straw-89)',
    dark: 'var(--wood-39)',
    ears: 'small',
    chin: 'slim',
    marks: ['spines', 'snout'],
  },
  red_fox: {
    form: 'mammal',
    fur: 'var(--amber-64)',
    light: 'var(--straw-96)',
    dark: 'var(--wood-35)',
    ears: 'pointed',
    chin: 'slim',
    marks: ['cheeks'],
  },
  beaver_builder: {
    form: 'mammal',
    fur: 'var(--wood-51)',
    light: 'var(--wood-72)',
    dark: 'var(--wood-34)',
    ears: 'small',
    chin: 'broad',
    marks: ['teeth', 'whiskers'],
  },
  striped_skunk: {
    form: 'mammal',
    fur: 'var(--stone-32)',
    light: 'var(--stone-95)',
    dark: 'var(--stone-19)',
    ears: 'small',
    chin: 'slim',
    marks: ['stripe'],
    eye: 'var(--gold-81)',
  },
  mole_sapper: { form: 'mole', fur: 'var(--dusk-39)', light: 'var(--brick-77)', dark: 'var(--stone-29)' },
  raven_herald: {
    form: 'bird',
    fur: 'var(--dusk-39)',
    light: 'var(--dusk-58)',
    dark: 'var(--dusk-25)',
    beak: 'stout',
    eye: 'var(--gold-87)',
  },
  toad_hexer: { form: 'toad', fur: 'var(--leaf-61)', light: 'var(--gold-83)', dark: 'var(--leaf-44)' },
  pine_marten: {
    form: 'mammal',
    fur: 'var(--wood-46)',
    light: 'var(--gold-87)',
    dark: 'var(--wood-30)',
    ears: 'round',
    chin: 'slim',
    marks: ['bib'],
  },
  stoat_duelist: {
    form: 'mammal',
    fur: 'var(--wood-63)',
    light: 'var(--straw-96)',
    dark: 'var(--wood-41)',
    ears: 'small',
    chin: 'plain',
    marks: ['bib'],
  },
  tawny_owl: {
    form: 'bird',
    fur: 'var(--wood-57)',
    light: 'var(--straw-87)',
    dark: 'var(--wood-39)',
    beak: 'hook',
    marks: ['disc'],
    eye: 'var(--wood-24)',
  },
  wild_boar: {
    form: 'mammal',
    fur: 'var(--wood-42)',
    light: 'var(--brick-67)',
    dark: 'var(--stone-29)',
    ears: 'pointed',
    chin: 'plain',
    marks: ['tusks'],
  },
  adder_assassin: {
    form: 'snake',
    fur: 'var(--straw-64)',
    light: 'var(--straw-87)',
    dark: 'var(--straw-33)',
    eye: 'var(--brick-60)',
  },
  grey_heron: {
    form: 'bird',
    fur: 'var(--stone-81)',
    light: 'var(--stone-99)',
    dark: 'var(--sky-38)',
    beak: 'bill',
    marks: ['mask'],
    eye: 'var(--gold-84)',
  },
  river_otter: {
    form: 'mammal',
    fur: 'var(--wood-49)',
    light: 'var(--wood-82)',
    dark: 'var(--wood-34)',
    ears: 'small',
    chin: 'broad',
    marks: ['bib', 'whiskers'],
  },
  wolverine_raider: {
    form: 'mammal',
    fur: 'var(--wood-34)',
    light: 'var(--wood-72)',
    dark: 'var(--wood-22)',
    ears: 'round',
    chin: 'plain',
    marks: ['mask'],
    eye: 'var(--gold-77)',
  },
  badger_warden: {
    form: 'mammal',
    fur: 'var(--stone-95)',
    light: 'var(--white)',
    dark: 'var(--stone-29)',
    ears: 'small',
    chin: 'slim',
    marks: ['badger'],
  },
  royal_stag: {
    form: 'mammal',
    fur: 'var(--wood-61)',
    light: 'var(--straw-87)',
    dark: 'var(--wood-38)',
    ears: 'leaf',
    chin: 'slim',
    marks: ['antlers'],
  },
  grey_wolf: {
    form: 'mammal',
    fur: 'var(--stone-61)',
    light: 'var(--stone-95)',
    dark: 'var(--stone-37)',
    ears: 'pointed',
    chin: 'slim',
    marks: ['cheeks', 'mask'],
    eye: 'var(--gold-81)',
  },
  lynx_stalker: {
    form: 'mammal',
    fur: 'var(--wood-72)',
    light: 'var(--straw-92)',
    dark: 'var(--wood-39)',
    ears: 'tufted',
    chin: 'plain',
    marks: ['cheeks', 'spots'],
    eye: 'var(--leaf-64)',
  },
  golden_eagle: {
    form: 'bird',
    fur: 'var(--wood-51)',
    light: 'var(--gold-78)',
    dark: 'var(--wood-34)',
    beak: 'hook',
    marks: ['mask'],
    eye: 'var(--gold-84)',
  },
  brown_bear: {
    form: 'mammal',
    fur: 'var(--wood-46)',
    light: 'var(--wood-72)',
    dark: 'var(--wood-30)',
    ears: 'round',
    chin: 'broad',
  },
};
