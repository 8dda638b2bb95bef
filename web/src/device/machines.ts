/** A game's module as Python uses it (`sylvarium/device/boot.py`). */
import { load, Rules, Tree, type Argument } from '../rules';

export async function machineFor(folder: string, game: string, from?: (address: string) => Promise<Response>) {
  const loaded = await load(folder, game, from);
  const rules = new Rules(loaded);
  const { description } = loaded;
  const machine = {
    call: (name: string, ...given: Argument[]) => rules.call(name, ...given),
    plant: (position: Uint8Array, iterations: number) => {
      const tree = new Tree(loaded, position, iterations);
      return {
        get done() {
          return tree.done;
        },
        explore: (seat: number, plan: number[], seed: string, count: number) =>
          tree.explore(seat, plan, BigInt(seed), count),
        children: () =>
          tree
            .children()
            .map(({ action, visits, utility, victories, margins }) => [action, visits, utility, victories, margins]),
        tallies: (options: number) => tree.tallies(options),
        wins: () => tree.wins(),
        firstPlayed: () => tree.firstPlayed(),
      };
    },
  };
  return { rules: description.rules, names: Object.keys(description.functions), machine };
}
