/** The service worker: keeps the shell, and says when there is a new version. Nothing is loaded again unasked. */
import { mount } from 'svelte';
import { registerSW } from 'virtual:pwa-register';
import { metered } from './consent';
import { isKept, keepEverything } from './kept';
import { beside } from '../kit/houses';
import Update from './Update.svelte';

/** A new version may have come since: what works without a line is brought up to it, if there is anything of it. */
async function keepUp(): Promise<void> {
  if (await isKept(beside('offline/'))) await keepEverything((await import('./house')).wanted());
}

/** Tells the service worker where this page is: what somebody looks at they need not be told of (`public/push.js`). */
function tellWhere({ data, ports }: MessageEvent): void {
  if ((data as { type?: string } | null)?.type === 'where') ports[0]?.postMessage(location.pathname);
}

export function install(): void {
  navigator.serviceWorker.addEventListener('message', tellWhere);
  navigator.serviceWorker.startMessages();
  const renew = registerSW({
    onRegisteredSW: () => {
      if (!metered()) void keepUp().catch(() => {}); // another time
    },
    onNeedRefresh: () => mount(Update, { target: document.body, props: { renew: () => void renew(true) } }),
  });
}
