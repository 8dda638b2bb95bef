/** What pages offer and say of a table depends on where it is. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../src/device/asking';
import { api } from '../src/kit/api';
import Agreed from '../src/kit/Agreed.svelte';
import ForkDialog from '../src/kit/ForkDialog.svelte';
import { loadWords } from '../src/kit/words.svelte';

beforeEach(() => loadWords());
afterEach(cleanup);
HTMLDialogElement.prototype.showModal ??= () => {};
HTMLDialogElement.prototype.close ??= () => {};

async function offered(table: string, levels: string[]) {
  vi.spyOn(api, 'games').mockResolvedValue([{ key: 'sylve', levels }] as never);
  const { container } = render(ForkDialog, { table, game: 'sylve', number: 3, count: 2, mine: 0, onclose: () => {} });
  await vi.waitFor(() => expect(api.games).toHaveResolved());
  const select = container.querySelectorAll<HTMLSelectElement>('.seats li select')[1];
  return { chosen: select.value, kinds: [...select.options].map(({ value }) => value) };
}

test('at a server friends may come by a link', async () => {
  expect((await offered('t1', [])).kinds).toContain('open');
});

test('on this device nobody does: a seat would stay empty for ever', async () => {
  const found = await offered('device-1', []);
  expect(found.kinds).not.toContain('open');
  expect(found.chosen).toBe('hotseat');
});

test('of a table on this device nobody says that a server drew its cards, or that it is not rated', async () => {
  const draw = { commitment: 'c', half: null, halves: [], seed: null, chosen: false };
  const said = async (table: string) => {
    const { container } = render(Agreed, { info: { table, draw, allows: { hints: true, forks: true } } } as never);
    await new Promise((done) => setTimeout(done));
    return container.textContent;
  };
  const there = await said('t1');
  expect(there).toContain('Not rated');
  expect(there).toContain('server');
  const here = await said('device-1');
  expect(here).not.toContain('Not rated');
  expect(here).not.toContain('server');
  expect(here).toContain('Hints');
});

test.each([
  ['Load it', true],
  ['Not now', false],
  ['Close', false],
])('whoever pays for the line reads how much it is, and answers: %s', async (name, yes) => {
  const asked = ask(8);
  const dialog = await vi.waitFor(() => document.querySelector('dialog') ?? expect.fail('no question'));
  expect(dialog.textContent).toContain('about 8 MB');
  [...dialog.querySelectorAll('button')].find((button) => button.textContent?.trim() === name)?.click();
  expect(await asked).toBe(yes);
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});
