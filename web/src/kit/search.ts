/** Searching the rules: the sections and rules that hold the words, with the finds marked. */
import type { BookBlock, BookChapter, BookSpan, RuleBlock, RuleSection } from './api';

export interface Part {
  text: string;
  hit: boolean;
}

export interface FoundBlock {
  kind: RuleBlock['kind'];
  number: string | null;
  parts: Part[];
  rows: Part[][][];
}

export interface FoundSection {
  title: string;
  level: number;
  blocks: FoundBlock[];
}

/** Without accents, capitals and joined letters (œ), with apostrophes and spaces as one types them. */
function folded(words: string): string {
  const text = words.replaceAll('’', "'").replaceAll('\u00a0', ' ').toLowerCase();
  return text.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Where each letter of the folded text stands in the text itself, and where that ends. */
function places(text: string, plain: string): readonly number[] | null {
  if (plain.length === text.length && !/[œæ]/i.test(text)) return null; // each where it was
  const found = Array.from({ length: text.length }, (_, at) => Array.from(folded(text[at]), () => at));
  return [...found.flat(), text.length];
}

export function marked(text: string, query: string): Part[] {
  if (!query) return [{ text, hit: false }];
  const within = folded(text);
  const where = places(text, within);
  const parts: Part[] = [];
  const add = (from: number, to: number, hit: boolean) => {
    const part = where ? text.slice(where[from], where[to]) : text.slice(from, to);
    if (part) parts.push({ text: part, hit });
  };
  let at = 0;
  for (let hit = within.indexOf(query); hit >= 0; hit = within.indexOf(query, at)) {
    add(at, hit, false);
    add(hit, hit + query.length, true);
    at = hit + query.length;
  }
  add(at, within.length, false);
  return parts;
}

function shown(block: RuleBlock, query: string): FoundBlock {
  return {
    kind: block.kind,
    number: block.number ?? null,
    parts: block.text ? marked(block.text, query) : [],
    rows: (block.rows ?? []).map((row) => row.map((cell) => marked(cell, query))),
  };
}

/** The number of a rule; those of a list inside a chapter stand at its beginning. */
const numberOf = (block: RuleBlock) =>
  (block.number ?? /^• ([A-Z]\d+)\b/.exec(block.text ?? '')?.[1] ?? '').toLowerCase();

/** What a search finds: the rules of these numbers, or every section and rule with the words in it. */
export function found(sections: readonly RuleSection[], wanted: string): FoundSection[] {
  const query = folded(wanted.trim());
  const numbers = ruleNumbers(query);
  const holds = (block: RuleBlock) =>
    numbers
      ? numbers.has(numberOf(block))
      : folded([block.number ?? '', block.text ?? '', ...(block.rows ?? []).flat()].join(' ')).includes(query);
  const result: FoundSection[] = [];
  for (const section of sections) {
    const inTitle = !numbers && folded(section.title).includes(query);
    const blocks = inTitle ? section.blocks : section.blocks.filter(holds);
    if (inTitle || blocks.length) {
      result.push({
        title: section.title,
        level: section.level,
        blocks: blocks.map((each) => shown(each, numbers ? '' : query)),
      });
    }
  }
  return result;
}

/** The rules that `R12`, or `R12, R14–R18`, means; null where something else is searched for. */
export function ruleNumbers(wanted: string): Set<string> | null {
  const found = new Set<string>();
  for (const part of wanted
    .trim()
    .toLowerCase()
    .split(/\s*,\s*/)) {
    const range = /^([rqes])(\d{1,3})\s*[–-]\s*\1?(\d{1,3})$/.exec(part);
    if (range) for (let k = Number(range[2]); k <= Number(range[3]); k++) found.add(range[1] + k);
    else if (/^[rqes]\d+[a-z]?$/.test(part)) found.add(part);
    else return null;
  }
  return found;
}

/** Rules as one writes them: `R1–R3, R7`. */
export function ruleRanges(rules: readonly string[]): string {
  const runs: string[][] = [];
  for (const rule of rules) {
    const last = runs.at(-1)?.at(-1);
    if (last && rule === last[0] + (Number(last.slice(1)) + 1)) runs.at(-1)!.push(rule);
    else runs.push([rule]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : run[0])).join(', ');
}

const written = (spans: readonly BookSpan[]) => spans.map((span) => span.text).join('');
const told = (block: BookBlock) => [written(block.spans), block.alt ?? '', ...block.rows.flat().map(written)].join(' ');

/**
 * The chapters of the rulebook with the words in them: of each the paragraphs that hold them, or all by its title; by the
 * number of a rule, as a reason names it, those that tell of it.
 */
export function foundInBook(chapters: readonly BookChapter[], wanted: string): BookChapter[] {
  const query = folded(wanted.trim());
  const numbers = ruleNumbers(query);
  if (numbers) return chapters.filter((chapter) => chapter.covers.some((rule) => numbers.has(rule.toLowerCase())));
  return chapters
    .map((chapter) =>
      folded(chapter.title).includes(query)
        ? chapter
        : { ...chapter, blocks: chapter.blocks.filter((block) => folded(told(block)).includes(query)) },
    )
    .filter((chapter) => chapter.blocks.length > 0);
}

/** The parts of a text with the finds marked, as they are searched for. */
export const finds = (text: string, wanted: string): Part[] => marked(text, folded(wanted.trim()));
