/** Choices that were weighed, two of them compared, and the curve of a review. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Review, Weighed } from '../src/kit/api';
import ChanceCurve from '../src/kit/ChanceCurve.svelte';
import type { Outlook } from '../src/kit/generated';
import { Play } from '../src/kit/play.svelte';
import WeighedList from '../src/kit/WeighedList.svelte';
import { loadWords } from '../src/kit/words.svelte';
import { choice, view } from './asked';

beforeEach(async () => loadWords('builders'));
afterEach(cleanup);

const CHOICES = [choice(1), choice(2), choice(3)];

const outlook = (toCome: number): Outlook => ({
  futures: 40,
  parts: { bridges: [3, 0.1], prestige: [2, 0.1] },
  to_come: [toCome, 0],
  rival: [20, 1],
});
const weighed = (each: number, estimate: number, toCome = 0): Weighed => ({
  action: each,
  name: CHOICES[each - 1].name,
  share: 0.3,
  estimate,
  outlook: outlook(toCome),
});

function list(choices: Weighed[], opening = null as never) {
  const play = new Play(view(CHOICES), ['Ada', 'Bruno']);
  render(WeighedList, { play, weighing: { status: 'ready', progress: 1, futures: 120, choices }, opening });
}
const bars = () => within(screen.getAllByRole('list')[0]).getAllByRole('button');
const chances = () => bars().map((each) => /\d+ %/.exec(each.textContent ?? '')?.[0]);
const compared = () => [...document.querySelectorAll('.chance td b')].map((each) => each.textContent);

test('the best is first, and the others stand by their chance', () => {
  list([weighed(1, 0.4), weighed(2, 0.2), weighed(3, 0.3)]);
  expect(chances()).toEqual(['40 %', '30 %', '20 %']);
});

test('any two choices are compared by clicks, and so by keys', async () => {
  list([weighed(1, 0.4), weighed(2, 0.3), weighed(3, 0.2)]);
  expect(compared()).toEqual(['40 %', '30 %']);
  await fireEvent.click(bars()[2]);
  expect(compared()).toEqual(['40 %', '20 %']);
  await fireEvent.click(bars()[2]);
  expect(compared()).toEqual(['20 %', '40 %']);
  await fireEvent.click(bars()[1]);
  expect(compared()).toEqual(['20 %', '30 %']);
});

test('what is still to come is explained only where futures stop before the end', () => {
  list([weighed(1, 0.4), weighed(2, 0.3)]);
  expect(document.body.textContent).toContain('played to the end of the game');
  cleanup();
  list([weighed(1, 0.4, 7), weighed(2, 0.3)]);
  expect(document.body.textContent).toContain('“Still to come” is what');
});

test('how an opening fared is told in percent only when there are games enough', () => {
  const [often, seldom] = CHOICES.map((each) => each.name);
  list([weighed(1, 0.4)], { level: 'oak', games: 40, choices: { [often]: [20, 5], [seldom]: [3, 1.5] } } as never);
  const rows = screen.getAllByRole('row').map((row) => row.textContent?.trim());
  expect(rows.some((row) => row?.endsWith('2025 %'))).toBe(true);
  expect(rows.some((row) => row?.endsWith('31.5 of 3'))).toBe(true);
});

test('a curve that trembles is drawn as its mean, from its first decision to its last', () => {
  const curve = Array.from({ length: 400 }, (_, number) => {
    const mine = number === 399 ? 1 : number % 2 ? 0.6 : 0.4;
    return { number, turn: number, chances: [mine, 1 - mine] };
  });
  const review: Review = { status: 'ready', progress: 1, level: 'oak', moments: [], curve, turning: [] };
  const { container } = render(ChanceCurve, { review, names: ['Ada', 'Bruno'], address: String });
  const points = container.querySelector('path.line')!.getAttribute('d')!.split(/[ML]/).slice(1);
  const heights = points.map((each) => Number(each.split(' ')[1]));
  const [first, last] = [heights[0], heights.at(-1)!];
  expect(points.length).toBeLessThan(40);
  expect(last).toBeLessThan(first);
  const off = Math.max(...heights.slice(2, -2)) - Math.min(...heights.slice(2, -2));
  expect(off).toBeLessThan((first - last) / 10);
});

test('a curve tells where a chance turned from and to, and keeps every emblem in the picture', () => {
  const review: Review = {
    status: 'ready',
    progress: 1,
    level: 'oak',
    moments: [],
    curve: [
      { number: 0, turn: 1, chances: [0.25, 0.25, 0.25, 0.25] },
      { number: 60, turn: 2, chances: [1, 0, 0, 0] },
    ],
    turning: [
      { number: 0, turn: 1, seat: 0, change: 0.75 },
      { number: 1, turn: 1, seat: 1, change: -0.25 },
    ],
  };
  const names = ['Ada', 'Bruno', 'Chloé', 'Dora'];
  const { container } = render(ChanceCurve, { review, names, address: String });
  expect(screen.getAllByRole('link')[0].textContent).toBe('From move 0: Ada’s chance to win goes from 25% to 100%.');
  const height = Number(container.querySelector('svg')!.getAttribute('viewBox')!.split(' ')[3]);
  const emblems = [...container.querySelectorAll('g[transform]')];
  const places = emblems.map((each) => Number(/ ([\d.]+)\)$/.exec(each.getAttribute('transform')!)![1]));
  expect(places).toHaveLength(4);
  expect(Math.max(...places) + 10).toBeLessThan(height);
  const gaps = places.slice(1).map((each, k) => each - places[k]);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  const [one, two] = [...container.querySelectorAll('.turned text')].map((each) => Number(each.getAttribute('x')));
  expect(two - one).toBeGreaterThanOrEqual(12);
});
