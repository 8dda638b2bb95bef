import { screen, type Play } from '../../kit';
import type { TacticsView } from './types';

/** More choices without a piece than these stand in the list only. */
const MOST = 2;

/** Whether the board of a narrow screen has buttons for what belongs to no piece. */
export function deedsAtBoard(play: Play<TacticsView>): boolean {
  const bare = play.choices.filter((choice) => choice.piece === null).length;
  return screen.narrow && bare <= MOST && !deedsAtHand(play);
}

/** Beside the board one place for them is enough: the board, or the hand if that is what is asked about. */
function deedsAtHand(play: Play<TacticsView>): boolean {
  return screen.split && play.view.step === 'mulligan';
}
