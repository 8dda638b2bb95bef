/** What the choice looked at would cost and bring, as the rules foresee it (`preview.py` of the game). */
import type { Choice, Play } from '../../kit';
import type { Gesture } from './gesture.svelte';
import { GONE, HURT, type TacticsView, type Unit } from './types';

export interface Change {
  what: 'sigils' | 'king' | 'queen' | 'hand';
  seat: number;
  /** null: it depends on chance or on what is hidden. */
  by: number | null;
}

/** The end of a turn brings what the other one draws and readies: nothing to weigh a choice by. */
function foreseen(choice: Choice | null) {
  return choice && choice.kind !== 'end_turn' ? choice.preview : undefined;
}

/** Everything a choice would change for the two players, the deciding one first. */
export function changes(play: Play<TacticsView>, choice: Choice | null): Change[] {
  const seen = foreseen(choice);
  const me = play.view.seat;
  if (!seen || me === null) return [];
  const found: Change[] = [];
  const add = (what: Change['what'], seat: number, by: number | null | undefined) => {
    if (by !== undefined && by !== 0) found.push({ what, seat, by });
  };
  add('sigils', me, seen.measures?.sigils);
  for (const seat of [me, 1 - me]) {
    const whose = seat === me ? '' : 'enemy_';
    add('king', seat, seen.points?.[seat]);
    add('queen', seat, seen.measures?.[`${whose}queen`]);
    add('hand', seat, seen.measures?.[`${whose}hand`]);
  }
  return found;
}

/** By how much one thing of a seat would change; 0 if it would not, or nobody can know. */
export function change(play: Play<TacticsView>, what: Change['what'], seat: number): number {
  return changes(play, play.preview).find((each) => each.what === what && each.seat === seat)?.by ?? 0;
}

/** What would become of a unit on the board. */
export function fate(play: Play<TacticsView>, unit: Unit): 'gone' | 'hurt' | 'healed' | null {
  const becomes = foreseen(play.preview)?.becomes?.[unit.id];
  if (becomes === undefined || becomes === null) return null;
  return becomes === GONE ? 'gone' : becomes === HURT ? 'hurt' : 'healed';
}

/** By how much a unit would get stronger or weaker where it stays. */
export function strengthening(play: Play<TacticsView>, unit: Unit): number {
  return foreseen(play.preview)?.measures?.[unit.id.replace('unit:', 'strength:')] ?? 0;
}

/**
 * The Sigils a choice would take in the end. An action that begins with a choice is paid with its last one: until then
 * the price is the one of its card, of the next move, or of the attack that is aimed.
 */
export function price(play: Play<TacticsView>, gesture: Gesture, choice: Choice | null): number {
  if (!choice) return 0;
  const now = choice.preview?.measures?.sigils ?? 0;
  if (now < 0) return -now;
  const aimed = gesture.aim?.way.forecast;
  if (aimed) return aimed.cost;
  if (choice.kind === 'move') return play.view.move_cost;
  if (choice.kind === 'attack') return play.view.attack_cost;
  if (!['deploy', 'pair', 'play', 'riposte'].includes(choice.kind)) return 0;
  const hand = play.view.players[play.you ?? 0].hand ?? [];
  return hand.find((card) => card.id === choice.piece)?.cost ?? 0;
}
