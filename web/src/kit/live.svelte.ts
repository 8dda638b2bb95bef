/**
 * A live table: one socket that reconnects by itself, the latest view of every seat held here, the log, the chat.
 *
 * Every change of the table has a version. After a gap or a lost connection the client says hello again and is
 * given the whole state; a move that was on its way is sent once more if the table still waits for it.
 */
import { told, type Told } from './clocks';
import { changed } from './changed';
import { following } from './fair';
import { atHome } from './home.svelte';
import { lineTo, onDevice, type Way } from './houses';
import { note } from './notices.svelte';
import { settings } from './settings.svelte';
import { belongings, hearOfSeats, remember } from './storage';
import type {
  AgainMessage,
  ClientMessage,
  DoneMessage,
  HintAnswer,
  ImaginedAnswer,
  LentAnswer,
  Outcome,
  OutcomesAnswer,
  PlansMessage,
  Played,
  PresenceMessage,
  RefusedMessage,
  ServerMessage,
  StateMessage,
  UpdateMessage,
  TipsAnswer,
  WhyAnswer,
} from './generated';
import type { ChatLine, Hint, Line, Message, TableInfo, View } from './types';
import { say } from './words.svelte';

export type Contact = 'connecting' | 'open' | 'lost';

/** A refusal of the server, or of the line. Nothing has changed at the table. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly code: string,
    readonly wait: number | null = null,
  ) {
    super(reason);
  }
}

/** One change of the table as it is seen: for each reader the view, and what led to it without a decision. */
export interface News {
  version: number;
  views: Record<string, View>;
  steps: Record<string, View[]>;
  played: Played | null;
}

type Answer = DoneMessage | HintAnswer | ImaginedAnswer | LentAnswer | OutcomesAnswer | TipsAnswer | WhyAnswer;

interface Waiting {
  message: ClientMessage;
  done: (answer: Answer | null) => void;
  failed: (reason: Refusal) => void;
}

const OPEN = 1; // of a line
const PING_EVERY = 15_000;
const SILENCE = 35_000;
const FIRST_RETRY = 400;
const LONGEST_RETRY = 8_000;
const UNKNOWN_TABLE = 4004;
const ELSEWHERE = 1012; // a table on this device has changed in another page: it is opened again as it is now
const LATER = 4013; // of a table on this device: there is no point in coming back at once
const NEWS = 200;
export const SPECTATOR = 'spectator';

export class LiveTable {
  contact = $state<Contact>('connecting');
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  views = $state.raw<Record<string, View>>({});
  /** What has happened, change by change, since the last whole state: to be shown at one's own pace. */
  news = $state.raw<readonly News[]>([]);
  /** How often the whole state was given. */
  states = 0;
  logs = $state.raw<Record<string, Line[]>>({});
  chat = $state.raw<ChatLine[]>([]);
  played = $state.raw<Played | null>(null);
  /** What was said beforehand for a seat that is ours. */
  plans = $state.raw<Record<number, PlansMessage>>({});
  /** What everybody has left, as of when it was heard. */
  clocks = $state.raw<Told | null>(null);
  /** The table does not exist. */
  closed = $state.raw<Message | null>(null);
  version = 0;
  /** Milliseconds from asking something to its answer, as it was last. */
  lag = $state(0);

  #socket: Way | null = null;
  #waiting = new Map<string, Waiting>();
  #requests = 0;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pinged = 0;
  #left = false;
  #unheard = hearOfSeats((table) => table === this.table && this.greet());
  #again: (table: string, asks?: boolean) => void;

  constructor(
    readonly table: string,
    again: (table: string, asks?: boolean) => void = () => {},
  ) {
    this.#again = again;
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Leaves the table's page: nothing is given up, the seat stays ours. */
  leave(): void {
    this.#left = true;
    this.#unheard();
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Says hello, with the seats that are held here now. */
  greet(): void {
    const tokens = Object.values(belongings(this.table).tokens);
    const version = this.version || null;
    this.#pinged = performance.now();
    this.#post({ type: 'hello', tokens, nickname: settings.nickname || null, version, changes: true });
  }

  play(view: View, seat: number, action: number): Promise<Answer | null> {
    return this.ask({ type: 'play', seat, number: view.number, action });
  }

  undo(view: View, seat: number): Promise<Answer | null> {
    return this.ask({ type: 'undo', seat, number: view.number });
  }

  redo(view: View, seat: number): Promise<Answer | null> {
    return this.ask({ type: 'redo', seat, number: view.number });
  }

  /** Sends a request and waits for its answer; a refusal is thrown. Null: it was answered while we were away. */
  ask(message: ClientMessage): Promise<Answer | null> {
    const request = `r${++this.#requests}`;
    return new Promise((done, failed) => {
      this.#waiting.set(request, { message: { ...message, request }, done, failed });
      this.#post({ ...message, request });
    });
  }

  async hint(seat: number): Promise<Hint[]> {
    const answer = await this.ask({ type: 'hint', seat });
    return answer?.type === 'hint' ? answer.choices : [];
  }

  /** What a hint is worked out from, for a device that does it itself. */
  async lend(seat: number): Promise<LentAnswer> {
    const answer = await this.ask({ type: 'hint', seat, here: true });
    if (answer?.type !== 'lent') throw new Refusal('The table has moved on.', 'late');
    return answer;
  }

  /** What each choice of a seat would do to the board. */
  async outcomes(number: number, seat: number): Promise<Outcome[]> {
    const answer = await this.ask({ type: 'outcomes', number, seat });
    return answer?.type === 'outcomes' ? answer.outcomes : [];
  }

  /** Why nothing can be done with a piece; null if the rules have nothing to say, or cannot be asked now. */
  async why(seat: number, piece: string): Promise<Message | null> {
    if (this.contact !== 'open') return null;
    const answer = await this.ask({ type: 'why', seat, piece });
    return answer?.type === 'why' ? answer.words : null;
  }

  /** The tips of a guided game for the decision of a seat; null if they cannot be asked for now. */
  async tips(seat: number): Promise<TipsAnswer | null> {
    if (this.contact !== 'open') return null;
    const answer = await this.ask({ type: 'tips', seat });
    return answer?.type === 'tips' ? answer : null;
  }

  #connect(): void {
    const socket = lineTo(this.table);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.greet();
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => socket === this.#socket && this.#lost(event);
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#sign();
  }

  /** Whether somebody looks: whoever does is not told elsewhere that it is their turn. */
  #sign(): void {
    this.#pinged = performance.now();
    this.#post({ type: 'ping', looks: !document.hidden });
  }

  #lost({ code, why }: { code: number; why?: string }): void {
    clearInterval(this.#pulse);
    if (code === UNKNOWN_TABLE) why = onDevice(this.table) ? 'refused-unknown-here' : 'refused-unknown-table';
    if (why) this.closed = { id: why };
    if (this.#left || this.closed) return;
    if (code === ELSEWHERE && onDevice(this.table)) return this.#connect();
    this.contact = 'lost';
    if (code === LATER) this.#retry = LONGEST_RETRY;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
  }

  /** Back from sleep or from the tunnel: do not wait for the next try. */
  #wake = (): void => {
    if (this.contact === 'open') this.#sign();
    if (this.contact !== 'lost' || document.hidden) return;
    clearTimeout(this.#timer);
    this.#retry = FIRST_RETRY;
    this.#connect();
  };

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === 'state') this.#take(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'presence') this.#present(message);
    else if (message.type === 'again') this.#passOn(message);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'plans') this.plans = { ...this.plans, [message.seat]: message };
    else if (message.type === 'pong') this.lag = performance.now() - this.#pinged;
    else this.#answer(message);
  }

  #take(state: StateMessage): void {
    this.version = state.version;
    this.info = state.table;
    this.clocks = told(state.table.clocks);
    this.seats = state.seats;
    this.views = state.views;
    this.news = [];
    this.plans = {};
    this.states += 1;
    this.logs = state.log;
    this.chat = state.chat;
    this.contact = 'open';
    this.lag = performance.now() - this.#pinged;
    if (document.hidden) this.#sign();
    this.#retry = FIRST_RETRY;
    this.#sendAgain();
  }

  #update(update: UpdateMessage): void {
    if (update.version <= this.version) return;
    if (update.version !== this.version + 1) return this.greet();
    this.version = update.version;
    if (update.table) this.info = update.table;
    if (update.table || update.clocks) this.clocks = told(update.clocks ?? update.table?.clocks);
    if (update.views || update.changes) this.#look(update);
    if (update.log) this.logs = this.#joined(update.log, update.log_from ?? -1);
    if (update.played) this.played = update.played;
    if (update.chat) this.chat = [...this.chat, ...update.chat];
  }

  /** Whole views, or what is different in them: the last difference leads to the view, those before it to steps. */
  #look({ version, views, steps, changes, played }: UpdateMessage): void {
    const seen = { ...this.views, ...views };
    const passed: Record<string, View[]> = { ...steps };
    for (const [reader, differences] of Object.entries(changes ?? {})) {
      passed[reader] = differences.slice(0, -1).map((each) => (seen[reader] = changed(seen[reader], each)));
      seen[reader] = changed(seen[reader], differences[differences.length - 1]);
    }
    this.views = seen;
    this.news = [...this.news, { version, views: seen, steps: passed, played: played ?? null }].slice(-NEWS);
  }

  /** New lines come after those of the first `from` actions: an undo takes lines back. */
  #joined(fresh: Record<string, Line[]>, from: number): Record<string, Line[]> {
    const joined = { ...this.logs };
    for (const [reader, lines] of Object.entries(fresh)) {
      const kept = (joined[reader] ?? []).filter((line) => line.number <= from);
      joined[reader] = [...kept, ...(kept.length ? lines.filter((line) => line.number > from) : lines)];
    }
    return joined;
  }

  #present(message: PresenceMessage): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat, k) => ({ ...seat, present: message.seats[k] }));
    this.info = { ...this.info, seats, spectators: message.spectators };
  }

  /** Another game with the same people: the seats there are proven by the tokens of the seats here, or one is asked. */
  #passOn({ table, asks }: AgainMessage): void {
    if (asks) return this.#again(table, true);
    remember(table, { tokens: belongings(this.table).tokens, game: this.info?.game, ...following(this.info) });
    this.#again(table);
  }

  #answer(message: Answer): void {
    this.#waiting.get(String(message.request))?.done(message);
    this.#waiting.delete(String(message.request));
  }

  #refused({ request, reason, code, wait = null }: RefusedMessage): void {
    const waiting = this.#waiting.get(String(request));
    if (!waiting) return this.#notAsked(code, wait);
    waiting.failed(new Refusal(reason, code, wait));
    this.#waiting.delete(String(request));
  }

  /**
   * What nobody here asked for was refused: this device could not keep the move of a bot, has no bots of the game, or
   * could not read the last of it. Or it was a hello: there is no place for one more spectator, or it was one too many for now.
   */
  #notAsked(code: string, wait: number | null): void {
    if (code === 'device_storage') note(say('refused-device-storage'), true);
    if (code === 'device_no_bots') note(say('refused-device-no-bots'), true);
    if (code === 'device_cut') note(say('refused-device-cut'), true);
    if (code === 'banned') atHome.follow();
    if (code === 'full') this.closed = { id: 'refused-full' };
    if (code !== 'too_fast' || wait === null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.greet(), wait * 1000);
  }

  /** After a reconnect: what the server never answered goes out again if the table still waits for it. */
  #sendAgain(): void {
    for (const [request, waiting] of this.#waiting) {
      const { message } = waiting;
      if (!('number' in message) || this.views[message.seat]?.number === message.number) {
        this.#post(message);
      } else {
        waiting.done(null);
        this.#waiting.delete(request);
      }
    }
  }
}
