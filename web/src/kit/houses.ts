/**
 * Where tables live: at a server, or on this device. Pages ask for a table here and need not know which.
 *
 * What a device needs is large, and is loaded when somebody wants it.
 */

/** Whether this is a folder of files without a server behind it (`make site`). */
export const SITE = import.meta.env.VITE_SITE === '1';

/** The address of a file beside the page. */
export const beside = (path: string): string => new URL(`${import.meta.env.BASE_URL}${path}`, location.href).href;

export const onDevice = (table: string): boolean => table.startsWith('device-');

/** Why this device cannot do what a page wants: the id of what a person is told. */
export class Unable extends Error {
  constructor(readonly id: string) {
    super(id);
  }
}

/** Where an answer is that a server gives, or a file of a site without one (`scripts/pages.py`). */
export const placeOf = (path: string): string => (SITE ? beside(`api${path.replace('?', '-')}.json`) : `/api${path}`);

/** An answer, as far as pages look at it. */
export interface Reply {
  ok: boolean;
  status: number;
  json: () => Promise<unknown>;
}

/** A connection to a table, as a socket of a browser is one. */
export interface Way {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  /** `why`: the id of what a person is told, if it makes no sense to try again. */
  onclose: ((event: { code: number; why?: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

const device = () => import('../device/house');

/** A table on this device is wanted soon: whatever it waits for begins. What goes wrong is told when it is opened. */
export const getReady = (): Promise<void> => device().then((house) => house.getReady().catch(() => {}));

/** Asks the house that has what the path names; a new table is opened on this device if asked for. */
export async function request(path: string, init: RequestInit, here = false): Promise<Reply> {
  if (here || path.startsWith('/tables/device-')) return (await device()).request(path, init);
  return fetch(placeOf(path), init);
}

export function lineTo(table: string): Way {
  if (onDevice(table)) return new DeviceWay(table);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`) as Way;
}

/** What will not be otherwise in a moment; a line that is gone may come back. */
const lasting = (error: unknown): string | undefined =>
  error instanceof Unable && error.id !== 'device-failed' ? error.id : undefined;

/** A line to a table on this device; what it leads to may still have to be loaded. */
class DeviceWay implements Way {
  readyState = 0;
  onopen: Way['onopen'] = null;
  onmessage: Way['onmessage'] = null;
  onclose: Way['onclose'] = null;
  #end: Promise<{ send(text: string): void; close(): void }>;

  constructor(table: string) {
    this.#end = device().then((house) => house.connect(table, this));
    this.#end.catch((error: unknown) => this.onclose?.({ code: 1006, why: lasting(error) }));
  }
  send(text: string): void {
    void this.#end.then((end) => end.send(text));
  }
  close(): void {
    void this.#end.then(
      (end) => end.close(),
      () => {},
    );
  }
}
