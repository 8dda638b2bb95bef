/** The worker behind tables on this device, with a Python that says what a test wants. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawer, keep, remove } from '../src/device/drawers';
import type { Asked, Told } from '../src/device/talk';

const python = vi.hoisted(() => {
  const outcome = (answer: unknown, more = {}) => JSON.stringify({ answer, keep: [], send: [], due: null, ...more });
  return { outcome, asked: [] as string[], handle: vi.fn<(asked: string) => string>(), install: () => true };
});
vi.mock('../src/device/parts', () => ({
  unpacked: async () => ({
    python: 'data:text/javascript,export const loadPyodide = async () => globalThis.pyodide;//',
    sources: new ArrayBuffer(0),
    kept: false,
  }),
}));
vi.mock('../src/device/unpacking', () => ({ filesOf: () => [] }));
vi.mock('../src/device/machines', () => ({ machineFor: async () => ({ rules: '', names: [], machine: {} }) }));

const told: Told[] = [];
const elsewhere: unknown[] = [];
let heard: ((event: { data: unknown }) => void) | null = null;
let numbers = 0;

/** Asks the worker; the answer, or why there is none. */
async function ask(asked: Omit<Extract<Asked, { id: number }>, 'id'> & Record<string, unknown>): Promise<Told> {
  const id = ++numbers;
  window.onmessage?.({ data: { ...asked, id } } as unknown as MessageEvent);
  return vi.waitFor(() => {
    const found = told.find((each) => 'id' in each && each.id === id);
    if (!found) throw new Error('no answer yet');
    return found;
  });
}

class Stumble extends Error {
  name = 'PythonError';
}
const row = { table: 'device-1', row: { id: 'device-1', game: 'sylve' }, events: [], snapshots: [] };

beforeEach(async () => {
  vi.resetModules();
  told.length = elsewhere.length = python.asked.length = 0;
  vi.stubGlobal('postMessage', (each: Told) => told.push(each));
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      set onmessage(to: typeof heard) {
        heard = to;
      }
      postMessage = (table: unknown) => elsewhere.push(table);
    },
  );
  vi.stubGlobal('pyodide', { FS: {}, runPython: () => {}, pyimport: () => python });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  python.handle.mockImplementation((asked) => {
    python.asked.push((JSON.parse(asked) as { do: string }).do);
    return python.outcome({});
  });
  await import('../src/device/worker');
  await ask({ do: 'begin', offline: '', rules: '', page: '', packed: false, frugal: false });
  if (!(await drawer('device-1'))) await keep([{ ...row, about: { game: 'sylve' } }]);
  expect(await ask({ do: 'connect', socket: 's1', table: 'device-1' })).toMatchObject({ answer: true });
});

test('where Python stumbles its tables are opened again from what is kept, later', async () => {
  python.handle.mockImplementationOnce(() => {
    throw new Stumble('ValueError');
  });
  const answer = await ask({ do: 'hear', socket: 's1', text: '{}' });
  expect(answer).toMatchObject({ tell: 'failed' });
  expect(told).toContainEqual({ tell: 'close', socket: 's1', code: 4013 });
  expect(python.asked.at(-1)).toBe('forget');
  await ask({ do: 'connect', socket: 's2', table: 'device-1' });
  expect(python.asked.slice(-2)).toEqual(['open', 'connect']);
  expect(told.some((each) => each.tell === 'broken')).toBe(false);
});

test('a table that cannot be opened is closed with the reason, and its file can still be had', async () => {
  await ask({ do: 'remove', table: 'device-1' });
  await keep([{ ...row, about: { game: 'sylve' } }]);
  const refused = { code: 'damaged', message: 'It is damaged.' };
  python.handle.mockImplementationOnce(() => python.outcome({ refused }));
  expect(await ask({ do: 'connect', socket: 's4', table: 'device-1' })).toMatchObject({
    answer: { status: 500, body: { code: 'damaged' } },
  });
  await ask({ do: 'export', table: 'device-1' });
  expect(JSON.parse(python.handle.mock.lastCall![0])).toMatchObject({ do: 'export', kept: { row: row.row } });
});

test('whoever opens a table that is whole only up to a point is told so, once', async () => {
  await ask({ do: 'remove', table: 'device-1' });
  await keep([{ ...row, about: { game: 'sylve' } }]);
  python.handle.mockImplementationOnce(() => python.outcome({ cut: true }));
  await ask({ do: 'connect', socket: 's6', table: 'device-1' });
  await ask({ do: 'connect', socket: 's7', table: 'device-1' });
  const messages = told.filter((each) => each.tell === 'message');
  expect(messages).toMatchObject([{ socket: 's6', text: expect.stringContaining('device_cut') }]);
});

test('a move at a table that another page has removed closes it, and blames no full storage', async () => {
  await ask({ do: 'remove', table: 'device-1' });
  await keep([{ ...row, about: { game: 'sylve' } }]);
  await ask({ do: 'connect', socket: 's5', table: 'device-1' });
  await remove('device-1');
  const move = { table: 'device-1', events: [{ number: 1 }], snapshots: [], about: { game: 'sylve' } };
  python.handle.mockImplementationOnce(() => python.outcome(null, { keep: [move] }));
  await ask({ do: 'hear', socket: 's5', text: '{"request":"r1"}' });
  expect(told).toContainEqual({ tell: 'close', socket: 's5', code: 1012 });
  expect(told.some((each) => each.tell === 'message')).toBe(false);
});

test('a Python that has ended says so to the page', async () => {
  python.handle.mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError('unreachable');
  });
  await ask({ do: 'hear', socket: 's1', text: '{}' });
  expect(told).toContainEqual({ tell: 'broken', message: expect.stringContaining('unreachable') });
});

test('other pages hear that a table was removed, and close it', async () => {
  await ask({ do: 'remove', table: 'device-1' });
  expect(elsewhere).toEqual(['device-1']);
  expect(await drawer('device-1')).toBeNull();
  await keep([{ ...row, about: { game: 'sylve' } }]);
  await ask({ do: 'connect', socket: 's3', table: 'device-1' });
  heard?.({ data: 'device-1' });
  await vi.waitFor(() => expect(told).toContainEqual({ tell: 'close', socket: 's3', code: 1012 }));
});
