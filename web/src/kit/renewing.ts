/**
 * A page of an old version that needs parts which are gone: the service worker would serve the same page again, so the
 * version that waits takes over first. Games lose nothing, since they are kept with every move.
 */

/** How long a new version may take to come; then the page is loaded again as it is. */
const PATIENCE = 10_000;

/** Looks for a newer version and lets it take over; over when it has, or when there is none. */
export async function renewed(workers = navigator.serviceWorker as ServiceWorkerContainer | undefined): Promise<void> {
  const here = await workers?.getRegistration();
  if (!workers || !here) return;
  await here.update().catch(() => {}); // no line: what waits already will do
  const coming = here.waiting ?? here.installing;
  if (!coming) return;
  await new Promise<void>((done) => {
    setTimeout(done, PATIENCE);
    workers.addEventListener('controllerchange', () => done());
    const takeOver = () => coming.state === 'installed' && coming.postMessage({ type: 'SKIP_WAITING' });
    coming.addEventListener('statechange', takeOver);
    takeOver();
  });
}
