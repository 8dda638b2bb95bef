import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { about, drawer, keep, remove, type Change } from '../src/device/drawers';
import { lineTo, onDevice, request } from '../src/kit/houses';

const layout = { game: 'builders', rules: 'r1', fields: [] };
const made = (table: string): Change => ({
  table,
  row: { id: table, game: 'builders' },
  events: [],
  snapshots: [{ event: 0 }],
  layout,
  about: { game: 'builders' },
});
const event = (table: string, number: number): Change => ({
  table,
  events: [{ number }],
  snapshots: [],
  about: { game: 'builders' },
});

describe('what a device keeps', () => {
  test('of a table is given back whole, in order, and of no other', async () => {
    await keep([made('device-a'), made('device-ab')]);
    for (let number = 1; number <= 12; number++) await keep([event('device-a', number)]);
    const found = (await drawer('device-a'))!;
    expect(found.row).toEqual({ id: 'device-a', game: 'builders' });
    expect(found.events).toEqual(Array.from({ length: 12 }, (_, k) => ({ number: k + 1 })));
    expect(found.snapshots).toEqual([{ event: 0 }]);
    expect(found.layouts).toEqual([layout]);
    expect((await drawer('device-ab'))!.events).toEqual([]);
    expect(await drawer('device-b')).toBeNull();
    expect(await about('device-a')).toEqual({ game: 'builders' });
  });

  test('is all of a change or nothing, and no event twice', async () => {
    await keep([made('device-c'), event('device-c', 1)]);
    await expect(keep([event('device-c', 2), event('device-c', 1)])).rejects.toMatchObject({ name: 'ConstraintError' });
    expect((await drawer('device-c'))!.events).toEqual([{ number: 1 }]);
  });

  test('stays as it was where there is no room for more', async () => {
    await keep([made('device-e')]);
    const real = IDBObjectStore.prototype.add;
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      const asked = real.apply(this, given);
      this.transaction.abort();
      return asked;
    });
    await expect(keep([event('device-e', 1), event('device-e', 2)])).rejects.toThrow();
    full.mockRestore();
    expect((await drawer('device-e'))!.events).toEqual([]);
    await keep([event('device-e', 1)]);
    expect((await drawer('device-e'))!.events).toEqual([{ number: 1 }]);
  });

  test('is asked for anew after the browser has cleared it under an open page', async () => {
    await keep([made('device-f')]);
    const databases: IDBDatabase[] = [];
    const real = IDBDatabase.prototype.transaction;
    const seen = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...given
    ) {
      databases.push(this);
      return real.apply(this, given);
    });
    await about('device-f');
    seen.mockRestore();
    databases[0].close();
    await expect(about('device-f')).rejects.toThrow();
    databases[0].onclose!(new Event('close') as IDBVersionChangeEvent);
    expect(await about('device-f')).toEqual({ game: 'builders' });
  });

  test('keeps nothing more of a table that is gone', async () => {
    await expect(keep([event('device-gone', 1)])).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(await drawer('device-gone')).toBeNull();
  });

  test('can be cut where it is damaged, and forgotten', async () => {
    await keep([made('device-d'), event('device-d', 1), event('device-d', 2), event('device-d', 3)]);
    await keep([{ table: 'device-d', cut: 2, events: [], snapshots: [] }]);
    expect((await drawer('device-d'))!.events).toEqual([{ number: 1 }]);
    await remove('device-d');
    expect(await drawer('device-d')).toBeNull();
    expect((await drawer('device-c'))!.events).toHaveLength(1);
  });
});

const house = vi.hoisted(() => ({ request: vi.fn(), connect: vi.fn() }));
vi.mock('../src/device/house', () => house);

describe('where a table lives', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is told by its name', () => {
    expect(onDevice('device-x')).toBe(true);
    expect(onDevice('x-device-')).toBe(false);
  });

  test('decides who is asked', async () => {
    const server = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', server);
    house.request.mockResolvedValue({ ok: true, status: 200, json: async () => ({}) });
    await request('/tables/abc', {});
    expect(server).toHaveBeenLastCalledWith('/api/tables/abc', {});
    await request('/tables/device-abc/history', {});
    await request('/tables', { method: 'POST' }, true);
    expect(server).toHaveBeenCalledTimes(1);
    expect(house.request.mock.calls.map(([path]) => path)).toEqual(['/tables/device-abc/history', '/tables']);
  });

  test('is reached by a line that opens, says and hears', async () => {
    const said: string[] = [];
    house.connect.mockImplementation(async (_: string, line: { readyState: number; onopen: () => void }) => {
      line.readyState = 1;
      setTimeout(() => line.onopen());
      return { send: (text: string) => said.push(text), close: () => said.push('closed') };
    });
    const line = lineTo('device-abc');
    await new Promise<void>((done) => (line.onopen = done));
    line.send('hello');
    line.close();
    await vi.waitFor(() => expect(said).toEqual(['hello', 'closed']));
  });

  test('that cannot be loaded is like a line that is lost', async () => {
    house.connect.mockRejectedValue(new Error('no line'));
    const line = lineTo('device-abc');
    expect(await new Promise((done) => (line.onclose = ({ code }) => done(code)))).toBe(1006);
  });
});
