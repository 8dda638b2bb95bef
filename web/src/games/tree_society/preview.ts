/** What a choice would leave a player with, as the rules have worked it out: shown before it is made. */
import type { Choice } from '../../kit';
import type { SocietyView } from './types';

export interface PlayerAfter {
  purse: number;
  chest: number;
  score: number;
  banners: number;
}

/** Null where nothing is chosen by this player. What depends on chance stays as it is. */
export function playerAfter(view: SocietyView, seat: number, choice: Choice | null): PlayerAfter | null {
  if (!choice || view.seat !== seat) return null;
  const { purse, chest, score, banners, rest } = view.players[seat];
  if (choice.kind === 'end_build') return { purse: rest.purse, chest: 0, score, banners };
  const { measures, points } = choice.preview ?? {};
  const more = (name: string) => measures?.[name] ?? 0;
  return {
    purse: purse - view.due + more('purse'), // a build that waits to be paid counts as paid
    chest: chest + more('chest'),
    score: score + (points?.[seat] ?? 0),
    banners: banners + more('banners'),
  };
}
