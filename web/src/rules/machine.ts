/**
 * One instance of a game's module with memory of its own, and how its functions are called.
 *
 * Integers are 64 bits wide in there (BigInt); arrays lie in the module's memory. `call` takes ordinary numbers and
 * arrays: what is passed is copied in, and what the function wrote comes back. What is used again and again is given a
 * place there instead (`hold`).
 */
import { FORMAT, SIZES, type Description, type Item, type Parameter } from './description';

/** A compiled module and what it tells of itself: loaded once, for any number of machines, also in other workers. */
export interface Loaded {
  module: WebAssembly.Module;
  description: Description;
}

/** Loads a game's module from the folder `base` (an address that ends with a slash). */
export async function load(base: string, game: string, from = fetched): Promise<Loaded> {
  const [code, description] = await Promise.all([from(`${base}${game}.wasm`), from(`${base}${game}.json`)]);
  return loaded(await code.arrayBuffer(), await description.json());
}

/** The same from what is there already. */
export async function loaded(code: BufferSource, description: Description): Promise<Loaded> {
  if (description.format !== FORMAT) throw new Error(`The module of ${description.game} is of another version.`);
  return { module: await WebAssembly.compile(code), description };
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} cannot be loaded: ${answer.status}`);
  return answer;
}

/** An array that lives in the memory of a machine; `count` is its first dimension. */
export interface Held {
  readonly pointer: number;
  readonly count: number;
  readonly size: number; // in bytes
}

/** Arrays that are in the machine's memory for one call. */
type Copies = { view: ArrayBufferView; held: Held }[];
type Functions = Record<string, (...given: (number | bigint)[]) => unknown>;

export type Argument = number | bigint | ArrayBufferView | Held;

const PAGE = 1 << 16;
const ALIGNED = 16;

export class Machine {
  readonly description: Description;
  readonly #functions: Functions;
  readonly #memory: WebAssembly.Memory;
  #top: number;

  constructor({ module, description }: Loaded) {
    const { exports } = new WebAssembly.Instance(module);
    this.description = description;
    this.#functions = exports as Functions;
    this.#memory = exports.memory as WebAssembly.Memory;
    this.#top = Number((exports.__heap_base as WebAssembly.Global).value);
  }

  /** Room for an array of `count` items of `inner` numbers each, filled with zeros, as long as the machine lives. */
  hold(item: Item | 'record', count: number, inner: number[] = []): Held {
    const size = count * this.#bytes(item, inner);
    const held = { pointer: this.#room(size), count, size };
    this.bytes(held).fill(0);
    return held;
  }

  /** Room for a parameter of a function, as its description has it. */
  holdFor(name: string, parameter: string, count: number): Held {
    const found = this.#signature(name).arguments.find((each) => each.name === parameter);
    if (found?.kind !== 'array') throw new Error(`${name} has no array ${parameter}`);
    return this.hold(found.item, count, found.inner);
  }

  /** The bytes of an array now. They are another view after the memory has grown: ask again after every call. */
  bytes(held: Held): Uint8Array {
    return new Uint8Array(this.#memory.buffer, held.pointer, held.size);
  }

  ints(held: Held): Int32Array {
    return new Int32Array(this.#memory.buffer, held.pointer, held.size / 4);
  }

  doubles(held: Held): Float64Array {
    return new Float64Array(this.#memory.buffer, held.pointer, held.size / 8);
  }

  /** Calls a function; arrays that are passed twice (a record and its bytes) are the same memory there too. */
  call(name: string, ...given: Argument[]): number {
    const { arguments: parameters } = this.#signature(name);
    if (given.length !== parameters.length) {
      throw new Error(`${name} takes ${parameters.map((each) => each.name).join(', ')}: ${given.length} were given`);
    }
    const before = this.#top;
    const copies: Copies = [];
    const passed: (number | bigint)[] = [];
    for (let k = 0; k < given.length; k++) this.#pass(passed, parameters[k], given[k], copies);
    const result = this.#functions[name](...passed);
    for (const { view, held } of copies) octets(view).set(this.bytes(held));
    this.#top = before;
    return Number(result ?? 0);
  }

  /** Adds what the function gets for a parameter: a number, or where an array lies and how long it is. */
  #pass(passed: (number | bigint)[], parameter: Parameter, value: Argument, copies: Copies): void {
    if (parameter.kind === 'integer') {
      passed.push(BigInt(value as number | bigint));
    } else if (parameter.kind === 'real') {
      passed.push(Number(value));
    } else {
      const held = ArrayBuffer.isView(value) ? this.#copied(value, copies) : (value as Held);
      passed.push(held.pointer);
      if (parameter.kind === 'array') passed.push(this.#length(parameter, held));
    }
  }

  #length(parameter: Parameter & { kind: 'array' }, held: Held): number {
    const each = this.#bytes(parameter.item, parameter.inner);
    if (held.size % each) throw new Error(`${parameter.name}: ${held.size} bytes are no whole number of ${each}`);
    return held.size / each;
  }

  #copied(view: ArrayBufferView, copies: Copies): Held {
    const known = copies.find(
      ({ view: other }) => other.buffer === view.buffer && other.byteOffset === view.byteOffset,
    );
    if (known) return known.held;
    const held = { pointer: this.#room(view.byteLength), count: view.byteLength, size: view.byteLength };
    this.bytes(held).set(octets(view));
    copies.push({ view, held });
    return held;
  }

  #signature(name: string) {
    const found = this.description.functions[name];
    if (!found) throw new Error(`The module of ${this.description.game} has no function ${name}`);
    return found;
  }

  #bytes(item: Item | 'record', inner: number[]): number {
    const one = item === 'record' ? this.description.record.size : SIZES[item];
    return inner.length ? inner.reduce((product, each) => product * each, one) : one;
  }

  #room(size: number): number {
    const pointer = Math.ceil(this.#top / ALIGNED) * ALIGNED;
    const missing = pointer + size - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    this.#top = pointer + size;
    return pointer;
  }
}

function octets(view: ArrayBufferView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}
