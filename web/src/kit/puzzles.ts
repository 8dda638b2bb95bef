/**
 * Which puzzles this browser has tried, and how many it has solved in a row. Only the first try of each counts; at the
 * puzzle of the day it is the first of that day, as it may be one that was tried long ago.
 */
import type { Answer, PuzzleOfTheDay } from './api';
import { read, write } from './storage';

interface Kept {
  /** By game and number: whether the first try was right. */
  tries: Record<string, boolean>;
  /** Right first tries in a row, now and at best. */
  row: number;
  best: number;
  /** The last day whose puzzle was solved, and how many days in a row that was. */
  day: string | null;
  days: number;
  /** The last day whose puzzle was missed. */
  missed: string | null;
}

const KEY = 'puzzles';
const NOTHING: Kept = { tries: {}, row: 0, best: 0, day: null, days: 0, missed: null };
const kept = (): Kept => ({ ...NOTHING, ...read<Partial<Kept>>(KEY, {}) });
const place = (game: string, number: number) => `${game}/${number}`;

/** The first try: right, wrong, or none yet. */
export function tried(game: string, number: number): boolean | undefined {
  return kept().tries[place(game, number)];
}

export function solvedOf(game: string, count: number): number {
  const { tries } = kept();
  return Array.from({ length: count }, (_, k) => tries[place(game, k + 1)]).filter(Boolean).length;
}

export const inARow = (): { row: number; best: number } => kept();

/** What became of the puzzle of a day on that day: right, wrong, or not tried yet. */
export function triedOnTheDay(date: string): boolean | undefined {
  const { day, missed } = kept();
  return day === date ? true : missed === date ? false : undefined;
}

/** The try that counts: the first of all, or the first today at the puzzle of the day. */
export function firstTry(game: string, number: number, today: PuzzleOfTheDay | null): boolean | undefined {
  return isOfTheDay(game, number, today) ? triedOnTheDay(today.date) : tried(game, number);
}

/** How many days in a row the puzzle of the day was solved, until `today` or the day before. */
export function daysInARow(today: string): number {
  const { day, days, missed } = kept();
  return missed !== today && (day === today || day === dayBefore(today)) ? days : 0;
}

/** Keeps a try, if it is the first at this puzzle, or the first today at the puzzle of the day. */
export function keepTry(game: string, number: number, right: boolean, today: PuzzleOfTheDay | null): void {
  const now = kept();
  if (!(place(game, number) in now.tries)) {
    now.tries = { ...now.tries, [place(game, number)]: right };
    now.row = right ? now.row + 1 : 0;
    now.best = Math.max(now.best, now.row);
  }
  if (isOfTheDay(game, number, today) && triedOnTheDay(today.date) === undefined) {
    if (right) Object.assign(now, { days: daysInARow(today.date) + 1, day: today.date });
    else now.missed = today.date;
  }
  write(KEY, now);
}

function isOfTheDay(game: string, number: number, today: PuzzleOfTheDay | null): today is PuzzleOfTheDay {
  return today?.game === game && today.number === number;
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** The next one of a game: the first after this that was not tried, or else simply the next. */
export function nextPuzzle(game: string, number: number, count: number): number {
  const following = Array.from({ length: count - 1 }, (_, k) => ((number + k) % count) + 1);
  return following.find((each) => tried(game, each) === undefined) ?? (number % count) + 1;
}

/** The category in which the best choice gains most on the other; null if it is what the best rival loses. */
export function decides([best, other]: Answer['points']): string | null {
  const gains = Object.entries(best.parts).map(([part, points]) => ({ part, gain: points - other.parts[part] }));
  const most = gains.reduce((a, b) => (b.gain > a.gain ? b : a));
  return most.gain >= other.rival - best.rival ? most.part : null;
}
