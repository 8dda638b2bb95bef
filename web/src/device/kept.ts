/**
 * What this browser keeps of the client itself, so that tables on this device need no line. The service worker answers
 * from the same stores (`scripts/installable.ts`).
 *
 * `parts.json` says which parts of Python belong together. It is kept last: until everything that it names is here,
 * what works without a line is what was here before.
 */
import { plain } from './unpacking';

const ASSETS = 'sylvarium-assets';
const OFFLINE = 'sylvarium-offline';
const READING = 'sylvarium-reading';

/** What `make site` packs beside each file (`scripts/packed.mjs`). */
const TYPES: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  wasm: 'application/wasm',
};

/** Everything that works without a line. */
export interface Wanted {
  folder: string; // of Python and our sources
  rules: string; // of modules
  games: readonly string[];
  pages: readonly string[]; // to be read
  packed: boolean; // whether boards, rules and pages are there packed as well: a site's host may compress nothing
}

/** The parts of Python that a device loads (`scripts/offline.ts`). */
export interface Parts {
  python: string; // the folder of Pyodide
  scripts: string[]; // in it
  loader: number; // bytes of them
  parts: { name: string; file: string; size: number }[]; // `size` as it travels
}

/** The answer to an address whose content never changes: from the line once, then from here. */
export async function keeping(address: string): Promise<Response> {
  const cache = await caches.open(OFFLINE).catch(() => null); // some browsers refuse, in private windows for instance
  const found = await cache?.match(address);
  if (found) return found;
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address} cannot be loaded: ${answer.status}`);
  await cache?.put(address, answer.clone()).catch(() => {}); // no room: it is loaded again the next time
  return answer;
}

/** Which parts belong together: as the line says, and as it was if there is none. */
export async function partsOf(folder: string): Promise<Parts> {
  const address = `${folder}parts.json`;
  const answer = await fetch(address, { cache: 'no-cache' }).catch(() => null);
  if (answer?.ok) return answer.json();
  const kept = await keptParts(folder);
  if (!kept) throw new Error(`${address} cannot be loaded${answer ? `: ${answer.status}` : ''}`);
  return kept;
}

async function keptParts(folder: string): Promise<Parts | null> {
  const cache = await caches.open(OFFLINE).catch(() => null);
  return (await cache?.match(`${folder}parts.json`))?.json() ?? null;
}

/** Whether what a device needs is here already. */
export const isKept = async (folder: string): Promise<boolean> =>
  'caches' in globalThis && (await keptParts(folder)) !== null;

/** Keeps everything that tables on this device consist of: pages, boards, words, rules of all games. */
export async function keepEverything({ folder, rules, games, pages, packed }: Wanted): Promise<void> {
  const now = await partsOf(folder);
  const renewed = JSON.stringify(now) !== JSON.stringify(await keptParts(folder));
  const assets = (await (await fetch(`${folder}assets.json`, { cache: 'no-cache' })).json()) as string[];
  const home = new URL('..', folder);
  const modules = games.flatMap((game) => [`${rules}${game}.wasm`, `${rules}${game}.json`]);
  const parts = [...now.scripts.map((name) => now.python + name), ...now.parts.map(({ file }) => file)];
  const paths = assets.map((path) => new URL(path, home).href);
  await keepMissing(ASSETS, paths, { packed });
  await keepMissing(
    OFFLINE,
    parts.map((path) => folder + path),
  );
  await keepMissing(OFFLINE, [`${folder}games.json`], { again: renewed });
  await keepMissing(OFFLINE, modules, { again: renewed, packed });
  await keepMissing(READING, pages, { again: renewed, packed });
  await (await caches.open(OFFLINE)).put(`${folder}parts.json`, Response.json(now));
  await dropOld(folder, now);
}

/** Loads what is not here; what keeps its name when it changes is loaded `again`. */
async function keepMissing(
  store: string,
  addresses: readonly string[],
  { again = false, packed = false }: { again?: boolean; packed?: boolean } = {},
): Promise<void> {
  const cache = await caches.open(store);
  const known = new Set(again ? [] : (await cache.keys()).map((each) => each.url));
  const init: RequestInit = again ? { cache: 'no-cache' } : {};
  const missing = addresses.filter((address) => !known.has(address));
  await Promise.all(missing.map(async (address) => cache.put(address, await loaded(address, packed, init))));
}

/** The content of an address; what is packed is unpacked here. */
async function loaded(address: string, packed: boolean, init: RequestInit): Promise<Response> {
  const type = packed ? TYPES[address.split('.').at(-1)!] : undefined;
  const answer = await fetch(type ? `${address}.gz` : address, init);
  if (!answer.ok) throw new Error(`${address} cannot be loaded: ${answer.status}`);
  return type ? new Response(await plain(answer), { headers: { 'content-type': type } }) : answer;
}

/** Sources of older versions are large, and nobody asks for them any more. */
async function dropOld(folder: string, { parts }: Parts): Promise<void> {
  const cache = await caches.open(OFFLINE);
  const used = new Set(parts.map(({ file }) => folder + file));
  for (const { url } of await cache.keys()) if (url.endsWith('.gz') && !used.has(url)) await cache.delete(url);
}
