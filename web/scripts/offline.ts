/**
 * Puts what tables on a device need into the built client: Pyodide, our Python sources with their byte code, and the
 * shelf. Everything is compressed here, because many web hosts do not.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));
const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const OWN = ['pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

interface Part {
  name: string; // as Pyodide asks for it
  file: string;
  size: number; // as it travels
}

/** Our sources, packed by the Python that will read them. */
async function packed(): Promise<{ sources: Buffer; games: Buffer }> {
  const { loadPyodide } = await import('pyodide');
  const python = await loadPyodide({ indexURL: `${PYODIDE}/` });
  python.FS.mkdirTree('/sources');
  python.FS.mkdirTree('/work');
  python.FS.mount(python.FS.filesystems.NODEFS, { root: SOURCES }, '/sources');
  python.runPython(readFileSync(new URL('pack.py', import.meta.url), 'utf8'));
  const file = (name: string) => Buffer.from(python.FS.readFile(`/work/${name}`));
  return { sources: file('sylvarium.zip'), games: file('games.json') };
}

const VERSION = (JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8')) as { version: string }).version;
const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/**
 * Fills `client/offline`. Names contain a version, so that whatever has been loaded once can be kept for ever;
 * `parts.json` says which belong together, and `assets.json` what else the client consists of.
 */
export async function offline(client: string): Promise<void> {
  const folder = join(client, 'offline');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, VERSION), { recursive: true });
  const { sources, games } = await packed();
  const parts: Part[] = [];
  const part = (name: string, file: string, content: Buffer) => {
    const small = gzipSync(content, { level: 9 });
    writeFileSync(join(folder, file), small);
    parts.push({ name, file, size: small.length });
  };
  for (const name of OWN) part(name, `${VERSION}/${name}.gz`, readFileSync(join(PYODIDE, name)));
  part('sylvarium.zip', `sylvarium-${digest(sources)}.zip.gz`, sources);
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) copyFileSync(join(PYODIDE, name), join(folder, VERSION, name));
  const assets = readdirSync(join(client, 'assets')).map((name) => `assets/${name}`);
  writeFileSync(join(folder, 'games.json'), games);
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets));
  writeFileSync(join(folder, 'parts.json'), JSON.stringify({ python: `${VERSION}/`, parts }));
}
