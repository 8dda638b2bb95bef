import { api } from './api';
import type { GameInfo } from './types';

const PAUSE = 4000;

/**
 * A server that has just been started plays interpreted rules, with bots that think little, until the rules are
 * compiled. Tells the shelf at once and again until no game is being prepared any more; gives what stops it.
 */
export function followGames(
  heard: (games: GameInfo[]) => void,
  failed: (error: unknown) => void = () => {},
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function ask() {
    try {
      const games = await api.games();
      if (stopped) return;
      heard(games);
      if (games.some((game) => game.available && game.state === 'preparing')) timer = setTimeout(ask, PAUSE);
    } catch (error) {
      if (!stopped) failed(error);
    }
  }
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
