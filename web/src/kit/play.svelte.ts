/**
 * What a board is given: the view, the choices and what may be done with them.
 *
 * A `Play` is the same for a live table, a replay and a test: its owner calls `show` with each new view
 * and says what happens when a choice is made.
 */
import { tick, type Snippet } from 'svelte';
import type { Advice } from './choices';
import { before, fly, markMoved, markSent, rise } from './glide';
import { moved } from './moved';
import { scored, Stage, won, type Sources } from './scoring.svelte';
import { motion, settings } from './settings.svelte';
import type { Choice, Message, View } from './types';
import { sayMessage } from './words.svelte';

/** What a card or piece does, for the bubble and for its large version. */
export interface Help {
  title: string;
  text: string;
  /** The card or piece itself, drawn large. */
  picture?: Snippet;
  /** Numbers of rules, which lead into the rules of the side panel. */
  rules?: string[];
}

/** A small menu where one piece stands for several choices. */
export interface Menu {
  choices: Choice[];
  at: DOMRect;
}

export interface Deeds {
  /** Plays a choice: true when it is done and everybody has been told, false when it was refused. */
  act?: (choice: Choice) => Promise<boolean>;
  /** Everything can be taken back here: nothing is asked twice. */
  takesBack?: boolean;
  /** Where points lie that count already. */
  sources?: Sources;
}

/** How a view is shown. */
interface How {
  /** It is not what follows on what is shown: nothing is marked as moved. */
  leap?: boolean;
  /** Scoring is not staged. */
  plain?: boolean;
}

/** How long a piece glides, and how long a step that nobody chose is left to be seen. */
const GLIDE = 340;
const QUICK = 140;

export class Play<V extends View = View> {
  #view = $state.raw() as V;
  #names = $state.raw<string[]>([]);
  #preview = $state.raw<Choice | null>(null);
  #acted = $state.raw<Choice | null>(null);
  #fresh = $state.raw<ReadonlySet<string>>(new Set());
  #byPiece: Map<string, Choice[]> = $derived(group(this.#view?.choices ?? []));
  menu = $state.raw<Menu | null>(null);
  /** A choice that ends the turn (a setting) or destroys something, and waits for a second click. */
  pending = $state.raw<Choice | null>(null);
  help = $state.raw<(Help & { large: boolean; at: DOMRect | null }) | null>(null);
  /** A scoring that is being shown. */
  stage = $state.raw<Stage | null>(null);
  /** What a bot thinks of the actions worth considering, after a hint was asked for. */
  hints = $state.raw<ReadonlyMap<number, Advice>>(new Map());
  /** Where that was worked out. */
  hintedBy = $state.raw<'device' | 'server'>('server');
  /** The choice that is on its way to the table. */
  sent = $state.raw<Choice | null>(null);
  #deeds: Deeds;
  #playing: Promise<unknown> = Promise.resolve();
  #showing: Promise<void> = Promise.resolve();
  #shows = 0;

  constructor(view: V, names: string[], deeds: Deeds = {}) {
    this.#view = view;
    this.#names = names;
    this.#deeds = deeds;
  }

  get view(): V {
    return this.#view;
  }

  /** Nicknames by seat. */
  get names(): readonly string[] {
    return this.#names;
  }

  set names(names: string[]) {
    this.#names = names;
  }

  /** The seat whose eyes these are; null for a spectator. */
  get you(): number | null {
    return this.#view.you;
  }

  get choices(): readonly Choice[] {
    return this.#view.choices;
  }

  /** The choice hovered or focused anywhere, on the board or in the panel: boards show what it would do. */
  get preview(): Choice | null {
    return this.#preview;
  }

  set preview(choice: Choice | null) {
    this.#preview = choice;
  }

  /** The choice made last in this window: what the next decision may build on. */
  get acted(): Choice | null {
    return this.#acted;
  }

  /** Ids of the pieces that came or moved with the last move: worth a second look. */
  get fresh(): ReadonlySet<string> {
    return this.#fresh;
  }

  get reducedMotion(): boolean {
    return motion.reduced;
  }

  /** The choices that a click on this piece may mean. */
  of(piece: string): readonly Choice[] {
    return this.#byPiece.get(piece) ?? [];
  }

  can(piece: string): boolean {
    return this.#byPiece.has(piece);
  }

  /** Whether the previewed choice is about this piece. */
  previews(piece: string): boolean {
    return this.#preview?.piece === piece;
  }

  say(message: Message): string {
    return sayMessage(message, this.#names);
  }

  /**
   * Plays a choice, after those that are being played. True: it is done and the view after it is shown. False: it
   * was refused, is no choice any more (a double click is one click), or waits for a second click, because it ends the
   * turn or destroys. A board that has asked itself is `sure`.
   */
  async act(choice: Choice, how: { sure?: boolean } = {}): Promise<boolean> {
    this.menu = null;
    if (!how.sure && this.#asksFirst(choice) && this.pending !== choice) {
      this.pending = choice;
      return false;
    }
    this.pending = null;
    this.#preview = null;
    this.stage?.close();
    const played = this.#playing.then(() => this.#play(choice));
    this.#playing = played;
    return await played;
  }

  /**
   * What destroys is asked for once more. So is ending the turn, which nobody can take back, while something else
   * could be done; a quick second press is the answer of those who know.
   */
  #asksFirst(choice: Choice): boolean {
    if (this.#deeds.takesBack) return false;
    const goesOn = (other: Choice) => other.ends === false && !other.destroys;
    return choice.destroys || (settings.confirm && choice.ends === true && this.choices.some(goesOn));
  }

  async #play(choice: Choice): Promise<boolean> {
    if (!this.#deeds.act || !this.choices.includes(choice)) return false;
    this.#acted = choice;
    this.sent = choice;
    const unmark = markSent(choice.piece);
    try {
      const done = await this.#deeds.act(choice);
      await tick();
      await this.#showing;
      return done;
    } finally {
      unmark();
      this.sent = null;
    }
  }

  /** A click on a piece: plays the only choice it may mean, or asks which of several is meant. */
  choose(choices: readonly Choice[], element: Element): void {
    if (choices.length === 1) void this.act(choices[0]);
    else if (choices.length > 1) this.menu = { choices: [...choices], at: element.getBoundingClientRect() };
  }

  /**
   * Shows a new view: pieces glide from where they were, points rise where they were earned. The `steps` that led
   * to it without a decision are shown one after the other, unless something newer has to be shown meanwhile.
   */
  show(view: V, how: How & { quick?: boolean; steps?: readonly V[] } = {}): Promise<void> {
    const ours = ++this.#shows;
    const steps = motion.reduced || this.#view.you !== view.you ? [] : (how.steps ?? []);
    const duration = motion.time(how.quick ? QUICK : GLIDE);
    this.#showing = (async () => {
      for (const step of steps) {
        await this.#present(step, duration, how, () => ours === this.#shows);
        await new Promise((done) => setTimeout(done, duration));
        if (ours !== this.#shows) return;
      }
      await this.#present(view, duration, how, () => ours === this.#shows);
    })();
    return this.#showing;
  }

  /**
   * What came or moved last: with my own move what it moved, with those of others everything they have moved since;
   * for who only watches, with this turn.
   */
  #marked(last: V, view: V): ReadonlySet<string> {
    if (last.you !== view.you || last.game !== view.game || view.number < last.number) return new Set();
    if (view.number === last.number && view.turn === last.turn) return new Set([...this.#fresh, ...moved(last, view)]);
    const mine = view.you !== null && last.seat === view.you;
    const goesOn = !mine && (view.you === null ? view.turn === last.turn : this.#othersMoved);
    this.#othersMoved = !mine;
    return goesOn ? new Set([...this.#fresh, ...moved(last, view)]) : moved(last, view);
  }
  #othersMoved = false;

  async #present(view: V, duration: number, how: How, current: () => boolean): Promise<void> {
    const last = this.#view;
    const sameEyes = last.you === view.you && last.game === view.game;
    const still = motion.reduced || !sameEyes;
    this.menu = null;
    this.pending = null;
    this.#preview = null;
    this.hints = new Map();
    const stage = sameEyes && !how.leap && !how.plain ? this.#staged(last, view) : null;
    const leaving = stage !== null && won(last, view, this.#deeds.sources).length > 0;
    if (leaving) {
      await stage.sources(this.#quiet);
      if (!current()) return this.#leave(stage);
    }
    const places = still ? null : before();
    this.#fresh = how.leap ? new Set() : this.#marked(last, view);
    this.#view = view;
    await tick();
    markMoved(this.#fresh);
    if (places) fly(places, duration);
    if (stage) await this.#perform(stage, leaving);
    else if (!still)
      rise(view.players.map(({ seat, score }) => ({ seat, points: score - (last.players[seat]?.score ?? 0) })));
  }

  /** A scoring that has to be shown, if this step was one. */
  #staged(last: V, view: V): Stage | null {
    const entries = view.number >= last.number ? scored(last, view, this.#deeds.sources) : [];
    if (!entries.length) return null;
    const made = new Stage(entries, view, view.over);
    this.stage?.close();
    this.stage = made;
    return made;
  }

  #leave(stage: Stage): void {
    stage.close();
    if (this.stage === stage) this.stage = null;
  }

  /** Sources are not lit up one by one. */
  get #quiet(): boolean {
    return motion.reduced || settings.pace === 'instant';
  }

  /** Shows a scoring; sources that went to their player with it `were` shown where they lay before. */
  async #perform(stage: Stage, were: boolean): Promise<void> {
    if (!were) await stage.sources(this.#quiet);
    stage.sum();
    const read = stage.done.then(() => this.#leave(stage));
    if (settings.pace !== 'instant') await read;
  }

  /** The points that are shown for a player: while they are being scored, those scored so far. */
  points(seat: number): number {
    return this.stage?.tally[seat] ?? this.#view.players[seat].score;
  }

  /** What would be scored for a player now, beyond the points that count already. */
  prospect(seat: number, part?: string): number {
    if (this.#view.over) return 0;
    return (this.#view.prospects ?? [])
      .filter((each) => each.seat === seat && (part === undefined || each.part === part))
      .reduce((sum, each) => sum + each.points, 0);
  }
}

function group(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.piece === null) continue;
    const here = found.get(choice.piece);
    if (here) here.push(choice);
    else found.set(choice.piece, [choice]);
  }
  return found;
}
