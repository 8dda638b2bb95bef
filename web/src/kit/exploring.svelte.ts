/**
 * A decision that is explored: lines are tried on the board, and a bot weighs the choices. Where one stands is the list
 * of what was tried; nothing is kept by anybody. Boards see a `Play` like any other.
 */
import { api, type Depth, type Explored, type Weighed, type Weighing } from './api';
import { advice } from './choices';
import { onDevice } from './houses';
import { Play } from './play.svelte';
import type { Choice } from './types';

const AGAIN = 250; // milliseconds between two questions while a bot weighs
const STEP = 500; // between two moves of a line that is played out

export class Exploration {
  play = $state.raw() as Play;
  now = $state.raw() as Explored;
  weighing = $state.raw<Weighing | null>(null);
  depth = $state.raw<Depth>('quick');
  /** Whether a bot plays the line out. */
  running = $state(false);
  /** Ends what is being weighed: for an earlier position it is not wanted any more. */
  #weighs: AbortController | null = null;

  private constructor(
    readonly table: string,
    readonly game: string,
    readonly number: number,
    readonly token: string | undefined,
    readonly ontrouble: (error: unknown) => void,
    readonly onmoved: (line: readonly string[]) => void,
  ) {}

  static async open(
    table: string,
    number: number,
    line: readonly string[],
    how: {
      game: string;
      names: string[];
      token?: string;
      ontrouble: (error: unknown) => void;
      onmoved?: (line: readonly string[]) => void;
    },
  ): Promise<Exploration> {
    const made = new Exploration(table, how.game, number, how.token, how.ontrouble, how.onmoved ?? (() => {}));
    made.now = await api.explore(table, number, line, how.token);
    made.play = new Play(made.now.view, how.names, { act: (choice) => made.act(choice), takesBack: true });
    return made;
  }

  get line(): readonly string[] {
    return this.now.line;
  }

  /** Whether something can be chosen: the game may be over at the end of a line. */
  get decides(): boolean {
    return this.now.view.choices.length > 0;
  }

  get thinks(): boolean {
    return this.weighing?.status === 'thinking';
  }

  act(choice: Choice): Promise<boolean> {
    return this.goTo([...this.line, choice.name]);
  }

  back(): Promise<boolean> {
    return this.goTo(this.line.slice(0, -1));
  }

  /** Exactly this line; tells whether it could be tried. */
  async goTo(line: readonly string[]): Promise<boolean> {
    this.stop();
    try {
      const found = await api.explore(this.table, this.number, line, this.token);
      const leap = line.length !== this.line.length + 1;
      this.now = found;
      this.weighing = null;
      this.onmoved(line);
      void this.play.show(found.view, { leap, plain: leap });
      return true;
    } catch (error) {
      this.ontrouble(error);
      return false;
    }
  }

  /** Lets a bot weigh the choices here, until it is done, `stop` is called or another position is shown. */
  async weigh(depth: Depth): Promise<readonly Weighed[] | null> {
    this.#weighs?.abort();
    const ours = (this.#weighs = new AbortController());
    this.depth = depth;
    this.weighing = { status: 'thinking', progress: 0, futures: 0, choices: this.weighing?.choices ?? [] };
    try {
      const found = (await this.#weighedHere(depth, ours.signal)) ?? (await this.#weighedThere(depth, ours.signal));
      return found?.choices ?? null;
    } catch (error) {
      if (!ours.signal.aborted) {
        this.stop();
        this.ontrouble(error);
      }
      return null;
    }
  }

  /** On this device, if its table is not kept here anyway, and if it can: the server is for those that cannot. */
  async #weighedHere(depth: Depth, until: AbortSignal): Promise<Weighing | null> {
    if (onDevice(this.table)) return null;
    const { weighHere } = await import('../device/thinking');
    const { line, view } = this.now;
    const lend = () => api.lentWeighing(this.table, this.number, line, depth, this.token);
    const told = (found: Weighing) => this.#show(found, 'device', until);
    const found = await weighHere(this.game, view.choices, lend, told, until);
    return found && this.#show(found, 'device', until);
  }

  /** Where the table is. */
  async #weighedThere(depth: Depth, until: AbortSignal): Promise<Weighing | null> {
    const line = this.line;
    while (!until.aborted) {
      const found = await api.weigh(this.table, this.number, line, depth, this.token);
      const shown = this.#show(found, onDevice(this.table) ? 'device' : 'server', until);
      if (!shown || found.status === 'ready') return shown;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
    return null;
  }

  /** Shows how far it is, and what was found; null if that is not wanted any more. */
  #show(found: Weighing, by: 'device' | 'server', until: AbortSignal): Weighing | null {
    if (until.aborted) return null;
    this.weighing = found.choices.length ? found : { ...found, choices: this.weighing?.choices ?? [] };
    this.play.hintedBy = by;
    if (found.choices.length) this.play.hints = advice(found.choices);
    return found;
  }

  /** What was found so far stays. */
  stop(): void {
    this.#weighs?.abort();
    if (this.weighing?.status === 'thinking')
      this.weighing = this.weighing.choices.length ? { ...this.weighing, status: 'ready' } : null;
  }

  /** A bot plays on for everybody, move by move, until the game ends or somebody stops it. */
  async playOut(): Promise<void> {
    this.running = true;
    while (this.running && this.decides) {
      const single = this.now.view.choices.length === 1;
      const found = single ? [this.now.view.choices[0]] : await this.weigh('quick');
      if (!this.running || !found?.length || !(await this.goTo([...this.line, found[0].name]))) break;
      await new Promise((done) => setTimeout(done, STEP));
    }
    this.running = false;
  }

  halt(): void {
    this.running = false;
    this.stop();
  }
}
