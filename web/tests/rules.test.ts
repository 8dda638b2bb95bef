import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import RulesPanel from '../src/kit/RulesPanel.svelte';
import { api } from '../src/kit/api';
import { explained } from '../src/kit/pieces.svelte';
import { Play } from '../src/kit/play.svelte';
import { settings } from '../src/kit/settings.svelte';
import type { View } from '../src/kit/types';
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

async function panel(spoken: 'en' | 'fr', onlook?: () => void) {
  vi.spyOn(api, 'book').mockRejectedValue(new Error('no rulebook for players yet'));
  vi.spyOn(api, 'rules').mockResolvedValue({ game: 'builders', language: spoken, sections });
  await loadWords('builders');
  render(RulesPanel, { game: 'builders', onlook });
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

  test('a rule shows the things on the table whose help names it', async () => {
    const play = new Play({ game: 'builders', choices: [], players: [] } as unknown as View, []);
    const things = [['R1', 'R2'], ['R1'], ['R9']].map((rules) => {
      const thing = document.body.appendChild(document.createElement('div'));
      thing.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
      const leave = explained(play, () => ({ title: '', text: '', rules }))(thing);
      return { thing, leave };
    });
    const onlook = vi.fn();
    await panel('en', onlook);
    await fireEvent.click(await screen.findByRole('button', { name: `${say('rule-places', { count: 2 })}: R1` }));
    expect(onlook).toHaveBeenCalledOnce();
    expect(things.map(({ thing }) => thing.hasAttribute('data-lit'))).toEqual([true, true, false]);
    for (const { thing, leave } of things) {
      leave();
      thing.remove();
    }
    cleanup();
    await panel('en', onlook);
    expect(screen.queryByRole('button', { name: /R1$/ }), 'nothing in sight, nothing to show').toBeNull();
  });

  test('a map keeps its lines', async () => {
    await panel('en');
    expect(document.querySelector('pre')?.textContent).toBe('x=0  x=1\nf01  f02');
  });
});
