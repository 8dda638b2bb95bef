/** Addresses: every page, table and moment has one. */
import { SITE } from './houses';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; device: boolean }
  | { page: 'lobby' }
  | { page: 'about' }
  | { page: 'me'; device: string | null; confirm?: string | null }
  | { page: 'friends'; code: string | null }
  | { page: 'operator' }
  | { page: 'person'; handle: string }
  | { page: 'leaderboard'; game: string }
  | { page: 'tournament'; tournament: string; invite: string | null }
  | { page: 'newTournament' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'scene'; game: string; scene: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'table'; table: string; invite: string | null; carried?: string }
  | { page: 'replay'; table: string; number: number | null; seat: number | null; review?: Reviewed }
  | { page: 'explore'; table: string; number: number; line: string[]; show: string[] }
  | { page: 'lost' };

/** What a review says of a moment: the names of two actions, and the chance to win with the better and with the played one. */
export interface Reviewed {
  played: string;
  better: string;
  before: number;
  after: number;
  /** How the turn would have gone on. */
  line: readonly string[];
}

/** The page an address means. */
export function parse(address: string): Route {
  const url = new URL(address, 'http://here');
  const [first, second, third, fourth] = url.pathname.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (first === 'new' && second) return { page: 'new', game: second, device: url.searchParams.has('device') };
  if (first === 'lobby' && !second) return { page: 'lobby' };
  if (first === 'about' && !second) return { page: 'about' };
  const behind = new URLSearchParams(url.hash.slice(1));
  if (first === 'me' && !second) return { page: 'me', device: behind.get('device'), confirm: behind.get('confirm') };
  if (first === 'friends' && !second) return { page: 'friends', code: behind.get('friend') };
  if (first === 'operator' && !second) return { page: 'operator' };
  if (first === 'p' && second && !third) return { page: 'person', handle: readable(second) };
  if (first === 'leaderboard' && second && !third) return { page: 'leaderboard', game: second };
  if (first === 'tournament' && second && !third)
    return { page: 'tournament', tournament: second, invite: behind.get('invite') };
  if (first === 'tournaments' && second === 'new' && !third) return { page: 'newTournament' };
  if (first === 'rules' && second && !third) return { page: 'rules', game: second };
  if (first === 'learn' && second && !third) return { page: 'learn', game: second };
  if (first === 'learn' && second && third && !fourth) return { page: 'scene', game: second, scene: third };
  if (first === 'puzzles' && !second) return { page: 'puzzles' };
  if (first === 'puzzles' && whole(third) && !fourth) return { page: 'puzzle', game: second, number: whole(third)! };
  if (first === 'table' && second && !third) {
    const carried = behind.get('seat');
    return { page: 'table', table: second, invite: behind.get('invite'), ...(carried && { carried }) };
  }
  if (first === 'table' && second && third === 'replay') {
    const seat = whole(url.searchParams.get('seat'));
    const review = reviewed(url.searchParams);
    return { page: 'replay', table: second, number: whole(fourth), seat, ...(review && { review }) };
  }
  if (first === 'table' && second && third === 'explore' && whole(fourth) !== null) {
    const names = (key: string) => url.searchParams.get(key)?.split(',').filter(Boolean) ?? [];
    return { page: 'explore', table: second, number: whole(fourth)!, line: names('line'), show: names('show') };
  }
  return { page: 'lost' };
}

/** Part of an address as it is meant; one that is written wrongly leads nowhere. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | null | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** A lesson, or a worked example (`E7`, its second scene `E7-2`). */
export const sceneAddress = (game: string, scene: string) => `/learn/${game}/${scene}`;

export const puzzleAddress = (game: string, number: number) => `/puzzles/${game}/${number}`;

export function replayAddress(table: string, number: number, seat: number | null): string {
  return `/table/${table}/replay/${number}${seat === null ? '' : `?seat=${seat}`}`;
}

/** A moment as a review sees it: both moves are shown on the board. */
export function reviewAddress(table: string, moment: Reviewed & { number: number; seat: number }): string {
  const { played, better, before, after, line } = moment;
  const said = { played, better, before: before.toFixed(3), after: after.toFixed(3), line: line.join(',') };
  const asked = new URLSearchParams({ seat: String(moment.seat), ...said });
  return `/table/${table}/replay/${moment.number}?${asked}`;
}

/** What an address says of a review, if it comes from one. */
function reviewed(asked: URLSearchParams): Reviewed | undefined {
  const [played, better] = [asked.get('played'), asked.get('better')];
  const [before, after] = ['before', 'after'].map((name) => Number(asked.get(name) ?? NaN));
  const line = asked.get('line')?.split(',').filter(Boolean) ?? [];
  const told = Number.isFinite(before) && Number.isFinite(after);
  return played && better && told ? { played, better, before, after, line } : undefined;
}

/** The explorer at a decision: after a line that was tried, with another one to be shown on the board. */
export function exploreAddress(
  table: string,
  number: number,
  line: readonly string[] = [],
  show: readonly string[] = [],
): string {
  const asked = new URLSearchParams();
  if (line.length) asked.set('line', line.join(','));
  if (show.length) asked.set('show', show.join(','));
  return `/table/${table}/explore/${number}${asked.size ? `?${asked}` : ''}`;
}

/** The address by which friends take a seat. What follows the # is never sent: the code reaches no server's log. */
export function inviteAddress(table: string, invite: string): string {
  return `/table/${table}#invite=${encodeURIComponent(invite)}`;
}

/** The address by which a seat comes to another device, or is taken again; it works once. */
export const seatAddress = (table: string, code: string) => `/table/${table}#seat=${encodeURIComponent(code)}`;

/** The address by which another device asks to be let in. */
export const deviceAddress = (code: string) => `/me#device=${encodeURIComponent(code)}`;

/** The address by which somebody becomes a friend; it works once. */
export const friendAddress = (code: string) => `/friends#friend=${encodeURIComponent(code)}`;

/** What is behind the # that a page needs. */
const TELLING = /^#(invite|seat|device|friend|confirm)=/;

/** Older links have the invite code in the query: it moves behind the # at once. */
export function tidied(address: string): string {
  const url = new URL(address, 'http://here');
  const invite = url.searchParams.get('invite');
  if (invite === null) return url.pathname + url.search + (TELLING.test(url.hash) ? url.hash : '');
  url.searchParams.delete('invite');
  return `${url.pathname}${url.search}#invite=${encodeURIComponent(invite)}`;
}

/** Where the browser is, after putting an older link in order. A folder of files has one page: its addresses follow #. */
function present(): string {
  if (SITE) return tidied(location.hash.slice(1) || '/');
  if (new URLSearchParams(location.search).has('invite'))
    history.replaceState(history.state, '', tidied(location.href));
  return tidied(location.href);
}

let here = $state(present());

export const router = {
  get address() {
    return here;
  },
  get route(): Route {
    return parse(here);
  },
};

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  const shown = placed(address);
  if (how === 'push') history.pushState(null, '', shown);
  else history.replaceState(history.state, '', shown);
  here = present();
  if (how === 'push') window.scrollTo(0, 0);
}

/** An address of ours as the browser shows it. */
export const placed = (address: string): string => (SITE ? `#${address}` : address);

/** Ordinary links inside the site change the page without loading it again. */
export function listen(): () => void {
  const pop = () => (here = present());
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (link?.hash.startsWith('#/')) return; // placed already
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  /** A link that is opened in another tab, or copied, needs the address that the browser shows. */
  const place = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const path = link?.getAttribute('href');
    if (link && path?.startsWith('/')) link.setAttribute('href', placed(path));
  };
  if (SITE) for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, place, true);
  window.addEventListener('popstate', pop);
  window.addEventListener('hashchange', pop);
  document.addEventListener('click', click);
  return () => {
    window.removeEventListener('popstate', pop);
    window.removeEventListener('hashchange', pop);
    document.removeEventListener('click', click);
    for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, place, true);
  };
}
