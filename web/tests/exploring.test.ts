/** The explorer of a table at a server weighs on this device where it can, and asks the server where it cannot. */
import { beforeEach, expect, test, vi } from 'vitest';
import { api, type Explored, type Weighing } from '../src/kit/api';
import { Exploration } from '../src/kit/exploring.svelte';
import type { Choice } from '../src/kit/types';

const weighHere = vi.hoisted(() => vi.fn());
vi.mock('../src/device/thinking', () => ({ weighHere }));

const CHOICES = ['left', 'right'].map((name, action) => ({ action, name, words: { id: name } }) as unknown as Choice);

const laidOut = (line: readonly string[] = []): Explored =>
  ({
    number: 4,
    seat: 0,
    line,
    log: [],
    opening: null,
    view: { number: 4 + line.length, seat: 0, players: [], choices: CHOICES },
  }) as never;

const weighed = (status: Weighing['status'], futures: number): Weighing => ({
  status,
  progress: futures / 1000,
  futures,
  choices: CHOICES.map(({ action, name }) => ({ action, name, share: 0.5, estimate: 0.5, outlook: null })),
});

const troubles: unknown[] = [];
const open = (table: string) =>
  Exploration.open(table, 4, [], { game: 'sylve', names: [], ontrouble: (error) => troubles.push(error) });

beforeEach(() => {
  troubles.length = 0;
  weighHere.mockReset();
  vi.spyOn(api, 'explore').mockImplementation(async (_table, _number, line) => laidOut(line));
  vi.spyOn(api, 'weigh').mockReset().mockResolvedValue(weighed('ready', 800));
});

test('what this device found is shown, stage by stage, and the server is not asked', async () => {
  const found = await open('t1');
  const seen: number[] = [];
  weighHere.mockImplementation(async (_game, _choices, _lend, told) => {
    told(weighed('thinking', 500));
    seen.push(found.weighing!.futures);
    return weighed('ready', 1000);
  });
  expect(await found.weigh('deep')).toHaveLength(2);
  expect(seen).toEqual([500]);
  expect([found.weighing?.status, found.weighing?.futures, found.play.hintedBy]).toEqual(['ready', 1000, 'device']);
  expect(api.weigh).not.toHaveBeenCalled();
});

test('a device that cannot leaves it to the server', async () => {
  weighHere.mockResolvedValue(null);
  const found = await open('t1');
  await found.weigh('quick');
  expect([found.weighing?.futures, found.play.hintedBy]).toEqual([800, 'server']);
});

test('a table on this device asks its own house', async () => {
  const found = await open('device-1');
  await found.weigh('quick');
  expect(weighHere).not.toHaveBeenCalled();
  expect(found.play.hintedBy).toBe('device');
});

test('what is weighed for an earlier position is dropped, and never shown', async () => {
  const found = await open('t1');
  let late: ((weighing: Weighing) => void) | undefined;
  let until: AbortSignal | undefined;
  let done: ((found: Weighing | null) => void) | undefined;
  weighHere.mockImplementation((_game, _choices, _lend, told, signal) => {
    [late, until] = [told, signal];
    return new Promise((resolve) => (done = resolve));
  });
  const weighing = found.weigh('deep');
  await vi.waitFor(() => expect(until).toBeDefined());
  await found.goTo(['left']);
  expect(until!.aborted).toBe(true);
  late!(weighed('thinking', 500));
  done!(null);
  expect(await weighing).toBeNull();
  expect([found.weighing, found.line]).toEqual([null, ['left']]);
  expect(api.weigh).not.toHaveBeenCalled();
  expect(troubles).toEqual([]);
});
