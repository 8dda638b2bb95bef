const WANTED = ['name', 'pitch', 'length'] as const;

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
