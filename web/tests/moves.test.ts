import { expect, test } from 'vitest';
import type { LiveTable } from '../src/kit/live.svelte';
import { OwnMoves, type Place } from '../src/kit/moves.svelte';

/** A table whose view changes before the server's answer to the request has come, as it does on a real line. */
function table() {
  const view = { number: 1, undo: true, redo: false };
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const ask = (what: 'undo' | 'redo') => () => {
    asked.push(what);
    Object.assign(view, { undo: what === 'redo', redo: what === 'undo' });
    return new Promise<null>((done) => answers.push(() => done(null)));
  };
  const place = { view, eye: 0, play: { view } } as unknown as Place;
  const live = { undo: ask('undo'), redo: ask('redo') } as unknown as LiveTable;
  return { moves: new OwnMoves(live, place, () => {}), asked, answers };
}
const settled = () => new Promise((done) => setTimeout(done));

test('who plays again while taking back is still on its way is not overheard', async () => {
  const { moves, asked, answers } = table();
  moves.undo();
  await settled();
  moves.redo();
  await settled();
  expect(asked).toEqual(['undo']);
  answers[0]();
  await settled();
  expect(asked).toEqual(['undo', 'redo']);
});

test('what cannot be taken back is not asked for', async () => {
  const { moves, asked } = table();
  moves.redo();
  await settled();
  expect(asked).toEqual([]);
});
