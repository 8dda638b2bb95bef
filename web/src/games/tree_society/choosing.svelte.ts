/**
 * A guild card may stand for several choices at once (build its next level, discard it). The card itself takes
 * the main one, a small button the other, so that one click is enough and nothing is discarded by accident.
 */
import { piece, type Choice, type Play } from '../../kit';
import type { SocietyView } from './types';

/** Whether a choice only throws a card away, between two actions (R86). */
export function isSpareDiscard(choice: Choice): boolean {
  return choice.kind === 'discard' && choice.group !== null;
}

/** What a click on the card itself does: everything but discarding between two actions. */
export function mainChoice(play: Play<SocietyView>, id: string): Choice | undefined {
  return play.of(id).find((choice) => !isSpareDiscard(choice));
}

/** Discarding the card between two actions, if that is possible now. */
export function spareDiscard(play: Play<SocietyView>, id: string): Choice | undefined {
  return play.of(id).find((choice) => isSpareDiscard(choice));
}

/** Makes an element the piece of one choice. */
export function chooses(play: Play<SocietyView>, id: string, choice: () => Choice | undefined) {
  const choices = () => {
    const made = choice();
    return made ? [made] : [];
  };
  return piece(play, id, { choices });
}
