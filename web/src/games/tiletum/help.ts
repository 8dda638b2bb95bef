/** Explanations for the bubbles: what each thing is, what it does, where the rules say so. */
import { say, type Help, type Play } from '../../kit';
import type { BuildingView, CathedralView, FairView, NumberView, SpaceView, TileView, TiletumView } from './types';

const TILE_RULES: Record<TileView['kind'], string[]> = {
  helper: ['R94'],
  contract: ['R87', 'R89'],
  crest: ['R90', 'R91'],
  character: ['R71', 'R74'],
};

export function tileHelp(tile: TileView, note = ''): Help {
  const lines = [say(`${tile.word}-text`)];
  if (tile.kind === 'character') lines.push(say(`type-${tile.shows}-text`));
  if (note) lines.push(note);
  return {
    title: `${say(tile.word)} · ${say(`kind-${tile.kind}`)}`,
    text: lines.join('\n'),
    rules: TILE_RULES[tile.kind],
  };
}

export function townHelp(play: Play<TiletumView>, space: SpaceView): Help {
  const lines: string[] = [];
  if (space.kind === 'road') lines.push(say('road-text'));
  const owners = (space.house_spaces ?? [])
    .filter((each) => each.owner !== null)
    .map((each) => owner(play, each.owner!));
  const free = (space.house_spaces ?? []).filter((each) => each.owner === null).length;
  if (owners.length) lines.push(say('town-houses', { who: owners.join(', ') }));
  if (space.kind === 'town') lines.push(say('town-free', { count: free }));
  if (space.bonus?.tile)
    lines.push(
      say('tile-label', { name: { id: space.bonus.tile.word }, text: { id: `${space.bonus.tile.word}-text` } }),
    );
  if (space.fair_round) lines.push(say('town-fair', { round: space.fair_round }));
  return { title: say(space.word), text: lines.join('\n'), rules: space.kind === 'town' ? ['R61', 'R66'] : ['R35'] };
}

/** A player's name; in the solo game the second owner is the Guild. */
export function owner(play: Play<TiletumView>, seat: number): string {
  return play.names[seat] ?? say('guild');
}

export function cathedralHelp(play: Play<TiletumView>, cathedral: CathedralView): Help {
  const title = say(cathedral.word);
  if (!cathedral.available) return { title, text: say('cathedral-closed'), rules: ['R11'] };
  const left = cathedral.tiles.filter((tile) => tile.owner === null);
  const lines = [
    say('cathedral-cost', { stone: cathedral.stone!, points: cathedral.vp! }),
    left.length ? say('cathedral-tiles', { tiles: left.map((tile) => tile.vp).join(', ') }) : say('cathedral-done'),
    ...cathedral.pillars.map((pillar) =>
      say(pillar.contributed ? 'cathedral-given' : 'cathedral-pillar', { who: owner(play, pillar.owner) }),
    ),
  ];
  return { title, text: lines.join('\n'), rules: ['R62', 'R92'] };
}

export function fairHelp(play: Play<TiletumView>, fair: FairView): Help {
  const each = fair.worth.map((worth, seat) =>
    say(fair.takes_part[seat] ? 'fair-worth' : 'fair-absent', { who: owner(play, seat), points: worth }),
  );
  const text = [
    say(`${fair.word}-text`),
    say('fair-extra', { round: fair.round, extra: fair.board_value, town: { id: `space-${fair.town}` } }),
    ...each,
  ];
  return { title: say(fair.word), text: text.join('\n'), rules: ['R117', 'R118'] };
}

export function numberHelp(number: NumberView): Help {
  const lines = [say(`action-${number.action}-text`), say('wheel-number', { number: number.number, ap: number.ap })];
  if (number.tile) lines.push(`${say(number.tile.word)}: ${say(`${number.tile.word}-text`)}`);
  return { title: say(`action-${number.action}`), text: lines.join('\n'), rules: ['R51', 'R52', 'R55'] };
}

export function buildingHelp(building: BuildingView): Help {
  const lines = [say('crest-space', { food: building.food, bonus: { id: `building-${building.building}-text` } })];
  if (building.bonus_ap) lines.push(say('building-bonus', { ap: building.bonus_ap }));
  lines.push(say(building.completed ? 'building-completed' : building.filled ? 'building-filled' : 'building-open'));
  return { title: say(`building-${building.building}`), text: lines.join('\n'), rules: ['R72', 'R75', 'R105'] };
}
