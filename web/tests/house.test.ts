/** The house on this device begins when it is wanted, or says why it cannot. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Unable } from '../src/kit/houses';
import { arriving } from '../src/device/arriving.svelte';

const told: string[] = [];
class Worker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage({ id, ...asked }: { id: number; do: string; path?: string }) {
    told.push(asked.path ?? asked.do);
    const answer = asked.do === 'fetch' ? { status: 200, body: { path: asked.path } } : null;
    setTimeout(() => this.onmessage?.({ data: { tell: 'answer', id, answer } }));
  }
  terminate() {}
}

async function house() {
  vi.resetModules();
  return import('../src/device/house');
}
const failed = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error) => (error as Unable).id,
  );

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no line')));
  vi.stubGlobal('DecompressionStream', class {});
});
afterEach(() => vi.unstubAllGlobals());

test('it is loaded once, for whatever is asked first', async () => {
  const { request } = await house();
  const answers = await Promise.all([request('/puzzles', {}), request('/tables', { method: 'POST', body: '{}' })]);
  expect(await answers[0].json()).toEqual({ path: '/puzzles' });
  expect(told).toEqual(['begin', '/puzzles', '/tables']);
});

test('a browser that keeps nothing teaches, and opens no table', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { request, imported } = await house();
  expect((await request('/scenes/sylve/E1', {})).ok).toBe(true);
  expect(await failed(request('/tables', { method: 'POST', body: '{}' }))).toBe('device-keeps-nothing');
  expect(await failed(imported({}))).toBe('device-keeps-nothing');
});

test('a browser without WebAssembly is told so before anything is loaded', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  const { request } = await house();
  expect(await failed(request('/puzzles', {}))).toBe('device-too-old');
  expect(told).toEqual([]);
});

test('on a metered line somebody is asked first, and asked again after a no', async () => {
  vi.stubGlobal('navigator', { connection: { type: 'cellular' }, languages: ['en'], language: 'en' });
  const parts = { python: 'p/', loader: 1_200_000, parts: [{ name: 'a', file: 'a', size: 6_500_000 }] };
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => Response.json(parts)),
  );
  const asked = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
  vi.stubGlobal('confirm', asked);
  const { request } = await house();
  expect(await failed(request('/puzzles', {}))).toBe('device-declined');
  expect(told).toEqual([]);
  expect((await request('/puzzles', {})).ok).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what has failed is said where somebody waits', () => {
  arriving.end('device-too-old');
  expect([arriving.state, arriving.trouble]).toEqual(['failed', 'device-too-old']);
});
