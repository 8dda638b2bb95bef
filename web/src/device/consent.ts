/** Megabytes are loaded only if somebody wants them: who pays for the line, or saves data, is asked first. */
import { say } from '../kit/words.svelte';
import { beside } from '../kit/houses';
import { isKept, partsOf } from './kept';

interface Metered {
  saveData?: boolean;
  type?: string;
}

export const metered = (): boolean => {
  const line = (navigator as Navigator & { connection?: Metered }).connection;
  return !!line && (line.saveData === true || line.type === 'cellular');
};

async function megabytes(): Promise<number> {
  const { parts, loader } = await partsOf(beside('offline/'));
  return Math.ceil(parts.reduce((sum, { size }) => sum + size, loader) / 1_000_000);
}

/** Whether what a device needs may be loaded. */
export async function agreed(): Promise<boolean> {
  if (!metered() || (await isKept(beside('offline/')))) return true;
  return confirm(say('device-metered', { megabytes: await megabytes() }));
}
