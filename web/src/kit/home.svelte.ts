/**
 * Who is at home in this browser, and the tables that are theirs: by their login, or by the tokens kept here.
 *
 * One question answers for all tables. It is asked again now and then while a game goes on, seldom while nobody looks,
 * and whenever another page is shown.
 */
import { api } from './api';
import { outside } from './banned.svelte';
import type { Home, Invitation, MyTable, PersonShape } from './generated';
import { beside, onDevice, SITE } from './houses';
import { people } from './people';
import { go, router } from './router.svelte';
import { settings } from './settings.svelte';
import { allTokens, belongings, myTables, noteSeenHere, seenHere } from './storage';

const OFTEN = 20_000;
const SELDOM = 60_000;
const AFTER_TROUBLE = 120_000;
const TELL_SEEN = 4_000;

class AtHome {
  /** Undefined until it is known. */
  person = $state.raw<PersonShape | null | undefined>(undefined);
  tables = $state.raw<readonly MyTable[]>([]);
  /** Where one is asked to. */
  invitations = $state.raw<readonly Invitation[]>([]);
  /** Those that live on this device, once somebody has looked (`lookHere`). */
  local = $state.raw<readonly MyTable[]>([]);
  /** Whether the tables have been asked for. */
  known = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #asked: Promise<void> | null = null;
  /** How often somebody has come or gone here: what was asked before tells of somebody else. */
  #entries = 0;

  /** Those that wait for me, the longest waiting first. */
  get waiting(): readonly MyTable[] {
    return this.tables.filter(waitsForMe).sort((a, b) => a.waits.localeCompare(b.waits));
  }

  /** Asks for everything now, and again when it is time. */
  follow = (): void => {
    clearTimeout(this.#timer);
    void this.refresh().then(
      () => this.#plan(document.hidden ? SELDOM : OFTEN),
      () => this.#plan(AFTER_TROUBLE),
    );
  };

  #plan(pause: number): void {
    clearTimeout(this.#timer);
    if (this.person || outside.now || this.tables.some(goesOn)) this.#timer = setTimeout(this.follow, pause);
  }

  stop = (): void => clearTimeout(this.#timer);

  refresh(): Promise<void> {
    this.#asked ??= this.#refresh().finally(() => (this.#asked = null));
    return this.#asked;
  }

  async #refresh(): Promise<void> {
    if (SITE) return; // there is no server behind it
    const tokens = allTokens();
    const entries = this.#entries;
    const holds = Object.keys(tokens).length > 0;
    if (!this.person && !holds && (this.person === undefined || outside.now)) this.#is(await people.me(), entries);
    const nobody = !this.person && !holds;
    const here = nobody ? null : await people.tables(tokens);
    if (here) this.#is(here, entries);
    this.tables = here?.tables ?? [];
    this.known = true;
    this.invitations = nobody ? [] : (await people.invitations(tokens)).invitations;
  }

  /** Who it is, as the server knows it: they may have been logged out elsewhere, renamed or banned meanwhile. */
  #is({ person, banned }: Home, entries: number): void {
    if (entries !== this.#entries) return;
    if (JSON.stringify(person) !== JSON.stringify(this.person)) this.person = person;
    outside.now = banned ?? null;
  }

  /** Somebody has come home, or gone: what this browser holds becomes theirs. */
  async entered(person: PersonShape | null): Promise<void> {
    this.#entries += 1;
    this.person = person;
    if (person) outside.now = null;
    const tokens = allTokens();
    if (person && !settings.nickname.trim()) settings.nickname = person.name;
    if (person && Object.keys(tokens).length) await people.claim(tokens).catch(() => {});
    await this.#asked?.catch(() => {}); // it was asked before
    await this.refresh().catch(() => {});
  }

  /** Looks at the tables that live on this device, which has to load what they need. */
  async lookHere(): Promise<void> {
    const here = myTables().filter(({ table }) => onDevice(table));
    const found = await Promise.all(here.map(({ table }) => api.table(table).catch(() => null)));
    this.local = found
      .filter((info) => info !== null)
      .map((info) => ({
        ...info,
        mine: Object.keys(belongings(info.table).tokens).map(Number),
        waits: info.changed,
        number: info.number ?? 0,
        seen: null,
      }));
  }

  /** How many actions of a table were seen, here or on another device; null: none is known. */
  seen(table: string): number | null {
    const there = this.tables.find((each) => each.table === table)?.seen ?? null;
    const here = seenHere(table);
    return here === null || there === null ? (here ?? there) : Math.max(here, there);
  }

  /** A table was watched up to here, and whether it waits for me is known better than the list knows it. */
  watched(table: string, number: number, deciding: number | null): void {
    noteSeenHere(table, number);
    this.tables = this.tables.map((each) =>
      each.table === table ? { ...each, number, seen: number, deciding } : each,
    );
    if (!this.person) return;
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => void people.seen(table, number).catch(() => {}), TELL_SEEN);
  }

  /** Goes to the next table that waits for me, round all of them; false if there is none but this one. */
  next(): boolean {
    const here = router.route.page === 'table' ? router.route.table : null;
    const { waiting } = this;
    const place = waiting.findIndex((each) => each.table === here);
    const found = waiting[(place + 1) % waiting.length];
    if (!found || found.table === here) return false;
    go(`/table/${found.table}`);
    return true;
  }
}

/** A game that is decided need not be played on, though bots still would. */
export const goesOn = (each: MyTable): boolean => each.status !== 'over' && each.closed === null && !each.decided;

/** Whether it is my decision, and no bot's in my place. */
export const waitsForMe = (each: MyTable): boolean =>
  each.status === 'playing' &&
  goesOn(each) &&
  each.deciding !== null &&
  each.mine.includes(each.deciding) &&
  each.seats[each.deciding].level === null;

/** How many actions happened that I have not seen. */
export function unseen(each: MyTable, seen: number | null): number {
  return seen === null || each.status === 'waiting' ? 0 : Math.max(0, each.number - seen);
}

export const atHome = new AtHome();

/** The title of a page, with how many tables wait. */
export const titled = (title: string): string => {
  const count = atHome.waiting.length;
  return count ? `(${count}) ${title}` : title;
};

const PLAIN = beside('icon.svg');
const CALLING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Cpath d='M20 2 32 18h-5l8 11H22.500v8h-5v-8H5l8-11H8Z' fill='%23557a3c'/%3E%3Ccircle cx='30' cy='30' r='9.500' fill='%23d9822b' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E";

/** The icon of the tab shows that somebody waits for me. */
export function markIcon(calls: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = calls ? CALLING : PLAIN;
}

/** One key leads to the next table that waits, wherever nothing is being typed. */
export function nextByKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return;
  if (atHome.next()) event.preventDefault();
}
