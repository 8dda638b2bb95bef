/** Small things kept in this browser. A browser that refuses storage loses memory, not the game. */
import { onDevice } from './houses';

const PREFIX = 'sylvarium:';

/** What this browser did not keep: it lasts as long as the page. */
const unkept = new Map<string, string>();

export function read<T>(key: string, fallback: T): T {
  try {
    const found = unkept.get(key) ?? localStorage.getItem(PREFIX + key);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text); // private windows may refuse, and there may be no room
  }
}

/** The code of a friend's link that came before its reader had an account; it waits until they do. */
export const keptFriend = (): string | null => read('friend', null);
export const keepFriend = (code: string | null): void => write('friend', code);

/** What this browser knows of its seats at a table: the proof of each, and the invite to pass on. */
export interface Belongings {
  tokens: Record<string, string>;
  invite?: string;
  game?: string;
  /** What the server committed to before it knew this browser's half of the draw, and that half. */
  commitment?: string;
  half?: string;
  /** A guided first game: tips come up at it. */
  guided?: boolean;
  at: number;
}

/** Results that were open when their page was left: coming back finds them open again. */
const open = new Set<string>();
export const wasOpen = (table: string): boolean => open.has(table);
export const keepOpen = (table: string, is: boolean): void => void (is ? open.add(table) : open.delete(table));

const KEPT = 60;

/** Whoever has a table open hears when seats of it are taken or given up here, in whatever order things come. */
type Heard = (table: string) => void;
const listeners = new Set<Heard>();
export function hearOfSeats(heard: Heard): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

export function belongings(table: string): Belongings {
  return read<Record<string, Belongings>>('tables', {})[table] ?? { tokens: {}, at: 0 };
}

/** Remembers seats of a table; the oldest tables are forgotten first, but none that is kept on this device. */
export function remember(table: string, found: Partial<Belongings>): void {
  const all = read<Record<string, Belongings>>('tables', {});
  const before = all[table] ?? { tokens: {}, at: 0 };
  all[table] = { ...before, ...found, tokens: { ...before.tokens, ...found.tokens }, at: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  write('tables', Object.fromEntries(newest.filter(([id], k) => k < KEPT || onDevice(id))));
  const isNew = Object.entries(found.tokens ?? {}).some(([seat, token]) => before.tokens[seat] !== token);
  if (isNew) for (const heard of listeners) heard(table);
}

/** Forgets the proof of a seat that was given up. */
export function forget(table: string, seat: number): void {
  const all = read<Record<string, Belongings>>('tables', {});
  if (!all[table]) return;
  const { [String(seat)]: _, ...tokens } = all[table].tokens;
  all[table] = { ...all[table], tokens };
  write('tables', all);
  for (const heard of listeners) heard(table);
}

/** Forgets a table that is gone. */
export function forgetTable(table: string): void {
  const { [table]: _, ...rest } = read<Record<string, Belongings>>('tables', {});
  write('tables', rest);
}

/** The tables this browser sat at, the latest first. */
export function myTables(): { table: string; game?: string; at: number }[] {
  return Object.entries(read<Record<string, Belongings>>('tables', {}))
    .filter(([, each]) => Object.keys(each.tokens).length > 0)
    .map(([table, each]) => ({ table, game: each.game, at: each.at }))
    .sort((a, b) => b.at - a.at);
}

/** The proofs of all seats that this browser holds at the server, by table. */
export function allTokens(): Record<string, string[]> {
  const found = Object.entries(read<Record<string, Belongings>>('tables', {}));
  return Object.fromEntries(
    found
      .filter(([table]) => !table.startsWith('device-'))
      .map(([table, each]) => [table, Object.values(each.tokens)] as const)
      .filter(([, tokens]) => tokens.length > 0),
  );
}

/** How many actions of a table were seen in this browser; null: it was never looked at. */
export function seenHere(table: string): number | null {
  return read<Record<string, number>>('seen', {})[table] ?? null;
}

/** Remembers how far a table was watched, for as many tables as seats are remembered. */
export function noteSeenHere(table: string, number: number): void {
  const { [table]: before, ...others } = read<Record<string, number>>('seen', {});
  if (before === number) return;
  const kept = Object.entries(others).slice(-(KEPT - 1));
  write('seen', Object.fromEntries([...kept, [table, number]]));
}
