/** The content of an answer, unpacked if the host has not done so already. */
export async function plain(answer: Response, counted: (bytes: number) => void = () => {}): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const reader = answer.body!.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    counted(read.value.byteLength);
    chunks.push(read.value);
  }
  const content = joined(chunks);
  if (content[0] !== 0x1f || content[1] !== 0x8b) return content.buffer;
  const unpacking = new Response(content).body!.pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacking).arrayBuffer();
}

/** The files of an archive in which nothing is compressed (`scripts/pack.py`), one after the other. */
export function* filesOf(archive: ArrayBuffer): Generator<{ name: string; content: Uint8Array }> {
  const view = new DataView(archive);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  for (let at = 0; long(at) === FILE;) {
    if (short(at + 8) !== 0) throw new Error('a file of the archive is compressed');
    const begins = at + 30 + short(at + 26) + short(at + 28);
    const ends = begins + long(at + 18);
    const name = new TextDecoder().decode(new Uint8Array(archive, at + 30, short(at + 26)));
    yield { name, content: new Uint8Array(archive, begins, ends - begins) };
    at = ends;
  }
}
const FILE = 0x04034b50; // how the header of a file begins; behind the last one follows the list of all

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
