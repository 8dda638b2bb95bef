/** One's account: what cannot be taken back is asked about once. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account as Shown } from '../src/kit/generated';
import { atHome } from '../src/kit/home.svelte';
import { people } from '../src/kit/people';
import { loadWords } from '../src/kit/words.svelte';
import Account from '../src/people/Account.svelte';

const ada = { id: 'a', name: 'Ada', created: '2026-01-01T10:00:00Z', settings: {} };
const shown = {
  person: ada,
  passkeys: [{ id: 'k', label: 'Phone', created: ada.created, used: ada.created }],
  logins: [],
  codes: 8,
} as unknown as Shown;

beforeEach(async () => {
  await loadWords();
  vi.stubGlobal('fetch', () => new Promise(() => {})); // calendar and notices are not looked at here
  vi.spyOn(people, 'account').mockResolvedValue(shown);
  atHome.person = ada;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  atHome.person = null;
});

test('a passkey is removed, and codes are made worthless, at the second click', async () => {
  const removed = vi.spyOn(people, 'removePasskey').mockResolvedValue(undefined as never);
  const renewed = vi.spyOn(people, 'newCodes').mockResolvedValue({ codes: ['A'] });
  const oncodes = vi.fn();
  render(Account, { person: ada, oncodes });
  const plain = (text: string) => text.replace(/[⁨⁩]/g, '');
  const button = (name: string) => screen.findByRole('button', { name: (found) => plain(found) === name });

  await fireEvent.click(await button('Remove: Phone'));
  expect(removed).not.toHaveBeenCalled();
  await fireEvent.click(await button('New recovery codes')); // something else is asked about instead
  expect(renewed).not.toHaveBeenCalled();
  await fireEvent.click(await button('Really? The old codes stop working'));
  await vi.waitFor(() => expect(oncodes).toHaveBeenCalledWith(['A']));
  await fireEvent.click(await button('Remove: Phone'));
  await fireEvent.click(await button('Really remove it? Phone'));
  await vi.waitFor(() => expect(removed).toHaveBeenCalledWith('k'));
});

test('whoever has no way back in is told, and nobody else', async () => {
  const { unmount } = render(Account, { person: ada, oncodes: () => {} });
  await screen.findByText('8 recovery codes left.', { normalizer: (text) => text.replace(/[⁨⁩]/g, '') });
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  vi.mocked(people.account).mockResolvedValue({ ...shown, passkeys: [], codes: 0 });
  render(Account, { person: ada, oncodes: () => {} });
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing would let you back in');
});
