/**
 * A scene of a lesson, of a worked example or of a puzzle: played on the real board, without a table that anybody keeps. Where one
 * stands is the list of what was done; taking something back is one action less. Boards see a `Play` like any other.
 */
import { api, type Scene } from './api';
import { Play } from './play.svelte';
import type { Choice, Message } from './types';

/** What is done in a step of a lesson that only explains. */
export const NEXT = 'next';

/** The answer that a scene gets from the server; tests give their own. */
type Ask = (game: string, scene: string, actions: readonly string[]) => Promise<Scene>;

export class ScenePlay {
  play = $state.raw() as Play;
  now = $state.raw() as Scene;
  #actions = $state.raw<readonly string[]>([]);
  #busy = false;

  private constructor(
    readonly game: string,
    readonly scene: string,
    readonly ask: Ask,
    readonly ontrouble: (error: unknown) => void,
    /** Called with the list whenever something was done. */
    readonly onmoved: (actions: readonly string[], now: Scene) => void,
  ) {}

  /** The scene after these actions; from its beginning if they lead nowhere any more. */
  static async open(
    game: string,
    scene: string,
    how: {
      names: string[];
      actions?: readonly string[];
      ask?: Ask;
      ontrouble: (error: unknown) => void;
      onmoved?: (actions: readonly string[], now: Scene) => void;
    },
  ): Promise<ScenePlay> {
    const made = new ScenePlay(game, scene, how.ask ?? api.scene, how.ontrouble, how.onmoved ?? (() => {}));
    const kept = how.actions ?? [];
    made.now = await made
      .ask(game, scene, kept)
      .then((found) => ((made.#actions = kept), found))
      .catch((error) => (kept.length ? made.ask(game, scene, []) : Promise.reject(error)));
    made.play = new Play(made.now.view, how.names, { act: (choice) => made.act(choice), takesBack: true });
    return made;
  }

  get actions(): readonly string[] {
    return this.#actions;
  }

  act(choice: Choice): Promise<boolean> {
    return this.#go([...this.#actions, choice.name]);
  }

  next(): Promise<boolean> {
    return this.now.awaits === 'next' ? this.#go([...this.#actions, NEXT]) : Promise.resolve(false);
  }

  /** One action less. */
  back(): Promise<boolean> {
    return this.#actions.length ? this.#go(this.#actions.slice(0, -1)) : Promise.resolve(false);
  }

  /** Exactly these actions, from the beginning. */
  goTo(actions: readonly string[]): Promise<boolean> {
    return this.#go(actions);
  }

  again(): Promise<boolean> {
    return this.#go([]);
  }

  /** The choice that the lesson or the example makes here. */
  get shows(): Choice | null {
    return this.play.choices.find((choice) => choice.name === this.now.shows) ?? null;
  }

  /** Why a click on this piece does nothing. */
  async why(piece: string): Promise<Message | null> {
    return (await api.whyInScene(this.game, this.scene, this.#actions, piece)).words;
  }

  /** One request at a time; tells whether it was carried out. */
  async #go(actions: readonly string[]): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      const found = await this.ask(this.game, this.scene, actions);
      const leap = found.scene !== this.now.scene || actions.length < this.#actions.length;
      this.#actions = actions;
      this.now = found;
      this.onmoved(actions, found);
      this.play.stage?.close(); // whoever goes on has seen it
      void this.play.show(found.view, { leap, plain: leap, steps: leap ? [] : found.passed });
      return true;
    } catch (error) {
      this.ontrouble(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
