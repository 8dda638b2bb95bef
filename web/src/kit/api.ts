/** The lobby's REST calls. Whatever goes wrong becomes a `Trouble` with words for a person. */
import { has, say, sayMessage } from './words.svelte';
import type { GameInfo, Line, Message, TableInfo, View } from './types';

export class Trouble extends Error {
  constructor(
    readonly message: string,
    readonly status: number,
    readonly said: Message | null = null,
  ) {
    super(message);
  }
}

interface Problem {
  code?: string;
  message?: string;
  /** Seconds after which it may be asked again. */
  wait?: number | null;
}

/** The words for a refusal: with how long to wait if it is more than a moment. */
export function refusal(code: string, wait?: number | null): Message {
  const id = `refused-${code.replaceAll('_', '-')}`;
  return wait && wait > 2 && id === 'refused-too-fast'
    ? { id: 'refused-too-fast-for', args: { seconds: Math.ceil(wait) } }
    : { id };
}

function trouble(status: number, problem: Problem | null): Trouble {
  const code = problem?.code?.replaceAll('_', '-');
  if (code) return new Trouble(problem?.message ?? '', status, refusal(code, problem?.wait));
  return new Trouble('', status, { id: status === 404 ? 'refused-unknown-path' : 'error-server' });
}

/** A trouble in words: ours for its code if there are any, otherwise what the server said. */
export function troubleWords(error: unknown): string {
  if (!(error instanceof Trouble)) return say('error-server');
  if (error.said && (has(error.said.id) || !error.message)) return sayMessage(error.said);
  return error.message;
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
  } catch {
    throw new Trouble('', 0, { id: 'error-network' });
  }
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw trouble(answer.status, body);
  return body as T;
}

const post = <T>(path: string, body: unknown, headers?: Record<string, string>) =>
  call<T>(path, { method: 'POST', body: JSON.stringify(body), headers });

export interface SeatWish {
  kind: 'me' | 'open' | 'hotseat' | 'bot';
  nickname?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  public: boolean;
  nickname: string;
  /** The half of the draw follows when the server has committed to its own. */
  half: 'later';
  hints?: boolean;
  forks?: boolean;
}

export interface Made {
  table: string;
  tokens: Record<string, string>;
  invite: string;
  commitment: string | null;
}

/** One page of the public tables. */
export interface Lobby {
  waiting: TableInfo[];
  playing: TableInfo[];
  more: { waiting: boolean; playing: boolean };
}

export interface Moment {
  number: number;
  last: number;
  seat: number | null;
  /** False where the rules have changed since: only the turns' snapshots are known exactly. */
  exact: boolean;
  view: View;
  log: Line[];
}

export interface TurnPoints {
  number: number;
  turn: number;
  seat: number | null;
  scores: number[];
  parts: Record<string, number>[];
}

export interface RuleBlock {
  kind: 'text' | 'table' | 'code';
  number?: string | null;
  text?: string | null;
  rows?: string[][] | null;
}

export interface RuleSection {
  number: string;
  level: number;
  title: string;
  blocks: RuleBlock[];
}

export interface Review {
  status: 'thinking' | 'ready' | 'failed';
  progress: number;
  level: string;
  moments: {
    number: number;
    seat: number;
    played: string;
    better: string;
    before: number;
    after: number;
    loss: number;
  }[];
}

export const api = {
  games: () => call<GameInfo[]>('/games'),
  make: (wish: NewTable) => post<Made>('/tables', wish),
  tables: (page: number) => call<Lobby>(`/tables?page=${page}`),
  table: (id: string) => call<TableInfo>(`/tables/${id}`),
  half: (id: string, half: string, token: string) =>
    post<{ seat: number }>(`/tables/${id}/half`, { half }, { 'x-seat-token': token }),
  join: (id: string, wish: { nickname: string; seat?: number; invite?: string; half: string }) =>
    post<{ seat: number; token: string }>(`/tables/${id}/join`, wish),
  moment: (id: string, number: number, seat: number | null, token?: string) =>
    call<Moment>(`/tables/${id}/moments/${number}${seat === null ? '' : `?seat=${seat}`}`, {
      headers: token ? { 'x-seat-token': token } : {},
    }),
  history: (id: string) => call<{ turns: TurnPoints[] }>(`/tables/${id}/history`),
  fork: (id: string, wish: { number: number; seats: SeatWish[]; nickname: string; half: 'later' }, token?: string) =>
    post<Made>(`/tables/${id}/fork`, wish, token ? { 'x-seat-token': token } : {}),
  again: (id: string, token: string) =>
    post<{ table: string; tokens: Record<string, string> }>(`/tables/${id}/again`, {}, { 'x-seat-token': token }),
  rules: (game: string, language: string) =>
    call<{ language: string; sections: RuleSection[] }>(`/games/${game}/rules?language=${language}`),
  review: (id: string) => call<Review>(`/tables/${id}/review`),
};
