/**
 * The worker behind tables on this device: Python (Pyodide) with the very sources a server runs, and the rules as
 * WebAssembly. It answers one question after the other; what has to be kept is kept before anybody is told of it.
 */
import { drawer, keep, remove, type Change } from './drawers';
import { asKept, asPacked } from './kept';
import { machineFor } from './machines';
import { unpacked } from './parts';
import type { Answer, Asked, Told } from './talk';
import { filesOf } from './unpacking';

interface Outcome {
  answer: unknown;
  keep: Change[];
  send: [string, string][];
  due: number | null;
}
/** A table that was opened: refused, or as far as it is whole. */
interface Opened {
  refused?: { code: string; message: string };
  cut?: boolean;
}
type Question = { do: string; socket?: string; text?: string; [more: string]: unknown };
type Python = { handle: (asked: string) => string; install: (...given: unknown[]) => boolean };

const SOURCES = '/sylvarium'; // where ours lie, as their byte code has it (`scripts/pack.py`)
const [COME_BACK, COME_BACK_LATER] = [1012, 4013];
const CUT = { type: 'refused', code: 'device_cut', message: 'The last of this game cannot be read.', wait: null };
const STORAGE = { code: 'device_storage', message: 'This device could not keep it.', wait: null };

/** Another page has kept the same event, or has removed the table. */
const ELSEWHERE = ['ConstraintError', 'NotFoundError'];

let python: Python;
let rulesAt = '';
/** How modules come: those that belong to what was kept were kept with it, and a site has them packed. */
let from: typeof asKept | undefined;
const opened = new Set<string>();
/** Tables of which something was damaged: whoever looks next is told. */
const shortened = new Set<string>();
const sockets = new Map<string, string>(); // the table of each
const elsewhere = new BroadcastChannel('sylvarium-device');

const tell = (told: Told) => postMessage(told);

async function begin(asked: Extract<Asked, { do: 'begin' }>): Promise<void> {
  rulesAt = asked.rules;
  const progress = (loaded: number, total: number) => tell({ tell: 'progress', loaded, total });
  const parts = await unpacked(asked, progress);
  from = parts.kept ? asKept : asked.packed ? asPacked : undefined;
  const { loadPyodide } = await import(/* @vite-ignore */ `${parts.python}pyodide.js`);
  const pyodide = await loadPyodide({
    indexURL: parts.python,
    createPyodideModule: await script(parts),
    env: { SYLVARIUM_INTERPRET: '1', HOME: '/home' },
  });
  for (const { name, content } of filesOf(parts.sources)) {
    const file = `${SOURCES}/${name}`;
    pyodide.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    pyodide.FS.writeFile(file, content);
  }
  pyodide.runPython(`import sys; sys.path[:0] = ["${SOURCES}"]`);
  python = pyodide.pyimport('sylvarium.device.boot') as Python;
}

/** What Pyodide's own script gives: as it was unpacked here, or as it is where a host forbids that. */
async function script({ script, python }: { script?: ArrayBuffer; python: string }): Promise<unknown> {
  if (script) {
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    try {
      return (await import(/* @vite-ignore */ address)).default;
    } catch (error) {
      console.info(`The host allows no script that was unpacked: ${error}`);
    } finally {
      URL.revokeObjectURL(address);
    }
  }
  return (await import(/* @vite-ignore */ `${python}pyodide.asm.js`)).default;
}

/** The rules of a game as a module, if it has one: without it there are no bots, and everything is slower. */
const machines = new Map<string, Promise<void>>();
function prepared(game: string): Promise<void> {
  let preparing = machines.get(game);
  if (!preparing) {
    preparing = machineFor(rulesAt, game, from)
      .then(({ rules, names, machine }) => {
        if (python.install(game, rules, names, machine)) return;
        throw new Error('the module was made from other rules than the sources beside it');
      })
      .catch((error: unknown) => {
        machines.delete(game);
        console.warn(`The rules of ${game} are interpreted: ${error}`);
      });
    machines.set(game, preparing);
  }
  return preparing;
}

/** What Python says. If it stumbles, nothing of it has happened: its tables are opened again from what is kept. */
async function said(asked: Question): Promise<string> {
  try {
    return python.handle(JSON.stringify(asked));
  } catch (error) {
    if ((error as Error).name !== 'PythonError')
      tell({ tell: 'broken', message: String(error) }); // it answers nothing any more
    else if (asked.do !== 'forget') for (const table of [...opened]) await forgotten(table, COME_BACK_LATER);
    throw error;
  }
}

/** Lets Python answer; keeps what has to be kept, then sends and answers. */
async function handled(asked: Question): Promise<unknown> {
  const outcome = JSON.parse(await said(asked)) as Outcome;
  if (outcome.keep.length) {
    try {
      await keep(outcome.keep);
    } catch (error) {
      console.error('Something could not be kept', error);
      const faster = ELSEWHERE.includes((error as Error).name); // another page was: that is seen on the board
      if (!faster && asked.do === 'hear') refuse(asked.socket!, asked.text!);
      const unasked = !faster && asked.do === 'work';
      for (const { table } of outcome.keep) {
        if (unasked) for (const [socket, at] of sockets) if (at === table) refuse(socket, '{}');
        await forgotten(table, unasked ? COME_BACK_LATER : COME_BACK);
      }
      return { status: 503, body: STORAGE } satisfies Answer;
    }
    for (const change of outcome.keep) {
      opened.add(change.table);
      elsewhere.postMessage(change.table);
    }
  }
  for (const [socket, text] of outcome.send) tell({ tell: 'message', socket, text });
  schedule(outcome.due);
  return outcome.answer;
}

/** Whoever made a move that could not be kept is told so; of a bot's move everybody who looks on. */
function refuse(socket: string, text: string): void {
  const { request } = JSON.parse(text) as { request?: string };
  tell({ tell: 'message', socket, text: JSON.stringify({ type: 'refused', request, ...STORAGE }) });
}

/** What could not be kept, or what another page has changed: the table is opened again from what is kept. */
async function forgotten(table: string, code = COME_BACK): Promise<void> {
  opened.delete(table);
  await handled({ do: 'forget', table });
  for (const [socket, at] of sockets)
    if (at === table) {
      sockets.delete(socket);
      tell({ tell: 'close', socket, code });
    }
}
elsewhere.onmessage = ({ data: table }: MessageEvent<string>) => {
  if (opened.has(table)) inTurn(() => forgotten(table));
};

/** Opens a table if it is not open; the answer is whether there is one, or why it cannot be opened. */
async function open(table: string): Promise<Answer | true> {
  if (opened.has(table)) return true;
  const kept = await drawer(table);
  if (!kept) return { status: 404, body: { code: 'unknown_table', message: 'There is no such table.', wait: null } };
  const { game } = (kept.row ?? {}) as { game?: string };
  if (game) await prepared(game);
  const { refused, cut } = (await handled({ do: 'open', kept })) as Opened;
  if (refused) return { status: 500, body: refused };
  opened.add(table);
  if (cut) shortened.add(table);
  return true;
}

// ------------------------------------------------------------------------------------------------------- thinking

let timer: ReturnType<typeof setTimeout> | undefined;
function schedule(due: number | null): void {
  clearTimeout(timer);
  if (due !== null) timer = setTimeout(() => inTurn(() => handled({ do: 'work' })), due * 1000);
}

// ---------------------------------------------------------------------------------------------------- one by one

let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch((error) => console.error(error));
  return mine;
}

async function answered(asked: Asked): Promise<unknown> {
  switch (asked.do) {
    case 'begin':
      return begin(asked);
    case 'fetch': {
      const table = /^\/tables\/([\w-]+)/.exec(asked.path)?.[1];
      const found = table ? await open(table) : true;
      if (found !== true) return found;
      const game = (asked.body as { game?: string } | null)?.game ?? /^\/scenes\/(\w+)/.exec(asked.path)?.[1];
      if (game && !table) await prepared(game);
      return handled(asked);
    }
    case 'connect': {
      const found = await open(asked.table);
      if (found !== true) return found;
      sockets.set(asked.socket, asked.table);
      await handled(asked);
      if (shortened.delete(asked.table)) tell({ tell: 'message', socket: asked.socket, text: JSON.stringify(CUT) });
      return true;
    }
    case 'leave':
      sockets.delete(asked.socket);
      return handled(asked);
    case 'hear':
      return handled(asked);
    case 'export':
      return handled({ do: 'export', kept: await drawer(asked.table) });
    case 'import': {
      const game = (asked.kept as { row?: { game?: string }; game?: string } | null)?.row?.game;
      if (game) await prepared(game);
      return handled(asked);
    }
    case 'remove':
      await forgotten(asked.table);
      await remove(asked.table);
      return elsewhere.postMessage(asked.table);
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  inTurn(() => answered(data)).then(
    (answer) => tell({ tell: 'answer', id: data.id, answer }),
    (error: unknown) => tell({ tell: 'failed', id: data.id, message: String(error) }),
  );
};
