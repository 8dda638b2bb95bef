/**
 * Looking for players. The ticket is kept in this browser, so the search goes on after the page was closed; as long as
 * any page is open the server is asked again and again, and seats only those who ask.
 */
import { api, Trouble, troubleWords } from '../kit/api';
import type { Found, Search as Wish } from '../kit/generated';
import { note } from '../kit/notices.svelte';
import { go, router } from '../kit/router.svelte';
import { read, remember, write } from '../kit/storage';
import { say } from '../kit/words.svelte';
import { circle } from './circle';

const EVERY = 2_500;
const AFTER_TROUBLE = 10_000;
/** Pages one is not called away from. */
const BUSY = ['table', 'replay', 'scene', 'puzzle'];

class Search {
  ticket = $state<string | null>(read<string | null>('search', null));
  found = $state.raw<Found | null>(null);
  trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  async begin(wish: Wish): Promise<void> {
    this.trouble = '';
    try {
      this.#keep((await circle.find(wish)).ticket);
      await this.look();
    } catch (error) {
      this.trouble = troubleWords(error);
    }
  }

  async leave(): Promise<void> {
    const ticket = this.ticket;
    this.#keep(null);
    if (ticket) await circle.leave(ticket).catch(() => {});
  }

  /** Asks how far it has come, and again after a while. */
  look = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const ticket = this.ticket;
    if (!ticket) return;
    let pause = EVERY;
    try {
      const found = await circle.look(ticket);
      if (this.ticket !== ticket) return;
      this.trouble = '';
      if (found.state === 'seated') return await this.#sitDown(found);
      if (found.state === 'gone') return this.#keep(null);
      this.found = found;
    } catch (error) {
      this.trouble = troubleWords(error);
      pause = error instanceof Trouble && error.status === 403 ? AFTER_TROUBLE * 6 : AFTER_TROUBLE;
    }
    if (this.ticket === ticket) this.#timer = setTimeout(() => void this.look(), pause);
  };

  /** The seat is ours. Its half of the draw is made when the table is opened: now the commitment is known. */
  async #sitDown({ table, seat, token, game }: Found): Promise<void> {
    this.#keep(null);
    if (!table || token === null || token === undefined || seat === null || seat === undefined) return;
    const commitment = (await api.table(table).catch(() => null))?.draw?.commitment ?? undefined;
    remember(table, { tokens: { [seat]: token }, commitment, game: game ?? undefined });
    if (BUSY.includes(router.route.page)) note(say('find-seated'));
    else go(`/table/${table}`);
  }

  #keep(ticket: string | null): void {
    clearTimeout(this.#timer);
    this.ticket = ticket;
    this.found = null;
    write('search', ticket);
  }
}

export const search = new Search();
