/**
 * What happens at a table, as it comes onto this board: seen by whose eyes, at which pace, with what was missed, and
 * with the result when the last move has been seen.
 */
import type { Missed } from '../people/missed';
import { api, troubleWords, type Moment as PastMoment } from './api';
import type { GameBoard } from './board';
import { atHome } from './home.svelte';
import { onDevice } from './houses';
import { SPECTATOR, type LiveTable, type News } from './live.svelte';
import { OwnMoves, type Place } from './moves.svelte';
import { seatNames } from './names';
import { note } from './notices.svelte';
import { Pacer, type Moment } from './pace.svelte';
import { Play } from './play.svelte';
import { motion } from './settings.svelte';
import { sound } from './sound';
import { belongings, keepOpen, seenHere, wasOpen } from './storage';
import type { Line, View } from './types';

/** Milliseconds from the last move to the result. */
const BREATH = 700;

export class Watching implements Place {
  /** The seat whose eyes these are; null for who only watches. */
  eye = $state<number | null>(null);
  play = $state.raw<Play | null>(null);
  pacer = $state.raw<Pacer | null>(null);
  /** How the game is drawn, as soon as that is loaded. */
  board = $state.raw<GameBoard | null>(null);
  /** What happened while one was away stays to be read. */
  missed = $state.raw<Missed | null>(null);
  /** Whether the result is open. */
  ended = $state(false);
  readonly names = $derived.by(() => (this.live.info ? seatNames(this.live.info) : []));
  /** Under which the server tells what these eyes see. */
  #key = $derived.by(() => (this.eye === null ? SPECTATOR : String(this.eye)));
  readonly view = $derived.by<View | undefined>(() => this.live.views[this.#key]);
  /** The story goes as far as the board shows it. */
  readonly lines = $derived.by<readonly Line[]>(() => {
    const written = this.live.logs[this.#key] ?? [];
    const { play, pacer } = this;
    if (!play || !pacer?.waiting || pacer.looking !== null) return written;
    return written.filter((line) => line.number <= play.view.number);
  });
  readonly moves: OwnMoves;
  /** Whether what was missed has been looked for. */
  #caught = $state(false);
  /** The last move was seen in this window: the result comes by itself. */
  #ending = false;
  #told = { eye: null as number | null, states: 0, version: 0 };
  #moments = new Map<string, Promise<PastMoment>>();

  constructor(
    readonly live: LiveTable,
    refused: (error: unknown) => void,
  ) {
    this.moves = new OwnMoves(live, this, refused);
  }

  get sources() {
    return this.board?.sources;
  }

  /** Whether what is shown is what is: nothing waits, and no earlier moment is looked at. */
  get current(): boolean {
    return this.#caught && !this.pacer?.waiting && this.pacer?.looking === null;
  }

  /** What happens is shown at the pace this person chose; other eyes, or the whole state again, at once. */
  follow(now: View, news: readonly News[]): void {
    const before = this.#told;
    this.#told = { eye: this.eye, states: this.live.states, version: this.live.version };
    if (!this.pacer) this.#begin(now);
    else if (before.eye !== this.eye || before.states !== this.live.states) this.pacer.jump(now);
    else for (const each of news) if (each.version > before.version) this.pacer.add(this.#moment(each));
  }

  #begin(now: View): void {
    const { table } = this.live;
    this.play = new Play(now, this.names, { act: this.moves.act, sources: this.sources });
    this.ended = now.over && wasOpen(table);
    this.pacer = new Pacer(
      this.play,
      (next) => this.#hear(next),
      (view) => this.#saw(view),
    );
    if (this.eye === null || onDevice(table) || seenHere(table) === now.number) this.#caught = true;
    else void this.#catchUp(now);
  }

  #moment({ views, steps, played }: News): Moment {
    const mine = played !== null && !/bot|plan/.test(played.by) && this.live.seats.includes(played.seat);
    return { view: views[this.#key], steps: mine && this.moves.whole ? [] : steps[this.#key], mine };
  }

  /** What happened while one was away is played on the board. */
  async #catchUp(now: View): Promise<void> {
    const { findMissed } = await import('../people/missed');
    this.missed = await findMissed(this.live.table, now, this.eye);
    if (this.missed && this.play?.view.number === now.number) this.pacer?.since(this.missed.views);
    this.#caught = true;
  }

  /** What is seen here is seen, on every device; nobody sees anything while looking elsewhere. */
  noteSeen(now: View): void {
    if (!document.hidden) atHome.watched(this.live.table, now.number, now.over ? null : now.seat);
  }

  /** What is about to be shown is heard. */
  #hear(next: View): void {
    const last = this.play!.view;
    if (next.over && !last.over) sound.over();
    else if (next.seat === next.you && next.you !== null && last.seat !== last.you) sound.turn();
    else if (next.number !== last.number) sound.knock();
    this.#ending ||= next.over && !last.over;
  }

  /** The result comes when the last move and the last scoring have been seen. */
  #saw(view: View): void {
    if (!this.#ending || !view.over) return;
    this.#ending = false;
    setTimeout(() => this.openResult(), motion.reduced ? 0 : BREATH);
  }

  openResult(): void {
    this.ended = true;
    keepOpen(this.live.table, true);
  }

  closeResult(): void {
    this.ended = false;
    keepOpen(this.live.table, false);
  }

  /** A moment of the story is shown on this very board; the table waits, and one step leads back. */
  async lookAt(number: number): Promise<void> {
    if (!this.pacer || !this.live.info) return;
    const { table } = this.live;
    const key = `${number}:${this.eye}`;
    const token = Object.values(belongings(table).tokens).join(',');
    const found = this.#moments.get(key) ?? api.moment(table, number, this.eye, token || undefined);
    this.#moments.set(key, found);
    try {
      this.pacer.look((await found).view);
    } catch (error) {
      this.#moments.delete(key);
      note(troubleWords(error), true);
    }
  }

  /** Back to the table as it is. */
  lookOn(): void {
    if (this.view) this.pacer?.back(this.view);
  }
}
