/** The seat somebody looks from at a live table: who plays it, taking it, getting up from it, and playing again. */
import { onDevice } from './houses';
import type { LiveTable } from './live.svelte';
import { note } from './notices.svelte';
import { again, giveUp, join, rematch, standIn } from './sitting';
import { say } from './words.svelte';

/** Whose eyes look at the table. */
interface Eyes {
  readonly eye: number | null;
}

export class OwnSeat {
  /** What was wrong when a seat was asked for. */
  trouble = $state('');
  readonly #seats = $derived.by(() => this.live.info?.seats ?? []);
  readonly #me = $derived.by(() => (this.eyes.eye === null ? null : (this.#seats[this.eyes.eye] ?? null)));
  /** A bot plays for me until I am back. */
  readonly botPlays = $derived.by(() => this.#me?.kind === 'human' && !!this.#me.level);
  /** Nobody else plays along: I am alone, or everybody shares this screen. */
  readonly alone = $derived.by(
    () => !this.#seats.some((seat) => seat.kind === 'human' && !this.live.seats.includes(seat.seat)),
  );
  /** All other people have given up: bots sit there under their names. */
  readonly gaveUp = $derived.by(
    () =>
      !onDevice(this.live.table) &&
      this.live.info?.status === 'playing' &&
      this.#me?.kind === 'human' &&
      this.#seats.some((seat) => seat.kind === 'bot' && seat.nickname) &&
      this.#seats.every((seat) => seat.seat === this.eyes.eye || seat.kind === 'bot'),
  );
  #sat = false;
  #rose = false;

  constructor(
    readonly live: LiveTable,
    readonly eyes: Eyes,
    readonly refused: (error: unknown) => void,
  ) {
    $effect(() => this.#noticeLoss(this.live.seats.length > 0));
  }

  /** Whoever loses the seat while they look is told; who gets up knows. */
  #noticeLoss(sits: boolean): void {
    if (this.#sat && !sits && !this.#rose) note(say('seat-lost'), true);
    this.#sat = sits;
    this.#rose = false;
  }

  async sitDown(invite: string | null, seat: number | undefined, colour: number | undefined): Promise<void> {
    this.trouble = await join(this.live, { seat, colour, invite });
  }

  getUp(seat: number): Promise<void> {
    this.#rose = true;
    return giveUp(this.live, seat).catch((error) => {
      this.#rose = false;
      this.refused(error);
    });
  }

  /** A bot plays for me, or I take over from it again. */
  toggleBot(): void {
    const { eye } = this.eyes;
    if (eye === null) return;
    const asked = this.botPlays ? this.live.ask({ type: 'bot', seat: eye, level: null }) : standIn(this.live, eye);
    asked.catch(this.refused);
  }

  /** Another game: with others it asks them, otherwise it just begins. */
  get asksForAnother(): boolean {
    return !this.alone && !onDevice(this.live.table);
  }

  another(guided: boolean): Promise<void> {
    return this.asksForAnother ? rematch(this.live) : again(this.live, guided);
  }
}
