/** Without a server the school on this device answers, and says why if it cannot. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Trouble } from '../src/kit/api';
import { away } from '../src/kit/away.svelte';
import { Unable } from '../src/kit/houses';
import { belongings, remember } from '../src/kit/storage';

const house = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('../src/device/house', () => house);

const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
const asked = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  away.now = false;
  asked.mockReset();
  house.request.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('a server that answers is asked alone', async () => {
  asked.mockResolvedValue(answer({ lessons: [] }));
  expect(await api.lessons('builders')).toEqual({ lessons: [] });
  expect(asked.mock.calls[0][0]).toBe('/api/games/builders/lessons');
  expect(house.request).not.toHaveBeenCalled();
});

test('without a line the same is asked here', async () => {
  asked.mockRejectedValue(new TypeError('no line'));
  house.request.mockResolvedValue(answer({ step: 1 }));
  expect(await api.scene('sylve', 'puzzle-3', ['a', 'b'])).toEqual({ step: 1 });
  expect(house.request.mock.calls[0][0]).toBe('/scenes/sylve/puzzle-3?actions=a%2Cb');
  expect(away.now).toBe(true);
});

test('what the server refuses is not asked again', async () => {
  asked.mockResolvedValue({ ok: false, status: 404, json: async () => ({ code: 'unknown_scene' }) });
  await expect(api.scene('sylve', 'puzzle-99', [])).rejects.toBeInstanceOf(Trouble);
  expect(house.request).not.toHaveBeenCalled();
});

test('the shelf loads nothing large for its puzzle', async () => {
  asked.mockRejectedValue(new TypeError('no line'));
  await expect(api.today()).rejects.toBeInstanceOf(Trouble);
  expect(house.request).not.toHaveBeenCalled();
});

test('a device that cannot play says why', async () => {
  house.request.mockRejectedValue(new Unable('device-keeps-nothing'));
  const failed = await api.make({ game: 'builders', seats: [], nickname: 'Ada' }, true).catch((error) => error);
  expect((failed as Trouble).said).toEqual({ id: 'device-keeps-nothing' });
});

test('a table on this device is never forgotten for newer ones', () => {
  remember('device-old', { tokens: { 0: 'a' } });
  remember('server-old', { tokens: { 0: 'b' } });
  vi.useFakeTimers({ now: Date.now() + 1000 });
  for (let k = 0; k < 60; k++) remember(`newer-${k}`, { tokens: { 0: 'c' } });
  vi.useRealTimers();
  expect(belongings('device-old').tokens).toEqual({ 0: 'a' });
  expect(belongings('server-old').tokens).toEqual({});
});
