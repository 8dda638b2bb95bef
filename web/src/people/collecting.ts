/** A seat that comes to this device by a link. */
import { troubleWords } from '../kit/api';
import { people } from '../kit/people';
import { go } from '../kit/router.svelte';
import { remember } from '../kit/storage';

/** Takes the seats that a code carries; gives what is wrong with it, if something is. */
export async function collect(table: string, code: string): Promise<string | null> {
  go(`/table/${table}`, 'replace');
  try {
    const { tokens } = await people.collect(table, code);
    remember(table, { tokens });
    return null;
  } catch (error) {
    return troubleWords(error);
  }
}
