/** Whether there is no server at the moment, or none at all: what needs one is not offered then. */
import { SITE } from './houses';

let now = $state(SITE);

export const away = {
  get now() {
    return now;
  },
  set now(is: boolean) {
    now = is;
  },
};
