import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Message, type Pattern, type SelectExpression } from '@fluent/syntax';
import { beforeAll, describe, expect, test } from 'vitest';
import { shelfEntry } from '../scripts/shelf-entry';
import { settings } from '../src/kit/settings.svelte';
import { has, inNames, loadWords, say, sayMessage, slug } from '../src/kit/words.svelte';

const here = join(__dirname, '..', 'src');
/** Games with a drawn board. */
const drawn = readdirSync(join(here, 'games')).filter((game) => existsSync(join(here, 'games', game, 'index.ts')));
const folders = [join(here, 'words'), ...drawn.map((game) => join(here, 'games', game, 'words'))];

/** Ids of a file with the arguments each message uses. */
function messages(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of parse(readFileSync(file, 'utf8'), {}).body) {
    expect(entry.type, `${file}: cannot be read`).not.toBe('Junk');
    if (entry.type !== 'Message') continue;
    const { id, value } = entry as Message;
    expect(found.has(id.name), `${file}: ${id.name} is said twice`).toBe(false);
    found.set(id.name, [...args(value!)].sort());
  }
  return found;
}

function args(pattern: Pattern, into = new Set<string>()): Set<string> {
  for (const element of pattern.elements) {
    if (element.type !== 'Placeable') continue;
    const inside = element.expression as SelectExpression | { type: string; id?: { name: string } };
    if (inside.type === 'VariableReference') into.add((inside as { id: { name: string } }).id.name);
    if (inside.type === 'SelectExpression') {
      const select = inside as SelectExpression;
      if (select.selector.type === 'VariableReference') into.add(select.selector.id.name);
      for (const variant of select.variants) args(variant.value, into);
    }
  }
  return into;
}

describe.each(folders)('%s', (folder) => {
  test('English and French have the same messages with the same arguments', () => {
    const [en, fr] = ['en', 'fr'].map((language) => messages(join(folder, `${language}.ftl`)));
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [id, used] of en) expect([id, fr.get(id)]).toEqual([id, used]);
  });
});

const rules = join(here, '../../src/sylvarium');

/** The ids a source asks for by name. */
const asked = (file: string) => [...readFileSync(file, 'utf8').matchAll(/\bsay\('([a-z0-9-]+)'/g)].map(([, id]) => id);
const sources = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => join(folder, name));
/** The interface itself, without the boards. */
const own = () => ['device', 'kit', 'pages', 'people'].flatMap((folder) => sources(join(here, folder)));
const shared = () =>
  new Set([...messages(join(here, 'words/en.ftl')).keys(), ...messages(join(rules, 'words/en.ftl')).keys()]);

test('every word that the interface asks for is there', () => {
  const known = shared();
  const missing = own().flatMap((file) => asked(file).filter((id) => !known.has(id)));
  expect(missing).toEqual([]);
});

test('no word of the interface is left over', () => {
  const text = own()
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const begun = [...text.matchAll(/`([a-z-]+-)\$\{/g)].map(([, start]) => start);
  const used = (id: string) => text.includes(`'${id}'`) || begun.some((start) => id.startsWith(start));
  expect([...messages(join(here, 'words/en.ftl')).keys()].filter((id) => !used(id))).toEqual([]);
});

test.each(drawn)('every word that the board of %s asks for is there', (game) => {
  const known = shared();
  for (const folder of [join(rules, 'games', game, 'face/words'), join(here, 'games', game, 'words')]) {
    for (const id of messages(join(folder, 'en.ftl')).keys()) known.add(id);
  }
  expect(sources(join(here, 'games', game)).flatMap((file) => asked(file).filter((id) => !known.has(id)))).toEqual([]);
});

describe('saying', () => {
  beforeAll(async () => {
    settings.language = 'en';
    await loadWords('builders');
  });

  test('a message with a player, a message inside and a number', () => {
    const message = {
      id: 'log-place',
      args: {
        player: { seat: 1 },
        tile: { id: 'one-log', args: {} },
        space: 'f07',
        district: { id: 'district-ferndell', args: {} },
      },
    };
    expect(sayMessage(message, ['Ada', 'Bruno'])).toBe('Bruno builds a log cabin on f07, Ferndell.');
  });

  test('a seat without a name is told by its number', () => {
    expect(sayMessage({ id: 'log-take-deck', args: { player: { seat: 2 } } }, [])).toBe('#3 draws a card.');
    expect(sayMessage({ id: 'log-take-deck', args: { player: { seat: 0 } } }, ['سلمى'])).toBe(
      '\u2068سلمى\u2069 draws a card.',
    );
  });

  test('a list is an enumeration', () => {
    expect(say('over-shared', { players: ['Ada', 'Bruno', 'Zoé'] })).toBe('Ada, Bruno, and Zoé share the victory');
  });

  test('plurals', () => {
    expect(say('lobby-free', { count: 1 })).toBe('one free seat');
    expect(say('lobby-free', { count: 3 })).toBe('3 free seats');
  });

  test('French says the same things in French', async () => {
    settings.language = 'fr';
    await loadWords('builders');
    expect(sayMessage({ id: 'log-take-deck', args: { player: { seat: 0 } } }, ['Zoé'])).toBe('Zoé pioche une carte.');
    expect(document.documentElement.lang).toBe('fr');
    settings.language = 'en';
    await loadWords(null);
    expect(has('log-take-deck')).toBe(false);
  });
});

test('ids of the rules as Fluent writes them', () => expect(slug('starting_cards')).toBe('starting-cards'));

test('the shelf takes three lines of a game file', () => {
  expect(shelfEntry('game-name = Sylve\ngame-pitch = Roll.\nother = x\ngame-length = 45 minutes\n')).toEqual({
    name: 'Sylve',
    pitch: 'Roll.',
    length: '45 minutes',
  });
});

test('an example of the numbered rules calls things by their names, in the language that is spoken', async () => {
  await loadWords('tree_society');
  expect(inNames('Build level 2 of exp_02, with bottom_2 and extra_sale.')).toBe(
    'Build level 2 of Map Room, with bottom_2 and extra_sale.',
  );
  await loadWords('sylvan_tactics');
  expect(inNames('W R-river_otter d4')).toBe('W R-River Otter d4');
});
