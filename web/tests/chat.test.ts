import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Chat from '../src/kit/Chat.svelte';
import { loadWords } from '../src/kit/words.svelte';

test('a spectator is marked as one, whatever the name', async () => {
  await loadWords('builders').catch(() => {});
  const at = '2026-01-01T00:00:00Z';
  const lines = [
    { seat: 0, nickname: 'Ada', text: 'one', at, spectator: false },
    { seat: null, nickname: 'Eve', text: 'two', at, spectator: true },
    { seat: null, nickname: null, text: 'three', at, spectator: true },
  ];
  const { container } = render(Chat, { lines, can: false, onsay: () => {} });
  const said = [...container.querySelectorAll('.lines p')].map((line) => line.textContent!.replace(/\s+/g, ' ').trim());
  expect(said).toEqual(['Ada one', 'Eve (spectator) two', 'A spectator three']);
});
