/** The lobby's REST calls. Whatever goes wrong becomes a `Trouble` with words for a person. */
import { away } from './away.svelte';
import { outside } from './banned.svelte';
import { beside, request, SITE, Unable, type Reply } from './houses';
import { has, say, sayMessage } from './words.svelte';
import type {
  Again,
  BookShape,
  CourseShape,
  Created,
  Curriculum,
  ExploredShape,
  Fork,
  GameShape,
  GivenHalf,
  History,
  Join,
  Joined,
  LentReview,
  LentWeighing,
  LobbyShape,
  Moment,
  Move,
  NewTable,
  OwnHalf,
  PictureShape,
  Problem,
  Puzzles,
  Review,
  Rulebook,
  Said,
  SceneShape,
  TableShape,
  Weighing,
  WhyNot,
} from './generated';

export class Trouble extends Error {
  constructor(
    readonly message: string,
    readonly status: number,
    readonly said: Said | null = null,
  ) {
    super(message);
  }
}

/** The words for a refusal: with how long to wait if it is more than a moment. */
export function refusal(code: string, wait?: number | null): Said {
  const id = `refused-${code.replaceAll('_', '-')}`;
  return wait && wait > 2 && id === 'refused-too-fast'
    ? { id: 'refused-too-fast-for', args: { seconds: Math.ceil(wait) } }
    : { id };
}

function trouble(status: number, problem: Partial<Problem> | null): Trouble {
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

export async function call<T>(path: string, init: RequestInit = {}, here = false): Promise<T> {
  let answer: Reply;
  try {
    const headers = { 'content-type': 'application/json', ...init.headers };
    answer = await request(path, { ...init, headers }, here);
  } catch (error) {
    throw new Trouble('', 0, { id: error instanceof Unable ? error.id : 'error-network' });
  }
  const body = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = body as Partial<Problem> | null;
    if (problem?.banned) outside.now = problem.banned;
    throw trouble(answer.status, problem);
  }
  return body as T;
}

/** What a page can do without the server, if that is what cannot be reached. */
const offline =
  <T>(instead: () => Promise<T>) =>
  async (error: unknown): Promise<T> => {
    if (!(error instanceof Trouble) || error.status) throw error;
    const found = await instead().catch(() => Promise.reject(error));
    away.now = true;
    return found;
  };

/** The shelf as it was built: what this device can play by itself. */
async function shelf(): Promise<GameShape[]> {
  return (await fetch(beside('offline/games.json'))).json();
}

/** What is learnt here comes from this device where there is no server: the same school, and so the same answers. */
const taught = <T>(path: string): Promise<T> => {
  const here = () => call<T>(path, {}, true);
  return SITE && !WRITTEN.test(path) ? here() : call<T>(path).catch(offline(here));
};
/** What a site has as files: nothing large has to be loaded for it. */
const WRITTEN = /^\/games\//;

/** What was played in a scene, and a piece that was clicked, as an address tells it. */
function played(actions: readonly string[], piece?: string): string {
  const asked = new URLSearchParams();
  if (actions.length) asked.set('actions', actions.join(','));
  if (piece !== undefined) asked.set('piece', piece);
  return asked.size ? `?${asked}` : '';
}

export const post = <T>(path: string, body: unknown, headers?: Record<string, string>, here = false) =>
  call<T>(path, { method: 'POST', body: JSON.stringify(body), headers }, here);

export type {
  Block as RuleBlock,
  BookBlock,
  BookChapter,
  BookShape as Book,
  BookSpan,
  Created as Made,
  Curriculum,
  LobbyShape as Lobby,
  Moment,
  NewTable,
  PictureShape as Picture,
  Answer,
  PuzzleOfTheDay,
  Puzzles,
  Review,
  SceneShape as Scene,
  Section as RuleSection,
  ExploredShape as Explored,
  Outlook,
  TurnPoints,
  WantedSeat as SeatWish,
  Weighed,
  Weighing,
} from './generated';

export type Depth = 'quick' | 'deep';

const seated = (token?: string): RequestInit => ({ headers: token ? { 'x-seat-token': token } : {} });

/** A query of what is not empty. */
function asking(said: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value));
  return query.size ? `?${query}` : '';
}

export const api = {
  games: (): Promise<GameShape[]> => (SITE ? shelf() : call<GameShape[]>('/games').catch(offline(shelf))),
  /** A new table at the server, or on this device. */
  make: (wish: NewTable, here = false) => post<Created>('/tables', wish, {}, here),
  tables: (page: number, wanted: Record<string, string> = {}) =>
    call<LobbyShape>(`/tables?${new URLSearchParams({ page: String(page), ...wanted })}`),
  table: (id: string) => call<TableShape>(`/tables/${id}`),
  half: (id: string, half: string, token: string) =>
    post<GivenHalf>(`/tables/${id}/half`, { half } satisfies OwnHalf, { 'x-seat-token': token }),
  join: (id: string, wish: Join) => post<Joined>(`/tables/${id}/join`, wish),
  moment: (id: string, number: number, seat: number | null, token?: string) =>
    call<Moment>(`/tables/${id}/moments/${number}${seat === null ? '' : `?seat=${seat}`}`, {
      headers: token ? { 'x-seat-token': token } : {},
    }),
  history: (id: string) => call<History>(`/tables/${id}/history`),
  fork: (id: string, wish: Fork, token?: string) =>
    post<Created>(`/tables/${id}/fork`, wish, token ? { 'x-seat-token': token } : {}),
  /** A game as it goes to another house; `here`: it goes on on this device. */
  course: (id: string, token?: string) =>
    call<CourseShape>(`/tables/${id}/course`, { headers: token ? { 'x-seat-token': token } : {} }),
  move: (wish: Move, here = false) => post<Created>('/courses', wish, {}, here),
  again: (id: string, token?: string) => post<Again>(`/tables/${id}/again`, {}, token ? { 'x-seat-token': token } : {}),
  rules: (game: string, language: string) => call<Rulebook>(`/games/${game}/rules?language=${language}`),
  book: (game: string, language: string) => call<BookShape>(`/games/${game}/rulebook?language=${language}`),
  picture: (game: string, key: string) => taught<PictureShape>(`/games/${game}/pictures/${key}`),
  lessons: (game: string) => taught<Curriculum>(`/games/${game}/lessons`),
  puzzles: () => taught<Puzzles>('/puzzles'),
  /** The puzzle of the day, if the server tells it: for the shelf nothing large is loaded. */
  today: async () => (SITE ? null : (await call<Puzzles>('/puzzles')).today),
  scene: (game: string, scene: string, actions: readonly string[]) =>
    taught<SceneShape>(`/scenes/${game}/${scene}${played(actions)}`),
  whyInScene: (game: string, scene: string, actions: readonly string[], piece: string) =>
    taught<WhyNot>(`/scenes/${game}/${scene}/why${played(actions, piece)}`),
  review: (id: string) => call<Review>(`/tables/${id}/review`),
  /** What a review is computed from, for a device that does it itself. */
  lentReview: (id: string) => call<LentReview>(`/tables/${id}/review/lent`),
  /** A decision laid out again, after a line that is tried. */
  explore: (id: string, number: number, line: readonly string[], token?: string) =>
    call<ExploredShape>(`/tables/${id}/explore/${number}${asking({ line: line.join(',') })}`, seated(token)),
  /** What a bot thinks of the choices there; to be asked again while it thinks. */
  weigh: (id: string, number: number, line: readonly string[], depth: Depth, token?: string) =>
    call<Weighing>(`/tables/${id}/explore/${number}/weigh${asking({ line: line.join(','), depth })}`, seated(token)),
  /** What the choices there are weighed from, for a device that does so itself. */
  lentWeighing: (id: string, number: number, line: readonly string[], depth: Depth, token?: string) =>
    call<LentWeighing>(`/tables/${id}/explore/${number}/lent${asking({ line: line.join(','), depth })}`, seated(token)),
};
