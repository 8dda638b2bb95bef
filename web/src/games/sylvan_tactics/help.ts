/** The full explanation of cards and units, for the bubble and its large version. */
import { has, say, slug, type Help } from '../../kit';
import type { CardFace, TacticsView, Unit } from './types';

export const cardName = (card: CardFace) => say(`card-${slug(card.card)}`);

export function cardText(card: CardFace): string {
  return say(`card-${slug(card.card)}-text`);
}

const RULES: Record<string, string[]> = {
  mercenary: ['R52', 'R86'],
  action: ['R103'],
  battlefield: ['R105'],
  equipment: ['R106'],
};
const KEYWORD_RULES: Record<string, string> = {
  partner: 'R59',
  infiltrator: 'R47',
  apex_predator: 'R54',
  riposte: 'R109',
};

/** Everything a card says, keywords explained. */
export function cardHelp(card: CardFace): Help {
  const id = `card-${slug(card.card)}`;
  const ability = has(`${id}-ability`) ? `${say(`${id}-ability`)}: ` : '';
  const keywords = card.keywords.map((word) => `${say(`keyword-${slug(word)}`)}: ${say(`keyword-${slug(word)}-text`)}`);
  return {
    title: cardName(card),
    text: [`${ability}${say(`${id}-text`)}`, ...keywords].join('\n'),
    rules: [...RULES[card.type], ...card.keywords.map((word) => KEYWORD_RULES[word])],
  };
}

export function unitName(unit: Unit): string {
  return unit.cards?.length ? cardName(unit.cards[0]) : say(`kind-${unit.kind}`);
}

/** The unit with its place, Strength and Health, in one line. */
export function unitLabel(unit: Unit): string {
  const args = {
    unit: unitName(unit),
    colour: { id: `colour-${unit.colour}` },
    space: unit.space,
    strength: unit.strength,
    health: unit.health ?? 0,
  };
  return say(unit.health === undefined ? 'unit-label' : 'unit-label-health', args);
}

/** What is said of a unit: how it moves, its cards, its states. */
export function unitLines(unit: Unit): string[] {
  const way =
    unit.kind === 'merc'
      ? `${say(`piece-${unit.piece}`)}: ${say(`piece-${unit.piece}-text`)}`
      : say(`kind-${unit.kind}-text`);
  const cards = (unit.cards ?? []).map((card) =>
    card.role === 'own' ? cardText(card) : `${cardName(card)}: ${cardText(card)}`,
  );
  return [way, ...cards, ...unit.states.map((state) => say(`state-${state}`))];
}

export function unitHelp(unit: Unit): Help {
  const moving = unit.piece === 'knight' ? 'R44' : 'R45';
  const rules = {
    king: ['R46', 'R67', 'R72'],
    queen: ['R45', 'R65'],
    merc: [moving, 'R81', 'R86'],
    pawn: ['R42', 'R74', 'R76'],
  }[unit.kind];
  return { title: `${unitName(unit)} · ${unit.space}`, text: unitLines(unit).join('\n'), rules };
}

export function unitAt(view: TacticsView, id: string | null): Unit | null {
  return view.units.find((unit) => unit.id === id) ?? null;
}
