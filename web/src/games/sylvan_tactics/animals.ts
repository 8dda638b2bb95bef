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
    fur: '#a5774d',
    light: '#e8cfa8',
    dark: '#6d4a2b',
    ears: 'small',
    chin: 'plain',
    marks: ['whiskers', 'pink', 'teeth'],
  },
  hedge_shrew: {
    form: 'mammal',
    fur: '#8a7464',
    light: '#d8c4b0',
    dark: '#54443a',
    ears: 'small',
    chin: 'slim',
    marks: ['snout', 'whiskers', 'pink'],
  },
  wood_wren: { form: 'bird', fur: '#a56b3c', light: '#ecd2a6', dark: '#6b3f20', beak: 'small', marks: ['mask'] },
  bat_courier: { form: 'bat', fur: '#6a5568', light: '#c4a9b6', dark: '#3f3142' },
  dormouse_medic: {
    form: 'mammal',
    fur: '#d39a55',
    light: '#f7e3bd',
    dark: '#8d5f2c',
    ears: 'wide',
    chin: 'plain',
    marks: ['whiskers', 'pink', 'bib'],
  },
  red_squirrel: {
    form: 'mammal',
    fur: '#c4622d',
    light: '#f5d5b0',
    dark: '#7d3815',
    ears: 'tufted',
    chin: 'broad',
    marks: ['teeth', 'bib'],
  },
  brown_hare: {
    form: 'mammal',
    fur: '#b08a5c',
    light: '#ecd9b6',
    dark: '#6f5132',
    ears: 'long',
    chin: 'slim',
    marks: ['cheeks'],
  },
  box_turtle: { form: 'turtle', fur: '#8a9a4a', light: '#d6cf7c', dark: '#5b4a26' },
  pika_gleaner: {
    form: 'mammal',
    fur: '#b3936d',
    light: '#e9d8bb',
    dark: '#75593b',
    ears: 'wide',
    chin: 'slim',
    marks: ['whiskers', 'pink'],
  },
  hedgehog_guard: {
    form: 'mammal',
    fur: '#d6b184',
    light: '#f3ddba',
    dark: '#5d452e',
    ears: 'small',
    chin: 'slim',
    marks: ['spines', 'snout'],
  },
  red_fox: {
    form: 'mammal',
    fur: '#d8682a',
    light: '#fdf0dc',
    dark: '#5b2b14',
    ears: 'pointed',
    chin: 'slim',
    marks: ['cheeks'],
  },
  beaver_builder: {
    form: 'mammal',
    fur: '#84573a',
    light: '#c69a6c',
    dark: '#4c2f1d',
    ears: 'small',
    chin: 'broad',
    marks: ['teeth', 'whiskers'],
  },
  striped_skunk: {
    form: 'mammal',
    fur: '#34303a',
    light: '#f2efe8',
    dark: '#17151b',
    ears: 'small',
    chin: 'slim',
    marks: ['stripe'],
    eye: '#e8c34a',
  },
  mole_sapper: { form: 'mole', fur: '#4e4a58', light: '#e3a1a0', dark: '#2c2933' },
  raven_herald: { form: 'bird', fur: '#3b4257', light: '#6f7a97', dark: '#1d2130', beak: 'stout', eye: '#f0d070' },
  toad_hexer: { form: 'toad', fur: '#7c8a3d', light: '#d2cc88', dark: '#4a5422' },
  pine_marten: {
    form: 'mammal',
    fur: '#744a2c',
    light: '#f2cf7c',
    dark: '#43270f',
    ears: 'round',
    chin: 'slim',
    marks: ['bib'],
  },
  stoat_duelist: {
    form: 'mammal',
    fur: '#b9773d',
    light: '#fbf1dd',
    dark: '#6f4018',
    ears: 'small',
    chin: 'plain',
    marks: ['bib'],
  },
  tawny_owl: {
    form: 'bird',
    fur: '#9c6b40',
    light: '#ead0a3',
    dark: '#5f3c1f',
    beak: 'hook',
    marks: ['disc'],
    eye: '#2c1a10',
  },
  wild_boar: {
    form: 'mammal',
    fur: '#5b4a44',
    light: '#b08a80',
    dark: '#312622',
    ears: 'pointed',
    chin: 'plain',
    marks: ['tusks'],
  },
  adder_assassin: { form: 'snake', fur: '#9d8a52', light: '#e0d09a', dark: '#40321c', eye: '#d8432f' },
  grey_heron: {
    form: 'bird',
    fur: '#b9c3ca',
    light: '#f4f6f5',
    dark: '#3a4450',
    beak: 'bill',
    marks: ['mask'],
    eye: '#f0c23c',
  },
  river_otter: {
    form: 'mammal',
    fur: '#7c5a41',
    light: '#dcc3a3',
    dark: '#472f1f',
    ears: 'small',
    chin: 'broad',
    marks: ['bib', 'whiskers'],
  },
  wolverine_raider: {
    form: 'mammal',
    fur: '#4b372b',
    light: '#c9a274',
    dark: '#241812',
    ears: 'round',
    chin: 'plain',
    marks: ['mask'],
    eye: '#e9a63a',
  },
  badger_warden: {
    form: 'mammal',
    fur: '#f1eee6',
    light: '#ffffff',
    dark: '#2f2d31',
    ears: 'small',
    chin: 'slim',
    marks: ['badger'],
  },
  royal_stag: {
    form: 'mammal',
    fur: '#a9713f',
    light: '#ead0a4',
    dark: '#5c3a1c',
    ears: 'leaf',
    chin: 'slim',
    marks: ['antlers'],
  },
  grey_wolf: {
    form: 'mammal',
    fur: '#7d8590',
    light: '#eceeee',
    dark: '#3b414b',
    ears: 'pointed',
    chin: 'slim',
    marks: ['cheeks', 'mask'],
    eye: '#f0b93a',
  },
  lynx_stalker: {
    form: 'mammal',
    fur: '#c79a5f',
    light: '#f6e7c8',
    dark: '#5b3f20',
    ears: 'tufted',
    chin: 'plain',
    marks: ['cheeks', 'spots'],
    eye: '#7a9a2c',
  },
  golden_eagle: {
    form: 'bird',
    fur: '#8a5a2c',
    light: '#dcae5e',
    dark: '#4a2d12',
    beak: 'hook',
    marks: ['mask'],
    eye: '#f4c534',
  },
  brown_bear: { form: 'mammal', fur: '#7a4e2f', light: '#cda379', dark: '#41260f', ears: 'round', chin: 'broad' },
};
