/**
 * A turn that is being planned while others think: on the real board, in a position that the server imagines from what
 * this seat knows. Where one stands is the list of steps; taking one back is one step less. Boards see a `Play` like
 * any other.
 */
import type { ClientMessage, ImaginedAnswer } from './generated';
import { Play } from './play.svelte';
import type { Sources } from './scoring.svelte';
import type { Choice } from './types';

/** What planning needs of a live table. */
export interface Planned {
  ask(message: ClientMessage): Promise<unknown>;
}

export class PlanPlay {
  play = $state.raw() as Play;
  now = $state.raw() as ImaginedAnswer;
  #busy = false;

  private constructor(
    readonly live: Planned,
    readonly seat: number,
    readonly ontrouble: (error: unknown) => void,
  ) {}

  /** Begins to plan, with the steps of an earlier plan as far as they are still possible. */
  static async begin(
    live: Planned,
    seat: number,
    steps: readonly string[],
    how: { names: string[]; sources?: Sources; ontrouble: (error: unknown) => void },
  ): Promise<PlanPlay> {
    const made = new PlanPlay(live, seat, how.ontrouble);
    made.now = await made.#asFarAsPossible(steps);
    const act = (choice: Choice) => made.#go([...made.steps, choice.name]);
    made.play = new Play(made.now.view, how.names, { act, takesBack: true, sources: how.sources });
    return made;
  }

  get steps(): string[] {
    return this.now.plan.map((step) => step.name);
  }

  /** One step less. */
  back(): Promise<boolean> {
    return this.steps.length ? this.#go(this.steps.slice(0, -1)) : Promise.resolve(false);
  }

  /** The table has moved on: the same steps in what is imagined now. Throws where nothing can be planned any more. */
  async again(): Promise<void> {
    const steps = this.steps;
    this.now = await this.#asFarAsPossible(steps);
    await this.play.show(this.now.view, { leap: true, plain: true });
  }

  async #imagine(steps: readonly string[]): Promise<ImaginedAnswer> {
    const answer = await this.live.ask({ type: 'imagine', seat: this.seat, steps: [...steps] });
    if ((answer as ImaginedAnswer | null)?.type !== 'imagined') throw new Error('the table was away');
    return answer as ImaginedAnswer;
  }

  async #asFarAsPossible(steps: readonly string[]): Promise<ImaginedAnswer> {
    for (let count = steps.length; count > 0; count--) {
      try {
        return await this.#imagine(steps.slice(0, count));
      } catch (error) {
        if ((error as { code?: string }).code !== 'illegal') throw error;
      }
    }
    return await this.#imagine([]);
  }

  /** Exactly these steps; tells whether they are possible. */
  async #go(steps: readonly string[]): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      const leap = steps.length < this.steps.length;
      this.now = await this.#imagine(steps);
      void this.play.show(this.now.view, { leap, plain: true });
      return true;
    } catch (error) {
      this.ontrouble(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
