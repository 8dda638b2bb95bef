/** The house on this device, as pages see it: one worker, started when the first page asks for something. */
import { refusal } from '../kit/api';
import { settings } from '../kit/settings.svelte';
import { beside, placeOf, SITE, Unable, type Way, type Reply } from '../kit/houses';
import { arriving } from './arriving.svelte';
import { agreed, mayRenew, metered } from './consent';
import { about, keeps } from './drawers';
import { isKept, keepEverything, ownScript, type Wanted } from './kept';
import type { Answer, Asked, Told } from './talk';

type Question = Asked extends infer Each ? (Each extends { id: number } ? Omit<Each, 'id'> : never) : never;

/** The folders of boards are named after the games. */
const GAMES = Object.keys(import.meta.glob('../games/*/index.ts')).map((path) => path.split('/').at(-2)!);

const [CLOSED, UNKNOWN_TABLE] = [1000, 4004]; // as a server closes a socket

let worker: Worker | undefined;
let begun: Promise<unknown> | undefined;
let numbers = 0;
const waiting = new Map<number, { done: (answer: unknown) => void; failed: (error: Error) => void }>();
const lines = new Map<string, Way>();

function started(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'the table' });
  made.onmessage = ({ data }: MessageEvent<Told>) => heard(data);
  made.onerror = (event) => fail(new Error(event.message || 'the worker of the table does not start'));
  worker = made;
  return made;
}

/** Whatever was waiting fails; the next question starts afresh. */
function fail(error: Error): void {
  worker?.terminate();
  worker = begun = undefined;
  for (const { failed } of waiting.values()) failed(error);
  waiting.clear();
  for (const line of lines.values()) line.onclose?.({ code: 1006 });
  lines.clear();
}

function heard(told: Told): void {
  if (told.tell === 'progress') arriving.tell(told.loaded, told.total);
  else if (told.tell === 'message') lines.get(told.socket)?.onmessage?.({ data: told.text });
  else if (told.tell === 'close') end(told.socket, told.code);
  else if (told.tell === 'broken') fail(new Error(told.message));
  else {
    const asked = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.tell === 'answer') asked?.done(told.answer);
    else asked?.failed(new Error(told.message));
  }
}

function end(socket: string, code: number, why?: string): void {
  const line = lines.get(socket);
  lines.delete(socket);
  if (!line) return;
  line.readyState = 3;
  line.onclose?.({ code, why });
}

function say(question: Question): Promise<unknown> {
  const id = ++numbers;
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    started().postMessage({ ...question, id });
  });
}

/** Loads what a table needs, or says why that cannot be; again if it failed. */
export function begin(): Promise<unknown> {
  if (!begun) {
    begun = loaded();
    begun.then(
      () => {
        arriving.end();
        void keepUp().catch(() => {}); // the line is enough for now
      },
      (error: unknown) => {
        begun = undefined;
        arriving.end(error instanceof Unable ? error.id : 'device-failed');
      },
    );
  }
  return begun;
}

/** Somebody is about to play here: what that takes begins now, unless they have to be asked first, or cannot. */
export async function getReady(): Promise<void> {
  if ((await keeps()) && (!metered() || (await isKept(beside('offline/'))))) await begin();
}

/** Some hosts forbid it (Content-Security-Policy): then there is no point in loading anything. */
function mayRun(): boolean {
  try {
    return !!new WebAssembly.Module(NOTHING);
  } catch {
    return false;
  }
}
const NOTHING = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0); // a module without anything in it

async function loaded(): Promise<void> {
  if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined')
    throw new Unable('device-too-old');
  if (!mayRun()) throw new Unable('device-forbidden');
  if (!(await agreed())) throw new Unable('device-declined');
  arriving.begin();
  const where = { offline: beside('offline/'), rules: beside('wasm/') };
  await say({ do: 'begin', ...where, page: ownScript(), packed: SITE, frugal: metered() }).catch((error: unknown) => {
    console.error(error);
    throw new Unable('device-failed');
  });
}

/** What works without a line consists of this: what is read in the language that is spoken. */
export const wanted = (): Wanted => ({
  folder: beside('offline/'),
  rules: beside('wasm/'),
  games: GAMES,
  pages: GAMES.flatMap((game) => ['rulebook', 'rules'].map((page) => `/games/${game}/${page}`))
    .map((path) => `${path}?language=${settings.language}`)
    .concat(GAMES.map((game) => `/games/${game}/lessons`))
    .map((path) => new URL(placeOf(path), location.href).href),
  page: ownScript(),
  packed: SITE,
});

/** What works without a line is brought up to what the line has, where that costs nothing or was just agreed to. */
const keepUp = async (): Promise<void> => ((await mayRenew()) ? keepEverything(wanted()) : undefined);

/** Games stay until somebody removes them: a browser that is short of room is asked not to make some with these. */
function stay(): void {
  void navigator.storage?.persist?.().catch(() => {});
}

const reply = ({ status, body }: Answer): Reply => ({ ok: status < 400, status, json: async () => body });

/** What a list of tables shows is told without loading anything. */
async function listed(path: string, init: RequestInit): Promise<Reply | null> {
  const table = /^\/tables\/([\w-]+)$/.exec(path)?.[1];
  if (!table || init.method) return null;
  const found = await about(table);
  return found ? reply({ status: 200, body: found }) : reply({ status: 404, body: { code: 'unknown_table' } });
}

/** A new table comes of it. */
const OPENS = /^\/(tables|courses|tables\/[\w-]+\/fork)$/;
/** Nothing has to be kept for it. */
const LEARNING = /^\/(puzzles|scenes|games)\b/;

export async function request(path: string, init: RequestInit): Promise<Reply> {
  if (!LEARNING.test(path)) {
    if (!(await keeps())) throw new Unable('device-keeps-nothing');
    const known = await listed(path, init);
    if (known) return known;
    if (OPENS.test(path) && init.method === 'POST') stay();
  }
  await begin();
  const url = new URL(path, 'http://here');
  const headers = new Headers(init.headers);
  const answer = await say({
    do: 'fetch',
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    tokens: headers.get('x-seat-token') ?? '',
  });
  return reply(answer as Answer);
}

/** Leads a line to a table; it is open when this has come back. */
export async function connect(table: string, line: Way): Promise<{ send(text: string): void; close(): void }> {
  if (!(await keeps())) throw new Unable('device-keeps-nothing');
  if (!(await about(table))) {
    line.onclose?.({ code: UNKNOWN_TABLE }); // nothing has to be loaded to find that out
    return { send: () => {}, close: () => {} };
  }
  await begin();
  const socket = `s${++numbers}`;
  lines.set(socket, line);
  const known = (await say({ do: 'connect', socket, table })) as Answer | true;
  const way = {
    send: (text: string) => void (lines.has(socket) && say({ do: 'hear', socket, text }).catch(() => {})),
    close: () => {
      lines.delete(socket);
      void say({ do: 'leave', socket }).catch(() => {});
    },
  };
  if (known === true) {
    line.readyState = 1;
    setTimeout(() => line.onopen?.());
  } else if (known.status === 404) end(socket, UNKNOWN_TABLE);
  else end(socket, CLOSED, refusal((known.body as { code: string }).code).id);
  return way;
}

/** Everything that is kept of a table, as a file. */
export async function exported(table: string): Promise<Blob> {
  await begin();
  return new Blob([JSON.stringify(await say({ do: 'export', table }))], { type: 'application/json' });
}

/** Opens a table from such a file; the answer is that of a new table. */
export async function imported(kept: unknown): Promise<Answer> {
  if (!(await keeps())) throw new Unable('device-keeps-nothing');
  stay();
  await begin();
  return (await say({ do: 'import', kept })) as Answer;
}

export async function removed(table: string): Promise<void> {
  await begin();
  await say({ do: 'remove', table });
}
