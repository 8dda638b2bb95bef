/** REST for ratings: at a table, leaderboards, pages of people. What goes wrong is a `Trouble`, as everywhere. */
import { call } from './api';
import type {
  Leaderboard,
  PageChange,
  PageSettings,
  PersonGame,
  PersonPage,
  PlayedGames,
  RatingShape,
  TableRatings,
} from './generated';
import { say, slug } from './words.svelte';

const at = (handle: string) => `/people/${encodeURIComponent(handle)}`;

export const ratings = {
  table: (table: string) => call<TableRatings>(`/tables/${table}/ratings`),
  board: (game: string, page: number) => call<Leaderboard>(`/games/${game}/leaderboard?page=${page}`),
  person: (handle: string) => call<PersonPage>(at(handle)),
  game: (handle: string, game: string) => call<PersonGame>(`${at(handle)}/games/${game}`),
  results: (handle: string, page: number) => call<PlayedGames>(`${at(handle)}/results?page=${page}`),
  show: (wanted: PageChange) => call<PageSettings>('/me/page', { method: 'PATCH', body: JSON.stringify(wanted) }),
};

/** The address of somebody's page. */
export const personAddress = (handle: string) => `/p/${encodeURIComponent(handle)}`;

/** How sure it must be before a likeness is told as one. */
const LIKELY = 0.6;

export const value = (rating: { value: number; doubt: number }): string =>
  say('rating-value', { value: String(rating.value), doubt: String(rating.doubt) });

export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** Which level somebody plays like, and how sure that is; `whose`: mine, or that of somebody else. */
export function likeness(rating: RatingShape, whose: 'mine' | 'theirs'): string {
  if (!rating.like) return '';
  const { level, chance, beyond } = rating.like;
  const about = { level: say(`level-${slug(level)}`), percent: String(Math.round(chance * 100)) };
  if (beyond && chance >= LIKELY) return say(`rating-${beyond}-${whose}`, about);
  return say(`rating-like-${whose}${chance < LIKELY ? '-perhaps' : ''}`, about);
}
