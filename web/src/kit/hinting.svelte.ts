/** Asking a bot what it would do, where the table allows that. */
import { advice } from './choices';
import { onDevice } from './houses';
import type { LiveTable } from './live.svelte';
import { note } from './notices.svelte';
import type { Play } from './play.svelte';
import { exploreAddress } from './router.svelte';
import type { Choice, Hint, Line } from './types';
import { say } from './words.svelte';

export class Hinting {
  thinking = $state(false);

  constructor(
    readonly live: LiveTable,
    readonly refused: (error: unknown) => void,
  ) {}

  /** Why there are none at this table. */
  get none(): string | null {
    return this.live.info?.allows?.hints === false ? say('refused-hints-off') : null;
  }

  async ask(play: Play | null, seat: number | null): Promise<void> {
    if (seat === null || !play?.choices.length || this.thinking) return;
    if (this.none) return note(this.none);
    const here = onDevice(this.live.table);
    this.thinking = true;
    try {
      const { number } = play.view;
      const lent = here ? null : await this.#reckonedHere(seat, play.choices);
      const best = advice(lent ?? (await this.live.hint(seat)));
      if (play.view.number === number) play.hints = best;
      play.hintedBy = lent || here ? 'device' : 'server';
      if (!best.size) note(say('hint-none'));
    } catch (error) {
      this.refused(error);
    } finally {
      this.thinking = false;
    }
  }

  /** On this device if it can: the server's processor is for those that cannot. */
  async #reckonedHere(seat: number, choices: readonly Choice[]): Promise<Hint[] | null> {
    const { hintHere } = await import('../device/thinking');
    return hintHere(this.live.info!.game, choices, () => this.live.lend(seat));
  }

  /**
   * Where it is told what a bot weighed: where hints are allowed and nothing is `secret`, and of everybody's choices
   * after the end.
   */
  weighed({ number, seat }: Line, over: boolean, secret = false): string | null {
    const { table, info, seats } = this.live;
    const told = over || (!secret && !this.none && info?.seats[seat]?.kind === 'bot' && seats.length > 0);
    return number > 0 && told ? exploreAddress(table, number - 1) : null;
  }
}
