import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Aim from '../src/kit/Aim.svelte';
import Picture from '../src/kit/Picture.svelte';
import Rulebook from '../src/kit/Rulebook.svelte';
import RulesPanel from '../src/kit/RulesPanel.svelte';
import WhatCounts from '../src/kit/WhatCounts.svelte';
import Rules from '../src/pages/Rules.svelte';
import { api, type BookBlock, type BookChapter } from '../src/kit/api';
import { loadBoard } from '../src/kit/board';
import { Play } from '../src/kit/play.svelte';
import { parse } from '../src/kit/router.svelte';
import { finds, foundInBook, ruleNumbers, ruleRanges } from '../src/kit/search';
import type { Choice, View } from '../src/kit/types';
import { loadWords, say } from '../src/kit/words.svelte';

HTMLDialogElement.prototype.showModal ??= () => {};
HTMLDialogElement.prototype.close ??= () => {};
const said = (text: string, bold = false) => ({ text, bold });
const block = (kind: BookBlock['kind'], more: Partial<BookBlock>): BookBlock => ({
  kind,
  spans: [],
  rows: [],
  picture: null,
  alt: null,
  ...more,
});
const chapters: BookChapter[] = [
  {
    title: 'Banners',
    covers: ['R44', 'R45', 'R47'],
    blocks: [
      block('text', { spans: [said('Hang one for '), said('5 fame', true), said('.')] }),
      block('item', { spans: [said('One a tree.')] }),
      block('item', { spans: [said('Now or never.')] }),
      block('table', {
        rows: [
          [[said('item')], [said('does')]],
          [[said('Ax', true)], [said('cuts')]],
        ],
      }),
      block('picture', { picture: 'banner', alt: 'A tall tree', spans: [said('The third one brings a banner.')] }),
    ],
  },
  { title: 'The end', covers: ['R95'], blocks: [block('text', { spans: [said('Most fame wins: fête.')] })] },
];
const { before } = JSON.parse(readFileSync('tests/fixtures/builders.json', 'utf8')) as { before: View };
const drawn = { game: 'builders', area: 'board', view: { ...before, choices: [] }, light: ['tree:b06'], near: true };

beforeEach(async () => {
  vi.spyOn(api, 'picture').mockResolvedValue(drawn);
  vi.spyOn(api, 'book').mockResolvedValue({ game: 'builders', language: 'en', chapters });
  vi.spyOn(api, 'lessons').mockResolvedValue({ game: 'builders', lessons: [], enough: 0, examples: {}, guide: null });
  vi.spyOn(api, 'rules').mockResolvedValue({
    game: 'builders',
    language: 'en',
    sections: [
      {
        number: '3.7',
        level: 2,
        title: 'Banners',
        blocks: [44, 45, 46].map((k) => ({ kind: 'text' as const, number: `R${k}`, text: `Rule ${k}.` })),
      },
    ],
  });
  await Promise.all([loadWords('builders'), loadBoard('builders')]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the rulebook', () => {
  test('has bold words, lists, tables with a head, and pictures with words for them', async () => {
    const onrule = vi.fn();
    render(Rulebook, { game: 'builders', chapters, onrule });
    expect(screen.getByText('5 fame').tagName).toBe('B');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('columnheader', { name: 'does' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A tall tree' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: say('rulebook-exact', { rules: 'R44–R45, R47' }) }));
    expect(onrule).toHaveBeenCalledWith('R44–R45, R47');
  });

  test('a search finds paragraphs without accents, and chapters by their title', () => {
    expect(foundInBook(chapters, 'FETE').map((chapter) => chapter.title)).toEqual(['The end']);
    expect(foundInBook(chapters, 'never')[0].blocks).toHaveLength(1);
    expect(foundInBook(chapters, 'tall tree')[0].blocks[0].kind).toBe('picture');
    expect(foundInBook(chapters, 'banners')[0].blocks).toHaveLength(5);
    expect(foundInBook(chapters, 'dragon')).toEqual([]);
    const set = [{ ...chapters[0], title: 'L’arbre\u00a0: sa cime' }];
    expect(foundInBook(set, "l'arbre : sa")).toHaveLength(1);
  });

  test('joined letters are found as one types them, and marked where they stand', () => {
    expect(finds('Le Bœuf, au cœur', 'boeuf').filter((part) => part.hit)).toEqual([{ text: 'Bœuf', hit: true }]);
    expect(finds('Le Bœuf, au cœur', 'cœur').map((part) => part.text)).toEqual(['Le Bœuf, au ', 'cœur']);
    const apart = 'Le prévôt, une fois'.normalize('NFD');
    expect(finds(apart, 'prevot').map((part) => part.text.normalize('NFC'))).toEqual(['Le ', 'prévôt', ', une fois']);
  });

  test('the number of a rule, as a reason names it, finds the chapter that tells of it', () => {
    expect(foundInBook(chapters, 'R45').map((chapter) => chapter.title)).toEqual(['Banners']);
    expect(foundInBook(chapters, 'r44–R95')).toHaveLength(2);
    expect(foundInBook(chapters, 'R1')).toEqual([]);
  });

  test('numbers of rules, written and read', () => {
    expect(ruleRanges(['R1', 'R2', 'R3', 'R7', 'S1'])).toBe('R1–R3, R7, S1');
    expect([...ruleNumbers('r1–r3, S1')!]).toEqual(['r1', 'r2', 'r3', 's1']);
    expect(ruleNumbers('banner')).toBeNull();
    expect(ruleNumbers('')).toBeNull();
  });

  test('has an address', () => expect(parse('/rules/sylve')).toEqual({ page: 'rules', game: 'sylve' }));
});

describe('the panel', () => {
  test('shows the rulebook first, and the numbered rules one click further', async () => {
    render(RulesPanel, { game: 'builders' });
    expect(await screen.findByText('5 fame')).toBeTruthy();
    expect(api.rules).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: say('rulebook-numbered') }));
    expect(await screen.findByText('Rule 46.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: say('rulebook-title') }));
    expect(screen.getByText('5 fame')).toBeTruthy();
  });

  test('from a chapter to exactly the rules it covers, and back', async () => {
    render(RulesPanel, { game: 'builders' });
    await fireEvent.click(await screen.findByRole('button', { name: /R44–R45/ }));
    expect(await screen.findByText('Rule 45.')).toBeTruthy();
    expect(screen.queryByText('Rule 46.')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: say('rulebook-title') }));
    expect(screen.getByText('Now or never.'), 'what was looked up is forgotten').toBeTruthy();
  });

  test('help on a piece leads to its rule', async () => {
    render(RulesPanel, { game: 'builders', rule: 'R46' });
    expect(await screen.findByText('Rule 46.')).toBeTruthy();
    expect(screen.queryByText('Rule 44.')).toBeNull();
  });

  test('what the rulebook does not say is looked for in the numbered rules', async () => {
    render(RulesPanel, { game: 'builders' });
    await screen.findByText('5 fame');
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Rule 46' } });
    await fireEvent.click(screen.getByRole('button', { name: say('rulebook-search-numbered') }));
    expect((await screen.findByText('Rule 46')).tagName).toBe('MARK');
  });
});

describe('the page', () => {
  test('a chapter comes into sight with one click, and the address stays: a site has its pages behind the #', async () => {
    const seen: Element[] = [];
    vi.stubGlobal('scrollTo', () => {});
    Element.prototype.scrollIntoView = function () {
      seen.push(this);
    };
    render(Rules, { route: { page: 'rules', game: 'builders' } });
    const before = location.href;
    await fireEvent.click(await screen.findByRole('button', { name: 'The end' }));
    expect(seen.map((each) => each.id)).toEqual(['chapter-2']);
    expect(location.href).toBe(before);
  });

  test('is searched as the panel is', async () => {
    render(Rules, { route: { page: 'rules', game: 'builders' } });
    await screen.findByText('5 fame');
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'never' } });
    expect(screen.queryByText('5 fame')).toBeNull();
    expect(screen.getByText('never').tagName).toBe('MARK');
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'dragon' } });
    expect(screen.getByText(say('rules-nothing', { query: 'dragon' }))).toBeTruthy();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Rule 46' } });
    await fireEvent.click(screen.getByRole('button', { name: say('rulebook-search-numbered') }));
    expect((await screen.findByText('Rule 46')).tagName, 'at once among the numbered rules').toBe('MARK');
  });
});

describe('a picture', () => {
  test('is drawn by the board, answers to nothing, and its pieces are not those of the table', async () => {
    render(Picture, { game: 'builders', picture: 'banner', alt: 'A tall tree' });
    const picture = screen.getByRole('img', { name: 'A tall tree' });
    await vi.waitFor(() => expect(picture.querySelectorAll('svg').length).toBeGreaterThan(0));
    expect(picture.querySelector('[inert]')).toBeTruthy();
    await vi.waitFor(() => expect(picture.querySelector('[data-piece],[data-glide],[data-anchor]')).toBeNull());
  });

  test('one that cannot be had is told in words', async () => {
    vi.mocked(api.picture).mockRejectedValue(new Error('gone'));
    render(Picture, { game: 'builders', picture: 'banner', alt: 'A tall tree' });
    expect(await screen.findByText('A tall tree')).toBeTruthy();
  });
});

test('the aim is four sentences and a picture', () => {
  render(Aim, { game: 'builders' });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.getByRole('link', { name: say('aim-rules') }).getAttribute('href')).toBe('/rules/builders');
});

test('what counts: every source in a sentence, what it would bring now, and the best choices', async () => {
  const [first] = before.players;
  const prospects = [{ seat: first.seat, part: 'prestige', points: 4, piece: 'tree:b06' }];
  const [choice] = before.choices as Choice[];
  const choices = [0, 5, 2].map((points, k) => ({ ...choice, action: k, preview: { points: [points, 0] } }));
  const play = new Play({ ...before, you: 0, prospects, choices } as View, ['Ada', 'Bruno']);
  render(WhatCounts, { play, seat: 0 });
  expect(screen.getByText(say('score-prestige-text'))).toBeTruthy();
  expect(screen.getByText(say('counts-coming', { points: '+4' }))).toBeTruthy();
  const best = screen.getAllByRole('listitem').map((each) => each.textContent);
  expect(best).toHaveLength(2);
  expect(best[0]).toContain('+5');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
