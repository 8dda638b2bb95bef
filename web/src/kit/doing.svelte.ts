/** What is done on pages about people: what goes wrong is said, and what cannot be taken back asks once. */
import { troubleWords } from '../kit/api';
import { note } from '../kit/notices.svelte';

type Work = () => Promise<unknown>;

export class Doings {
  /** What has been asked about, and is done when it is wanted once more. */
  sure = $state('');
  /** Looks again at what is shown, after anything was done. */
  readonly #look: Work;

  constructor(look: Work) {
    this.#look = look;
  }

  doing = async (work: Work, told = ''): Promise<void> => {
    try {
      await work();
      if (told) note(told);
      await this.#look();
    } catch (error) {
      note(troubleWords(error), true);
    }
  };

  asking = (what: string, work: Work, told = ''): unknown => {
    if (this.sure !== what) return (this.sure = what);
    this.sure = '';
    return this.doing(work, told);
  };
}
