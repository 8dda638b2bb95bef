/**
 * Words for people: the same Project Fluent files that Python reads, put together in the reader's language.
 *
 * The interface's own words are always there; those of a game are loaded with its table. Everything shown
 * goes through `say`, and changes by itself when the language changes.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import shelf from 'virtual:shelf-words';
import { settings } from './settings.svelte';
import type { Argument, Message } from './types';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
type Load = () => Promise<string>;

const INTERFACE = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const SHARED = import.meta.glob<string>('../../../src/sylvarium/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/sylvarium/games/*/face/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const SCHOOLS = import.meta.glob<string>('../../../src/sylvarium/games/*/school/words/*.ftl', {
  query: '?raw',
  import: 'default',
});
const BOARDS = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw(new FluentBundle('en'));
let ready = $state(false);
let game: string | null = null;
let learning = false;
let topics = $state.raw<string[]>([]);
let named: ReadonlyMap<string, readonly string[]> = new Map();

/** The files of a language, in order: later ones may refer to earlier ones. */
function files(language: Language, key: string | null, school: boolean): Load[] {
  const wanted = [INTERFACE[`../words/${language}.ftl`], SHARED[`../../../src/sylvarium/words/${language}.ftl`]];
  if (key) {
    wanted.push(GAMES[`../../../src/sylvarium/games/${key}/face/words/${language}.ftl`]);
    wanted.push(BOARDS[`../games/${key}/words/${language}.ftl`]);
    if (school) wanted.push(SCHOOLS[`../../../src/sylvarium/games/${key}/school/words/${language}.ftl`]);
  }
  return wanted.filter((file): file is Load => file !== undefined);
}

/** Loads the words of the chosen language, with those of a game if one is given, and of its lessons if they are. */
export async function loadWords(key: string | null = game, school: boolean = key === game && learning): Promise<void> {
  const language = settings.language;
  const sources = await Promise.all(files(language, key, school).map((load) => load()));
  if (language !== settings.language) return;
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) fresh.addResource(new FluentResource(source), { allowOverrides: true });
  game = key;
  learning = school;
  topics = sources.slice(2).flatMap((source) => [...source.matchAll(/^(help-[\w-]+) *=/gm)].map((found) => found[1]));
  named = names(sources.slice(2));
  bundle = fresh;
  ready = true;
  document.documentElement.lang = language;
}

/** The messages that could be the name of something (`card-map-room`), by what follows the first hyphen. */
function names(sources: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const source of sources)
    for (const [, kind, thing] of source.matchAll(/^([a-z]+)-([\w-]+) *= *[^\s{][^{\n]*$/gm))
      found.set(thing, [...(found.get(thing) ?? []), `${kind}-${thing}`]);
  return found;
}

export const words = {
  get ready() {
    return ready;
  },
  /** Ids of the short explanations of the game, in the order its file gives them. */
  get topics(): readonly string[] {
    return topics;
  },
};

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** Made once for each language: making one takes longer than the words it makes. */
const lists = new Map<string, Intl.ListFormat>();
function enumeration(items: string[]): string {
  const { language } = settings;
  if (!lists.has(language)) lists.set(language, new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }));
  return lists.get(language)!.format(items);
}

/** A name written from right to left keeps its place in the sentence, and the sentence its order. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const [OPENS, CLOSES] = [0x2068, 0x2069].map((code) => String.fromCharCode(code));
const isolated = (text: string): string =>
  FROM_THE_RIGHT.test(text) && !text.includes(OPENS) ? OPENS + text + CLOSES : text;

function argument(value: Argument, names: readonly string[]): FluentVariable {
  if (Array.isArray(value)) return enumeration(value.map((each) => String(argument(each, names))));
  if (typeof value === 'string') return isolated(value);
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value) return sayMessage(value, names);
  return isolated(names[value.seat] ?? `#${value.seat + 1}`);
}

/** A message in words; the names of the players stand for seats. */
export function sayMessage(message: Message, names: readonly string[] = []): string {
  const found = bundle.getMessage(message.id);
  if (!found?.value) {
    if (ready) console.error(`no words for ${message.id} in ${settings.language}`);
    return message.id;
  }
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) args[name] = argument(value, names);
  const errors: Error[] = [];
  const text = bundle.formatPattern(found.value, args, errors);
  for (const error of errors) console.error(`${message.id} in ${settings.language}: ${error.message}`);
  return text;
}

/** Words of the interface or of the game by id: `say('home-title')`, `say('lobby-free', { count: 3 })`. */
export function say(id: string, args?: Record<string, Argument>): string {
  return sayMessage({ id, args });
}

/** Words by id, or a fallback where a game has none (an optional help text). */
export function sayOr(id: string, fallback: string, args?: Record<string, Argument>): string {
  return has(id) ? say(id, args) : fallback;
}

/** An id of the rules as Fluent writes it: `starting_cards` is `starting-cards` in words. */
export function slug(id: string): string {
  return id.replaceAll('_', '-');
}

/** A text of the numbered rules for players: what they call by an id (`exp_02`) by its name, if it has one. */
export function inNames(text: string): string {
  return text.replace(/\b[a-z]+(?:_[a-z0-9]+)+\b/g, (id) => {
    const [name, ...others] = named.get(slug(id)) ?? [];
    return name && !others.length ? say(name) : id;
  });
}

/** Name, pitch and length of a game on the shelf, without loading the game's words. */
export function onShelf(key: string): { name: string; pitch: string; length: string } {
  const entry = shelf[key]?.[settings.language] ?? shelf[key]?.en ?? {};
  const plain = key.split('_').map((part) => part[0].toUpperCase() + part.slice(1));
  return { name: entry.name ?? plain.join(' '), pitch: entry.pitch ?? '', length: entry.length ?? '' };
}
