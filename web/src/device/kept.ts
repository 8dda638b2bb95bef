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
  page: string; // the script of the page that asks: it says which version of the client this is
  packed: boolean; // whether boards, rules and pages are there packed as well: a site's host may compress nothing
}

/** The parts of Python that a device loads (`scripts/offline.ts`). */
export interface Parts {
  entry?: string; // the script of the page that they came with; what was kept earlier does not say
  python: string; // the folder of Pyodide
  scripts: string[]; // in it
  loader: number; // bytes of them
  beyond?: number; // bytes of boards and pages, as they travel; what was kept earlier does not say
  parts: { name: string; file: string; size: number }[]; // `size` as it travels
}

/** Some browsers refuse, in private windows for instance. */
const store = (name: string): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(name).catch(() => null) : Promise.resolve(null);

/** The answer to an address whose content never changes: from the line once, then from here. */
export async function keeping(address: string): Promise<Response> {
  const cache = await store(OFFLINE);
  const found = await cache?.match(address);
  if (found) return found;
  const answer = await answered(address);
  await cache?.put(address, answer.clone()).catch(() => {}); // no room: it is loaded again the next time
  return answer;
}

/** What was kept whole under an address, if it is here; else from the line. */
export async function asKept(address: string): Promise<Response> {
  return (await (await store(OFFLINE))?.match(address)) ?? answered(address);
}

/** What a site has packed, from the line. */
export const asPacked = (address: string): Promise<Response> => loaded(address, { packed: true });

/** What the line says. A page where something else was asked for comes from a gate on the way, or means "not found". */
async function answered(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(address, init).catch((reason: unknown) => {
    throw new Error(`${address} cannot be loaded: ${String(reason)}`);
  });
  if (!answer.ok || !answer.body) throw new Error(`${address} cannot be loaded: ${answer.status}`);
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address} cannot be loaded: a page came instead`);
  return answer;
}

/** How long a line may take to say what there is, if it is here already: half a line is worse than none. */
const PATIENCE = 5_000;

/** The script that this page began with: no other version of the client has one of that name. */
export const ownScript = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Whether parts and a page are of the same version. */
const fit = (folder: string, { entry }: Parts, page: string): boolean =>
  entry !== undefined && new URL(entry, homeOf(folder)).href === page;
const homeOf = (folder: string) => new URL('..', folder);

/**
 * Which parts belong together: as the line says; as it was if there is none, if asking would cost (`frugal`), or if
 * that is what the page was made with while the line has another version already.
 */
export async function partsOf(folder: string, page: string, frugal = false): Promise<{ now: Parts; kept: boolean }> {
  const kept = await keptParts(folder);
  if (kept && frugal) return { now: kept, kept: true };
  const signal = kept ? AbortSignal.timeout(PATIENCE) : undefined;
  try {
    const now = (await (await answered(`${folder}parts.json`, { cache: 'no-cache', signal })).json()) as Parts;
    if (kept && goesWith(folder, { page, kept, now })) return { now: kept, kept: true };
    return { now, kept: JSON.stringify(now) === JSON.stringify(kept) };
  } catch (error) {
    if (!kept) throw error;
    return { now: kept, kept: true };
  }
}

/** Whether a page, until it is updated, stays with what was kept for it instead of what a newer version has. */
const goesWith = (folder: string, { page, kept, now }: { page: string; kept: Parts; now: Parts }): boolean =>
  fit(folder, kept, page) && !fit(folder, now, page);

async function keptParts(folder: string): Promise<Parts | null> {
  return (await (await store(OFFLINE))?.match(`${folder}parts.json`))?.json() ?? null;
}

/** Whether what a device needs is here already. */
export const isKept = async (folder: string): Promise<boolean> => (await keptParts(folder)) !== null;

let underWay: Promise<void> | undefined;

/** Keeps everything that tables on this device consist of: pages, boards, words, rules of all games. */
export function keepEverything(wanted: Wanted): Promise<void> {
  underWay ??= keepAll(wanted).finally(() => (underWay = undefined));
  return underWay;
}

async function keepAll({ folder, rules, games, pages, page, packed }: Wanted): Promise<void> {
  const now = (await (await answered(`${folder}parts.json`, { cache: 'no-cache' })).json()) as Parts;
  const kept = await keptParts(folder);
  const again = JSON.stringify(now) !== JSON.stringify(kept);
  const assets = (await (await answered(`${folder}assets.json`, { cache: 'no-cache' })).json()) as string[];
  const modules = games.flatMap((game) => [`${rules}${game}.wasm`, `${rules}${game}.json`]);
  const parts = [...now.scripts.map((name) => now.python + name), ...now.parts.map(({ file }) => file)];
  const paths = assets.map((path) => new URL(path, homeOf(folder)).href);
  await keepMissing(ASSETS, paths, { packed });
  await keepMissing(
    OFFLINE,
    parts.map((path) => folder + path),
    {},
  );
  if (kept && goesWith(folder, { page, kept, now })) return; // the rest is for the page of the new version
  // What keeps its name when it changes is there before any of it is put in the place of the old.
  const same = [
    await missing(OFFLINE, [`${folder}games.json`], { again }),
    await missing(OFFLINE, modules, { again, packed }),
    await missing(READING, pages, { again, packed }),
  ];
  for (const keepThem of same) await keepThem();
  await (await caches.open(OFFLINE)).put(`${folder}parts.json`, Response.json(now));
  await dropOld(folder, now);
}

interface How {
  again?: boolean; // also what is here: it may have changed under its name
  packed?: boolean;
}

/** Loads what is not here, and keeps each as it comes; what the service worker has of it is not loaded again. */
async function keepMissing(name: string, addresses: readonly string[], how: How): Promise<void> {
  const cache = await caches.open(name);
  const lacking = await notIn(cache, addresses, how);
  await Promise.all(
    lacking.map(async (address) => {
      if (!(await caches.match(address))) await cache.put(address, await loaded(address, how));
    }),
  );
}

/** Loads what is not here; to be kept when all of it has come. */
async function missing(name: string, addresses: readonly string[], how: How): Promise<() => Promise<unknown>> {
  const cache = await caches.open(name);
  const lacking = await notIn(cache, addresses, how);
  const found = await Promise.all(lacking.map(async (address) => [address, await whole(address, how)] as const));
  return () => Promise.all(found.map(([address, answer]) => cache.put(address, answer)));
}

async function notIn(cache: Cache, addresses: readonly string[], { again }: How): Promise<readonly string[]> {
  if (again) return addresses;
  const known = new Set((await cache.keys()).map((each) => each.url));
  return addresses.filter((address) => !known.has(address));
}

/** The content of an address; what is packed is unpacked here. */
async function loaded(address: string, { again, packed }: How): Promise<Response> {
  const type = packed ? TYPES[address.split('.').at(-1)!] : undefined;
  const answer = await answered(type ? `${address}.gz` : address, again ? { cache: 'no-cache' } : {});
  return type ? new Response(await plain(answer), { headers: { 'content-type': type } }) : answer;
}

/** The same, when all of it has come. */
async function whole(address: string, how: How): Promise<Response> {
  const answer = await loaded(address, how);
  const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
  return new Response(await answer.arrayBuffer(), { headers });
}

/** Sources and Pythons of older versions are large, and nobody asks for them any more. */
async function dropOld(folder: string, { python, scripts, parts }: Parts): Promise<void> {
  const cache = await caches.open(OFFLINE);
  const files = [...parts.map(({ file }) => file), ...scripts.map((name) => python + name), ...SAME_NAMES];
  const used = new Set(files.map((file) => folder + file));
  for (const { url } of await cache.keys()) if (url.startsWith(folder) && !used.has(url)) await cache.delete(url);
}
const SAME_NAMES = ['games.json', 'parts.json'];
