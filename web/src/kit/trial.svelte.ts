/** How somebody fares at a puzzle: praise is for whoever found the answer, not for somebody who was shown it or read it. */
import type { Answer, PuzzleOfTheDay } from './api';
import { firstTry, keepTry } from './puzzles';

export class Trial {
  /** Whether the try that counts was right; null before it. */
  #first = $state<boolean | null>(null);
  #shown = $state(false);

  constructor(
    readonly game: string,
    readonly number: number,
  ) {}

  /** The answer on the board was found at the try that counts. */
  get found(): boolean {
    return this.#first === true && !this.#shown;
  }

  /** The answer on the board was asked for. */
  show(): void {
    this.#shown = true;
  }

  /** What the puzzle says now: the answer after a try, or nothing before one. */
  take(answer: Answer | null | undefined, today: PuzzleOfTheDay | null): void {
    if (!answer) {
      this.#shown = false;
      return;
    }
    const right = answer.tried === answer.best;
    this.#first ??= firstTry(this.game, this.number, today) ?? right;
    keepTry(this.game, this.number, right, today);
  }
}
