/** `node <this, bundled> FOLDER GAME`: takes what a server has lent from standard input, prints what a device says. */
import { readFileSync } from 'node:fs';
import { considering, loaded, reviewing, Rules, weighing } from '../../src/rules';

function end<Step, End>(steps: Generator<Step, End>): End {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const [folder, game] = process.argv.slice(2);
const description = JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8'));
const module = await loaded(readFileSync(`${folder}/${game}.wasm`), description);
const bytes = (packed: string) => new Uint8Array(Buffer.from(packed, 'base64'));
const { hints, review, explored } = JSON.parse(readFileSync(0, 'utf8'));
const rules = new Rules(module);
const told = hints.map(({ seat, world, seed, plan }: { seat: number; world: string; seed: string; plan: never }) => {
  const options = rules.legal(bytes(world));
  return end(considering(module, bytes(world), { seat, seed: BigInt(seed), plan, options }));
});
const found = end(reviewing(module, { ...review, origin: bytes(review.origin) }));
const weighed = explored.map(
  ({ seat, world, stages }: { seat: number; world: string; stages: Record<string, never>[] }) =>
    end(
      weighing(module, bytes(world), {
        seat,
        options: rules.legal(bytes(world)),
        stages: stages.map(({ plan, seed }) => ({ plan, seed: BigInt(seed) })),
      }),
    ),
);
console.log(JSON.stringify({ hints: told, review: found, explored: weighed }));
