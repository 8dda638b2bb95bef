"""A turn, from the die to its end (R46–R104): its table of contents, the offers, what a choice does."""

from sylvarium.games.tiletum.rules import (
    characters,
    contracts,
    effects,
    frames,
    king,
    rounds,
    tasks,
    travel,
    wheel,
)
from sylvarium.games.tiletum.rules.components import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    HIGHEST,
    JOKER,
    KING,
    MERCHANT,
    RESOURCES,
)
from sylvarium.games.tiletum.rules.offers import offer_all, offer_stop
from sylvarium.games.tiletum.rules.state import ACTIONS, STEP
from sylvarium.kernel import Turn, decision, flow, rule
from sylvarium.kernel.agenda import drop, first, push, set_first

MOST_OPTIONS = 160  # the longest list of choices
BOUND = 8800  # decisions of the longest game (rules file, section 9)

# ---------------------------------------------------------------------------------------- what may be chosen


@rule
def offer_main(s, out, n):
    """R56: the options of the main action; the turn may end at any moment."""
    n = offer_action(s, out, n, s.main, s.main_ap)
    out[n] = ACTIONS.end_turn
    return n + 1


@rule
def offer_sub(s, out, n, action, ap):
    """R95: the options of an action that an effect has granted."""
    return offer_stop(s, out, offer_action(s, out, n, action, ap))


@rule
def offer_action(s, out, n, action, ap):
    """R56, R95: the options of an action, as long as it has AP."""
    if action == JOKER:
        n = offer_all(s, out, n, ACTIONS.name_joker, JOKER)
    elif ap > 0:
        if action == ARCHITECT:
            n = travel.offer_architect_action(s, out, n)
        elif action == MERCHANT:
            n = travel.offer_merchant_action(s, out, n)
        elif action == CHARACTER:
            n = characters.offer_character_action(s, out, n, ap)
        elif action == CONTRACT:
            n = contracts.offer_contract_action(s, out, n, ap)
        elif action == KING and s.king_step[s.seat] < HIGHEST:
            out[n] = ACTIONS.king_step
            n += 1
    return n


@rule
def offer_bonus_resources(s, out, n):
    """R79: one more resource with the first exchange of the turn."""
    return offer_all(s, out, n, ACTIONS.bonus_resource, len(RESOURCES))


@rule
def offer_resources(s, out, n):
    """R99: a resource of choice."""
    return offer_all(s, out, n, ACTIONS.pick_resource, len(RESOURCES))


@rule
def offer_colours(s, out, n):
    """R54: the resource that the die shall give."""
    return offer_all(s, out, n, ACTIONS.recolor, len(RESOURCES))


@rule
def offer_actions(s, out, n):
    """R96: the kind of action of a sub-action of choice."""
    return offer_all(s, out, n, ACTIONS.name_action, JOKER)


@rule
def offer_king_tile(s, out, n):
    """R111: take the bonus tile of the King track, or leave it."""
    out[n], out[n + 1] = ACTIONS.take_king_tile, ACTIONS.leave_king_tile
    return n + 2


@rule
def offer_guild_turn(s, out, n):
    """S2: the Guild has no choice."""
    out[n] = ACTIONS.guild_turn
    return n + 1


# ------------------------------------------------------------------------------------------- what a choice does


@rule
def name_sub_action(s, ap, action):
    """R96: the sub-action of a choice gets its kind."""
    push(s, STEP.sub, action, ap)


@rule
def pick_resource(s, resource):
    """R79, R99: one resource of choice; the step stays while more are due."""
    if first(s) > 1:
        set_first(s, first(s) - 1)
    else:
        drop(s)
    s.resource[s.seat, resource] += 1


@rule
def king_step(s):
    """R80: a step up the King track for an AP."""
    frames.spend(s, 1)
    king.step_up(s, s.seat)


# ------------------------------------------------------------------------------------------ table of contents

# R85: what may be done at any moment of one's own turn.
TASKS = {
    "buy": tasks.buy,
    "fulfil_contract": tasks.fulfil_contract,
    "place_crest": tasks.place_crest,
    "contribute": tasks.contribute,
    "use_helper": tasks.use_helper,
}

# R59–R81: what AP are spent on, in the main action and in sub-actions alike.
PAID_IN_AP = {
    "move_merchant": travel.move_merchant,
    "move_architect": travel.move_architect,
    "place_house": travel.place_house,
    "place_pillar": travel.place_pillar,
    "take_map_tile": travel.take_map_tile,
    "take_character": characters.take_character,
    "redraw_characters": characters.redraw_characters,
    "place_character": characters.place_character,
    "take_contract": contracts.take_contract,
    "exchange": contracts.exchange,
    "king_step": king_step,
}


def open_frame(step, offer, **said):
    """A decision in which all tasks may be done as well (R85): it stays until something drops it."""
    return decision(step, offer, stays=True, also=tasks.offer_tasks, **said, **TASKS)


TURN = Turn(
    __name__,
    ACTIONS,
    # the stages of a turn (R46)
    open_frame(STEP.before_die, wheel.offer_dice, take_die=wheel.take_die),
    open_frame(
        STEP.die_taken,
        wheel.offer_wheel_tile,
        only_if=wheel.die_can_do_more,
        otherwise=wheel.receive_die,
        take_wheel_tile=wheel.take_wheel_tile,
        proceed=wheel.receive_die,
    ),
    open_frame(STEP.main, offer_main, name_joker=wheel.name_joker, end_turn=rounds.end_turn, **PAID_IN_AP),
    # what effects grant (R91, R95–R102)
    open_frame(STEP.sub, offer_sub, stop=drop, **PAID_IN_AP),
    open_frame(
        STEP.walk_merchant,
        travel.offer_merchant_walk,
        only_if=travel.merchant_walks_on,
        move_merchant=travel.walk_merchant,
        place_house=travel.place_house_on_walk,
        stop=drop,
    ),
    open_frame(
        STEP.walk_architect,
        travel.offer_architect_walk,
        only_if=travel.architect_walks_on,
        move_architect=travel.walk_architect,
        place_pillar=travel.place_pillar_on_walk,
        stop=drop,
    ),
    open_frame(
        STEP.walk_both,
        travel.offer_walk_of_both,
        move_merchant=travel.walk_merchant,
        move_architect=travel.walk_architect_too,
        stop=drop,
    ),
    open_frame(
        STEP.house_in_any_town,
        travel.offer_houses_anywhere,
        only_if=travel.may_build_anywhere,
        place_house=travel.place_house_anywhere,
        stop=drop,
    ),
    open_frame(
        STEP.pillar_in_any_town,
        travel.offer_pillars_anywhere,
        only_if=travel.may_raise_pillar_anywhere,
        place_pillar=travel.place_pillar_anywhere,
        stop=drop,
    ),
    open_frame(STEP.activation, characters.offer_residents, resolve_character=characters.resolve_character, stop=drop),
    # elementary choices, inside of which no task is possible (R85)
    decision(STEP.bonus_resource, offer_bonus_resources, stays=True, bonus_resource=pick_resource),
    decision(STEP.pick_resource, offer_resources, stays=True, pick_resource=pick_resource),
    decision(STEP.pick_building, characters.offer_buildings, pick_building=characters.activate_building),
    decision(STEP.name_action, offer_actions, name_action=name_sub_action),
    decision(STEP.recolor, offer_colours, recolor=wheel.recolor_die),
    decision(STEP.merchant_to_any_space, travel.offer_merchant_journey, move_merchant=travel.send_merchant),
    decision(STEP.architect_to_any_space, travel.offer_architect_journey, move_architect=travel.send_architect),
    # King phase and Guild
    decision(
        STEP.king_tile, offer_king_tile, take_king_tile=rounds.take_king_tile, leave_king_tile=rounds.leave_king_tile
    ),
    decision(STEP.guild_turn, offer_guild_turn, guild_turn=rounds.play_guild),
    # what happens by itself
    flow(STEP.effect, effects.next_term, stays=True),
    flow(STEP.completion, characters.complete_building),
    flow(STEP.helper_done, tasks.remove_helper),
    flow(STEP.rest_of_round, rounds.rest_of_round),
    empty=rounds.next_turn,
)
legal, apply, run = TURN.legal, TURN.apply, TURN.run
