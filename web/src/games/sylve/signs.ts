/** Effects as a row of signs: what is printed on cards and on the Village, read by eye. */
import type { CreaturePower, Face, Ingredient, PotionPower, Season, VillageAction } from './types';

export type SignName =
  | Face
  | Ingredient
  | 'creature'
  | 'any'
  | 'arrow'
  | 'die'
  | 'forage'
  | 'element'
  | 'scorch'
  | 'village'
  | 'brew'
  | 'reserve';
/** A sign, a season, a deed with a die, a number of points, or a number. */
export type Token = SignName | Season | `power:${PotionPower}` | 'clear' | `vp:${number}` | `text:${string}`;

const GATHER_EACH: Token[] = ['plant', 'mushroom', 'crystal'];

const ACTIONS: Record<VillageAction['do'], Token[]> = {
  gather_choice: ['any'],
  change_die: ['power:change_die'],
  gather_each: GATHER_EACH,
  clear_elements: ['clear'],
  gain_berry: ['berry'],
  reserve: ['reserve'],
  tame: ['creature'],
  burn: ['scorch'],
  move_forage: ['power:move_forage'],
};

/** What a Village space does. */
export function villageSigns(actions: VillageAction[]): Token[] {
  return actions.flatMap((action) => ACTIONS[action.do]);
}

function slotGives(power: CreaturePower): Token[] {
  if (power.effect === 'gain') return Array.from({ length: power.n ?? 1 }, () => power.ingredient!);
  return power.effect === 'gather_each' ? GATHER_EACH : ['power:move_forage'];
}

/** What a creature does: when → what. */
export function creatureSigns(power: CreaturePower): Token[] {
  const { season } = power;
  switch (power.kind) {
    case 'burn_on_forest':
      return [season!, 'arrow', 'scorch'];
    case 'burn_on_village':
      return ['village', 'arrow', 'scorch'];
    case 'convert_element':
      return [power.from!, 'arrow', power.to!];
    case 'slot':
      return [power.die!, 'arrow', ...slotGives(power)];
    case 'berry_per_tamed':
      return [season!, 'creature', 'arrow', 'berry'];
    case 'berry_instead_of_creature':
      return ['creature', 'arrow', 'berry'];
    case 'berry_on_first_burn':
      return ['scorch', 'arrow', 'berry'];
    case 'exchange':
      return [power.ingredient!, 'arrow', 'berry'];
    case 'vp_on_control':
      return [season!, 'arrow', `vp:${power.vp!}`];
    case 'vp_on_brew':
      return ['brew', 'arrow', `vp:${power.vp!}`];
    case 'vp_on_tame':
      return ['creature', 'arrow', `vp:${power.vp!}`];
    case 'trade_berries':
      return ['berry', 'berry', 'arrow', 'vp:3'];
    case 'trade_set':
      return ['text:3×', 'any', 'arrow', 'vp:3'];
    case 'gather_bonus':
      return [season!, 'arrow', 'text:+1'];
    default:
      return ['village', 'arrow', 'any'];
  }
}
