/** What decides the duel now: the Health of both Kings, and what stands within reach of them. */
import { say, type Count } from '../../kit';
import { unitName } from './help';
import type { Outcome, TacticsView, Target, Unit } from './types';

export const TITLE = 'counts-duel';
const DEADLY: Outcome[] = ['dies', 'finished', 'queen-dies'];

/** Attacks that are within reach: nobody has answered them, and nobody has paid for them yet. */
function strikes(units: readonly Unit[], fits: (target: Target) => boolean): { unit: Unit; target: Target }[] {
  return units.flatMap((unit) => unit.targets.filter(fits).map((target) => ({ unit, target })));
}

export function counts(view: TacticsView, seat: number): Count[] {
  const mine = view.units.filter((unit) => unit.seat === seat);
  const theirs = view.units.filter((unit) => unit.seat !== seat);
  const king = (units: readonly Unit[]) => units.find((unit) => unit.kind === 'king');
  const [own, other] = [king(mine), king(theirs)];
  if (!own || !other) return [];
  const line = (text: string, pieces: string[]): Count => ({ text, pieces, points: null });
  const kings = { mine: own.health ?? 0, theirs: other.health ?? 0 };
  const dying = strikes(mine, ({ outcome }) => DEADLY.includes(outcome)).map(({ target }) => target.id);
  const fallen = [...new Set(dying)];
  return [
    line(say('counts-kings', kings), [own.id, other.id]),
    ...strikes(mine, ({ id }) => id === other.id).map(({ unit, target }) =>
      line(
        say(target.outcome === 'wins' ? 'counts-wins' : 'counts-strike', {
          unit: unitName(unit),
          strength: target.mine,
          cost: target.cost,
        }),
        [unit.id, other.id],
      ),
    ),
    ...strikes(theirs, ({ id }) => id === own.id).map(({ unit, target }) =>
      line(say('counts-threat', { unit: unitName(unit), strength: target.mine }), [unit.id, own.id]),
    ),
    ...(fallen.length ? [line(say('counts-morale', { count: fallen.length }), fallen)] : []),
    ...(view.players.some((player) => player.seat !== seat && player.disgraced)
      ? [line(say('counts-disgraced'), [other.id])]
      : []),
  ];
}
