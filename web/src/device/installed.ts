/** The service worker: keeps the shell, and says when there is a new version. Nothing is loaded again unasked. */
import { mount } from 'svelte';
import { registerSW } from 'virtual:pwa-register';
import Update from './Update.svelte';

export function install(): void {
  const renew = registerSW({
    onNeedRefresh: () => mount(Update, { target: document.body, props: { renew: () => void renew(true) } }),
  });
}
