/** What works without a line is brought up to a new version whole, or stays what it was. */
import { beforeEach, expect, test, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import { asKept, asPacked, isKept, keepEverything, keeping, partsOf } from '../src/device/kept';

const HERE = 'http://here/some/where/';
const FOLDER = `${HERE}offline/`;
const wanted = {
  folder: FOLDER,
  rules: `${HERE}wasm/`,
  games: ['sylve'],
  pages: [`${HERE}api/rules.json`],
  page: `${HERE}assets/one.js`,
  packed: false,
};

/** A cache of a browser, by address. */
class Store {
  content = new Map<string, string>();
  async match(address: string) {
    const found = this.content.get(address);
    return found === undefined ? undefined : new Response(found);
  }
  async keys() {
    return [...this.content.keys()].map((url) => ({ url }));
  }
  async put(address: string, answer: Response) {
    this.content.set(address, await answer.text());
  }
  async delete(address: string) {
    return this.content.delete(address);
  }
}

let stores: Record<string, Store>;
let host: Record<string, string | Uint8Array<ArrayBuffer>>;
let asked: string[];

function version(name: string): void {
  const parts = [{ name: 'sylvarium.zip', file: `sylvarium-${name}.zip.gz`, size: 1 }];
  host = {
    'offline/parts.json': JSON.stringify({
      entry: `assets/${name}.js`,
      python: `p-${name}/`,
      scripts: ['pyodide.js'],
      loader: 1,
      parts,
    }),
    'offline/assets.json': JSON.stringify([`assets/${name}.js`]),
    'offline/games.json': name,
    [`offline/p-${name}/pyodide.js`]: 'loader',
    [`offline/sylvarium-${name}.zip.gz`]: name,
    [`assets/${name}.js`]: name,
    'wasm/sylve.wasm': name,
    'wasm/sylve.json': name,
    'api/rules.json': name,
  };
}
/** A page of the version that the host has now. */
const renewed = { ...wanted, page: `${HERE}assets/two.js` };
const kept = (store: string, path: string) => stores[store]?.content.get(HERE + path);

beforeEach(() => {
  stores = {};
  asked = [];
  version('one');
  vi.stubGlobal('caches', {
    open: async (name: string) => (stores[name] ??= new Store()),
    match: async (address: string) =>
      (await Promise.all(Object.values(stores).map((store) => store.match(address)))).find(Boolean),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.slice(HERE.length));
    const found = host[address.slice(HERE.length)];
    if (host.line === 'cut') throw new TypeError('no line');
    if (host.line === 'gate')
      return new Response('<p>Log in first', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    return new Response(found ?? '', { status: found === undefined ? 404 : 200 });
  });
});

test('everything is kept, and loaded once', async () => {
  expect(await isKept(FOLDER)).toBe(false);
  await keepEverything(wanted);
  expect(await isKept(FOLDER)).toBe(true);
  expect(kept('sylvarium-offline', 'wasm/sylve.wasm')).toBe('one');
  expect(kept('sylvarium-reading', 'api/rules.json')).toBe('one');
  asked = [];
  await keepEverything(wanted);
  expect(asked).toEqual(['offline/parts.json', 'offline/assets.json']);
});

test('what the service worker has already is not loaded again', async () => {
  stores.shelf = new Store();
  stores.shelf.content.set(`${HERE}assets/one.js`, 'one');
  await keepEverything(wanted);
  expect(asked).not.toContain('assets/one.js');
});

test('of a new version what has changed is loaded, also under its old name', async () => {
  await keepEverything(wanted);
  version('two');
  await keepEverything(renewed);
  expect(kept('sylvarium-offline', 'wasm/sylve.wasm')).toBe('two');
  expect(kept('sylvarium-reading', 'api/rules.json')).toBe('two');
  expect(kept('sylvarium-assets', 'assets/two.js')).toBe('two');
  expect(kept('sylvarium-assets', 'assets/one.js')).toBe('one'); // a page of the old version may still be open
  expect(kept('sylvarium-offline', 'offline/sylvarium-one.zip.gz')).toBeUndefined();
  expect(kept('sylvarium-offline', 'offline/p-one/pyodide.js')).toBeUndefined();
});

test('a new version that does not come whole leaves the old one', async () => {
  await keepEverything(wanted);
  version('two');
  delete host['assets/two.js'];
  await expect(keepEverything(renewed)).rejects.toThrow('404');
  host = { line: 'cut' };
  expect((await partsOf(FOLDER, wanted.page)).now.parts[0].file).toBe('sylvarium-one.zip.gz');
  expect(kept('sylvarium-offline', 'offline/sylvarium-one.zip.gz')).toBe('one');
});

test.each(['api/rules.json', 'wasm/sylve.json', 'offline/games.json'])(
  'nothing of a new version whose %s does not come takes the place of the old',
  async (lacking) => {
    await keepEverything(wanted);
    version('two');
    delete host[lacking];
    await expect(keepEverything(renewed)).rejects.toThrow('404');
    expect(kept('sylvarium-offline', 'wasm/sylve.wasm')).toBe('one');
    expect(kept('sylvarium-offline', 'offline/games.json')).toBe('one');
    expect(kept('sylvarium-reading', 'api/rules.json')).toBe('one');
  },
);

test('a page that is not updated yet stays with what was made with it, and has the new version brought here', async () => {
  await keepEverything(wanted);
  version('two');
  await keepEverything(wanted);
  const { now, kept: whole } = await partsOf(FOLDER, wanted.page);
  expect([now.parts[0].file, whole]).toEqual(['sylvarium-one.zip.gz', true]);
  expect(await (await asKept(`${HERE}wasm/sylve.wasm`)).text()).toBe('one');
  expect(kept('sylvarium-assets', 'assets/two.js')).toBe('two');
  expect(kept('sylvarium-offline', 'offline/sylvarium-two.zip.gz')).toBe('two');
  expect((await partsOf(FOLDER, renewed.page)).now.parts[0].file).toBe('sylvarium-two.zip.gz');
  host = { line: 'cut' };
  expect((await partsOf(FOLDER, renewed.page)).now.parts[0].file).toBe('sylvarium-one.zip.gz'); // better than nothing
});

test('whoever pays for the line plays with what is kept, whatever is new', async () => {
  await keepEverything(wanted);
  version('two');
  asked = [];
  const { now, kept: whole } = await partsOf(FOLDER, wanted.page, true);
  expect([now.parts[0].file, whole]).toEqual(['sylvarium-one.zip.gz', true]);
  expect(await (await asKept(`${HERE}wasm/sylve.wasm`)).text()).toBe('one'); // the module belongs to it
  expect(asked).toEqual([]);
  expect((await partsOf(FOLDER, renewed.page)).kept).toBe(false);
});

test('a gate that answers everything with its own page is no line', async () => {
  host = { line: 'gate' };
  await expect(keeping(`${HERE}offline/p-one/pyodide.js`)).rejects.toThrow('a page came instead');
  await expect(keepEverything(wanted)).rejects.toThrow('a page came instead');
  expect(Object.values(stores).flatMap(({ content }) => [...content])).toEqual([]);
  version('one');
  await keepEverything(wanted);
  host = { line: 'gate' };
  expect((await partsOf(FOLDER, wanted.page)).now.parts[0].file).toBe('sylvarium-one.zip.gz');
});

test('what is asked for twice at the same time is loaded once', async () => {
  await Promise.all([keepEverything(wanted), keepEverything(wanted)]);
  expect(asked.filter((path) => path === 'wasm/sylve.wasm')).toHaveLength(1);
});

test('without a line and with nothing kept it is said what is missing', async () => {
  host = { line: 'cut' };
  await expect(partsOf(FOLDER, wanted.page)).rejects.toThrow('parts.json cannot be loaded');
});

test('from a site everything but Python and the shelf is loaded packed, whatever its host does with it', async () => {
  const [plainly, packed] = ['assets/one.js', 'wasm/sylve.wasm'];
  host[`${plainly}.gz`] = host[plainly]; // a host that says it is compressed: the browser has unpacked it
  for (const path of [packed, 'wasm/sylve.json', 'api/rules.json'])
    host[`${path}.gz`] = new Uint8Array(gzipSync(host[path] as string));
  for (const path of [plainly, packed, 'wasm/sylve.json', 'api/rules.json']) delete host[path];
  await keepEverything({ ...wanted, packed: true });
  expect(kept('sylvarium-assets', plainly)).toBe('one');
  expect(kept('sylvarium-offline', packed)).toBe('one');
  expect(await (await asPacked(HERE + packed)).text()).toBe('one'); // as the first table has it
  expect(kept('sylvarium-reading', 'api/rules.json')).toBe('one');
  expect(await isKept(FOLDER)).toBe(true);
});
