/**
 * Plays whole games in a module and tells everything that happened there as one digest per game, in Node and in
 * browsers. `tests/wasm/witness.py` does the same with the rules compiled for this machine's processor.
 */
import { Machine, Tree, type Held, type Loaded } from '../../src/rules';

/** A game to be played by chance. */
export interface Task {
  seats: number;
  chosen: number[]; // options, as the rules get them
  seed: number;
}

/** What is told of each game. */
export interface Request {
  tasks: Task[];
  previewEvery: number; // steps between two looks at what choices would bring
  worlds: number; // that previews look into
  searchEvery: number; // steps between two searches; 0 for none
  iterations: number;
  plan: number[];
  steps: boolean; // a digest of every step instead of one of the whole game
}

export async function witness(loaded: Loaded, request: Request): Promise<string[][]> {
  const told: string[][] = [];
  for (const task of request.tasks) {
    const parts = [...happenings(loaded, task, request)];
    const whole = request.steps ? parts : [joined(parts)];
    told.push(await Promise.all(whole.map(digest)));
  }
  return told;
}

/** Every step of a game as bytes: the record, what is legal, all numbers of every seat, what each knows and imagines. */
function* happenings(loaded: Loaded, task: Task, request: Request): Generator<Uint8Array> {
  const machine = new Machine(loaded);
  const { record, most_options, observation, parts, standings } = loaded.description;
  const states = machine.hold('record', 1);
  const world = machine.hold('record', 1);
  const out = machine.hold('i16', most_options);
  const seen = machine.hold('f32', observation);
  const previews = foresight(machine, request.worlds);
  const options = BigInt64Array.from(task.chosen, BigInt);
  const draw = dice(task.seed);
  let n = machine.call('start', states, states, 0, task.seats, options, task.seed, out);
  for (let step = 0; ; step++) {
    const position = machine.bytes(states).slice();
    const legal = machine.bytes(out).slice(0, 2 * n);
    const told: Uint8Array[] = [position, legal];
    for (let seat = 0; seat < task.seats; seat++) {
      const numbers = [
        machine.call('points', states, 0, seat),
        machine.call('rank', states, 0, seat),
        machine.call('estimate', states, 0, seat),
        ...parts.map((_, k) => machine.call('part', states, 0, seat, k)),
        ...standings.map((_, k) => machine.call('criterion', states, 0, seat, k)),
      ];
      told.push(new Uint8Array(Float64Array.from(numbers).buffer));
      machine.call('observation', states, 0, seat, seen);
      told.push(machine.bytes(seen).slice());
      machine.bytes(world).set(machine.bytes(states)); // with what scoring keeps in it
      machine.call('imagine', world, 0, seat, task.seed + step);
      told.push(machine.bytes(world).slice());
    }
    const seat = new DataView(position.buffer).getInt8(record.fields.seat.offset);
    if (n > 0 && step % request.previewEvery === 0) {
      told.push(previews(states, seat, task.seed + step, legal, n), shown(machine, states));
    }
    if (n > 0 && request.searchEvery && step % request.searchEvery === 0) {
      const tree = new Tree(loaded, machine.bytes(states).slice(), request.iterations);
      tree.explore(seat, request.plan, BigInt(task.seed + step), request.iterations);
      for (const name of ['nodes', 'worth', 'habits', 'spread'] as const) told.push(tree.memory(name));
    }
    yield joined(told);
    if (n === 0) return;
    const action = new Int16Array(legal.buffer)[draw() % n];
    n = machine.call('step', states, 0, action, out);
  }
}

/** What every choice would bring, as the module's loop tells it. */
function foresight(machine: Machine, worlds: number) {
  const { most_options, functions } = machine.description;
  const columns = functions.foresee.arguments.find((each) => each.name === 'numbers') as { inner: number[] };
  const room = (name: string, count: number) => machine.holdFor('foresee', name, count);
  const [imagined, out] = [room('worlds', worlds + 1), room('out', most_options)];
  const [numbers, told] = [room('numbers', worlds + 2), room('told', most_options * columns.inner[0])];
  return (states: Held, seat: number, seed: number, legal: Uint8Array, n: number): Uint8Array => {
    const given = [states, states, imagined, imagined, seat, seed, legal, n, out, numbers, told];
    return machine.bytes(told).slice(0, 12 * machine.call('foresee', ...given));
  };
}

/** What the rules that views call say of the position and of number 0 of whatever else they take. */
function shown(machine: Machine, states: Held): Uint8Array {
  const ofFace = Object.entries(machine.description.functions)
    .filter(([name, { arguments: taken }]) => name.includes('.') && taken[0].kind === 'record')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const found = ofFace.map(([name, { arguments: taken }]) =>
    machine.call(name, states, ...taken.slice(1).map(() => 0)),
  );
  return new Uint8Array(Float64Array.from(found).buffer);
}

/** The same numbers as `witness.py` draws (xorshift). */
function dice(seed: number): () => number {
  let x = (Math.imul(seed, 0x9e3779b1) ^ 0x2545f491) >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x = (x ^ (x << 5)) >>> 0;
    return x;
  };
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function digest(bytes: Uint8Array): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return [...found.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
