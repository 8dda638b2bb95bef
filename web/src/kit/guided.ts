/** A guided first game: how one is begun, and which of its tips this browser has seen. */
import { api } from './api';
import { takePlace } from './fair';
import { atHome } from './home.svelte';
import { go } from './router.svelte';
import { nameFor, settings } from './settings.svelte';
import { myTables, read, remember, write } from './storage';
import { say } from './words.svelte';

export interface SeenTips {
  keys: readonly string[];
  /** No more tips are wanted. */
  off: boolean;
}

const key = (game: string) => `tips:${game}`;

export const seenTips = (game: string): SeenTips => ({
  keys: [],
  off: false,
  ...read<Partial<SeenTips>>(key(game), {}),
});

export const keepTips = (game: string, now: SeenTips): void => write(key(game), now);

/** Whether neither this browser nor the person at home here has ever sat at a table of the game. */
export const isNew = (game: string): boolean => ![...myTables(), ...atHome.tables].some((each) => each.game === game);

/**
 * Opens a guided table against the easiest bot, at the server or on this device, and goes there. Whoever asks for it
 * wants tips again; whoever has seen them all begins afresh.
 */
export async function beginGuided(game: string, here = false): Promise<void> {
  const [{ guide }, games] = await Promise.all([api.lessons(game), api.games()]);
  const level = games.find((each) => each.key === game)?.levels[0];
  if (!guide || !level) throw new Error(`${game} has no guided game`);
  const { keys } = seenTips(game);
  keepTips(game, { keys: keys.length < guide.tips ? keys : [], off: false });
  nameFor(say('guest-names').split(', '));
  const made = await api.make(
    {
      game,
      seats: [{ kind: 'me' }, ...Array.from({ length: guide.seats - 1 }, () => ({ kind: 'bot' as const, level }))],
      options: guide.options,
      public: false,
      nickname: settings.nickname.trim(),
      half: 'later',
      ...(here ? {} : { rated: false }),
    },
    here,
  );
  await takePlace(made, game);
  remember(made.table, { guided: true });
  go(`/table/${made.table}`);
}
