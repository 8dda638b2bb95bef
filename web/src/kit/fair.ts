/**
 * The fair draw as this browser takes part in it and checks it (docs/fair-draw.md).
 *
 * Hashes are computed here, by the browser's own cryptography: the server is not asked whether it was honest.
 */
import { api, type Made } from './api';
import { belongings, remember, type Belongings } from './storage';
import type { DrawInfo, Message, TableInfo } from './types';

const NAME = 'sylvarium draw 1';
const DROPPED_BITS = 2n; // of the first 64 of the hash

/** 32 random bytes of this browser. */
export function newHalf(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The hash that fixes a half without showing it. */
export function commitmentTo(half: string): Promise<string> {
  return sha256(Uint8Array.from(half.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

/** The seed that follows from the server's half and those of all seats. */
export async function seedOf(half: string, halves: readonly (string | null)[]): Promise<string> {
  const lines = [NAME, half, ...halves.map((each) => each ?? '-')].join('\n');
  const digest = await sha256(new TextEncoder().encode(lines) as Uint8Array<ArrayBuffer>);
  return String(BigInt(`0x${digest.slice(0, 16)}`) >> DROPPED_BITS);
}

/** What is known before the end, or found after it, as one sentence; `fair` is null where nothing was checked. */
export interface Verdict {
  fair: boolean | null;
  words: Message;
}

/** Checks a draw against what this browser kept from before it joined. */
export async function checkDraw(draw: DrawInfo | null | undefined, kept: Partial<Belongings>): Promise<Verdict> {
  const said = (fair: boolean | null, id: string, args: Message['args'] = {}): Verdict => ({
    fair,
    words: { id, args },
  });
  if (!draw) return said(null, 'draw-old');
  if (draw.chosen)
    return said(null, draw.seed === null ? 'draw-chosen' : 'draw-chosen-seed', { seed: draw.seed ?? '' });
  const count = draw.halves.filter(Boolean).length;
  if (draw.half === null || draw.commitment === null) return said(null, 'draw-running', { count });
  if (!globalThis.crypto?.subtle) return said(null, 'draw-unable');
  if ((await commitmentTo(draw.half)) !== draw.commitment) return said(false, 'draw-broken-half');
  if ((await seedOf(draw.half, draw.halves)) !== draw.seed) return said(false, 'draw-broken-seed');
  if (kept.commitment && kept.commitment !== draw.commitment) return said(false, 'draw-broken-commitment');
  if (kept.half && !draw.halves.includes(kept.half)) return said(false, 'draw-broken-mine');
  return said(true, kept.half && kept.commitment ? 'draw-fair-mine' : 'draw-fair', { count });
}

/** Takes the seats of a table that was just opened, and adds the half that was promised with it. */
export async function takePlace(made: Made, game: string): Promise<void> {
  const kept = { tokens: made.tokens, invite: made.invite, game, commitment: made.commitment ?? undefined };
  remember(made.table, { ...kept, half: newHalf() });
  if (Object.keys(made.tokens).length) await giveHalf(made.table);
}

/** Adds this browser's half to a table that waits for it; a table that does not is left as it is. */
export async function giveHalf(table: string, commitment?: string | null): Promise<void> {
  const mine = belongings(table);
  const half = mine.half ?? newHalf();
  if (!mine.half) remember(table, { half, commitment: mine.commitment ?? commitment ?? undefined });
  await api.half(table, half, Object.values(mine.tokens).join(','));
}

/** Whether the table waits for the half of a seat held here: the page was closed before it was sent. */
export function owesHalf(info: TableInfo | null, held: readonly number[]): boolean {
  return !!info?.draw?.awaited.some((seat) => held.includes(seat));
}

/** What this browser knows of the draw of the next game with the same people: the chain goes on. */
export function following(info: TableInfo | null): Partial<Belongings> {
  if (!info?.draw?.half) return {};
  return { half: belongings(info.table).half, commitment: info.draw.half };
}
