/**
 * The rules of a game on this device: what may be done in a position, and what comes of it.
 *
 * A position is the game's record, as bytes: the same bytes that Python has, on whatever machine. Nothing here knows a
 * rule; every answer is one call into the module.
 */
import type { Description, Item } from './description';
import { Machine, type Argument, type Loaded } from './machine';

export type Position = Uint8Array;

export class Rules {
  readonly description: Description;
  readonly #machine: Machine;

  constructor(loaded: Loaded) {
    this.#machine = new Machine(loaded);
    this.description = loaded.description;
  }

  /** A fresh game, ready for its first decision. */
  start(seats: number, seed: bigint, options: Record<string, string> = {}): Position {
    const record = new Uint8Array(this.description.record.size);
    const chosen = BigInt64Array.from(this.chosen(seats, options), BigInt);
    this.#machine.call('start', record, record, 0, seats, chosen, seed, this.#out());
    return record;
  }

  /** The options as the rules get them: the number of the choice of each; what is not named is as usual. */
  chosen(seats: number, options: Record<string, string>): number[] {
    const { game, options: known, seats: possible } = this.description;
    if (!possible.includes(seats)) throw new Error(`${game} is for ${possible.join(', ')} players, not ${seats}`);
    const strange = Object.keys(options).find((name) => !known.some((option) => option.name === name));
    if (strange) throw new Error(`${game} has no option ${strange}`);
    const indices = known.map((option) => {
      const choice = options[option.name] ?? option.default;
      const index = option.choices.indexOf(choice);
      if (index < 0 || (option.needs[choice] ?? 0) > seats) {
        throw new Error(`${option.name} cannot be ${choice} with ${seats} players`);
      }
      return index;
    });
    return indices.length ? indices : [0];
  }

  /** What may be chosen now; nothing when the game is over. */
  legal(position: Position): number[] {
    const out = this.#out();
    return [...out.subarray(0, this.#machine.call('choices', position, 0, out))];
  }

  /** Plays an action and what follows without a decision. The position is changed; what may be chosen next is given. */
  step(position: Position, action: number): number[] {
    if (!this.legal(position).includes(action)) throw new Error(`${action} is not possible now`);
    const out = this.#out();
    return [...out.subarray(0, this.#machine.call('step', position, 0, action, out))];
  }

  /** A copy in which what `seat` cannot know is a random possibility, and the future another one. */
  imagined(position: Position, seat: number, seed: bigint): Position {
    const copy = position.slice();
    this.#machine.call('imagine', copy, 0, seat, seed);
    return copy;
  }

  points(position: Position, seat: number): number {
    return this.#machine.call('points', position, 0, seat);
  }

  /** The points of a seat by category, in the order of `description.parts`. */
  parts(position: Position, seat: number): number[] {
    return this.description.parts.map((_, k) => this.#machine.call('part', position, 0, seat, k));
  }

  /** The place of a seat: 1 for the winner; who is equal in everything shares one. */
  rank(position: Position, seat: number): number {
    return this.#machine.call('rank', position, 0, seat);
  }

  /** The game's own estimate of the final points of a seat. */
  estimate(position: Position, seat: number): number {
    return this.#machine.call('estimate', position, 0, seat);
  }

  /** Any function of the module, by name (`description.functions`): arrays are changed as the function does. */
  call(name: string, ...given: Argument[]): number {
    return this.#machine.call(name, ...given);
  }

  /** A field of the record that is a single number, such as `seat`, `turn` or `over`. */
  field(position: Position, name: string): number {
    return field(this.description, position, name);
  }

  #out(): Int16Array {
    return new Int16Array(this.description.most_options);
  }
}

export function field(description: Description, position: Position, name: string): number {
  const found = description.record.fields[name];
  if (!found || found.shape.length) throw new Error(`${description.game} has no number ${name} in its record`);
  const view = new DataView(position.buffer, position.byteOffset, position.byteLength);
  return Number(READERS[found.item](view, found.offset));
}

const READERS: Record<Item, (view: DataView, offset: number) => number | bigint> = {
  i8: (view, offset) => view.getInt8(offset),
  i16: (view, offset) => view.getInt16(offset, true),
  i32: (view, offset) => view.getInt32(offset, true),
  i64: (view, offset) => view.getBigInt64(offset, true),
  u8: (view, offset) => view.getUint8(offset),
  u16: (view, offset) => view.getUint16(offset, true),
  u32: (view, offset) => view.getUint32(offset, true),
  u64: (view, offset) => view.getBigUint64(offset, true),
  f32: (view, offset) => view.getFloat32(offset, true),
  f64: (view, offset) => view.getFloat64(offset, true),
};
