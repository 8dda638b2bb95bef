/** What travels between the table server and this client (docs/protocol.md). */

/** Something to be said: the id of a Fluent message and its arguments. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export type Argument = number | string | Message | { seat: number } | Argument[];

/** A legal action: its words, and the piece on the table that is clicked for it. */
export interface Choice {
  action: number;
  name: string;
  kind: string;
  args: number[];
  words: Message;
  piece: string | null;
  group: Message | null;
  /** Whether playing it passes the turn on; told by the server where it can know. */
  ends?: boolean | null;
  /** What else it would change, reckoned by the rules. */
  preview?: Preview;
}

/** What a choice would change; only what changes is there. Null is what depends on chance or hidden things. */
export interface Preview {
  /** Points by seat. */
  points?: (number | null)[];
  /** Points of the deciding seat by category. */
  parts?: Record<string, number | null>;
  /** Amounts, by the names of the game's `preview.py`: the difference. */
  measures?: Record<string, number | null>;
  /** What is no amount (who leads a tree): the new number, −1 for nobody. */
  becomes?: Record<string, number | null>;
  over?: boolean | null;
}

/** The points of one player, as every game gives them. */
export interface PlayerScore {
  seat: number;
  score: number;
  parts: Record<string, number>;
}

/** A line of the final ranking. */
export interface Place extends PlayerScore {
  place: number;
  standings: Record<string, number>;
}

/** What one seat sees. Everything beyond these keys is the game's own. */
export interface View {
  game: string;
  seats: number;
  number: number;
  turn: number;
  seat: number | null;
  you: number | null;
  over: boolean;
  players: PlayerScore[];
  question: Message | null;
  choices: Choice[];
  undo: boolean;
  redo: boolean;
  ranking: Place[] | null;
}

export interface Line {
  number: number;
  turn: number;
  seat: number;
  words: Message;
}

export interface SeatInfo {
  seat: number;
  nickname: string | null;
  kind: 'open' | 'human' | 'bot';
  level?: string | null;
  present?: boolean;
}

/** How the seed of a game came about (docs/fair-draw.md); `half` and `seed` are shown after the end. */
export interface DrawInfo {
  chosen: boolean;
  commitment: string | null;
  halves: (string | null)[];
  /** Seats whose promised half is still to come. */
  awaited: number[];
  /** The table of the game before with the same people. */
  follows: string | null;
  half: string | null;
  seed: string | null;
}

export interface TableInfo {
  table: string;
  game: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  status: 'waiting' | 'playing' | 'over';
  public: boolean;
  spectators: number;
  number: number | null;
  turn: number | null;
  deciding: number | null;
  created: string;
  again: string | null;
  draw?: DrawInfo | null;
  /** What is allowed while the game goes on. */
  allows?: { hints: boolean; forks: boolean } | null;
  /** Only for those who sit here: the code of the link for friends. */
  invite?: string;
}

export interface ChatLine {
  /** Null for a spectator without a name, or with one that somebody who sits here has. */
  nickname: string | null;
  spectator?: boolean;
  text: string;
  seat: number | null;
  at: string;
}

export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  needs?: Record<string, number>;
  /** The numbers of players it matters to; all, if empty. */
  seats?: number[];
}

export interface GameInfo {
  key: string;
  available: boolean;
  seats: number[];
  options: OptionInfo[];
  levels: string[];
}
