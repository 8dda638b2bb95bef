/**
 * Puts what tables on a device need into the built client: Pyodide, our Python sources with their byte code, and the
 * shelf. It is compressed here, because many web hosts do not.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));
const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const OWN = ['pyodide.asm.wasm', 'pyodide-lock.json'];
const LOADER = 'pyodide.js';
/**
 * Its script, as large as the rest of the client. Our server compresses it, and lets no page run what was unpacked; a
 * site has it packed, and as it is for hosts that allow no `blob:` either.
 */
const SCRIPT = 'pyodide.asm.js';
/** A module by its first name is refused by browsers where a host does not know `.mjs`, as some of the commonest do not. */
const asScript = (name: string): string => name.replace(/\.mjs$/, '.js');
/** Letters that neither English nor French has. */
const OTHER_LETTERS = /-(cyrillic|vietnamese)-/;

interface Part {
  name: string; // as Pyodide asks for it
  file: string;
  size: number; // as it travels
}

/** Our sources, and as much of Python's own library as they need, packed by the Python that will read them. */
async function packed(): Promise<{ sources: Buffer; library: Buffer; games: Buffer }> {
  const { loadPyodide } = await import('pyodide');
  const python = await loadPyodide({ indexURL: `${PYODIDE}/` });
  python.FS.mkdirTree('/sources');
  python.FS.mkdirTree('/work');
  python.FS.mount(python.FS.filesystems.NODEFS, { root: SOURCES }, '/sources');
  python.runPython(readFileSync(new URL('pack.py', import.meta.url), 'utf8'));
  const file = (name: string) => Buffer.from(python.FS.readFile(`/work/${name}`));
  return { sources: file('sylvarium.zip'), library: file('python_stdlib.zip'), games: file('games.json') };
}

/** The script that a page of this build begins with: its name is another one as soon as anything of the client is. */
function entryOf(client: string): string {
  const built = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  return built['index.html'].file;
}

const VERSION = (JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8')) as { version: string }).version;
const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/**
 * Fills `client/offline`. Names contain a version, so that whatever has been loaded once can be kept for ever;
 * `parts.json` says which belong together, and `assets.json` what else the client consists of.
 */
export async function offline(client: string, site: boolean): Promise<void> {
  const folder = join(client, 'offline');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, VERSION), { recursive: true });
  const { sources, library, games } = await packed();
  const parts: Part[] = [];
  const part = (name: string, file: string, content: Buffer) => {
    const small = gzipSync(content, { level: 9 });
    writeFileSync(join(folder, file), small);
    parts.push({ name, file, size: small.length });
  };
  for (const name of OWN) part(name, `${VERSION}/${name}.gz`, readFileSync(join(PYODIDE, name)));
  part('python_stdlib.zip', `${VERSION}/python_stdlib-${digest(library)}.zip.gz`, library);
  part('sylvarium.zip', `sylvarium-${digest(sources)}.zip.gz`, sources);
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs'])
    copyFileSync(join(PYODIDE, name), join(folder, VERSION, asScript(name)));
  if (site) part(SCRIPT, `${VERSION}/${SCRIPT}.gz`, readFileSync(join(folder, VERSION, SCRIPT)));
  const scripts = site ? [LOADER] : [LOADER, SCRIPT];
  const loader = scripts.reduce((sum, name) => sum + statSync(join(folder, VERSION, name)).size, 0);
  const assets = readdirSync(join(client, 'assets'))
    .filter((name) => !OTHER_LETTERS.test(name))
    .map((name) => `assets/${name}`);
  writeFileSync(join(folder, 'games.json'), games);
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets));
  const beyond = assets.reduce((sum, name) => sum + gzipSync(readFileSync(join(client, name))).length, 0);
  const together = { entry: entryOf(client), python: `${VERSION}/`, scripts, loader, beyond, parts };
  writeFileSync(join(folder, 'parts.json'), JSON.stringify(together));
}
