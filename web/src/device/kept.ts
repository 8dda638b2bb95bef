/**
 * What this browser keeps of the client itself, so that tables on this device need no line. The service worker answers
 * from the same stores (`scripts/installable.ts`).
 */
const ASSETS = 'sylvarium-assets';
const OFFLINE = 'sylvarium-offline';

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

/** Keeps everything that tables on this device consist of: pages, boards, words, rules of all games. */
export async function keepEverything(folder: string, rules: string, games: readonly string[]): Promise<void> {
  const assets = (await (await fetch(`${folder}assets.json`)).json()) as string[];
  const { python } = (await (await fetch(`${folder}parts.json`)).json()) as { python: string };
  const home = new URL('..', folder);
  await keepMissing(
    ASSETS,
    assets.map((path) => new URL(path, home).href),
  );
  await keepMissing(OFFLINE, [
    ...['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => folder + python + name),
    ...['parts.json', 'assets.json', 'games.json'].map((name) => folder + name),
    ...games.flatMap((game) => [`${rules}${game}.wasm`, `${rules}${game}.json`]),
  ]);
}

async function keepMissing(store: string, addresses: string[]): Promise<void> {
  const cache = await caches.open(store);
  const known = new Set((await cache.keys()).map((each) => each.url));
  await Promise.all(addresses.filter((address) => !known.has(address)).map((address) => cache.add(address)));
}
