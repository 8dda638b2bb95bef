/** What counts now in Tree Society: what the next levels of your guilds are worth, according to the rules. */
import { say, type Count } from '../../kit';
import { cardName } from './help';
import type { SocietyView } from './types';

export const TITLE = 'counts-levels';
const MOST = 5;

/** The next level of every guild in progress, and the guilds of the Market that bring points at once; the best first. */
export function counts(view: SocietyView, seat: number): Count[] {
  const { in_progress, purse } = view.players[seat];
  const levels = in_progress
    .filter((each) => each !== null)
    .map(({ card, level, points, worth, next }) => ({
      card,
      level: level + 1,
      price: next.price,
      points: worth[level] - points,
    }));
  const market = view.guild_market.flatMap((slot) =>
    slot.card === null
      ? []
      : [{ card: slot.card, level: 1, price: slot.prices[seat], points: view.cards[slot.card].levels[0].points ?? 0 }],
  );
  return [...levels, ...market.filter(({ price, points }) => points > 0 && price <= purse)]
    .sort((a, b) => b.points - a.points || a.price - b.price)
    .slice(0, MOST)
    .map(({ card, level, price, points }) => ({
      points,
      pieces: [card],
      text: say(price <= purse ? 'counts-level' : 'counts-level-dear', { card: cardName(card), level, price }),
    }));
}
