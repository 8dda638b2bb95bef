// @vitest-environment node
/** The rules of a game as WebAssembly, as a page or a worker uses them. `tests/wasm` compares every byte with Python. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { loaded, Rules, thinking, Tree, type Loaded } from '../src/rules';

const ROOT = `${resolve(import.meta.dirname, '../..')}/`;
const PYTHON = process.env.SYLVARIUM_PYTHON ?? `${ROOT}.venv/bin/python`;
const SEED = 12345678901234567n;

let builders: Loaded;

/** Makes the module, which takes a while on a busy machine, or takes it from the cache. */
beforeAll(async () => {
  const folder = mkdtempSync(`${tmpdir()}/modules-`);
  const env = { ...process.env, PYTHONPATH: `${ROOT}src`, SYLVARIUM_INTERPRET: '0' };
  await promisify(execFile)(PYTHON, ['-m', 'sylvarium.wasm', 'builders', folder], { env });
  const description = JSON.parse(readFileSync(`${folder}/builders.json`, 'utf8'));
  builders = await loaded(readFileSync(`${folder}/builders.wasm`), description);
}, 400_000);

/** Plays the first legal action until the game is over. */
function played(rules: Rules, seats: number): Uint8Array {
  const position = rules.start(seats, SEED);
  for (let legal = rules.legal(position); legal.length; legal = rules.step(position, legal[0]));
  return position;
}

describe('rules', () => {
  test('need nothing from outside', () => {
    expect(WebAssembly.Module.imports(builders.module)).toEqual([]);
  });

  test('begin a game that is the same for the same seed', () => {
    const rules = new Rules(builders);
    expect(rules.start(3, SEED)).toEqual(rules.start(3, SEED));
    expect(rules.start(3, SEED)).not.toEqual(rules.start(3, SEED + 1n));
    expect(rules.field(rules.start(3, SEED), 'seats')).toBe(3);
  });

  test('play a game to its end, with a winner and points that add up', () => {
    const rules = new Rules(builders);
    const end = played(rules, 4);
    const seats = [0, 1, 2, 3];
    expect(rules.field(end, 'over')).toBe(1);
    expect(Math.min(...seats.map((seat) => rules.rank(end, seat)))).toBe(1);
    for (const seat of seats) {
      const sum = rules.parts(end, seat).reduce((total, part) => total + part, 0);
      expect(sum).toBe(rules.points(end, seat));
    }
  });

  test('leave the position alone when they refuse an action', () => {
    const rules = new Rules(builders);
    const position = rules.start(2, SEED);
    const before = position.slice();
    const illegal = builders.description.actions - 1;
    expect(rules.legal(position)).not.toContain(illegal);
    expect(() => rules.step(position, illegal)).toThrow('not possible now');
    expect(position).toEqual(before);
  });

  test('say what is wrong with what they are asked for', () => {
    const rules = new Rules(builders);
    expect(() => rules.start(7, SEED)).toThrow('builders is for 2, 3, 4 players, not 7');
    expect(() => rules.start(2, SEED, { weather: 'rain' })).toThrow('builders has no option weather');
    expect(() => rules.call('fly')).toThrow('no function fly');
    expect(() => rules.call('choices', 1)).toThrow('choices takes states, i, out');
    expect(() => rules.call('choices', new Uint8Array(7), 0, new Int16Array(8))).toThrow('no whole number');
    expect(() => rules.field(rules.start(2, SEED), 'weather')).toThrow('no number weather');
  });

  test('imagine another world and keep the one they were given', () => {
    const rules = new Rules(builders);
    const position = rules.start(2, SEED);
    const before = position.slice();
    const worlds = [1n, 2n].map((seed) => rules.imagined(position, rules.field(position, 'seat'), seed));
    expect(position).toEqual(before);
    expect(worlds[0]).not.toEqual(worlds[1]);
    expect(rules.legal(worlds[0])).toEqual(rules.legal(position));
  });
});

describe('a search', () => {
  const thought = (position: Uint8Array) => ({
    seat: new Rules(builders).field(position, 'seat'),
    plan: builders.description.search.plans.oak.entries,
    seed: SEED,
    iterations: 200,
  });

  test('thinks in chunks, and decides the same however large they are', () => {
    const rules = new Rules(builders);
    const start = rules.start(2, SEED);
    const position = rules.imagined(start, rules.field(start, 'seat'), 5n);
    const [one, other] = [64, 7].map((chunk) => {
      const steps = thinking(builders, position, thought(position), chunk);
      let next = steps.next();
      for (let done = 0; !next.done; next = steps.next()) {
        expect(next.value).toBe(Math.min(done + chunk, 200));
        done = next.value;
      }
      return next.value;
    });
    expect(one).toEqual(other);
    expect(one.reduce((sum, found) => sum + found.visits, 0)).toBe(200);
    expect(one[0].visits).toBe(Math.max(...one.map((found) => found.visits)));
    expect(rules.legal(position)).toEqual(expect.arrayContaining(one.map((found) => found.action)));
  });

  test('has room for as much as it was made for, and others beside it do not disturb it', () => {
    const position = new Rules(builders).start(4, SEED);
    const { seat, plan, seed } = thought(position);
    const [alone, beside] = [new Tree(builders, position, 3000), new Tree(builders, position, 3000)];
    alone.explore(seat, plan, seed, 3000);
    for (let k = 0; k < 3; k++) {
      beside.explore(seat, plan, seed, 1000);
      new Tree(builders, position, 100).explore(seat, plan, seed + 1n, 100);
    }
    expect(beside.children()).toEqual(alone.children());
    expect(beside.done).toBe(3000);
  });
});
