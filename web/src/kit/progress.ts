/** How far this browser has come in the lessons of each game. */
import { read, write } from './storage';

export interface Progress {
  /** It was followed to its end at least once. */
  done: boolean;
  /** What was done in it since it was begun, to go on there. */
  actions: readonly string[];
}

type Kept = Record<string, Progress>;
const key = (game: string) => `lessons:${game}`;

export function progress(game: string, lesson: string): Progress {
  return read<Kept>(key(game), {})[lesson] ?? { done: false, actions: [] };
}

export function keepProgress(game: string, lesson: string, now: Progress): void {
  const kept = read<Kept>(key(game), {});
  write(key(game), { ...kept, [lesson]: { ...now, done: now.done || !!kept[lesson]?.done } });
}

/** How many of these lessons are done. */
export function lessonsDone(game: string, lessons: readonly string[]): number {
  return lessons.filter((lesson) => progress(game, lesson).done).length;
}
