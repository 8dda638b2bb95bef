/**
 * `node packed.mjs FOLDER`: packs every file of a site beside it, because many web hosts compress nothing. A device that
 * keeps the site loads the packed ones (`src/device/kept.ts`).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const FOLDERS = ['assets', 'wasm', 'api'];
const KINDS = /\.(css|js|json|wasm)$/;

const site = process.argv[2];
let count = 0;
for (const folder of FOLDERS)
  for (const entry of readdirSync(join(site, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !KINDS.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    count += 1;
  }
console.log(`${count} files packed`);
