/** What is done on a page: what goes wrong is said, and what cannot be taken back asks once. */
import { troubleWords } from './api';
import { note } from './notices.svelte';

type Work = () => Promise<unknown>;

export class Doings {
  #going = $state(0);
  /** What has been asked about, and is done when it is wanted once more. */
  sure = $state('');
  readonly #look: Work;

  /** `look` looks again at what is shown, after anything was done or refused. */
  constructor(look: Work = async () => {}) {
    this.#look = look;
  }

  doing = async (work: Work, told = ''): Promise<void> => {
    this.#going++;
    const done = await this.trying(work);
    if (done && told) note(told);
    await this.trying(this.#look, done);
    this.#going--;
  };

  /** Something is being done: whatever must not be done twice is disabled meanwhile. No click is lost in silence. */
  get busy(): boolean {
    return this.#going > 0;
  }

  /** Looks at what is shown, and says so where that cannot be done. */
  look = (): Promise<boolean> => this.trying(this.#look);

  asking = (what: string, work: Work, told = ''): unknown => {
    if (this.sure !== what) return (this.sure = what);
    this.sure = '';
    return this.doing(work, told);
  };

  /** What nobody has asked for, such as a first look: it disables nothing. False where it failed. */
  async trying(work: Work, says = true): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (says) note(troubleWords(error), true);
      return false;
    }
  }
}
