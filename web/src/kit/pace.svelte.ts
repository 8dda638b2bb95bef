/**
 * The pace at which a table is watched. What happens comes as fast as the server tells it and waits here until it is
 * its time: a turn has a budget, and the more of its steps wait, the quicker they follow each other. Own moves are
 * shown at once.
 */
import type { Play } from './play.svelte';
import { motion, settings, type Pace } from './settings.svelte';
import type { View } from './types';

/** Milliseconds: how long a step is left to be seen, and how long all steps of a turn together may take. */
const PACING: Record<Exclude<Pace, 'instant' | 'step'>, { step: number; turn: number }> = {
  slow: { step: 1400, turn: 15_000 },
  normal: { step: 550, turn: 3_000 },
  fast: { step: 220, turn: 1_200 },
};
const LEAST = 40;
/** Others' steps that are kept to be shown again. */
const KEPT = 160;

/** Something to be shown: a view, and whether it came about by a move made in this window. */
export interface Moment {
  view: View;
  steps?: readonly View[];
  mine: boolean;
}

/** How long a step may be seen when so many more of its turn wait and so much of the turn's time is left. */
export function dwell(pace: Pace, waiting: number, left: number): number {
  if (pace === 'instant' || pace === 'step') return 0;
  const { step } = PACING[pace];
  return waiting === 0 ? step : Math.max(LEAST, Math.min(step, left / (waiting + 1)));
}

/** A view to be looked at, not played. */
const still = (view: View): View => ({ ...view, choices: [], question: null, undo: false, redo: false });

export class Pacer {
  /** How many steps have happened that are not shown yet. */
  waiting = $state(0);
  /** An earlier moment is being looked at, and what happens meanwhile waits. */
  looking = $state.raw<number | null>(null);
  /** Whether the others' moves are being shown again. */
  repeating = $state(false);
  /** What happened since the last move made here: the view before it, then every step. */
  #since = $state.raw<readonly View[]>([]);
  #queue: View[] = [];
  #running = false;
  #turn = -1;
  #turnBegan = 0;
  #own: Promise<void> = Promise.resolve();
  #wake: (() => void) | null = null;

  constructor(
    readonly play: Play,
    /** Called before a view is shown, and when it was, with the scoring that belongs to it. */
    readonly onshow: (view: View) => void = () => {},
    readonly onshown: (view: View) => void = () => {},
  ) {
    this.#since = [play.view];
  }

  /** Whether there is something to be shown again. */
  get canRepeat(): boolean {
    return this.#since.length > 1 && !this.repeating && this.waiting === 0 && this.looking === null;
  }

  /** Whether the next step waits for a click. */
  get asks(): boolean {
    return this.waiting > 0 && settings.pace === 'step';
  }

  /** Something has happened: own moves are shown before this returns, those of others when it is their time. */
  add({ view, steps = [], mine }: Moment): void {
    if (this.looking !== null) return;
    if (mine) {
      this.#drop();
      this.#since = [view];
      this.#own = this.#show(view, steps);
      return;
    }
    const more = [...steps, view];
    this.#since = this.#remembered(more);
    this.#queue.push(...more);
    this.#run();
  }

  /** My own move, drawn before the server has answered. */
  ahead(view: View): void {
    this.#drop();
    this.#own = this.play.show(view);
  }

  /** The steps since my last move; for who only watches, those of this turn and the one before. */
  #remembered(more: readonly View[]): readonly View[] {
    const all = [...this.#since, ...more];
    const turn = more.at(-1)!.turn;
    const known = this.play.you === null ? all.filter((each) => each.turn >= turn - 1) : all;
    return known.slice(-KEPT);
  }

  /** Shows a view at once, whatever waits: other eyes, or the whole state again. */
  jump(view: View): void {
    this.looking = null;
    this.#drop();
    this.#since = [view];
    this.#own = this.#show(view, [], true);
  }

  /** Shows an earlier moment in place. */
  look(view: View): void {
    this.looking = view.number;
    void this.play.show(still(view), { leap: true, plain: true });
  }

  /** Back to the table as it is now. */
  back(now: View): void {
    this.looking = null;
    this.#drop();
    this.#since = [now];
    this.#own = this.play.show(now, { leap: true, plain: true });
  }

  /** The next step, for whoever watches step by step. */
  next(): void {
    this.#wake?.();
  }

  /** The last of all that waits is shown at once. */
  skip(): void {
    this.#queue = this.#queue.slice(-1);
    this.#skipping = this.#queue.length > 0;
    this.#wake?.();
  }
  #skipping = false;

  /** Shows once more what the others did since my last move. */
  again(now: View = this.play.view): void {
    if (!this.canRepeat) return;
    this.repeating = true;
    this.#turn = -1;
    this.#queue = [...this.#since.slice(0, -1).map(still), now];
    this.#run();
  }

  /** Shows what happened while nobody was here, from the first view on; afterwards it can be shown again. */
  since(views: readonly View[]): void {
    const now = this.play.view;
    if (views.length < 2 || this.waiting || this.looking !== null) return;
    this.#since = [...views.slice(0, -1), now].slice(-KEPT);
    if (motion.reduced || document.hidden || settings.pace === 'instant') return;
    this.#own = this.play.show(still(views[0]), { leap: true, plain: true });
    this.again(now);
  }

  #drop(): void {
    this.#queue = [];
    this.waiting = 0;
    this.repeating = false;
    this.#wake?.();
  }

  #run(): void {
    this.waiting = this.#queue.length;
    if (!this.#running) void this.#showAll();
  }

  async #showAll(): Promise<void> {
    this.#running = true;
    while (this.#queue.length) {
      if (settings.pace === 'step' && !document.hidden && !this.#skipping) await this.#asked();
      await this.#own;
      if (this.#instant()) this.#queue = this.#queue.slice(-1);
      const view = this.#queue.shift();
      this.waiting = this.#queue.length;
      if (!view) break;
      if (this.#queue.length === 0) this.repeating = this.#skipping = false;
      await Promise.all([this.#show(view), this.#wait(this.#dwell(view))]);
    }
    this.#running = false;
  }

  /** Nothing in between is shown to whoever wants to see results, or looks elsewhere. */
  #instant(): boolean {
    return (settings.pace === 'instant' && !this.repeating) || document.hidden;
  }

  #dwell(view: View): number {
    if (view.turn !== this.#turn) {
      this.#turn = view.turn;
      this.#turnBegan = performance.now();
    }
    const pace = this.repeating && settings.pace === 'instant' ? 'normal' : settings.pace;
    if (pace === 'instant' || pace === 'step') return 0;
    return dwell(pace, this.#sameTurn(view), PACING[pace].turn - (performance.now() - this.#turnBegan));
  }

  #sameTurn(view: View): number {
    return this.#queue.filter((each) => each.turn === view.turn).length;
  }

  #asked(): Promise<void> {
    return new Promise((done) => this.#waiting(done));
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      if (time <= 0) return done();
      const timer = setTimeout(() => this.#wake?.(), time);
      this.#waiting(() => {
        clearTimeout(timer);
        done();
      });
    });
  }

  #waiting(done: () => void): void {
    this.#wake = () => {
      this.#wake = null;
      done();
    };
  }

  async #show(view: View, steps: readonly View[] = [], leap = false): Promise<void> {
    this.onshow(view);
    await this.play.show(view, { steps, leap, quick: this.#sameTurn(view) > 3 });
    this.onshown(view);
  }
}
