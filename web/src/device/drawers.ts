/**
 * What this device keeps of its tables, in the browser's own database: how each was created, every event under its
 * number, a position for every turn, and how records were laid out (`sylvarium/device/keeping.py`).
 *
 * A change is kept before anybody is told of it. Two pages cannot keep the same event of a table: the second is
 * refused, and looks at what the first one kept.
 */

export interface Change {
  table: string;
  row?: object;
  events: { number: number }[];
  snapshots: { event: number }[];
  layout?: Layout;
  layouts?: Layout[];
  about?: About;
  cut?: number;
  /** What seats have said beforehand. */
  intents?: object;
}

interface Layout {
  game: string;
  rules: string;
  fields: unknown;
}

/** What everybody may know of a table (docs/protocol.md, `table`). */
export interface About {
  game: string;
}

export interface Drawer {
  row: object;
  events: object[];
  snapshots: object[];
  layouts: object[];
  intents?: object;
}

const NAME = 'sylvarium-device';
const EVERY_NUMBER = [[]]; // is more than any number

let opened: Promise<IDBDatabase> | undefined;
const again = () => (opened = undefined);

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    if (!globalThis.indexedDB) throw new Error('this browser has no database');
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      const made = asked.result;
      made.createObjectStore('tables', { keyPath: 'table' });
      made.createObjectStore('events', { keyPath: ['table', 'number'] });
      made.createObjectStore('snapshots', { keyPath: ['table', 'event'] });
      made.createObjectStore('layouts', { keyPath: ['game', 'rules'] });
      made.createObjectStore('damaged', { autoIncrement: true });
    };
    asked.onsuccess = () => {
      asked.result.onclose = again; // what this site keeps was cleared while a page is open
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error ?? new Error('the database of this browser does not open'));
  });
  opened.catch(again);
  return opened;
}

/** Whether this browser keeps anything at all: some do not, in private windows. */
export const keeps = (): Promise<boolean> =>
  database().then(
    () => true,
    () => false,
  );

const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('the database does not answer'));
  });

const completed = (work: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onabort = () => failed(work.error ?? new Error('the database has not kept it'));
  });

const of = (table: string) => IDBKeyRange.bound([table], [table, EVERY_NUMBER]);
const STORES = ['tables', 'events', 'snapshots', 'layouts', 'damaged'];

/** Keeps changes, all of them or none. */
export async function keep(changes: readonly Change[]): Promise<void> {
  const work = (await database()).transaction(STORES, 'readwrite', { durability: 'strict' });
  const written = (async () => {
    for (const change of changes) await keepOne(work, change);
  })();
  written.catch(() => abort(work));
  const ends = await Promise.allSettled([written, completed(work)]);
  for (const end of ends) if (end.status === 'rejected') throw work.error ?? end.reason;
}

function abort(work: IDBTransaction): void {
  try {
    work.abort();
  } catch {
    // it has ended by itself
  }
}

async function keepOne(work: IDBTransaction, change: Change): Promise<void> {
  const { table } = change;
  const store = (name: string) => work.objectStore(name);
  if (change.row) store('tables').add({ table, row: change.row, about: change.about });
  else if (change.about || change.intents) {
    const before = await answer(store('tables').get(table));
    if (!before) throw new DOMException('the table is not kept any more', 'NotFoundError');
    const { about = before.about, intents = before.intents } = change;
    store('tables').put({ ...before, about, intents });
  }
  if (change.cut !== undefined) {
    const lost = IDBKeyRange.bound([table, change.cut], [table, EVERY_NUMBER]);
    store('damaged').add(await answer(store('events').getAll(lost)));
    store('events').delete(lost);
    store('snapshots').delete(lost);
  }
  for (const event of change.events) store('events').add({ ...event, table });
  for (const snapshot of change.snapshots) store('snapshots').put({ ...snapshot, table });
  for (const layout of [...(change.layouts ?? []), ...(change.layout ? [change.layout] : [])])
    store('layouts').put(layout);
}

const without = ({ table: _, ...rest }: Record<string, unknown>) => rest;

/** Everything that is kept of a table; null if there is none. */
export async function drawer(table: string): Promise<Drawer | null> {
  const work = (await database()).transaction(STORES, 'readonly');
  const found = await answer(work.objectStore('tables').get(table));
  if (!found) return null;
  const game = String(found.row?.game); // it may be damaged: then there are no layouts of it either
  const [events, snapshots, layouts] = await Promise.all([
    answer(work.objectStore('events').getAll(of(table))),
    answer(work.objectStore('snapshots').getAll(of(table))),
    answer(work.objectStore('layouts').getAll(IDBKeyRange.bound([game], [game, EVERY_NUMBER]))),
  ]);
  const { row, intents } = found;
  return { row, events: events.map(without), snapshots: snapshots.map(without), layouts, intents };
}

/** What everybody may know of a table that is kept here, without opening it. */
export async function about(table: string): Promise<About | null> {
  const work = (await database()).transaction('tables', 'readonly');
  return (await answer(work.objectStore('tables').get(table)))?.about ?? null;
}

/** Forgets a table for good. */
export async function remove(table: string): Promise<void> {
  const work = (await database()).transaction(STORES, 'readwrite');
  const done = completed(work);
  work.objectStore('tables').delete(table);
  work.objectStore('events').delete(of(table));
  work.objectStore('snapshots').delete(of(table));
  await done;
}
