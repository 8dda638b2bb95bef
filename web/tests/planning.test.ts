import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ImaginedAnswer, PlansMessage } from '../src/kit/generated';
import { Refusal } from '../src/kit/live.svelte';
import PlanCard from '../src/kit/PlanCard.svelte';
import { PlanPlay } from '../src/kit/planning.svelte';
import { Play } from '../src/kit/play.svelte';
import type { Choice, View } from '../src/kit/types';
import { loadWords } from '../src/kit/words.svelte';
import { take, viewWith } from './sample';

const view = (seat: number, choices: Choice[] = [], number = 4): View => viewWith(choices, { seat, number });

/** A server that imagines turns of at most two steps; the second ends with what nobody knows. */
function imagined(steps: readonly string[], number = 4): ImaginedAnswer {
  if (steps.length > 2) throw new Refusal('', 'illegal');
  return {
    type: 'imagined',
    request: 'r1',
    seat: 0,
    number,
    view: view(0, steps.length < 2 ? [take] : [], number + steps.length),
    plan: steps.map((name) => ({ name, words: { id: 'do-take-deck' } })),
    ends: steps.length < 2 ? null : 'chance',
  };
}
const ask = vi.fn(async (message: ClientMessage) =>
  message.type === 'imagine' ? imagined(message.steps ?? []) : null,
);
const told = (plan: PlansMessage['plan'], answers = {}): PlansMessage => ({
  type: 'plans',
  seat: 0,
  plan,
  standing: { riposte: 'ask' },
  answers,
});

function card(now: View, plans: Record<number, PlansMessage> = {}) {
  const live = { ask, plans, views: { 0: now } };
  const play = new Play(now, ['Ada', 'Bob'], { act: vi.fn(async () => true) });
  const onrefused = vi.fn();
  const props = { live, seat: 0, play, plan: null, short: false, onrefused };
  render(PlanCard, { props: props as never });
  return { play, onrefused };
}

beforeEach(async () => {
  ask.mockClear();
  await loadWords('builders');
});
afterEach(cleanup);

test('a plan is steps: one more with a choice, one less when it is taken back', async () => {
  const plan = await PlanPlay.begin({ ask }, 0, [], { names: ['Ada'], ontrouble: vi.fn() });
  expect(await plan.play.act(plan.play.choices[0])).toBe(true);
  expect(plan.steps).toEqual(['take:deck']);
  await plan.play.act(plan.play.choices[0]);
  expect(plan.now.ends).toBe('chance');
  expect(plan.play.choices).toHaveLength(0);
  await plan.back();
  expect(plan.steps).toEqual(['take:deck']);
});

test('an earlier plan is taken up as far as it is still possible', async () => {
  const steps = ['take:deck', 'take:deck', 'gone', 'gone too'];
  const plan = await PlanPlay.begin({ ask }, 0, steps, { names: ['Ada'], ontrouble: vi.fn() });
  expect(plan.steps).toEqual(['take:deck', 'take:deck']);
});

test('while others think a turn can be planned and kept', async () => {
  card(view(1));
  await fireEvent.click(screen.getByRole('button', { name: 'Plan my turn' }));
  await screen.findByText('Only a plan: nothing of this is played yet.');
  expect(document.documentElement).toHaveProperty('className', 'planning');
  const keep = screen.getByRole('button', { name: 'Keep the plan' });
  expect(keep).toHaveProperty('disabled', true); // nothing is planned yet
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(document.documentElement.className).toBe(''));
  expect(ask.mock.calls.every(([message]) => message.type === 'imagine')).toBe(true);
});

test('in one’s own turn there is no button', () => {
  card(view(0, [take]));
  expect(screen.queryByRole('button', { name: 'Plan my turn' })).toBeNull();
});

test('a plan that no longer fits says why, and is played by hand or dropped', async () => {
  const steps = [
    { name: 'take:deck', words: { id: 'do-take-deck' } },
    { name: 'gone', words: { id: 'do-end' } },
  ];
  const { play } = card(view(0, [take]), { 0: told({ steps, trouble: { step: 1, why: 'illegal' } }) });
  expect(screen.getByRole('alert').textContent).toContain('Your plan no longer fits');
  const act = vi.spyOn(play, 'act');
  await fireEvent.click(screen.getByRole('button', { name: 'Play' })); // only what is possible has a button
  expect(act).toHaveBeenCalledWith(take);
  await fireEvent.click(screen.getByRole('button', { name: 'Drop it' }));
  expect(ask).toHaveBeenCalledWith({ type: 'plan', seat: 0, number: 4, steps: [] });
});

test('a standing answer is said once', async () => {
  card(view(1), { 0: told(null, { riposte: ['ask', 'pass', 'king'] }) });
  await fireEvent.change(screen.getByLabelText('Ripostes'), { target: { value: 'king' } });
  expect(ask).toHaveBeenCalledWith({ type: 'standing', seat: 0, answers: { riposte: 'king' } });
});
