/** Sitting down at a table, getting up from it, and playing again: what somebody does with a seat, not in the game. */
import { api, troubleWords } from './api';
import { following, newHalf } from './fair';
import type { LiveTable } from './live.svelte';
import { note } from './notices.svelte';
import { go } from './router.svelte';
import { settings } from './settings.svelte';
import { belongings, forget, remember } from './storage';
import { say } from './words.svelte';

/** Takes a seat; the answer is what was wrong, if anything was. */
export async function join(live: LiveTable, wish: { seat?: number; colour?: number; invite: string | null }) {
  const { table, info } = live;
  const invite = wish.invite ?? belongings(table).invite;
  try {
    const half = newHalf();
    const commitment = info?.draw?.commitment ?? undefined;
    const got = await api.join(table, {
      nickname: settings.nickname.trim(),
      seat: wish.seat,
      invite: invite ?? undefined,
      half,
      colour: wish.colour,
    });
    const mine = { tokens: { [got.seat]: got.token }, half, commitment };
    remember(table, { ...mine, invite: invite ?? undefined, game: info?.game });
    return '';
  } catch (error) {
    return troubleWords(error);
  }
}

/** With others: asks them for another game. */
export async function rematch({ table, info }: LiveTable): Promise<void> {
  try {
    const { circle } = await import('../people/circle');
    const made = await circle.rematch(table);
    remember(made.table, { tokens: made.tokens, game: info?.game });
    note(say('rematch-asked'));
    go(`/table/${made.table}`);
  } catch (error) {
    note(troubleWords(error), true);
  }
}

/** Alone or on one screen: just begins again. */
export async function again({ table, info }: LiveTable, guided: boolean): Promise<void> {
  const mine = belongings(table).tokens;
  try {
    const made = await api.again(table, Object.values(mine).join(',') || undefined);
    remember(made.table, { tokens: { ...mine, ...made.tokens }, game: info?.game, guided, ...following(info) });
    go(`/table/${made.table}`);
  } catch (error) {
    note(troubleWords(error), true);
  }
}

/** The strength of a stand-in: that of a bot at this table, or the second of the ladder. */
async function usualLevel({ info }: LiveTable): Promise<string> {
  const levels = (await api.games()).find((game) => game.key === info?.game)?.levels ?? [];
  return info?.seats.find((each) => each.kind === 'bot')?.level ?? levels[Math.min(1, levels.length - 1)];
}

/** A bot plays for the owner of a seat until they are back. */
export const standIn = async (live: LiveTable, seat: number) =>
  live.ask({ type: 'bot', seat, level: await usualLevel(live) });

/** A bot takes a seat that is still open. */
export const fill = async (live: LiveTable, seat: number) =>
  live.ask({ type: 'fill', seat, level: await usualLevel(live) });

/** Getting up before the game begins, or resigning: either way the seat is no longer ours. */
export async function giveUp(live: LiveTable, seat: number): Promise<void> {
  if (live.info?.status === 'waiting') await live.ask({ type: 'leave', seat });
  else await live.ask({ type: 'resign', seat, level: await usualLevel(live) });
  forget(live.table, seat);
}
