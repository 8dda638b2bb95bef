/** How much of what a device needs has arrived: pages show it while somebody waits. */

let state = $state<'none' | 'loading' | 'here' | 'failed'>('none');
let share = $state(0);
let trouble = $state('');

export const arriving = {
  get state() {
    return state;
  },
  /** From 0 to 1. */
  get share() {
    return share;
  },
  /** The id of what a person is told if it has failed. */
  get trouble() {
    return trouble;
  },
  begin() {
    state = 'loading';
    share = 0;
  },
  tell(loaded: number, total: number) {
    share = total ? Math.min(1, loaded / total) : 0;
  },
  end(failed?: string) {
    state = failed ? 'failed' : 'here';
    trouble = failed ?? '';
  },
};
