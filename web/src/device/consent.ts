/** Megabytes are loaded only if somebody wants them: who pays for the line, or saves data, is asked first. */
import { say } from '../kit/words.svelte';
import { beside } from '../kit/houses';

interface Metered {
  saveData?: boolean;
  type?: string;
}

const metered = (): boolean => {
  const line = (navigator as Navigator & { connection?: Metered }).connection;
  return !!line && (line.saveData === true || line.type === 'cellular');
};

/** Whether what a device needs is here already: the service worker keeps it. */
async function kept(): Promise<boolean> {
  return 'caches' in globalThis && !!(await caches.match(beside('offline/parts.json')));
}

async function megabytes(): Promise<number> {
  const { parts } = (await (await fetch(beside('offline/parts.json'))).json()) as { parts: { size: number }[] };
  return Math.ceil(parts.reduce((sum, { size }) => sum + size, 0) / 1_000_000);
}

/** Whether what a device needs may be loaded. */
export async function agreed(): Promise<boolean> {
  if (!metered() || (await kept())) return true;
  return confirm(say('device-metered', { megabytes: await megabytes() }));
}
