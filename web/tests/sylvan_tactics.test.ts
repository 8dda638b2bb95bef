import { beforeAll, describe, expect, test } from 'vitest';
import { change, changes, fate, price, strengthening } from '../src/games/sylvan_tactics/preview';
import { counts } from '../src/games/sylvan_tactics/counts';
import { Gesture } from '../src/games/sylvan_tactics/gesture.svelte';
import type { TacticsView, Unit } from '../src/games/sylvan_tactics/types';
import { Play, say, type Choice } from '../src/kit';
import { loadWords } from '../src/kit/words.svelte';

const unit = (id: string, space: string, more: Partial<Unit> = {}): Unit => ({
  id,
  seat: id.includes('white') ? 0 : 1,
  colour: id.includes('white') ? 'white' : 'black',
  kind: 'merc',
  piece: 'rook',
  space,
  entry: 1,
  base: 2,
  strength: 2,
  boost: 0,
  states: [],
  moved: 0,
  may_move: true,
  may_attack: true,
  destinations: [],
  targets: [],
  ...more,
});

const choice = (kind: string, piece: string | null, more: Partial<Choice> = {}): Choice => ({
  action: 1,
  name: kind,
  kind,
  args: [],
  words: { id: 'do-x' },
  piece,
  group: null,
  ends: null,
  destroys: false,
  preview: {},
  ...more,
});

const fight = { cost: 2, mine: 4, theirs: 2, outcome: 'dies' as const, left: 0 };

function table(choices: Choice[], more: Partial<TacticsView> = {}): Play<TacticsView> {
  const player = { available: 3, hand: [{ id: 'card:muster#1', card: 'muster', type: 'action', cost: 2 }] };
  const view = {
    game: 'sylvan_tactics',
    number: 5,
    you: 0,
    seat: 0,
    step: 'main',
    move_cost: 3,
    attack_cost: 2,
    acting: null,
    attack: null,
    units: [
      unit('unit:white-rook', 'd4', {
        targets: [{ id: 'unit:black-rook', space: 'd5', ...fight }],
        destinations: ['d3'],
      }),
      unit('unit:black-rook', 'd5'),
    ],
    players: [player, player],
    choices,
    ...more,
  } as unknown as TacticsView;
  return new Play<TacticsView>(view, ['Ann', 'Bob']);
}

describe('what a choice would bring', () => {
  const strike = choice('unit', 'unit:black-rook', {
    preview: {
      points: [0, -1],
      measures: { sigils: -2, hand: null, enemy_hand: 1, 'strength:white-rook': 2 },
      becomes: { 'unit:black-rook': 0, 'unit:white-rook': 2 },
    },
  });

  test('is told for both players, and what nobody can know stays open', () => {
    expect(changes(table([strike]), strike)).toEqual([
      { what: 'sigils', seat: 0, by: -2 },
      { what: 'hand', seat: 0, by: null },
      { what: 'king', seat: 1, by: -1 },
      { what: 'hand', seat: 1, by: 1 },
    ]);
  });

  test('shows on the units', () => {
    const play = table([strike]);
    play.preview = strike;
    const [mine, theirs] = play.view.units;
    expect([fate(play, theirs), fate(play, mine), strengthening(play, mine)]).toEqual(['gone', 'hurt', 2]);
    expect([change(play, 'king', 1), change(play, 'king', 0)]).toEqual([-1, 0]);
  });

  test('the end of the turn weighs nothing', () => {
    const end = choice('end_turn', null, { preview: { measures: { enemy_hand: 1 } } });
    expect(changes(table([end]), end)).toEqual([]);
  });
});

describe('the price of a choice', () => {
  test('is what the rules foresee, or what its card, move or attack names', () => {
    const play = table([choice('move', 'unit:white-rook'), choice('attack', 'unit:white-rook')]);
    const gesture = new Gesture(play);
    expect(price(play, gesture, choice('play', 'card:muster#1', { preview: { measures: { sigils: -1 } } }))).toBe(1);
    expect(price(play, gesture, choice('play', 'card:muster#1'))).toBe(2);
    expect(price(play, gesture, choice('move', 'unit:white-rook'))).toBe(3);
    expect(price(play, gesture, choice('attack', 'unit:white-rook'))).toBe(2);
    expect(price(play, gesture, choice('keep', null))).toBe(0);
    gesture.pick('unit:white-rook');
    gesture.aimed = 'unit:black-rook';
    expect(price(play, gesture, choice('attack', 'unit:white-rook'))).toBe(fight.cost);
  });
});

describe('whom a choice is about', () => {
  test('the forecast of a target comes from the view, whoever opened the page', () => {
    const play = table([choice('unit', 'unit:black-rook')], { step: 'attack_target', acting: 'unit:white-rook' });
    const gesture = new Gesture(play);
    expect(gesture.actor?.id).toBe('unit:white-rook');
    expect(gesture.ways.get('unit:black-rook')).toMatchObject({
      kind: 'attack',
      forecast: { outcome: 'dies', mine: 4 },
    });
  });

  test('a unit chosen for a card is not attacked', () => {
    const play = table([choice('unit', 'unit:black-rook')], { step: 'choose_target' });
    expect(new Gesture(play).ways.get('unit:black-rook')).toMatchObject({ kind: 'choose', forecast: null });
  });
});

describe('what decides the duel now', () => {
  const king = (colour: string, health: number) =>
    unit(`unit:${colour}-king`, colour === 'white' ? 'e1' : 'e8', { kind: 'king', piece: 'king', health });
  const struck = (id: string, outcome: Unit['targets'][0]['outcome']) => ({ ...fight, id, space: 'e8', outcome });
  const duel = (mine: Unit['targets'], theirs: Unit['targets'] = []) =>
    ({
      units: [
        king('white', 7),
        king('black', 4),
        unit('unit:white-pawn-1', 'd7', { kind: 'pawn', targets: mine }),
        unit('unit:black-pawn-1', 'd2', { kind: 'pawn', targets: theirs }),
      ],
      players: [
        { seat: 0, disgraced: false },
        { seat: 1, disgraced: false },
      ],
    }) as TacticsView;
  const said = (view: TacticsView) => counts(view, 0).map(({ text }) => text);
  beforeAll(() => loadWords('sylvan_tactics'));

  test('both Kings, always', () => {
    expect(said(duel([]))).toEqual([say('counts-kings', { mine: 7, theirs: 4 })]);
  });
  test('who can reach the other King, and who mine', () => {
    const pawn = say('kind-pawn');
    const [, strike, threat] = counts(
      duel([struck('unit:black-king', 'health')], [struck('unit:white-king', 'health')]),
      0,
    );
    expect(strike.text).toBe(say('counts-strike', { unit: pawn, strength: 4, cost: 2 }));
    expect(strike.pieces).toEqual(['unit:white-pawn-1', 'unit:black-king']);
    expect(threat.text).toBe(say('counts-threat', { unit: pawn, strength: 4 }));
    expect(said(duel([struck('unit:black-king', 'wins')]))[1]).toBe(say('counts-wins', { unit: pawn, strength: 4 }));
  });
  test('a unit that would die costs its King, once however many could strike it', () => {
    const view = duel([struck('unit:black-pawn-1', 'dies'), struck('unit:black-pawn-1', 'dies')]);
    expect(said(view)[1]).toBe(say('counts-morale', { count: 1 }));
    expect(said(duel([struck('unit:black-pawn-1', 'wounded')]))).toHaveLength(1);
  });
});

describe('a space that can be chosen although a unit stands on it', () => {
  const below = choice('space', 'space:d4');
  const asked = { step: 'choose_space', acting: null } as Partial<TacticsView>;

  test('is chosen by a click on the unit, which covers its middle', async () => {
    const played: Choice[] = [];
    const view = table([below], asked).view;
    const play = new Play<TacticsView>(view, ['Ann', 'Bob'], {
      act: (each) => {
        played.push(each);
        return Promise.resolve(true);
      },
    });
    const gesture = new Gesture(play);
    expect(gesture.meant('unit:white-rook')).toBe('space:d4');
    await gesture.click('unit:white-rook');
    expect(played).toEqual([below]);
  });

  test('gives way to the unit where that can be chosen itself', () => {
    const gesture = new Gesture(table([below, choice('unit', 'unit:white-rook')], asked));
    expect(gesture.meant('unit:white-rook')).toBe('unit:white-rook');
    expect(gesture.meant('unit:black-rook')).toBe('unit:black-rook');
  });
});
