/** The tips of a guided table: at most one at a time, each until its decision is made or it was read. */
import type { TipShown } from './generated';
import { keepTips, seenTips } from './guided';
import type { View } from './types';

/** What applies to the decision of a seat; null if it cannot be asked now. */
type Ask = (seat: number) => Promise<{ number: number; tips: TipShown[] } | null>;

export class Tips {
  #told = $state.raw<TipShown[]>([]);
  #lit = $state(false);
  #looked = '';

  constructor(
    readonly game: string,
    readonly ask: Ask,
  ) {}

  /** The tip that is shown. */
  get now(): TipShown | null {
    return this.#told[0] ?? null;
  }

  /** The pieces that are lit up, after *show me*. */
  get light(): readonly string[] {
    return this.#lit ? (this.now?.light ?? []) : [];
  }

  get lit(): boolean {
    return this.#lit;
  }

  /** Another decision: what was said of the last one has been seen, and this one may have a tip of its own. */
  async look(view: View): Promise<void> {
    const moment = `${view.number}:${view.you}:${view.question !== null}`;
    if (moment === this.#looked) return;
    this.#looked = moment;
    this.#put();
    if (!view.question || view.you === null || seenTips(this.game).off) return;
    const found = await this.ask(view.you).catch(() => null);
    if (!found || moment !== this.#looked || found.number !== view.number) return;
    const { keys } = seenTips(this.game);
    this.#told = found.tips.filter((tip) => !keys.includes(tip.key));
  }

  /** It was read: the next one comes, if there is one for this decision. */
  read(): void {
    const { now } = this;
    if (!now) return;
    const rest = this.#told.slice(1);
    this.#put();
    this.#told = rest;
  }

  show(): void {
    this.#lit = !this.#lit && !!this.now?.light.length;
  }

  stop(): void {
    this.#put();
    keepTips(this.game, { ...seenTips(this.game), off: true });
  }

  /** Takes away what is shown; it will not come again. */
  #put(): void {
    this.#lit = false;
    if (!this.now) return;
    const { keys, off } = seenTips(this.game);
    keepTips(this.game, { keys: [...new Set([...keys, this.now.key])], off });
    this.#told = [];
  }
}
