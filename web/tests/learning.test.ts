import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import DeadClick from '../src/kit/DeadClick.svelte';
import ExamplePanel from '../src/kit/ExamplePanel.svelte';
import LessonPanel from '../src/kit/LessonPanel.svelte';
import { api, type Scene } from '../src/kit/api';
import { spotlight } from '../src/kit/glide';
import { Play } from '../src/kit/play.svelte';
import { keepProgress, lessonsDone, progress } from '../src/kit/progress';
import { parse } from '../src/kit/router.svelte';
import { ScenePlay } from '../src/kit/scene.svelte';
import { settings } from '../src/kit/settings.svelte';
import type { Choice, View } from '../src/kit/types';
import { loadWords, say } from '../src/kit/words.svelte';
import { take as play, viewWith } from './sample';

const view = (number: number, choices: Choice[] = []): View => viewWith(choices, { number, undo: number > 0 });

/** A lesson of two steps: one that explains, one that waits for a card. */
function lesson(actions: readonly string[]): Scene {
  const common = { game: 'builders', scene: 0, passed: [], log: [], steps: 2 };
  const says = (part: string) => ({ id: `lesson-aim-${part}`, args: { p1: { seat: 1 } } });
  if (actions.length === 0)
    return { ...common, view: view(0), step: 0, awaits: 'next', says: says('lead'), light: ['tree:b06'], shows: null };
  if (actions.length === 1 && actions[0] === 'next')
    return {
      ...common,
      view: view(0, [play]),
      step: 1,
      awaits: 'act',
      says: says('card'),
      light: ['deck'],
      shows: 'take:deck',
    };
  if (actions.join() === 'next,take:deck')
    return { ...common, view: view(1), step: 2, awaits: 'done', says: says('done'), light: [], shows: null };
  throw new Error('unknown');
}

const ask = vi.fn(async (_game: string, _scene: string, actions: readonly string[]) => lesson(actions));
const opened = (actions: readonly string[] = [], more: object = {}) =>
  ScenePlay.open('builders', 'aim', { names: ['Ada', 'Rowan'], actions, ask, ontrouble: () => {}, ...more });

beforeEach(async () => {
  localStorage.clear();
  settings.motion = 'off';
  await loadWords('builders', true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a scene', () => {
  test('where one stands is the list of what was done; back is one action less', async () => {
    const moved = vi.fn();
    const scene = await opened([], { onmoved: moved });
    expect(await scene.next()).toBe(true);
    expect(scene.play.choices).toEqual([play]);
    expect(await scene.play.act(scene.play.choices[0])).toBe(true);
    expect(scene.actions).toEqual(['next', 'take:deck']);
    expect(scene.now.awaits).toBe('done');
    expect(moved).toHaveBeenLastCalledWith(['next', 'take:deck'], expect.objectContaining({ awaits: 'done' }));
    await scene.back();
    expect(scene.actions).toEqual(['next']);
    expect(await scene.next(), 'a step that waits for an action does not go on').toBe(false);
    await scene.again();
    expect(scene.actions).toEqual([]);
    expect(await scene.back()).toBe(false);
  });

  test('what was kept and fits no more begins afresh', async () => {
    expect((await opened(['next'])).actions).toEqual(['next']);
    expect((await opened(['something', 'old'])).actions).toEqual([]);
  });

  test('what ends a turn is not asked twice, since everything can be taken back', async () => {
    settings.confirm = true;
    const ends = { ...play, destroys: true };
    const scene = await opened([], { ask: async () => ({ ...lesson(['next']), view: view(0, [ends]) }) });
    expect(await scene.play.act(scene.play.choices[0])).toBe(true);
    expect(scene.actions).toEqual(['take:deck']);
  });

  test('trouble leaves one where one was', async () => {
    const ontrouble = vi.fn();
    const scene = await opened([], { ontrouble });
    expect(await scene.act({ ...play, name: 'nonsense' })).toBe(false);
    expect(ontrouble).toHaveBeenCalledOnce();
    expect(scene.actions).toEqual([]);
  });
});

describe('the panel of a lesson', () => {
  test('says what the step says, goes on, back and from the beginning', async () => {
    const scene = await opened();
    render(LessonPanel, { scene, onwards: '/learn/builders/turn', course: '/learn/builders', onshow: () => {} });
    expect(screen.getByText(/Look at the lit tree/)).toBeTruthy();
    expect(screen.getByRole('list', { name: say('learn-step', { step: 1, steps: 2 }) })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: say('learn-next') }));
    await vi.waitFor(() => expect(screen.getByText(say('learn-yours'))).toBeTruthy());
    expect(screen.queryByRole('button', { name: say('learn-next') })).toBeNull();
    expect(screen.getByRole('button', { name: say('learn-show') })).toBeTruthy();
    await scene.act(play);
    await tick();
    expect(screen.getByRole('link', { name: say('learn-onwards') }).getAttribute('href')).toBe('/learn/builders/turn');
    await fireEvent.click(screen.getByRole('button', { name: say('learn-again') }));
    await vi.waitFor(() => expect(screen.getByText(/Look at the lit tree/)).toBeTruthy());
  });

  test('what changes is told to whoever listens', async () => {
    const scene = await opened();
    render(LessonPanel, { scene, onwards: null, course: '/learn/builders', onshow: () => {} });
    const spoken = document.querySelector('[aria-live="polite"]')!;
    await scene.next();
    await tick();
    expect(spoken.textContent).toContain('log cabin');
  });
});

test('an example tells its text, the rules it rests on, and plays what it tells', async () => {
  const scene = await ScenePlay.open('builders', 'E7-2', {
    names: [],
    ontrouble: () => {},
    ask: async (_game, _scene, actions) => ({
      ...lesson(actions.length ? ['next', 'take:deck'] : ['next']),
      awaits: null,
      says: null,
      step: actions.length,
      steps: 1,
      shows: actions.length ? null : 'take:deck',
    }),
  });
  const blocks = [
    { kind: 'text' as const, number: 'E7', text: '(the base is no tile) Something happens. (R44, R45)' },
    { kind: 'text' as const, number: 'R44', text: 'Two other tiles.' },
    { kind: 'text' as const, number: 'R45', text: 'The base does not count.' },
  ];
  const sections = [{ number: '7', level: 1, title: 'Examples', blocks }];
  render(ExamplePanel, { scene, sections, scenes: 2, course: '/learn/builders' });
  expect(screen.getByText(/Something happens/)).toBeTruthy();
  expect(screen.getByText('The base does not count.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: '1' }).getAttribute('href')).toBe('/learn/builders/E7');
  await fireEvent.click(screen.getByRole('button', { name: say('learn-example-next') }));
  await vi.waitFor(() => expect(screen.getByText(say('learn-example-followed'))).toBeTruthy());
  await fireEvent.click(screen.getByRole('button', { name: say('learn-take-back') }));
  await vi.waitFor(() => expect(scene.actions).toEqual([]));
});

describe('why not', () => {
  const click = async (why?: () => Promise<{ id: string; args?: Record<string, string> } | null>) => {
    const piece = document.createElement('div');
    piece.dataset.piece = 'tree:b05';
    document.body.append(piece);
    render(DeadClick, { play: new Play(view(0, [play]), ['Ada', 'Rowan']), why });
    await fireEvent.click(piece);
    await tick();
    await tick();
    piece.remove();
    return screen.getByRole('status').textContent;
  };

  test('the reason of the rules comes with the number of the rule', async () => {
    expect(await click(async () => ({ id: 'school-not-now', args: { rule: 'R43' } }))).toBe(
      `${say('school-not-now')} (R43)`,
    );
  });

  test.each([undefined, async () => null, () => Promise.reject(new Error('no answer'))])(
    'without one the question is told',
    async (why) => expect(await click(why)).toContain(say('ask-take')),
  );
});

test('what a lesson speaks of is lit, and nothing else', () => {
  const [one, other] = ['tree:b05', 'tree:b06'].map((id) => {
    const element = document.createElement('div');
    element.dataset.piece = id;
    element.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    document.body.append(element);
    return element;
  });
  spotlight(['tree:b05']);
  expect([one, other].map((each) => each.hasAttribute('data-spot'))).toEqual([true, false]);
  spotlight(['tree:b06', 'tree:b99']);
  expect([one, other].map((each) => each.hasAttribute('data-spot'))).toEqual([false, true]);
  one.remove();
  other.remove();
});

test('progress is kept in this browser, and a lesson that was done stays done', () => {
  keepProgress('builders', 'aim', { done: false, actions: ['next'] });
  expect(progress('builders', 'aim')).toEqual({ done: false, actions: ['next'] });
  keepProgress('builders', 'aim', { done: true, actions: [] });
  keepProgress('builders', 'aim', { done: false, actions: ['next'] });
  expect(progress('builders', 'aim')).toEqual({ done: true, actions: ['next'] });
  expect(lessonsDone('builders', ['aim', 'turn'])).toBe(1);
});

test('addresses of courses, lessons and examples', () => {
  expect(parse('/learn/builders')).toEqual({ page: 'learn', game: 'builders' });
  expect(parse('/learn/builders/E7-2')).toEqual({ page: 'scene', game: 'builders', scene: 'E7-2' });
  expect(parse('/learn')).toEqual({ page: 'lost' });
  expect(parse('/learn/builders/aim/more')).toEqual({ page: 'lost' });
});

test('what was played is asked for by its names', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  await api.scene('builders', 'aim', ['next', 'play:log/bridge']);
  await api.whyInScene('builders', 'aim', [], 'tree:b05');
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/scenes/builders/aim?actions=next%2Cplay%3Alog%2Fbridge',
    '/api/scenes/builders/aim/why?piece=tree%3Ab05',
  ]);
});
