/** What a page and the worker behind it say to each other. */

/** A page asks; `id` comes back with the answer. */
export type Asked =
  | { do: 'begin'; id: number; offline: string; rules: string; page: string; packed: boolean; frugal: boolean }
  | {
      do: 'fetch';
      id: number;
      method: string;
      path: string;
      query: Record<string, string>;
      body: unknown;
      tokens: string;
    }
  | { do: 'connect'; id: number; socket: string; table: string }
  | { do: 'hear'; id: number; socket: string; text: string }
  | { do: 'leave'; id: number; socket: string }
  | { do: 'export'; id: number; table: string }
  | { do: 'import'; id: number; kept: unknown }
  | { do: 'remove'; id: number; table: string };

/** The worker answers, or tells something by itself. */
export type Told =
  | { tell: 'answer'; id: number; answer: unknown }
  | { tell: 'failed'; id: number; message: string }
  | { tell: 'progress'; loaded: number; total: number }
  | { tell: 'message'; socket: string; text: string }
  | { tell: 'close'; socket: string; code: number }
  | { tell: 'broken'; message: string };

export interface Answer {
  status: number;
  body: unknown;
}
