/** The shape of the window, for layouts that differ in more than style. */
const query = window.matchMedia?.('(max-width: 60rem)');
let narrow = $state(query?.matches ?? false);
query?.addEventListener('change', (event) => (narrow = event.matches));

export const screen = {
  /** A phone, or a tablet held upright: board first, the rest in sheets. */
  get narrow(): boolean {
    return narrow;
  },
};
