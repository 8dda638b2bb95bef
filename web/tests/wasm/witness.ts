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
  const story = new Story();
  for (const task of request.tasks) {
    story.begin();
    play(loaded, task, request, story);
    told.push(await Promise.all((request.steps ? story.steps() : [story.whole()]).map(digest)));
  }
  return told;
}

/** The bytes that are told of a game, one after the other, and where each step ends. */
class Story {
  #room = new Uint8Array(1 << 20);
  #length = 0;
  #ends: number[] = [];

  begin(): void {
    this.#length = 0;
    this.#ends = [];
  }

  tell(bytes: Uint8Array): void {
    const end = this.#length + bytes.length;
    if (end > this.#room.length) {
      const larger = new Uint8Array(2 * end);
      larger.set(this.whole());
      this.#room = larger;
    }
    this.#room.set(bytes, this.#length);
    this.#length = end;
  }

  /** Numbers as they lie in memory, each of 64 bits. */
  number(value: number): void {
    NUMBER[0] = value;
    this.tell(NUMBER_BYTES);
  }

  endStep(): void {
    this.#ends.push(this.#length);
  }

  whole(): Uint8Array {
    return this.#room.subarray(0, this.#length);
  }

  steps(): Uint8Array[] {
    return this.#ends.map((end, k) => this.#room.subarray(this.#ends[k - 1] ?? 0, end));
  }
}
const NUMBER = new Float64Array(1);
const NUMBER_BYTES = new Uint8Array(NUMBER.buffer);

/** Tells every step of a game: the record, what is legal, all numbers of every seat, what each knows and imagines. */
function play(loaded: Loaded, task: Task, request: Request, story: Story): void {
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
    const legal = machine.bytes(out).slice(0, 2 * n);
    const seat = new DataView(machine.bytes(states).buffer, states.pointer).getInt8(record.fields.seat.offset);
    story.tell(machine.bytes(states));
    story.tell(legal);
    for (let seat = 0; seat < task.seats; seat++) {
      story.number(machine.call('points', states, 0, seat));
      story.number(machine.call('rank', states, 0, seat));
      story.number(machine.call('estimate', states, 0, seat));
      for (let k = 0; k < parts.length; k++) story.number(machine.call('part', states, 0, seat, k));
      for (let k = 0; k < standings.length; k++) story.number(machine.call('criterion', states, 0, seat, k));
      machine.call('observation', states, 0, seat, seen);
      story.tell(machine.bytes(seen));
      machine.bytes(world).set(machine.bytes(states)); // with what scoring keeps in it
      machine.call('imagine', world, 0, seat, task.seed + step);
      story.tell(machine.bytes(world));
    }
    if (n > 0 && step % request.previewEvery === 0) {
      story.tell(previews(states, seat, task.seed + step, legal, n));
      story.tell(shown(machine, states));
    }
    if (n > 0 && request.searchEvery && step % request.searchEvery === 0) {
      const tree = new Tree(loaded, machine.bytes(states).slice(), request.iterations);
      tree.explore(seat, request.plan, BigInt(task.seed + step), request.iterations);
      for (const name of ['nodes', 'worth', 'habits', 'spread', 'tally'] as const) story.tell(tree.memory(name));
    }
    story.endStep();
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

async function digest(bytes: Uint8Array): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return [...found.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
