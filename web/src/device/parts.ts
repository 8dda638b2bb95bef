/**
 * The parts of Python that a device loads, compressed on any web host: they are unpacked here, and handed to Pyodide
 * when it asks for them.
 */
import { keeping, partsOf } from './kept';
import { plain } from './unpacking';

const TYPES: Record<string, string> = { wasm: 'application/wasm', json: 'application/json', zip: 'application/zip' };

/**
 * Loads everything; Pyodide's own requests are answered from it. Gives its address, our own sources, its script if
 * that was packed too, and whether all of it was kept here before, with what belongs to it.
 */
export async function unpacked(
  { offline: folder, page, frugal }: { offline: string; page: string; frugal: boolean },
  progress: (loaded: number, total: number) => void,
): Promise<{ sources: ArrayBuffer; python: string; script?: ArrayBuffer; kept: boolean }> {
  const { now, kept } = await partsOf(folder, page, frugal);
  const { python, parts } = now;
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  const counted = (bytes: number) => progress((loaded += bytes), total);
  const contents = new Map<string, ArrayBuffer>();
  await Promise.all(
    parts.map(async ({ name, file }) => contents.set(name, await plain(await keeping(folder + file), counted))),
  );
  const index = folder + python;
  const beyond = self.fetch.bind(self);
  self.fetch = async (asked, init) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    const found = address.startsWith(index) ? contents.get(address.slice(index.length)) : undefined;
    if (!found) return beyond(asked, init);
    return new Response(found, { headers: { 'content-type': TYPES[address.split('.').at(-1)!] ?? TYPES.zip } });
  };
  return { sources: contents.get('sylvarium.zip')!, python: index, script: contents.get('pyodide.asm.js'), kept };
}
