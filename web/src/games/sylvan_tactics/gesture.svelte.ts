/**
 * Moving and attacking by two clicks: one on the unit, which then shows where it can go and whom it can strike
 * and with what result, and one on the place. Nothing is played before the second click.
 *
 * The rules ask in two decisions (which unit, then where). The second one is answered with what was clicked when the
 * table asks for it.
 */
import type { Choice, Play } from '../../kit';
import type { Forecast, TacticsView, Unit } from './types';

/** What a click on a place would do. */
export interface Way {
  kind: 'move' | 'attack' | 'deploy' | 'choose';
  choice: Choice;
  forecast: Forecast | null;
}

export class Gesture {
  /** My unit that was clicked and waits for a place. */
  #picked = $state<string | null>(null);
  /** The unit under the pointer, anybody's. */
  hovered = $state<string | null>(null);
  /** The place or target under the pointer that a click would choose. */
  aimed = $state<string | null>(null);
  #play: Play<TacticsView>;

  constructor(play: Play<TacticsView>) {
    this.#play = play;
  }

  get picked(): Unit | null {
    const unit = this.#play.view.units.find((each) => each.id === this.#picked);
    return unit && this.#play.view.step === 'main' && this.#play.can(unit.id) ? unit : null;
  }

  /** The unit whose reach is shown: the one picked, else the one pointed at. */
  get shown(): Unit | null {
    return this.picked ?? this.#play.view.units.find((each) => each.id === this.hovered) ?? this.#previewed;
  }

  /** A choice in the list that is about a unit shows it as if it were pointed at. */
  get #previewed(): Unit | null {
    const choice = this.#play.preview;
    return (choice && this.#play.view.units.find((each) => each.id === choice.piece)) ?? null;
  }

  /** What the place pointed at, or the choice looked at in the list, would do. */
  get aim(): { piece: string; way: Way } | null {
    const piece = this.aimed ?? this.#play.preview?.piece ?? null;
    const way = piece === null ? undefined : this.ways.get(piece);
    return piece !== null && way ? { piece, way } : null;
  }

  /** Who would move or strike: the unit picked, or the one the table asks about. */
  get actor(): Unit | null {
    const { view } = this.#play;
    const asked = view.attack?.attacker ?? view.acting;
    return this.picked ?? view.units.find((each) => each.id === asked) ?? null;
  }

  pick(unit: string | null): void {
    this.#picked = this.#picked === unit ? null : unit;
  }

  /** Whether a unit may be dragged: it could move or strike. */
  mayLift(unit: string): boolean {
    return (
      this.#play.view.step === 'main' && this.#play.of(unit).some((each) => ['move', 'attack'].includes(each.kind))
    );
  }

  /** A unit is dragged, or put down where it was. */
  lift(unit: string | null): void {
    this.#picked = unit;
    if (unit === null) this.aimed = null;
  }

  /** What a unit may be told to do in the Main Phase. */
  orders(unit: Unit): { move?: Choice; attack?: Choice; retire?: Choice; uses: Choice[] } {
    const found = this.#play.of(unit.id);
    const cards = new Set((unit.cards ?? []).map((card) => card.id));
    return {
      move: found.find((choice) => choice.kind === 'move'),
      attack: found.find((choice) => choice.kind === 'attack'),
      retire: found.find((choice) => choice.kind === 'retire'),
      uses: this.#play.choices.filter(
        (choice) => choice.kind === 'use' && choice.piece !== null && cards.has(choice.piece),
      ),
    };
  }

  /** Everything a click on the board means now, by piece. */
  get ways(): Map<string, Way> {
    const { view, choices } = this.#play;
    const ways = new Map<string, Way>();
    const unit = this.picked;
    if (view.step === 'main') {
      if (!unit) return ways;
      const { move, attack } = this.orders(unit);
      if (move)
        for (const space of unit.destinations)
          ways.set(`space:${space}`, { kind: 'move', choice: move, forecast: null });
      if (attack)
        for (const target of unit.targets) ways.set(target.id, { kind: 'attack', choice: attack, forecast: target });
      return ways;
    }
    const striking = view.step === 'attack_target' || view.attack !== null ? this.actor : null;
    for (const choice of choices) {
      if (choice.piece?.startsWith('space:'))
        ways.set(choice.piece, { kind: placing(view.step) ? 'deploy' : 'move', choice, forecast: null });
      else if (choice.piece?.startsWith('unit:')) {
        const forecast = striking?.targets.find((each) => each.id === choice.piece) ?? null;
        ways.set(choice.piece, { kind: forecast ? 'attack' : 'choose', choice, forecast });
      }
    }
    return ways;
  }

  /** What is meant by a place or unit: where the space a unit stands on can be chosen and it cannot, that space. */
  meant(piece: string): string {
    const below = `space:${this.#play.view.units.find((each) => each.id === piece)?.space}`;
    return !this.ways.has(piece) && this.ways.has(below) ? below : piece;
  }

  /** A click on a place or unit of the board. */
  async click(piece: string): Promise<void> {
    const target = this.meant(piece);
    const way = this.ways.get(target);
    if (this.#play.view.step !== 'main') {
      if (way) await this.#play.act(way.choice);
    } else if (way) await this.#carryOut(way, target);
    else if (piece.startsWith('unit:') && this.#play.can(piece)) this.pick(piece);
    else this.#picked = null;
  }

  /** Both decisions of a gesture: the unit, then the place. */
  async #carryOut(way: Way, piece: string): Promise<void> {
    const asked = way.kind === 'attack' ? 'attack_target' : 'destination';
    if (!(await this.#play.act(way.choice))) return;
    this.#picked = null;
    this.aimed = null;
    const { view, choices } = this.#play;
    const second = view.step === asked ? choices.find((choice) => choice.piece === piece) : undefined;
    if (second) await this.#play.act(second);
  }
}

/** Steps in which a unit comes onto the board. */
export function placing(step: string): boolean {
  return ['choose_space', 'queen_space', 'deploy_pawn_space'].includes(step);
}

const gestures = new WeakMap<object, Gesture>();

/** The gesture of a table, shared by everything that is drawn of it. */
export function gestureOf(play: Play<TacticsView>): Gesture {
  const found = gestures.get(play);
  if (found) return found;
  const made = new Gesture(play);
  gestures.set(play, made);
  return made;
}
