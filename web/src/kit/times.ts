/** How long ago something was, in words. */
import { settings } from './settings.svelte';

export function ago(at: string | number): string {
  const hours = ((typeof at === 'number' ? at : Date.parse(at)) - Date.now()) / 3_600_000;
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  if (Math.abs(hours) < 1) return words.format(Math.round(hours * 60), 'minute');
  if (Math.abs(hours) < 24) return words.format(Math.round(hours), 'hour');
  return words.format(Math.round(hours / 24), 'day');
}
