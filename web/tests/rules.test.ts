import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import RulesPanel from '../src/kit/RulesPanel.svelte';
import { api } from '../src/kit/api';
import { settings } from '../src/kit/settings.svelte';
import { loadWords, say } from '../src/kit/words.svelte';

const sections = [
  {
    number: '5.5',
    level: 2,
    title: 'Plan',
    blocks: [
      { kind: 'text' as const, number: 'R1', text: 'First rule.' },
      { kind: 'code' as const, text: 'x=0  x=1\nf01  f02' },
    ],
  },
];

async function panel(spoken: 'en' | 'fr') {
  vi.spyOn(api, 'book').mockRejectedValue(new Error('no rulebook for players yet'));
  vi.spyOn(api, 'rules').mockResolvedValue({ game: 'builders', language: spoken, sections });
  await loadWords('builders');
  render(RulesPanel, { game: 'builders' });
  await screen.findByText('First rule.');
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  settings.language = 'en';
});

describe('the rules', () => {
  test.each([
    ['fr', 'fr', false],
    ['en', 'en', false],
    ['fr', 'en', true],
  ] as const)('asked for in %s and given in %s: said is %s', async (asked, given, said) => {
    settings.language = asked;
    await panel(given);
    expect(screen.queryByText(say('rules-english')) !== null).toBe(said);
  });

  test('a map keeps its lines', async () => {
    await panel('en');
    expect(document.querySelector('pre')?.textContent).toBe('x=0  x=1\nf01  f02');
  });
});
