/**
 * One's own move is drawn before the server has answered. What each choice does to the board is asked for when one is
 * asked something, and is drawn with the click; the server still decides, and its answer is what stays. On a quick line
 * nobody would see the difference, and nothing is asked.
 */
import type { changed } from './changed';
import type { Outcome } from './generated';
import type { LiveTable } from './live.svelte';
import { scored, type Sources } from './scoring.svelte';
import type { Choice, View } from './types';

export class Ahead {
  #asked = '';
  #known = new Map<number, Outcome>();

  constructor(
    readonly live: LiveTable,
    /** Given by the page, which has it already. */
    readonly change: typeof changed,
  ) {}

  /** Asks what the choices of this decision do, once. Without an answer moves are drawn when they are confirmed. */
  async ask({ number, choices }: View, seat: number): Promise<void> {
    const asked = `${number}:${seat}`;
    if (!choices.length || this.#asked === asked || this.live.contact !== 'open') return;
    this.#asked = asked;
    this.#known = new Map();
    try {
      const found = await this.live.outcomes(number, seat);
      if (this.#asked === asked) this.#known = new Map(found.map((each) => [each.action, each]));
    } catch {
      // too much was asked for, or the table has moved on
    }
  }

  /** The board as a choice leaves it, as far as that is sure; null if nothing is, or if it waits for a scoring. */
  after(view: View, choice: Choice, seat: number, sources?: Sources): View | null {
    const found = this.#asked === `${view.number}:${seat}` ? this.#known.get(choice.action) : undefined;
    if (!found) return null;
    const board = this.change(this.#arranged(view, found.arranged), found.changes);
    const asksNothing = { question: null, choices: [], undo: false, stuck: null, redo: false };
    const after = { ...board, ...asksNothing, number: view.number + 1 };
    return scored(view, after, sources).length ? null : after;
  }

  /** With lists of another length: their entries are the places where they were before, or what is new. */
  #arranged(view: View, lists: Outcome['arranged']): View {
    let after = view;
    for (const [path, entries] of Object.entries(lists)) {
      const step = (place: unknown, name: string) => (place as Record<string, unknown>)[name];
      const old = path.split('.').reduce<unknown>(step, after) as unknown[];
      after = this.change(after, { [path]: entries.map((each) => (typeof each === 'number' ? old[each] : each)) });
    }
    return after;
  }

  /** Whether everything that a choice does was drawn with it. */
  isWhole(choice: Choice): boolean {
    return this.#known.get(choice.action)?.sure ?? false;
  }
}
