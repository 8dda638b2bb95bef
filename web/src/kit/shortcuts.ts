/** What keys do at a table: letters for what one always can, digits for the choices in the order of their list. */
import { choiceGroups } from './choices';
import type { Play } from './play.svelte';
import { settings } from './settings.svelte';

/** Whether a key is meant for the table: not for a field, a dialog or the browser. */
function meant(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return !(event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog'));
}

function choose(play: Play, digit: number): void {
  const ordered = choiceGroups(play.choices, (message) => play.say(message)).flatMap((group) => group.choices);
  const choice = ordered[digit - 1];
  if (choice) void play.act(choice);
}

/** Does what a key stands for; `deeds` by the key, `Z` with the shift key held. */
export function onKey(event: KeyboardEvent, deeds: Record<string, () => unknown>, play: Play | null): void {
  if (!meant(event)) return;
  const key = event.key.toLowerCase();
  const deed = (event.shiftKey && deeds[key.toUpperCase()]) || deeds[key];
  if (/^[1-9]$/.test(key) && settings.numbers && play) choose(play, Number(key));
  else if (deed) deed();
  else return;
  event.preventDefault();
}
