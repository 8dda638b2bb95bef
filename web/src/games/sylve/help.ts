/** The full explanation of every thing on the table, for the bubble and its large version. */
import { say, slug, type Help, type Message } from '../../kit';
import {
  BASICS,
  HAPPY,
  type CharacterCard,
  type CreatureCard,
  type ForestCard,
  type ForestView,
  type Ingredient,
  type PotionCard,
  type PotionOffer,
  type SpaceView,
  type Standing,
  type SylvePlayer,
  type SylveView,
} from './types';

const POTION_RULES: Record<string, string> = {
  reroll: 'R88',
  change_die: 'R87',
  place_extra: 'R89',
  swap_forage: 'R91',
  remove_element: 'R92',
  move_forage: 'R90',
  remove_any: 'R92',
  return_forage: 'R93',
};
const CREATURE_RULES: Record<string, string> = {
  burn_on_forest: 'R96',
  burn_on_village: 'R97',
  convert_element: 'R98',
  slot: 'R108',
  berry_per_tamed: 'R100',
  berry_instead_of_creature: 'R101',
  berry_on_first_burn: 'R102',
  exchange: 'R103',
  vp_on_control: 'R104',
  vp_on_brew: 'R104',
  vp_on_tame: 'R65',
  trade_berries: 'R111',
  trade_set: 'R112',
  gather_bonus: 'R105',
  village_bonus: 'R107',
};
const CHARACTER_RULES: Record<string, string> = {
  stack_on_die: 'R118',
  break_tie: 'R119',
  creature_anywhere: 'R120',
  double_berry: 'R121',
};

export const nameOf = (kind: string, key: string) => say(`${kind}-${slug(key)}`);
const textOf = (kind: string, key: string) => say(`${kind}-${slug(key)}-text`);

/** "2 plants and 1 crystal". */
export function items(of: Partial<Record<Ingredient, number>>): Message[] {
  return Object.entries(of).flatMap(([kind, n]) => (n ? [{ id: `count-${kind}`, args: { n } }] : []));
}

export function potionHelp(potion: PotionCard | PotionOffer): Help {
  const cost = say('potion-cost', {
    items: items(Object.fromEntries(BASICS.map((kind) => [kind, potion.cost[kind]]))),
    points: { id: 'count-points', args: { n: potion.vp } },
  });
  const missing =
    'missing' in potion && potion.missing && Object.keys(potion.missing).length
      ? [say('label-missing', { items: items(potion.missing) })]
      : [];
  return {
    title: nameOf('potion', potion.key),
    text: [textOf('potion', potion.key), cost, ...missing].join('\n'),
    rules: ['R70', POTION_RULES[potion.power]],
  };
}

export function creatureHelp(creature: CreatureCard, owner: SylvePlayer | null): Help {
  const forest = owner?.happy[creature.key];
  const worth = !owner
    ? say('help-creatures-text')
    : forest
      ? say('label-happy', { forest: { id: `forest-${slug(forest)}` }, n: HAPPY })
      : say('creature-worth-one');
  return {
    title: nameOf('creature', creature.key),
    text: [say(`season-${creature.season}-creature`), textOf('creature', creature.key), worth].join('\n'),
    rules: [CREATURE_RULES[creature.power.kind], 'R137'],
  };
}

export function characterHelp(character: CharacterCard, powers: boolean): Help {
  return {
    title: nameOf('character', character.key),
    text: powers ? textOf('character', character.key) : say('character-plain'),
    rules: [powers ? CHARACTER_RULES[character.power] : 'R10'],
  };
}

/** Who leads a forest, in one sentence. */
export function standingWords(standing: Standing, names: readonly string[]): string {
  if (standing.leader !== null) return say('label-leads', { player: names[standing.leader] });
  return say(
    { tied: 'label-tied', elements: 'label-elements-hold', nobody: 'label-nobody-yet', led: 'label-nobody-yet' }[
      standing.status
    ],
  );
}

export function forestHelp(forest: ForestView, names: readonly string[]): Help {
  const counts = forest.influence.flatMap((own, seat) => (own ? [`${names[seat]}: ${own}`] : []));
  const elements = forest.elements ? [`${say('label-elements')}: ${forest.elements}`] : [];
  return {
    title: nameOf('forest', forest.key),
    text: [
      textOf('forest', forest.key),
      [...counts, ...elements].join(', '),
      standingWords(forest, names),
      say('help-control-text'),
    ]
      .filter(Boolean)
      .join('\n'),
    rules: ['R124', 'R115'],
  };
}

export function forestCardHelp(forest: ForestCard): Help {
  return { title: nameOf('forest', forest.key), text: textOf('forest', forest.key), rules: ['R126', 'R136'] };
}

export function spaceHelp(forest: ForestView, space: SpaceView): Help {
  const title = say('space-forest', {
    forest: { id: `forest-${slug(forest.key)}` },
    number: Number(space.id.split('.')[1]),
  });
  const what = say('space-text', { symbol: { id: `face-${space.symbol}` }, reward: { id: `reward-${space.reward}` } });
  const lines = space.burned
    ? [say('label-burned'), say('help-burn-text')]
    : [what, say('help-elements-text'), say('help-force-text')];
  return { title, text: lines.join('\n'), rules: space.burned ? ['R83'] : ['R29', 'R73', 'R78'] };
}

export function villageHelp(view: SylveView, key: string, accepts: string): Help {
  const takes = say(
    accepts === 'any' ? 'village-takes-any' : 'village-takes-element',
    accepts === 'any' ? {} : { die: { id: `die-${accepts}` } },
  );
  return {
    title: nameOf('village', key),
    text: [
      textOf('village', key),
      takes,
      view.side === 'day' ? say('village-turns-night') : say('village-turns-day'),
    ].join('\n'),
    rules: accepts === 'any' ? ['R33'] : ['R32'],
  };
}
