/** The house on this device begins when it is wanted, or says why it cannot. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Unable } from '../src/kit/houses';
import { arriving } from '../src/device/arriving.svelte';

const told: string[] = [];
const begun: { frugal?: boolean }[] = [];
class Worker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage({ id, ...asked }: { id: number; do: string; path?: string; frugal?: boolean }) {
    told.push(asked.path ?? asked.do);
    if (asked.do === 'begin') begun.push(asked);
    const answer = asked.do === 'fetch' ? { status: 200, body: { path: asked.path } } : true;
    setTimeout(() => this.onmessage?.({ data: { tell: 'answer', id, answer } }));
  }
  terminate() {}
}

async function house() {
  vi.resetModules();
  return import('../src/device/house');
}
const line = () => ({
  readyState: 0,
  onclose: vi.fn<(event: { code: number; why?: string }) => void>(),
  onopen: null,
  onmessage: null,
  send() {},
  close() {},
});
const failed = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error) => (error as Unable).id,
  );

beforeEach(() => {
  told.length = begun.length = 0;
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no line')));
  vi.stubGlobal('DecompressionStream', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../src/device/asking');
});

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

test('a host that forbids WebAssembly is named, before anything is loaded', async () => {
  const forbids = class {
    constructor() {
      throw new EvalError('violates the Content Security Policy');
    }
  };
  vi.stubGlobal('WebAssembly', { ...WebAssembly, Module: forbids });
  const { request } = await house();
  expect(await failed(request('/puzzles', {}))).toBe('device-forbidden');
  expect(told).toEqual([]);
});

const COSTLY = [{ type: 'cellular' }, { saveData: true }, { effectiveType: '2g' }];
test.each(COSTLY)('on a line like %o somebody is asked first, and asked again after a no', async (connection) => {
  vi.stubGlobal('navigator', { connection, languages: ['en'], language: 'en' });
  const parts = { python: 'p/', loader: 200_000, beyond: 900_000, parts: [{ name: 'a', file: 'a', size: 6_500_000 }] };
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => Response.json(parts)),
  );
  const asked = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  vi.doMock('../src/device/asking', () => ({ ask: asked }));
  const { request } = await house();
  expect(await failed(request('/puzzles', {}))).toBe('device-declined');
  expect(told).toEqual([]);
  expect((await request('/puzzles', {})).ok).toBe(true);
  expect(asked.mock.calls).toEqual([[8], [8]]); // megabytes
});

test('whoever pays for the line and has everything is asked nothing, and loads nothing new', async () => {
  const parts = JSON.stringify({ python: 'p/', loader: 1, scripts: [], parts: [] });
  const match = async (address: string) => (address.endsWith('parts.json') ? new Response(parts) : undefined);
  vi.stubGlobal('caches', { open: async () => ({ match, keys: async () => [], put: async () => {} }) });
  vi.stubGlobal('navigator', { connection: { saveData: true }, languages: ['en'], language: 'en' });
  const [asked, loaded] = [vi.fn(), vi.fn().mockRejectedValue(new TypeError('it costs'))];
  vi.doMock('../src/device/asking', () => ({ ask: asked }));
  vi.stubGlobal('fetch', loaded);
  const { request } = await house();
  expect((await request('/puzzles', {})).ok).toBe(true);
  await new Promise((done) => setTimeout(done, 20));
  expect(begun.map(({ frugal }) => frugal)).toEqual([true]);
  expect(asked).not.toHaveBeenCalled();
  expect(loaded).not.toHaveBeenCalled();
});

test('a browser is asked to keep games before the first is opened, and for nothing less', async () => {
  const persist = vi.fn().mockResolvedValue(true);
  vi.stubGlobal('navigator', { storage: { persist }, languages: ['en'], language: 'en' });
  const { request, imported } = await house();
  await request('/puzzles', {});
  await request('/tables/device-1/history', {});
  expect(persist).not.toHaveBeenCalled();
  await request('/tables', { method: 'POST', body: '{}' });
  await request('/tables/device-1/fork', { method: 'POST', body: '{}' });
  await imported({});
  expect(persist).toHaveBeenCalledTimes(3);
});

test('a Python that answers nothing any more is started again', async () => {
  const { keep } = await import('../src/device/drawers');
  await keep([{ table: 'device-1', row: {}, events: [], snapshots: [], about: { game: 'sylve' } }]);
  const { request, connect } = await house();
  const made = vi.fn();
  class Dying extends Worker {
    constructor() {
      super();
      made();
    }
    postMessage(asked: { id: number; do: string; path?: string }) {
      if (asked.path === '/puzzles' && made.mock.calls.length === 1)
        setTimeout(() => this.onmessage?.({ data: { tell: 'broken', message: 'out of memory' } }));
      else super.postMessage(asked);
    }
  }
  vi.stubGlobal('Worker', Dying);
  const open = line();
  await connect('device-1', open);
  expect(open.readyState).toBe(1);
  await expect(request('/puzzles', {})).rejects.toThrow('out of memory');
  expect(open.onclose).toHaveBeenCalledWith({ code: 1006 });
  expect((await request('/puzzles', {})).ok).toBe(true);
  expect(made).toHaveBeenCalledTimes(2);
});

test('nothing is loaded for a table that is not kept here', async () => {
  const { connect } = await house();
  const elsewhere = line();
  await connect('device-elsewhere', elsewhere);
  expect(elsewhere.onclose).toHaveBeenCalledWith({ code: 4004 });
  expect(told).toEqual([]);
});

test('a table that is damaged says so, and is not tried again', async () => {
  const { keep } = await import('../src/device/drawers');
  await keep([{ table: 'device-3', row: {}, events: [], snapshots: [], about: { game: 'sylve' } }]);
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      postMessage(asked: { id: number; do: string }) {
        if (asked.do !== 'connect') return super.postMessage(asked);
        const answer = { status: 500, body: { code: 'damaged', message: 'This table is damaged.' } };
        setTimeout(() => this.onmessage?.({ data: { tell: 'answer', id: asked.id, answer } }));
      }
    },
  );
  const { connect } = await house();
  const broken = line();
  await connect('device-3', broken);
  expect(broken.onclose).toHaveBeenCalledWith({ code: 1000, why: 'refused-damaged' });
});

test('a table that cannot be opened here says why, and is not tried again; without a line it is', async () => {
  const { keep } = await import('../src/device/drawers');
  await keep([{ table: 'device-2', row: {}, events: [], snapshots: [], about: { game: 'sylve' } }]);
  vi.resetModules();
  const { lineTo } = await import('../src/kit/houses');
  const closed = () => {
    const way = lineTo('device-2');
    return new Promise((done) => (way.onclose = done));
  };
  vi.stubGlobal('navigator', { connection: { saveData: true }, languages: ['en'], language: 'en' });
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => Response.json({ python: 'p/', loader: 1, parts: [] })),
  );
  const ask = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  vi.doMock('../src/device/asking', () => ({ ask }));
  expect(await closed()).toEqual({ code: 1006, why: 'device-declined' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      postMessage({ id }: { id: number }) {
        setTimeout(() => this.onmessage?.({ data: { tell: 'failed', id, message: 'no line' } }));
      }
    },
  );
  expect(await closed()).toEqual({ code: 1006, why: undefined });
});

test('what has failed is said where somebody waits', () => {
  arriving.end('device-too-old');
  expect([arriving.state, arriving.trouble]).toEqual(['failed', 'device-too-old']);
});
