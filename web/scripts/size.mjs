/**
 * How much of the client has to come before something shows, compressed. The home page, and each game's board with
 * what only that board needs. A change that goes beyond a budget is a decision: raise it here, with a reason.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const KB = 1024;
const CLIENT = fileURLToPath(new URL('../../src/sylvarium/server/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8'));

const HOME = ['index.html', 'src/pages/Home.svelte', 'src/words/en.ftl?raw', '../src/sylvarium/words/en.ftl?raw'];
const TABLE = [...HOME, 'src/pages/Table.svelte'];
const board = (game) => [...TABLE, `src/games/${game}/index.ts`];
const BUDGETS = [
  { name: 'home page', entries: HOME, without: [], limit: 200 * KB },
  // pace, staged scoring, the waiting room and the end: 11 KB more than a table that only plays
  { name: 'a table', entries: TABLE, without: HOME, limit: 54 * KB },
  { name: 'builders', entries: board('builders'), without: TABLE, limit: 27 * KB },
  { name: 'tree_society', entries: board('tree_society'), without: TABLE, limit: 46 * KB },
  { name: 'sylve', entries: board('sylve'), without: TABLE, limit: 84 * KB },
  { name: 'tiletum', entries: board('tiletum'), without: TABLE, limit: 56 * KB },
  { name: 'sylvan_tactics', entries: board('sylvan_tactics'), without: TABLE, limit: 75 * KB },
];

/** A page whose parts other pages need too is known by its name alone. */
const shared = (key) =>
  Object.values(manifest).find((each) => each.isDynamicEntry && !each.src && each.name === parse(key).name);

/** The files that these entries load before they run. */
function files(entries) {
  const found = new Set();
  const take = (key) => {
    const entry = manifest[key] ?? shared(key);
    if (!entry) throw new Error(`${key} is not in the build; is it still called so?`);
    if (found.has(entry.file)) return;
    found.add(entry.file);
    for (const style of entry.css ?? []) found.add(style);
    for (const other of entry.imports ?? []) take(other);
  };
  entries.forEach(take);
  return found;
}

const compressed = (file) => gzipSync(readFileSync(CLIENT + file), { level: 9 }).length;

/**
 * What a device keeps to play without a line: 9 MB in all. Modules and what is read in one language, which are made
 * elsewhere, have 0.3 MB of it.
 */
const OFFLINE = 8_700_000;
function offline() {
  const { python, scripts, beyond, parts } = JSON.parse(readFileSync(`${CLIENT}offline/parts.json`, 'utf8'));
  const loader = scripts.reduce((sum, name) => sum + compressed(`offline/${python}${name}`), 0);
  return parts.reduce((sum, { size }) => sum + size, loader + beyond);
}

let tooLarge = 0;
function weigh(name, size, limit) {
  if (size > limit) tooLarge += 1;
  console.log(`${name.padEnd(16)}${String(size).padStart(8)} of ${limit} bytes${size > limit ? '  TOO LARGE' : ''}`);
}
for (const { name, entries, without, limit } of BUDGETS) {
  const known = files(without);
  const added = [...files(entries)].filter((file) => !known.has(file));
  weigh(
    name,
    added.reduce((sum, file) => sum + compressed(file), 0),
    limit,
  );
}
weigh('offline', offline(), OFFLINE);
if (tooLarge) process.exit(1);
