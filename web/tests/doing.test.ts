/** What is done on a page: once, with words for what goes wrong, and a look at what came of it. */
import { beforeEach, expect, it, vi } from 'vitest';
import { Doings } from '../src/kit/doing.svelte';
import { notices } from '../src/kit/notices.svelte';

const said = () => notices.map(({ text }) => text);

it('is busy until everything is done, and loses nothing that is wanted meanwhile', async () => {
  let finish = () => {};
  const other = vi.fn(async () => {});
  const doings = new Doings();
  const first = doings.doing(() => new Promise<void>((done) => (finish = done)));
  expect(doings.busy).toBe(true);
  await doings.doing(other);
  expect(other).toHaveBeenCalledOnce();
  expect(doings.busy).toBe(true);
  finish();
  await first;
  expect(doings.busy).toBe(false);
});

beforeEach(() => void notices.splice(0));

it('looks again, whether it was done or refused, and says once what went wrong', async () => {
  const look = vi.fn(async () => {});
  const doings = new Doings(look);
  await doings.doing(async () => {}, 'Kept.');
  expect(look).toHaveBeenCalledTimes(1);
  expect(said()).toEqual(['Kept.']);
  look.mockRejectedValue(new Error('away'));
  await doings.doing(() => Promise.reject(new Error('away')), 'Kept again.');
  expect(look).toHaveBeenCalledTimes(2);
  expect(said()).toHaveLength(2);
  expect(said()).not.toContain('Kept again.');
  expect(doings.busy).toBe(false);
});

it('asks once before what cannot be taken back', async () => {
  const work = vi.fn(async () => {});
  const doings = new Doings();
  doings.asking('part', work);
  expect(doings.sure).toBe('part');
  doings.asking('block', work);
  expect(work).not.toHaveBeenCalled();
  await doings.asking('block', work);
  expect(work).toHaveBeenCalledOnce();
  expect(doings.sure).toBe('');
});
