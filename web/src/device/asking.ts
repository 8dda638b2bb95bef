/** The question before megabytes are loaded on a line that somebody may pay for. */
import { mount, unmount } from 'svelte';
import Asking from './Asking.svelte';

export const ask = (megabytes: number): Promise<boolean> =>
  new Promise((done) => {
    const answer = (yes: boolean) => {
      void unmount(dialog);
      done(yes);
    };
    const dialog = mount(Asking, { target: document.body, props: { megabytes, answer } });
  });
