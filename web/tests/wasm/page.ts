/** The same for a page: `await play(base, game, request)`. */
import { load } from '../../src/rules';
import { witness, type Request } from './witness';

Object.assign(globalThis, {
  play: async (base: string, game: string, request: Request) => witness(await load(base, game), request),
});
