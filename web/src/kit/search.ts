/** Searching the rules: the sections and rules that hold the words, with the finds marked. */
import type { RuleBlock, RuleSection } from './api';

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

/** Without accents and capitals; a text whose length would change stays as it is, so that places keep their meaning. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === text.length ? plain : text.toLowerCase();
}

export function marked(text: string, query: string): Part[] {
  if (!query) return [{ text, hit: false }];
  const within = folded(text);
  const parts: Part[] = [];
  let at = 0;
  for (let hit = within.indexOf(query); hit >= 0; hit = within.indexOf(query, at)) {
    if (hit > at) parts.push({ text: text.slice(at, hit), hit: false });
    parts.push({ text: text.slice(hit, hit + query.length), hit: true });
    at = hit + query.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
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

/** What a search finds: the rule of that number, or every section and rule with the words in it. */
export function found(sections: readonly RuleSection[], wanted: string): FoundSection[] {
  const query = folded(wanted.trim());
  const isNumber = /^[rqe]\d+[a-z]?$/.test(query);
  const holds = (block: RuleBlock) =>
    isNumber
      ? block.number?.toLowerCase() === query
      : folded([block.number ?? '', block.text ?? '', ...(block.rows ?? []).flat()].join(' ')).includes(query);
  const result: FoundSection[] = [];
  for (const section of sections) {
    const inTitle = !isNumber && folded(section.title).includes(query);
    const blocks = inTitle ? section.blocks : section.blocks.filter(holds);
    if (inTitle || blocks.length) {
      result.push({
        title: section.title,
        level: section.level,
        blocks: blocks.map((each) => shown(each, isNumber ? '' : query)),
      });
    }
  }
  return result;
}
