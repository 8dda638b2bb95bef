import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { shelfEntry, type ShelfEntry } from './shelf-entry';

const GAMES = fileURLToPath(new URL('../../src/sylvarium/games', import.meta.url));
const LANGUAGES = ['en', 'fr'];
const MODULE = 'virtual:shelf-words';

function readShelf(): Record<string, Record<string, ShelfEntry>> {
  const shelf: Record<string, Record<string, ShelfEntry>> = {};
  for (const game of readdirSync(GAMES)) {
    for (const language of LANGUAGES) {
      const file = join(GAMES, game, 'face', 'words', `${language}.ftl`);
      if (existsSync(file)) (shelf[game] ??= {})[language] = shelfEntry(readFileSync(file, 'utf8'));
    }
  }
  return shelf;
}

/** The home page shows five covers and must not load the words of five games: this picks the few it needs. */
export function shelfWords(): Plugin {
  return {
    name: 'shelf-words',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(readShelf())}` : undefined),
  };
}
