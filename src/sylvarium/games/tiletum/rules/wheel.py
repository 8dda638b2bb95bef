"""The wheel: dice, what they cost and give, and the bonus tile of the action space (R40, R46–R55)."""

from sylvarium.games.tiletum.rules.characters import bonus_ap
from sylvarium.games.tiletum.rules.components import (
    COLOURS,
    DICE,
    DICE_DRAWN,
    DIE_CHANGE_GOLD,
    DIE_SPACES,
    FACES,
    GOLD,
    MAX_PLAYERS,
    POSITIONS,
)
from sylvarium.games.tiletum.rules.state import ACTING, ACTIONS, HAVING_DIE, IN_BAG, NONE, ON_BOARD, ON_WHEEL, STEP
from sylvarium.games.tiletum.rules.tiles import has_dyer, may_take, store
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, push
from sylvarium.kernel.chance import below, draw_from


@rule
def facing_position(s, value):
    """R4, R51: the action space that faces a number of the wheel in this round."""
    return (value - 1 + s.wheel_start + s.round - 1) % POSITIONS


@rule
def change_cost(before, after):
    """R48: 2 gold for each step of the shortest way to another value, round the corner of 6 and 1."""
    way = before - after if before > after else after - before
    return DIE_CHANGE_GOLD * (way if way <= FACES - way else FACES - way)


@rule
def roll_dice(s):
    """R40: draw dice from the bag, roll them, put them on the wheel."""
    in_bag = s.players * len(COLOURS)
    for _ in range(DICE_DRAWN[s.players]):
        colour = draw_from(s, s.bag, in_bag)
        in_bag -= 1
        die = find_die(s, colour, IN_BAG, 0)
        face = 1 + below(s, FACES)
        s.die_face[die] = face
        s.die_place[die] = ON_WHEEL
        s.wheel[colour, face - 1] += 1


@rule
def find_die(s, colour, where, face):
    """The first die of a colour in the bag (face 0) or with a face on the wheel."""
    die = colour * MAX_PLAYERS
    while s.die_place[die] != where or s.die_face[die] != face:
        die += 1
    return die


@rule
def collect_dice(s):
    """R127: all dice return to the bag."""
    for die in range(DICE):
        s.die_face[die] = 0
        s.die_place[die] = IN_BAG
    for colour in range(len(COLOURS)):
        s.bag[colour] = s.players
        for face in range(FACES):
            s.wheel[colour, face] = 0
    for player in range(s.players):
        s.dice_taken[player] = 0


@rule
def offer_dice(s, out, n):
    """R47–R49: every die of the wheel, with every value the player can pay for."""
    gold = s.resource[s.seat, GOLD]
    for colour in range(len(COLOURS)):
        for face in range(FACES):
            if s.wheel[colour, face] > 0:
                base = ACTIONS.take_die + (colour * FACES + face) * FACES
                for value in range(FACES):
                    if change_cost(face, value) <= gold:
                        out[n] = base + value
                        n += 1
    return n


@rule
def move_die_to_board(s, player, colour, face, value):
    """R50: the die goes to the next die space of the player, with its final value."""
    die = find_die(s, colour, ON_WHEEL, face)
    s.wheel[colour, face - 1] -= 1
    s.die_face[die] = value
    s.die_place[die] = ON_BOARD + player * DIE_SPACES + s.dice_taken[player]
    s.dice_taken[player] += 1
    s.die = die


@rule
def take_die(s, colour, face_from_0, value_from_0):
    """R47–R51: pay for the change; the final value decides the action and its AP."""
    face, value = face_from_0 + 1, value_from_0 + 1
    s.resource[s.seat, GOLD] -= change_cost(face, value)
    move_die_to_board(s, s.seat, colour, face, value)
    s.die_value = value
    s.die_gives = colour
    s.position = facing_position(s, value)
    s.main = s.layout[s.position]
    s.main_ap = 7 - value
    s.stage = HAVING_DIE
    drop(s)
    push(s, STEP.die_taken, 0, 0)


@rule
def take_wheel_tile(s):
    """R52: the bonus tile of the action space."""
    store(s, s.seat, s.wheel_tile[s.position])
    s.wheel_tile[s.position] = NONE


@rule
def die_can_do_more(s):
    """6.1: a bonus tile on the action space, or a dyer at hand; otherwise the stage is passed over."""
    return s.wheel_tile[s.position] != NONE or has_dyer(s, s.seat)


@rule
def offer_wheel_tile(s, out, n):
    """R52: take the bonus tile of the action space, or go on."""
    if may_take(s, s.seat, s.wheel_tile[s.position]):
        out[n] = ACTIONS.take_wheel_tile
        n += 1
    out[n] = ACTIONS.proceed
    return n + 1


@rule
def recolor_die(s, resource):
    """R54: the die gives another resource."""
    s.die_gives = resource


@rule
def receive_die(s):
    """R53, R55: the resources of the die; then the main action with the AP of a completed building."""
    s.resource[s.seat, s.die_gives] += s.die_value
    s.main_ap += bonus_ap(s, s.seat, s.main)
    s.stage = ACTING
    drop(s)
    push(s, STEP.main, 0, 0)


@rule
def name_joker(s, action):
    """R82, R83: the main action becomes the named one, with the AP of its completed building."""
    s.main = action
    s.main_ap += bonus_ap(s, s.seat, action)
