// @vitest-environment node
/**
 * Colours have a home: `kit/theme.css` for the house, `palette.css` for what one game alone has, with the tones of its cover in `cover.css`.
 * Everything else speaks of them by name, so that light and dark, contrast and the mood of a game are changed in one place.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(__dirname, '../src');
const HOMES = /^kit\/theme\.css$|^games\/\w+\/(?:palette|cover)\.css$/;
const NUMBERS =
  /(?<!url\(|href=["'])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklab|oklch|lab|lch)\(\s*[\d.]/gi;
const WORDS =
  /(?:\b(?:fill|stroke|stop-color|color|background|border|box-shadow)[\w-]*\s*[:=]|color-mix\().*?[\s"'(,](?:white|black|gold|red|green|blue|gr[ae]y)\b(?!-)/gi;

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && /\.(svelte|ts|css)$/.test(each.name))
  .map((each) => join(each.parentPath, each.name));
const source = new Map(files.map((file) => [relative(SOURCE, file), readFileSync(file, 'utf8')]));
const games = [...source.keys()].filter((file) => file.endsWith('palette.css')).map((file) => file.split('/')[1]);

const literals = (text: string) =>
  text.split('\n').flatMap((line) => [NUMBERS, WORDS].flatMap((colour) => line.match(colour) ?? []));

test('a literal colour is recognised', () => {
  for (const colour of ['fill: #fff', "fur: '#a5774d'", 'color: rgb(1 2 3 / 0.5)', 'fill="white"', 'color: black'])
    expect(literals(colour), colour).toHaveLength(1);
  for (const other of [
    'rgb(var(--shade) / 0.3)',
    'url(#fade)',
    '{#each all as one}',
    'white-space: nowrap',
    'var(--white)',
  ])
    expect(literals(other), other).toEqual([]);
});

test('no colour is named outside the themes', () => {
  const strays = [...source].filter(([file]) => !HOMES.test(file)).map(([file, text]) => [file, literals(text)]);
  expect(strays.filter(([, found]) => found.length)).toEqual([]);
});

test('corners are those of the theme, or grow with their piece', () => {
  const own = [...source].filter(([, text]) => /radius: [^;]*(?:\drem|99px|\b1em)/.test(text)).map(([file]) => file);
  expect(own).toEqual([]);
});

test.each(games)('every tone of %s is declared and used', (game) => {
  const homes = ['palette', 'cover'].map((home) => source.get(`games/${game}/${home}.css`)!);
  const declared = homes.flatMap((home) => [...home.matchAll(/^ {2}--([a-z]+-\d+):/gm)].map(([, tone]) => tone));
  const own = [...source].filter(([file]) => file.startsWith(`games/${game}/`)).map(([, text]) => text);
  const used = new Set(own.flatMap((text) => [...text.matchAll(/var\(--([a-z]+-\d{2,3})\)/g)].map(([, tone]) => tone)));
  expect([...used].sort()).toEqual([...declared].sort());
});
