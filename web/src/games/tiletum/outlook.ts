/** What a choice would change, for its preview on the player board. */
import type { Choice, Message } from '../../kit';
import { RESOURCES, type Resource, type TiletumView } from './types';

type Argument = NonNullable<Message['args']>[string];
export type Change = Partial<Record<Resource, number>>;

/** The gold that turning a die from one face to another costs (R48). */
export function turningCost(face: number, value: number): number {
  const way = Math.abs(face - value);
  return 2 * Math.min(way, 6 - way);
}

const named = (argument: Argument | undefined) => (argument as Message).id.replace('resource-', '') as Resource;

function die([colour, face, value]: number[]): Change {
  const paid = turningCost(face, value);
  const kind = RESOURCES[colour];
  if (kind === 'gold') return { gold: value + 1 - paid };
  return paid ? { gold: -paid, [kind]: value + 1 } : { [kind]: value + 1 };
}

function price(words: Message): Change {
  const parts = words.args!.price as Message[];
  return Object.fromEntries(parts.map((part) => [named(part.args!.what), -(part.args!.n as number)]));
}

const CHANGES: Record<string, (choice: Choice) => Change> = {
  take_die: (choice) => die(choice.args),
  buy: ({ words }) => ({ gold: -2, [named(words.args!.what)]: 1 }),
  pick_resource: ({ words }) => ({ [named(words.args!.what)]: 1 }),
  bonus_resource: ({ words }) => ({ [named(words.args!.what)]: 1 }),
  recolor: ({ words }) => ({ [named(words.args!.what)]: words.args!.n as number }),
  exchange: ({ words }) => ({ [named(words.args!.paid)]: -1, [named(words.args!.received)]: 1 }),
  contribute: ({ words }) => ({ stone: -(words.args!.stone as number) }),
  place_crest: ({ words }) => ({ food: -(words.args!.food as number) }),
  fulfil_contract: ({ words }) => price(words),
};

export function changeBy(choice: Choice | null): Change {
  return choice ? (CHANGES[choice.kind]?.(choice) ?? {}) : {};
}

/** The contract space that would be covered next, if the choice fulfils a contract. */
export function nextContract(view: TiletumView, seat: number, choice: Choice | null): string | null {
  if (choice?.kind !== 'fulfil_contract' || view.seat !== seat) return null;
  return view.players[seat].contracts.find((space) => space.tile === null)?.id ?? null;
}
