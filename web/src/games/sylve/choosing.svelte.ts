/**
 * Dice that look alike: the rules name one of them, but any of them may be clicked. And dice that are rerolled
 * together: they are picked one by one, then rolled with one button.
 */
import { piece, screen, type Choice, type Play } from '../../kit';
import { dieOf, type DieView, type SylveView } from './types';

/** The choices that a click on this die may mean. */
export function choicesOf(play: Play<SylveView>, die: DieView): readonly Choice[] {
  const own = play.of(die.id);
  if (own.length || !die.pool || die.owner !== play.you) return own;
  const alike = play.choices.find(
    (choice) => ['place', 'change'].includes(choice.kind) && dieOf(play.view, choice.piece!).face === die.face,
  );
  return alike ? play.of(alike.piece!) : [];
}

/** Makes an element the piece of a die, for all dice that look alike. */
export function choosesDie(play: Play<SylveView>, die: DieView) {
  return piece(play, die.id, { choices: () => choicesOf(play, die) });
}

/**
 * Makes an element the piece of a place where dice lie. Several dice that can be chosen lie too close for fingers: then
 * the place is touched and asks which one is meant.
 */
export function choosesPlace(play: Play<SylveView>, id: string, dice: () => readonly { id: string }[]) {
  return piece(play, id, {
    choices: () =>
      areCrowded(play, dice()) ? [...play.of(id), ...dice().flatMap((die) => play.of(die.id))] : play.of(id),
  });
}

export function areCrowded(play: Play<SylveView>, dice: readonly { id: string }[]): boolean {
  return screen.narrow && dice.filter((die) => play.can(die.id)).length > 1;
}

/** The dice picked for a reroll, forgotten with the next decision. */
export class Picking {
  #number = $state(-1);
  #mask = $state(0);
  readonly #play: Play<SylveView>;

  constructor(play: Play<SylveView>) {
    this.#play = play;
  }

  get asked(): boolean {
    return this.#play.choices.some((choice) => choice.kind === 'reroll');
  }

  get mask(): number {
    return this.#number === this.#play.view.number ? this.#mask : 0;
  }

  #bit(die: DieView): number {
    return 1 << (Number(die.id.split('.')[1]) - 1);
  }

  /** Whether the die takes part in the roll that can be made now. */
  open(die: DieView): boolean {
    return (
      this.#play.choices.some((choice) => choice.kind === 'reroll' && choice.args[0] + 1 === this.#bit(die)) &&
      die.owner === this.#play.you
    );
  }

  has(die: DieView): boolean {
    return (this.mask & this.#bit(die)) !== 0;
  }

  toggle(die: DieView): void {
    const next = this.mask ^ this.#bit(die);
    this.#number = this.#play.view.number;
    this.#mask = next;
  }

  /** The choice that rolls exactly the picked dice. */
  get choice(): Choice | undefined {
    return this.#play.choices.find((choice) => choice.kind === 'reroll' && choice.args[0] + 1 === this.mask);
  }
}
