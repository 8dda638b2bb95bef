/**
 * Notices of the server, as part of the service worker (scripts/installable.ts imports it). Plain script: workers that
 * browsers have kept from an earlier build load it as it is.
 */

/** Where a page is now, which only it knows: a browser may tell where it was opened. One that sleeps is nowhere. */
const PATIENCE = 2_000;
function whereabouts(page) {
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told({ page, path: data });
    setTimeout(() => told({ page, path: null }), PATIENCE);
    page.postMessage({ type: 'where' }, [port2]);
  });
}

/** The pages at an address. */
async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = await Promise.all(pages.map(whereabouts));
  return found.filter((each) => each.path === path).map(({ page }) => page);
}

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const show = async () => {
    const pages = await pagesAt(told.path);
    if (pages.some((page) => page.visibilityState === 'visible')) return; // it is before their eyes
    await self.registration.showNotification(told.title ?? 'Sylvarium', {
      body: told.body,
      tag: told.tag,
      renotify: !!told.tag,
      icon: '/icon.svg',
      data: { path: told.path ?? '/' },
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  const open = async () => {
    const [there] = await pagesAt(path);
    if (there) return there.focus();
    return self.clients.openWindow(path);
  };
  event.waitUntil(open());
});
