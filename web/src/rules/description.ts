/** What `<game>.json` tells of the module beside it (`src/sylvarium/wasm/building.py` writes both). */

export const FORMAT = 1;

export type Item = 'i8' | 'i16' | 'i32' | 'i64' | 'u8' | 'u16' | 'u32' | 'u64' | 'f32' | 'f64';

export type Parameter =
  | { name: string; kind: 'array'; item: Item | 'record'; inner: number[] } // `inner`: all dimensions but the first
  | { name: string; kind: 'record' | 'integer' | 'real' };

export interface Signature {
  arguments: Parameter[];
  result: 'integer' | 'real' | 'truth' | null;
}

export interface Field {
  item: Item;
  shape: number[];
  offset: number;
}

export interface Option {
  name: string;
  choices: string[];
  default: string;
  needs: Record<string, number>; // choices that exist only from some number of players on
}

/** A level of the bots (`sylvarium.bots.levels`); `entries` are what the search reads. */
export interface Plan {
  iterations: number;
  per_option: number;
  seconds: number;
  blur: number;
  slip: number;
  stops_early: boolean;
  sure: number;
  surer: number;
  entries: number[];
}

export interface Description {
  format: number;
  game: string;
  rules: string; // the rules version
  seats: number[];
  options: Option[];
  record: { size: number; fields: Record<string, Field> };
  actions: number;
  most_options: number;
  observation: number;
  parts: string[];
  standings: string[];
  search: { path: number; plans: Record<string, Plan> };
  functions: Record<string, Signature>;
}

export const SIZES: Record<Item, number> = {
  i8: 1,
  i16: 2,
  i32: 4,
  i64: 8,
  u8: 1,
  u16: 2,
  u32: 4,
  u64: 8,
  f32: 4,
  f64: 8,
};
