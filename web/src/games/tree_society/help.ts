/** The full explanation of cards and fruits, for the bubble and its large version. */
import { say, slug, type Help } from '../../kit';
import type { FruitFace, GuildFace, Kind } from './types';

const RULES: Record<string, string> = {
  coins: 'R65',
  coins_each: 'R66',
  take_fruit: 'R67',
  extra_sale: 'R68',
  build: 'R69',
  discard_gain: 'R70',
  when_sell: 'R73',
  when_build: 'R74',
  when_take: 'R75',
  each_rest: 'R76',
  discount: 'R77',
  discard_guild: 'R80',
  preserve_fruit: 'R81',
  reveal_fruit: 'R84',
  reveal_guild: 'R85',
  points: 'R116',
};
const ACTION_RULES: Record<string, string> = {
  extra_sale: 'R92',
  discount: 'R93',
  refresh: 'R94',
  chest: 'R95',
  take: 'R96',
};

export const cardName = (card: string) => say(`card-${slug(card)}`);

/** What a level does, and what it is worth if that is not printed on it; nothing for a level with points only. */
function levelText(card: GuildFace, index: number, worth: number[] | null): string[] {
  const level = card.levels[index];
  if (level.effects.length === 0) return [];
  const effect = level.effects.map((part) => say(part.text)).join(' ');
  const when = level.kind && level.kind !== 'now' ? `${say(`kind-${level.kind satisfies Kind}`)}. ` : '';
  const now = level.points === null && worth ? ` ${say('level-now-worth', { points: worth[index] })}` : '';
  return [`${say(`level-${index + 1}`)} ${when}${effect}${now}`];
}

/** Everything about a guild card, from level 1 upwards; with what they are worth to their owner. */
export function guildHelp(
  card: GuildFace,
  worth: number[] | null,
  price: { level: number; price: number; cost: number } | null,
): Help {
  const kind = say('card-kind', { guild: { id: `guild-${card.guild}` }, banners: card.banners });
  const levels = card.levels.flatMap((_, index) => levelText(card, index, worth));
  const lines = [
    card.starting ? `${kind}. ${say('card-starting')}` : `${kind}.`,
    ...(levels.length ? levels : [say('no-effect')]),
    ...(price ? [say('price-why', { ...price })] : []),
  ];
  const rules = new Set(card.levels.flatMap((level) => level.effects.map((effect) => RULES[effect.name])));
  return { title: cardName(card.id), text: lines.join('\n'), rules: ['R46', ...rules] };
}

/** A fruit: what it sells for now, and its action. */
export function fruitHelp(fruit: FruitFace): Help {
  const text = [say('sells-for', { coins: fruit.pays }), say(`fruit-${slug(fruit.id)}-text`), say('help-fruit-action')];
  return { title: say(`type-${fruit.type}`), text: text.join('\n'), rules: ['R26', ACTION_RULES[fruit.action]] };
}
