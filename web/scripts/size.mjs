/** The compressed script and style that the home page needs before it shows: must stay below 200 KB. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const LIMIT = 200 * 1024;
const CLIENT = fileURLToPath(new URL('../../src/sylvarium/server/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8'));

const files = new Set();
function take(key) {
  const entry = manifest[key];
  if (!entry || files.has(entry.file)) return;
  files.add(entry.file);
  for (const style of entry.css ?? []) files.add(style);
  for (const other of entry.imports ?? []) take(other);
}
take('index.html');
for (const page of process.argv.slice(2).length ? process.argv.slice(2) : ['src/pages/Home.svelte']) take(page);
take('src/words/en.ftl?raw');
take('../src/sylvarium/words/en.ftl?raw');

let total = 0;
for (const file of files) {
  const size = gzipSync(readFileSync(CLIENT + file), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  bytes in all, of ${LIMIT} allowed`);
if (total > LIMIT) process.exit(1);
