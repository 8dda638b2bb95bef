/**
 * The parts of Python that a device loads, compressed on any web host: they are unpacked here, and handed to Pyodide
 * when it asks for them.
 */
import { keeping } from './kept';

interface Parts {
  python: string; // the folder of Pyodide
  parts: { name: string; file: string; size: number }[]; // `size` as it travels
}

const TYPES: Record<string, string> = { wasm: 'application/wasm', json: 'application/json', zip: 'application/zip' };

/** Loads everything; Pyodide's own requests are answered from it. Gives its address, and our own sources. */
export async function unpacked(
  folder: string,
  progress: (loaded: number, total: number) => void,
): Promise<{ sources: ArrayBuffer; python: string }> {
  const { python, parts } = (await (await fresh(`${folder}parts.json`)).json()) as Parts;
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
  return { sources: contents.get('sylvarium.zip')!, python: index };
}

/** What may have changed since: from the line, and as it was if there is none. */
async function fresh(address: string): Promise<Response> {
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    if (answer.ok) return answer;
  } catch {
    // there is no line
  }
  return keeping(address);
}

/** The content of an answer, unpacked if the host has not done so already. */
async function plain(answer: Response, counted: (bytes: number) => void): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body!.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    counted(read.value.byteLength);
    chunks.push(read.value as Uint8Array<ArrayBuffer>);
  }
  const content = new Blob(chunks);
  const [first, second] = new Uint8Array(await content.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return content.arrayBuffer();
  return new Response(content.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
