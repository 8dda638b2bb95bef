import { afterAll, vi } from 'vitest';

/** Milliseconds that a test waits for what has to come; the one second of the libraries is little when much is to do. */
const PATIENCE = 60_000;
const { waitFor } = vi;
vi.waitFor = (such, how) => waitFor(such, how ?? PATIENCE);

/** What a page has begun to load is loaded before the page is gone. */
afterAll(() => vi.dynamicImportSettled());

/** What jsdom lacks and every browser has. Tests without a page (`@vitest-environment node`) need none of it. */
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/svelte');
  configure({ asyncUtilTimeout: PATIENCE });
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
}
