/** The shape of the window, for layouts that differ in more than style. */
const NARROW = '(max-width: 60rem), ((max-width: 75rem) and (orientation: landscape)), (max-height: 46rem)';
const SPLIT = '(min-width: 34rem) and (orientation: landscape)';
const BROAD = '(min-aspect-ratio: 3/2)';
const SMALL = '(max-width: 37rem), (max-height: 30rem)';
const LOW = '(max-height: 30rem)';

/** Whether a query about the window is met, now and whenever that changes. */
function watched(query: string): () => boolean {
  const found = window.matchMedia?.(query);
  let met = $state(found?.matches ?? false);
  found?.addEventListener('change', (event) => (met = event.matches));
  return () => met;
}

const narrow = watched(NARROW);
const wider = watched(SPLIT);
const low = watched(LOW);
const small = watched(SMALL);
const broad = watched(BROAD);

export const screen = {
  /** A phone, a tablet or a low window: board first, the rest behind tabs. */
  get narrow(): boolean {
    return narrow();
  },
  /** Wider than high: what is behind the tabs stands beside the board instead of rising over it. */
  get split(): boolean {
    return narrow() && wider();
  },
  /** Much wider than high: things can stand beside each other that otherwise lie below each other. */
  get broad(): boolean {
    return broad();
  },
  /** A phone: boards may be larger than the screen and move under the finger. */
  get small(): boolean {
    return small();
  },
  /** A phone held sideways: the board has all the height there is. */
  get low(): boolean {
    return narrow() && wider() && low();
  },
};
