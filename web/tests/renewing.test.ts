/** A page whose parts are gone is loaded again as the version that has taken over. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewed } from '../src/kit/renewing';

class Coming extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let over: boolean;
const workers = (here: object | undefined) => {
  const made = Object.assign(new EventTarget(), { getRegistration: async () => here });
  over = false;
  void renewed(made as unknown as ServiceWorkerContainer).then(() => (over = true));
  return made;
};
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the new version takes over when it has come whole', async () => {
  const coming = new Coming();
  const found = workers({ update: async () => {}, waiting: null, installing: coming });
  await settled();
  expect(coming.postMessage).not.toHaveBeenCalled();
  coming.become('installed');
  expect(coming.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  await settled();
  expect(over).toBe(false);
  found.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(over).toBe(true);
});

test('one that waits takes over at once, also without a line', async () => {
  const waiting = new Coming();
  waiting.state = 'installed';
  workers({ update: () => Promise.reject(new TypeError('no line')), waiting, installing: null });
  await settled();
  expect(waiting.postMessage).toHaveBeenCalledOnce();
});

test('nobody waits where there is no new version, nor for ever where one does not come', async () => {
  workers(undefined);
  await settled();
  expect(over).toBe(true);
  workers({ update: async () => {}, waiting: null, installing: null });
  await settled();
  expect(over).toBe(true);
  workers({ update: async () => {}, waiting: null, installing: new Coming() });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(over).toBe(true);
});
