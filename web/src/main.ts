import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/nunito/index.css';
import './kit/theme.css';
import './kit/elements.css';
import './kit/pieces.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { renewed } from './kit/renewing';

/** After an update of the site a page of the old version may ask for parts that are gone: it is loaded afresh, once. */
const AFRESH = 'sylvarium:afresh';
window.addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(AFRESH) ?? 0);
  if (Date.now() - last < 10_000) return;
  event.preventDefault();
  sessionStorage.setItem(AFRESH, String(Date.now()));
  void renewed().finally(() => location.reload());
});

/** What makes the site installable comes when everything else is there; who saves data is not given it unasked. */
const line = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
if (import.meta.env.PROD && 'serviceWorker' in navigator && !line?.saveData)
  window.addEventListener('load', () => setTimeout(() => void import('./device/installed').then((it) => it.install())));

export default mount(App, { target: document.getElementById('app')! });
