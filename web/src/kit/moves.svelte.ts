/**
 * Moves made in this window: one request at a time, drawn at once where it is sure what comes of them, and taken back
 * on the board where the server refuses.
 */
import type { Ahead } from './ahead';
import { changed } from './changed';
import type { LiveTable } from './live.svelte';
import type { Pacer } from './pace.svelte';
import type { Play } from './play.svelte';
import type { Sources } from './scoring.svelte';
import { sound } from './sound';
import type { Choice, View } from './types';

const SLOW = 40; // milliseconds to the server and back that nobody notices

/** Where somebody sits, as it is now. */
export interface Place {
  readonly eye: number | null;
  readonly play: Play | null;
  readonly pacer: Pacer | null;
  /** The view of this seat as the server told it last. */
  readonly view: View | undefined;
  readonly sources: Sources | undefined;
}

export class OwnMoves {
  /** Whether all of the move that is on its way has been drawn: what leads to it needs not be shown any more. */
  whole = false;
  #ahead = $state.raw<Ahead | null>(null);
  #sending = false;
  /** A move that is on its way is already drawn: taking it back at once need not wait for the server. */
  #moving: Promise<boolean> | null = null;

  constructor(
    readonly live: LiveTable,
    readonly place: Place,
    readonly refused: (error: unknown) => void,
  ) {}

  /** One request at a time; tells whether it was carried out. */
  async #send(request: (view: View, seat: number) => Promise<unknown>): Promise<boolean> {
    const { eye, play } = this.place;
    if (eye === null || !play || this.#sending) return false;
    this.#sending = true;
    try {
      await request(play.view, eye);
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      this.#sending = false;
    }
  }

  readonly act = async (choice: Choice): Promise<boolean> => {
    sound.card();
    const { eye, play, pacer, sources } = this.place;
    if (eye === null || !play || this.#sending) return false;
    const drawn = this.#ahead?.after(play.view, choice, eye, sources);
    const done = this.#send((now, seat) => this.live.play(now, seat, choice.action));
    this.#moving = done;
    if (drawn) pacer?.ahead(drawn);
    this.whole = !!drawn && this.#ahead!.isWhole(choice);
    const played = await done;
    this.whole = false;
    if (!played && drawn && this.place.view) pacer?.back(this.place.view);
    return played;
  };

  /** One after the other: who takes back and plays again at once means both, whatever is still on its way. */
  #takeBack(what: 'undo' | 'redo') {
    this.#moving = Promise.resolve(this.#moving).then(() => {
      const { view } = this.place;
      return view?.[what] ? this.#send((_, seat) => this.live[what](view, seat)) : false;
    });
  }
  readonly undo = () => this.#takeBack('undo');
  readonly redo = () => this.#takeBack('redo');

  /** On a line that is slow enough to be noticed, asks what each choice would do as soon as there is one. */
  foresee(): void {
    const { eye, play } = this.place;
    if (this.#ahead) {
      if (eye !== null && play?.view.question) void this.#ahead.ask(play.view, eye);
    } else if (this.live.seats.length && this.live.lag > SLOW)
      void import('./ahead').then(({ Ahead }) => (this.#ahead ??= new Ahead(this.live, changed)));
  }
}
