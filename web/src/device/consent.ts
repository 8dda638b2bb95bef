/** Megabytes are loaded only if somebody wants them: who pays for the line, saves data or would wait long is asked first. */
import { beside } from '../kit/houses';
import { isKept, ownScript, partsOf } from './kept';

interface Metered {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}
/** Lines on which megabytes take minutes. */
const SLOW = ['slow-2g', '2g'];

export const metered = (): boolean => {
  const line = (navigator as Navigator & { connection?: Metered }).connection;
  return !!line && (line.saveData === true || line.type === 'cellular' || SLOW.includes(line.effectiveType ?? ''));
};

async function megabytes(): Promise<number> {
  const { now } = await partsOf(beside('offline/'), ownScript());
  return Math.ceil(now.parts.reduce((sum, { size }) => sum + size, now.loader + (now.beyond ?? 0)) / 1_000_000);
}

/** Whether a new version may be loaded without a question: not by whoever pays for it and has the one before. */
export const mayRenew = async (): Promise<boolean> => !metered() || !(await isKept(beside('offline/')));

/** Whether what a device needs may be loaded. */
export async function agreed(): Promise<boolean> {
  if (!metered() || (await isKept(beside('offline/')))) return true;
  const [{ ask }, size] = await Promise.all([import('./asking'), megabytes()]);
  return ask(size);
}
