/** How long ago something was, in words; when it will be; and which day it is somewhere. */
import { settings } from './settings.svelte';
import { say } from './words.svelte';

export function ago(at: string | number): string {
  const minutes = ((typeof at === 'number' ? at : Date.parse(at)) - Date.now()) / 60_000;
  if (Math.round(minutes) === 0) return say('just-now');
  const hours = minutes / 60;
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  if (Math.abs(hours) < 1) return words.format(Math.round(minutes), 'minute');
  if (Math.abs(hours) < 24) return words.format(Math.round(hours), 'hour');
  return words.format(Math.round(hours / 24), 'day');
}

/** A moment, as clocks and calendars here say it. */
export const dayAndTime = (at: string): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));

/** The day that it is in a time zone, as `2026-03-29`. */
export const dayIn = (zone: string, at: Date = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
