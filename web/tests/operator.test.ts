import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { atHome } from '../src/kit/home.svelte';
import { loadWords } from '../src/kit/words.svelte';
import Operator from '../src/pages/Operator.svelte';

const report = {
  id: 7,
  kind: 'line',
  table: 't',
  game: 'builders',
  seat: 1,
  line: 4,
  name: 'Bob',
  person: 'p',
  account: 'Bob',
  reporter: 'Ada',
  reason: 'rude',
  lines: [{ number: 4, at: '2026-01-01T10:00:00Z', seat: 1, nickname: 'Bob', text: 'oh', reported: true }],
  address: null,
  at: '2026-01-01T10:00:00Z',
  done: null,
  outcome: null,
  earlier: 0,
  sanctions: [],
};

vi.mock('../src/kit/passkeys', () => ({ shownCredential: async () => ({}), impossible: () => null }));
vi.mock('../src/people/circle', () => ({
  operator: {
    home: async () => ({ operator: true }),
    enter: async () => ({ token: 'x', expires: '' }),
    reports: async () => ({ reports: [report], page: 1, more: false }),
  },
}));

test('an operator shows the passkey, and sees reports with what can be done about them', async () => {
  await loadWords();
  atHome.person = { id: 'o', name: 'Olga', created: '', settings: {} };
  render(Operator);
  (await screen.findByRole('button', { name: 'Show my passkey' })).click();
  const shown = await screen.findByRole('article', { name: 'Report 7' });
  expect(shown.textContent).toContain('rude');
  const deeds = [...shown.querySelectorAll('button')].map((button) => button.textContent?.trim());
  expect(deeds).toEqual([
    'Dismiss',
    'Mute',
    'Rename',
    'Delete the line',
    'Close the table',
    'Ban',
    'Delete the account',
  ]);
});
