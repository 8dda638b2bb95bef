/** Whether the people who run the server let nobody in here: until when, and why. Every page says so. */
import type { Banned } from './generated';

class Outside {
  now = $state.raw<Banned | null>(null);
  /** What was read and put away; the next page that is loaded says it again. */
  #read = $state('');

  /** What there is to say. */
  get said(): Banned | null {
    return this.now && this.#read !== JSON.stringify(this.now) ? this.now : null;
  }

  putAway = (): void => void (this.#read = JSON.stringify(this.now));
}

export const outside = new Outside();
