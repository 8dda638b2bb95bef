/** `node <this, bundled> FOLDER GAME SEATS CHOSEN SECONDS SEED PORTION`: how fast games and searches are in Node. */
import { readFileSync } from 'node:fs';
import { loaded, Machine, Rules, Tree, type Loaded } from '../../src/rules';

const [folder, game, seats, chosen, seconds, seed, portion] = process.argv.slice(2);

/** Milliseconds of processor time so far: what else the machine does counts less. */
function spentSoFar(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Decisions a second in whole random games. */
function raced(module: Loaded): number {
  const machine = new Machine(module);
  const [states, out] = [machine.hold('record', 1), machine.hold('i16', module.description.most_options)];
  const options = BigInt64Array.from(chosen.split(',').map(Number), BigInt);
  const race = (first: number, games: number) =>
    machine.call('race', states, states, Number(seats), options, first, games, out);
  race(0, 50); // the browser's compiler does its best only after a while
  let [decisions, first] = [0, 0];
  const began = spentSoFar();
  while (spentSoFar() - began < 1000 * Number(seconds)) {
    decisions += race(first, 50);
    first += 50;
  }
  return (1000 * decisions) / (spentSoFar() - began);
}

/** Iterations a second of the search at the start of a game. */
function searched(module: Loaded): number {
  const rules = new Rules(module);
  const names = module.description.options.map((option, k) => [
    option.name,
    option.choices[Number(chosen.split(',')[k])],
  ]);
  const position = rules.start(Number(seats), BigInt(seed), Object.fromEntries(names));
  const plan = module.description.search.plans.oak.entries;
  let [iterations, spent] = [0, 0];
  while (spent < 1000 * Number(seconds)) {
    const tree = new Tree(module, position, Number(portion));
    const began = spentSoFar();
    tree.explore(rules.field(position, 'seat'), plan, BigInt(seed), Number(portion));
    spent += spentSoFar() - began;
    iterations += Number(portion);
  }
  return (1000 * iterations) / spent;
}

const description = JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8'));
const module = await loaded(readFileSync(`${folder}/${game}.wasm`), description);
console.log(JSON.stringify({ decisions: raced(module), iterations: searched(module) }));
