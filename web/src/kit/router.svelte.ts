/** Addresses: every page, table and moment has one. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'lobby' }
  | { page: 'about' }
  | { page: 'table'; table: string; invite: string | null }
  | { page: 'replay'; table: string; number: number | null; seat: number | null }
  | { page: 'lost' };

/** The page an address means. */
export function parse(address: string): Route {
  const url = new URL(address, 'http://here');
  const [first, second, third, fourth] = url.pathname.split('/').filter(Boolean);
  if (!first) return { page: 'home' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'lobby' && !second) return { page: 'lobby' };
  if (first === 'about' && !second) return { page: 'about' };
  if (first === 'table' && second && !third)
    return { page: 'table', table: second, invite: url.searchParams.get('invite') };
  if (first === 'table' && second && third === 'replay') {
    return { page: 'replay', table: second, number: whole(fourth), seat: whole(url.searchParams.get('seat')) };
  }
  return { page: 'lost' };
}

function whole(text: string | null | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function replayAddress(table: string, number: number, seat: number | null): string {
  return `/table/${table}/replay/${number}${seat === null ? '' : `?seat=${seat}`}`;
}

let here = $state(location.pathname + location.search);

export const router = {
  get address() {
    return here;
  },
  get route(): Route {
    return parse(here);
  },
};

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  here = location.pathname + location.search;
  if (how === 'push') window.scrollTo(0, 0);
}

/** Ordinary links inside the site change the page without loading it again. */
export function listen(): () => void {
  const pop = () => (here = location.pathname + location.search);
  const click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', pop);
  document.addEventListener('click', click);
  return () => {
    window.removeEventListener('popstate', pop);
    document.removeEventListener('click', click);
  };
}
