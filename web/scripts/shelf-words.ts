import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('../../src/sylvarium/games', import.meta.url));
const LANGUAGES = ['en', 'fr'];
const WANTED = ['name', 'pitch', 'length'] as const;
const MODULE = 'virtual:shelf-words';

/** What the shelf tells about one game in one language. */
export type ShelfEntry = Partial<Record<(typeof WANTED)[number], string>>;

/** The three lines a cover shows, taken from a game's Fluent file. */
export function shelfEntry(source: string): ShelfEntry {
  const found: ShelfEntry = {};
  for (const word of WANTED) {
    const line = new RegExp(`^game-${word} *= *(.+)$`, 'm').exec(source);
    if (line) found[word] = line[1].trim();
  }
  return found;
}

function readShelf(): Record<string, Record<string, ShelfEntry>> {
  const shelf: Record<string, Record<string, ShelfEntry>> = {};
  for (const game of readdirSync(GAMES)) {
    for (const language of LANGUAGES) {
      const file = join(GAMES, game, 'words', `${language}.ftl`);
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
