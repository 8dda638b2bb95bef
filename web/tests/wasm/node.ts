/** `node <this, bundled> FOLDER GAME`: takes a request from standard input, prints the digests. */
import { readFileSync } from 'node:fs';
import { loaded } from '../../src/rules';
import { witness } from './witness';

const [folder, game] = process.argv.slice(2);
const description = JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8'));
const module = await loaded(readFileSync(`${folder}/${game}.wasm`), description);
console.log(JSON.stringify(await witness(module, JSON.parse(readFileSync(0, 'utf8')))));
