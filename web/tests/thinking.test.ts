/** When a device thinks about a table of a server, and when it leaves that to the server. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { LentAnswer } from '../src/kit/generated';
import type { Choice } from '../src/kit/types';

type Wished = { id: number; do: string };

/** What the worker says to each wish; a function may throw instead. */
let says: Record<string, (wished: Wished) => unknown>;
const wished: string[] = [];
const NOTHING = Symbol('the worker is silent');
const workers: Worker[] = [];
class Worker {
  constructor() {
    workers.push(this);
  }
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(asked: Wished) {
    wished.push(asked.do);
    setTimeout(() => {
      if (!says[asked.do]) return this.onerror?.();
      try {
        const answer = says[asked.do](asked);
        if (answer !== NOTHING) this.onmessage?.({ data: { tell: 'answer', id: asked.id, answer } });
      } catch (error) {
        this.onmessage?.({ data: { tell: 'failed', id: asked.id, message: String(error) } });
      }
    });
  }
  terminate() {}
}

const choices = [
  { action: 4, name: 'stay' },
  { action: 7, name: 'go' },
] as Choice[];
const found = (done: number) => ({
  choices: [7, 4].map((action) => ({ action, share: 0.5, estimate: 1, outlook: null })),
  chances: [0.5, 0.5],
  done,
});
const lend = vi.fn<() => Promise<LentAnswer>>();

async function hint() {
  const { hintHere } = await import('../src/device/thinking');
  return hintHere('sylve', choices, lend);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', Worker);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  wished.length = 0;
  says = { load: () => 'r1', consider: () => found(1000) };
  lend
    .mockReset()
    .mockResolvedValue({ rules: 'r1', seat: 0, world: '', seed: '1', plan: { iterations: 1000 } } as never);
});

test('a device with the module of these rules gives the hint itself', async () => {
  expect((await hint())?.map(({ name }) => name)).toEqual(['go', 'stay']);
  await hint();
  expect(wished).toEqual(['load', 'consider', 'consider']);
});

test('without a module, or a worker, the server is not asked to lend anything', async () => {
  says.load = () => {
    throw new Error('404');
  };
  expect([await hint(), await hint()]).toEqual([null, null]);
  expect(wished).toEqual(['load']);
  vi.resetModules();
  says = {};
  expect(await hint()).toBeNull();
  expect(lend).not.toHaveBeenCalled();
});

test('a browser without WebAssembly leaves it to the server', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(await hint()).toBeNull();
  expect(wished).toEqual([]);
  vi.unstubAllGlobals();
});

test('where the server has other rules by now, it is asked to lend once', async () => {
  says.load = () => 'older';
  expect([await hint(), await hint()]).toEqual([null, null]);
  expect(lend).toHaveBeenCalledTimes(1);
  expect(wished).toEqual(['load']);
});

test('a device that gets nowhere in its time does not try again', async () => {
  says.consider = () => found(99);
  expect([await hint(), await hint()]).toEqual([null, null]);
  expect(wished).toEqual(['load', 'consider']);
});

test('one search that breaks is the server’s, the next one is tried here', async () => {
  says.consider = () => {
    throw new Error('unreachable');
  };
  expect(await hint()).toBeNull();
  says.consider = () => found(1000);
  expect(await hint()).toHaveLength(2);
});

test('a module that does not come soon is the server’s, and this device’s once it is here', async () => {
  await import('../src/device/thinking');
  vi.useFakeTimers();
  let bring = () => {};
  says.load = ({ id }) => {
    bring = () => workers.at(-1)?.onmessage?.({ data: { tell: 'answer', id, answer: 'r1' } });
    return NOTHING;
  };
  const first = hint();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBeNull();
  expect(await hint()).toBeNull(); // at once
  bring();
  const later = hint();
  await vi.advanceTimersByTimeAsync(100);
  expect((await later)?.map(({ name }) => name)).toEqual(['go', 'stay']);
  expect(wished).toEqual(['load', 'consider']);
  vi.useRealTimers();
});

test('a worker that falls silent is not waited for, then or later', async () => {
  await import('../src/device/thinking');
  vi.useFakeTimers();
  says.consider = () => NOTHING;
  const first = hint();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await first, await hint()]).toEqual([null, null]);
  expect(wished).toEqual(['load', 'consider']);
  expect(lend).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
