import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Houses from '../src/kit/houses';
import { lineTo } from '../src/kit/houses';
import { LiveTable, Refusal } from '../src/kit/live.svelte';
import { notices } from '../src/kit/notices.svelte';
import { forget, remember } from '../src/kit/storage';
import type { View } from '../src/kit/types';

vi.mock('../src/kit/houses', async (original) => {
  const houses = await original<typeof Houses>();
  return { ...houses, lineTo: vi.fn(houses.lineTo) };
});

/** A socket whose other end is the test. */
class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; why?: string }) => {};
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const view = (number: number) => ({ number, you: 0 }) as unknown as View;
const line = (number: number, id = `l${number}`) => ({ number, turn: 1, seat: 0, words: { id } });
const state = (version: number, number = version) => ({
  type: 'state',
  version,
  table: { seats: [{ seat: 0 }, { seat: 1 }] },
  seats: [0],
  views: { '0': view(number) },
  log: { '0': [line(1), line(2)] },
  chat: [],
});

let live: LiveTable;
beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  localStorage.clear();
  remember('t', { tokens: { 0: 'secret' } });
  live = new LiveTable('t');
  Socket.all[0].onopen();
});
afterEach(() => {
  live.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live table', () => {
  test('says that a move of a bot could not be kept here, and does not come back at once', () => {
    Socket.all[0].say(state(1));
    Socket.all[0].say({ type: 'refused', code: 'device_storage', wait: null });
    expect(notices.map(({ bad }) => bad)).toEqual([true]);
    Socket.all[0].close(4013);
    vi.advanceTimersByTime(7_000);
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(Socket.all).toHaveLength(2);
  });

  test('a table that another window has changed is opened again at once, and no line is lost', () => {
    vi.mocked(lineTo).mockImplementation((table) => new Socket(table) as never);
    const device = new LiveTable('device-t');
    Socket.all[1].say(state(1));
    Socket.all[1].close(1012);
    expect([device.contact, Socket.all.length]).toEqual(['open', 3]);
    device.leave();
    vi.mocked(lineTo).mockReset();
  });

  test('says that the last of a table on this device could not be read', () => {
    Socket.all[0].say({ type: 'refused', code: 'device_cut', wait: null });
    expect(notices.map(({ text }) => text)).toEqual(['refused-device-cut']);
  });

  test('a table that will not open here says why, and does not try again', () => {
    Socket.all[0].onclose({ code: 1006, why: 'device-declined' });
    expect(live.closed).toEqual({ id: 'device-declined' });
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });

  test('puts differences into its view, step by step, and leaves the rest as it is', () => {
    const before = { number: 1, you: 0, deck: { left: 4 }, players: [{ coins: 1 }, { coins: 2 }] } as unknown as View;
    Socket.all[0].say({ ...state(1), views: { '0': before } });
    const passed = { number: 2, 'players.1': { coins: 5 } };
    Socket.all[0].say({ type: 'update', version: 2, changes: { '0': [passed, { 'players.0.coins': 0 }] } });
    expect(live.news.at(-1)!.steps['0']).toEqual([{ ...before, number: 2, players: [{ coins: 1 }, { coins: 5 }] }]);
    expect(live.views['0']).toEqual({ ...before, number: 2, players: [{ coins: 0 }, { coins: 5 }] });
    const deck = (view: View) => (view as unknown as { deck: object }).deck;
    expect(deck(live.views['0'])).toBe(deck(live.news.at(-1)!.steps['0'][0]));
  });

  test('greets with its tokens and takes the state', () => {
    expect(Socket.all[0].sent[0]).toMatchObject({ type: 'hello', tokens: ['secret'], version: null });
    Socket.all[0].say(state(5));
    expect([live.contact, live.version, live.views['0'].number]).toEqual(['open', 5, 5]);
  });

  test('takes updates in order, once', () => {
    Socket.all[0].say(state(5));
    const update = { type: 'update', version: 6, views: { '0': view(6) }, log: { '0': [line(3)] }, log_from: 2 };
    Socket.all[0].say(update);
    Socket.all[0].say(update);
    expect(live.logs['0'].map((each) => each.number)).toEqual([1, 2, 3]);
  });

  test('an undo takes lines back', () => {
    Socket.all[0].say(state(5));
    Socket.all[0].say({ type: 'update', version: 6, views: { '0': view(1) }, log: { '0': [] }, log_from: 1 });
    expect(live.logs['0'].map((each) => each.number)).toEqual([1]);
  });

  test('a seat that comes to this browser while the table is open is said at once, and so is one that is given up', () => {
    const hello = () => Socket.all[0].sent.filter((each) => each.type === 'hello').at(-1);
    remember('t', { tokens: { 1: 'another' } });
    expect(hello()).toMatchObject({ tokens: ['secret', 'another'] });
    forget('t', 0);
    expect(hello()).toMatchObject({ tokens: ['another'] });
    const said = Socket.all[0].sent.length;
    remember('t', { half: 'ab' });
    remember('elsewhere', { tokens: { 0: 'x' } });
    expect(Socket.all[0].sent.length).toBe(said);
  });

  test('a gap is answered with another hello', () => {
    Socket.all[0].say(state(5));
    Socket.all[0].say({ type: 'update', version: 8, views: { '0': view(8) } });
    expect(live.views['0'].number).toBe(5);
    expect(Socket.all[0].sent.at(-1)).toMatchObject({ type: 'hello', version: 5 });
  });

  test('comes back by itself, and sends a move again that was never answered', async () => {
    Socket.all[0].say(state(5));
    const answer = live.play(view(5), 0, 42);
    Socket.all[0].close();
    expect(live.contact).toBe('lost');
    vi.advanceTimersByTime(500);
    Socket.all[1].onopen();
    Socket.all[1].say(state(5));
    expect(Socket.all[1].sent.at(-1)).toMatchObject({ type: 'play', action: 42, number: 5 });
    Socket.all[1].say({ type: 'done', request: Socket.all[1].sent.at(-1)!.request, version: 6 });
    await expect(answer).resolves.toMatchObject({ type: 'done' });
  });

  test('a move that had arrived before the line broke is not sent twice', async () => {
    Socket.all[0].say(state(5));
    const answer = live.play(view(5), 0, 42);
    Socket.all[0].close();
    vi.advanceTimersByTime(500);
    Socket.all[1].onopen();
    Socket.all[1].say(state(6, 6));
    expect(Socket.all[1].sent.filter((each) => each.type === 'play')).toEqual([]);
    await expect(answer).resolves.toBeDefined();
  });

  test('a refusal is thrown with its code', async () => {
    Socket.all[0].say(state(5));
    const answer = live.undo(view(5), 0);
    Socket.all[0].say({ type: 'refused', request: Socket.all[0].sent.at(-1)!.request, code: 'no_undo', reason: 'no' });
    await expect(answer).rejects.toBeInstanceOf(Refusal);
  });

  test('a hello that was one too many is said again when it may be', () => {
    const hellos = () => Socket.all[0].sent.filter((each) => each.type === 'hello').length;
    const before = hellos();
    Socket.all[0].say({ type: 'refused', request: null, code: 'too_fast', reason: 'wait', wait: 3 });
    vi.advanceTimersByTime(2_900);
    expect(hellos()).toBe(before);
    vi.advanceTimersByTime(200);
    expect(hellos()).toBe(before + 1);
  });

  test('where too many watch, nobody knocks on and on', () => {
    Socket.all[0].say({ type: 'refused', request: null, code: 'full', reason: 'full', wait: 30 });
    Socket.all[0].close(4013);
    vi.advanceTimersByTime(60_000);
    expect([live.closed?.id, Socket.all.length]).toEqual(['refused-full', 1]);
  });

  test('an unknown table is not tried again', () => {
    Socket.all[0].close(4004);
    vi.advanceTimersByTime(60_000);
    expect([live.closed?.id, Socket.all.length]).toEqual(['refused-unknown-table', 1]);
  });

  test('silence is noticed', () => {
    Socket.all[0].say(state(5));
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBeGreaterThan(1);
  });

  test('presence changes who is there', () => {
    Socket.all[0].say(state(5));
    Socket.all[0].say({ type: 'presence', seats: [true, false], spectators: 3 });
    expect(live.info?.seats.map((seat) => seat.present)).toEqual([true, false]);
    expect(live.info?.spectators).toBe(3);
  });
});
