/** What one choice brings compared with another, as a bot imagines it: only what is surely different is said. */
import type { Outlook } from './generated';
import { settings } from './settings.svelte';
import { say, slug } from './words.svelte';

/** An amount of two choices: points of a category, what is still to come, or what the best other player gets. */
export interface Row {
  key: string;
  label: string;
  mine: number;
  other: number;
  /** By how much the first has more; 0 where that is within what chance does. */
  more: number;
}

const LEAST = 0.75; // points that are worth a word
const SURE = 2; // so many times as large as its doubt must a difference be
const MOST = 3; // differences in a sentence

export const TO_COME = 'to-come';
export const RIVAL = 'rival';

/** Whether points decide: the judgement of a duel, which has none to break down, is in no unit that players know. */
const isByPoints = (from: Outlook) => Object.keys(from.parts).length > 1;

/** Everything that two choices lead to, side by side; what is nothing in both is left out. */
export function rows(mine: Outlook, other: Outlook): Row[] {
  const judged = (from: Outlook): [string, readonly number[]][] => [
    [TO_COME, from.to_come],
    [RIVAL, from.rival],
  ];
  const amounts = (from: Outlook) => [...Object.entries(from.parts), ...(isByPoints(from) ? judged(from) : [])];
  const theirs = new Map(amounts(other));
  return amounts(mine)
    .map(([key, [mean, doubt]]) => {
      const [against, unsure] = theirs.get(key) ?? [0, 0];
      const by = mean - against;
      const sure = Math.abs(by) >= LEAST && Math.abs(by) >= SURE * Math.hypot(doubt, unsure);
      return { key, label: labelOf(key), mine: mean, other: against, more: sure ? by : 0 };
    })
    .filter((row) => Math.abs(row.mine) >= 0.05 || Math.abs(row.other) >= 0.05);
}

function labelOf(key: string): string {
  if (key === TO_COME || key === RIVAL) return say(`why-${key}`);
  return say(`score-${slug(key)}`);
}

/** The differences in words, the largest first; empty where nothing is surely different. */
export function reasons(mine: Outlook, other: Outlook): string {
  const told = rows(mine, other)
    .filter((row) => row.more)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more))
    .slice(0, MOST)
    .map(({ label, more }) => say(more > 0 ? 'why-more' : 'why-fewer', { what: label, points: rounded(more) }));
  return new Intl.ListFormat(settings.language, { type: 'unit', style: 'long' }).format(told);
}

const rounded = (points: number) => Math.max(1, Math.round(Math.abs(points)));

/** A chance as it is shown. */
export const percent = (chance: number) => Math.round(chance * 100);

/** What a choice is called, for a sentence that quotes it: without a full stop of its own. */
export const quotable = (words: string) => words.replace(/\.$/, '');

/** One sentence: what a choice brings and costs compared with another one. */
export function compared(mine: Outlook | null, other: Outlook | null, words: string): string {
  const told = mine && other ? reasons(mine, other) : '';
  const quoted = quotable(words);
  return told ? say('why-compared', { other: quoted, reasons: told }) : say('why-alike', { other: quoted });
}
