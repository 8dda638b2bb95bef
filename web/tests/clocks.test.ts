import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Agreed from '../src/kit/Agreed.svelte';
import ClockFace from '../src/kit/ClockFace.svelte';
import { figures, leftOf, paceWords, spanWords, told, usualReserve } from '../src/kit/clocks';
import type { WantedPace } from '../src/kit/generated';
import { settings } from '../src/kit/settings.svelte';
import { sound } from '../src/kit/sound';
import { dayIn } from '../src/kit/times';
import { loadWords, onShelf } from '../src/kit/words.svelte';
import CalendarSettings from '../src/people/CalendarSettings.svelte';
import NoticeSettings from '../src/people/NoticeSettings.svelte';
import Holder from './PaceHolder.svelte';

beforeEach(() => loadWords());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LIVE = { kind: 'live', free: 20, reserve: 600, then: 'bot', level: 'oak' } as const;

describe('time in figures and words', () => {
  test('is never more than there is', () => {
    expect(figures(0.9)).toBe('0:00');
    expect(figures(119.9)).toBe('1:59');
    expect(figures(3600)).toBe('60:00');
    expect(figures(7200)).toBe('2 h');
    expect(figures(2 * 86400 - 1)).toBe('47 h');
    expect(figures(2 * 86400)).toBe('2 d');
    expect(spanWords(86400)).toBe('1 day');
    expect(spanWords(3600)).toBe('1 hour');
    expect(spanWords(59)).toBe('59 seconds');
  });

  test('what a table agreed on, in both languages', async () => {
    expect(paceWords(LIVE)).toBe('20 seconds per decision, 10 minutes in reserve');
    expect(paceWords({ ...LIVE, kind: 'turns', free: 3 * 86400, reserve: 0 })).toBe('3 days per turn');
    settings.language = 'fr';
    await loadWords();
    expect(paceWords(LIVE)).toBe('20 secondes par décision, 10 minutes de réserve');
    settings.language = 'en';
  });

  test('a day is that of the place', () => {
    const noon = new Date('2026-03-28T12:30:00Z');
    expect(dayIn('Pacific/Auckland', noon)).toBe('2026-03-29');
    expect(dayIn('America/Los_Angeles', new Date('2026-03-28T03:00:00Z'))).toBe('2026-03-27');
    expect(dayIn('UTC', noon)).toBe('2026-03-28');
  });

  test('a longer game has more in reserve', () => {
    expect(usualReserve('20 minutes per player')).toBe(5 * 60);
    expect(usualReserve('60 to 100 minutes')).toBe(25 * 60);
    for (const game of ['builders', 'sylve', 'tiletum', 'tree_society', 'sylvan_tactics'])
      expect(onShelf(game).length).toMatch(/\d/);
  });

  test('only the clock that runs counts down, from when it was heard', () => {
    const clocks = { running: 1, left: [30, 12, null], reserve: [10, 0, 0], at: 1000 };
    expect([0, 1, 2].map((seat) => leftOf(clocks, seat, 3500))).toEqual([30, 9.5, null]);
    expect(leftOf(clocks, 1, 60_000)).toBe(0);
    expect(told(null)).toBeNull();
  });
});

describe('a clock', () => {
  const face = (left: number, mine = true) =>
    render(ClockFace, {
      clocks: { running: 0, left: [left, 300], reserve: [0, 0], at: performance.now() },
      seat: 0,
      mine,
    });

  test('counts down, turns red when it is low, is heard at ten seconds and read out politely', async () => {
    vi.useFakeTimers();
    const hurry = vi.spyOn(sound, 'hurry').mockImplementation(() => {});
    const { container } = face(32);
    const clock = screen.getByRole('timer');
    expect(clock.textContent).toBe('0:32');
    expect(clock.classList.contains('low')).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(clock.textContent).toBe('0:29');
    const said = container.querySelector('[aria-live=polite]')!;
    expect(said.textContent).toBe('You have 30 seconds left.');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(clock.textContent).toBe('0:10');
    expect(clock.classList.contains('low')).toBe(true);
    expect(hurry).toHaveBeenCalledTimes(1);
    expect(said.textContent).toBe('You have 10 seconds left.');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(clock.textContent).toBe('0:00');
    expect(hurry).toHaveBeenCalledTimes(1);
  });

  test('of somebody else says nothing', async () => {
    vi.useFakeTimers();
    const hurry = vi.spyOn(sound, 'hurry').mockImplementation(() => {});
    hurry.mockClear();
    const { container } = face(12, false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(container.querySelector('[aria-live]')).toBeNull();
    expect(hurry).not.toHaveBeenCalled();
  });
});

describe('choosing a pace', () => {
  const chosen = async (deeds: () => Promise<void>): Promise<WantedPace | null> => {
    const seen = vi.fn();
    render(Holder, { onpace: seen });
    await deeds();
    await tick();
    return seen.mock.lastCall![0] as WantedPace | null;
  };
  const radio = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

  test('none at first', async () => {
    expect(await chosen(async () => {})).toBeNull();
  });

  test('live, with own figures that are kept within what is possible', async () => {
    const pace = await chosen(async () => {
      await radio(/^Live/);
      await fireEvent.change(screen.getByRole('combobox', { name: 'Pace' }), { target: { value: 'own' } });
      await fireEvent.input(screen.getByRole('spinbutton', { name: /Seconds/ }), { target: { value: '2' } });
      await fireEvent.input(screen.getByRole('spinbutton', { name: /Minutes/ }), { target: { value: '7' } });
    });
    expect(pace).toEqual({ kind: 'live', free: 5, reserve: 420, then: 'bot', level: 'birch' });
  });

  test('by turns of days, and what happens then', async () => {
    const pace = await chosen(async () => {
      await radio(/^Turn by turn/);
      await fireEvent.change(screen.getByRole('combobox', { name: 'Time per turn' }), {
        target: { value: '259200' },
      });
      await fireEvent.change(screen.getByRole('combobox', { name: 'When time is up' }), {
        target: { value: 'resign' },
      });
    });
    expect(pace).toEqual({ kind: 'turns', free: 259200, reserve: 0, then: 'resign', level: 'birch' });
  });

  test('is told in the waiting room', () => {
    const info = { table: 't', allows: { hints: true, forks: true }, draw: null, pace: LIVE };
    render(Agreed, { info } as never);
    expect(screen.getByText('20 seconds per decision, 10 minutes in reserve.')).toBeTruthy();
    expect(screen.getByText(/a bot plays on until the player is back/)).toBeTruthy();
  });
});

describe('one’s home', () => {
  const answers = (found: Record<string, unknown>) => {
    const asked = vi.fn(async (path: string | URL | Request, init?: RequestInit) => {
      const key = `${init?.method ?? 'GET'} ${String(path).replace(/.*\/api/, '')}`;
      return new Response(JSON.stringify(found[key] ?? {}), { status: key in found ? 200 : 404 });
    });
    vi.stubGlobal('fetch', asked);
    return asked;
  };
  /** What was sent by the first request of this method, as soon as there is one. */
  const sent = (asked: ReturnType<typeof answers>, method: string): Promise<unknown> =>
    vi.waitFor(() => JSON.parse(String(asked.mock.calls.find(([, init]) => init?.method === method)![1]!.body)));

  test('quiet hours and holidays are kept', async () => {
    const calendar = { zone: 'UTC', quiet: null, holidays: [], days_left: 28, days: 28 };
    const asked = answers({ 'GET /me/calendar': calendar, 'PUT /me/calendar': { ...calendar, zone: 'Europe/Paris' } });
    render(CalendarSettings);
    await fireEvent.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Keep these hours' }));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(await sent(asked, 'PUT')).toEqual({ zone, quiet: { begin: 1320, end: 480 }, holidays: [] });
    expect(screen.getByText('28 of 28 days left this year.')).toBeTruthy();
  });

  test('channels are shown, tried and added', async () => {
    const channel = { id: 'c', kind: 'email', label: 'ada@mail.example', created: '', confirmed: false, trouble: null };
    const notices = { push: 'key', email: true, kinds: ['turn'], language: 'en', channels: [channel] };
    const asked = answers({ 'GET /me/notices': notices, 'POST /me/channels': notices, 'PUT /me/notices': notices });
    render(NoticeSettings);
    expect(await screen.findByText('ada@mail.example')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Try it/ })).toBeNull();
    expect(screen.getByLabelText('Code from the e-mail')).toBeTruthy();
    await fireEvent.click(screen.getByRole('checkbox', { name: 'a game is over' }));
    expect(await sent(asked, 'PUT')).toEqual({ kinds: ['turn', 'over'], language: 'en' });
  });
});
