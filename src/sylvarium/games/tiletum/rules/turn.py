"""A turn: which choices there are, what each of them does, and what happens by itself in between."""

from sylvarium.games.tiletum.rules.characters import (
    activate_building,
    activation_options,
    building_options,
    character_options,
    complete_building,
    place_character,
    redraw_characters,
    resolve_character,
    take_character,
)
from sylvarium.games.tiletum.rules.components import (
    ARCHITECT,
    BUILDINGS,
    CHARACTER,
    CONTRACT,
    FACES,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HIGHEST,
    JOKER,
    KING,
    MERCHANT,
    PAYMENT_CHOSEN,
    PAYMENT_CONTRACT,
    RESOURCES,
    ROOMS,
)
from sylvarium.games.tiletum.rules.contracts import contract_options, exchange, take_contract
from sylvarium.games.tiletum.rules.effects import next_term
from sylvarium.games.tiletum.rules.frames import frame_action, frame_ap, set_first, spend
from sylvarium.games.tiletum.rules.king import step_up
from sylvarium.games.tiletum.rules.rounds import (
    end_turn,
    leave_king_tile,
    next_turn,
    play_guild,
    rest_of_round,
    take_king_tile,
)
from sylvarium.games.tiletum.rules.state import (
    ACTIVATION,
    ARCHITECT_TO_ANY_SPACE,
    BEFORE_DIE,
    BONUS_RESOURCE,
    BOUGHT,
    BUY,
    CHOOSE_BUILDING,
    COMPLETION,
    CONTRIBUTE,
    DIE_TAKEN,
    EFFECT,
    END_TURN,
    EXCHANGE,
    FULFIL_CONTRACT,
    GUILD_TURN,
    LAST_OPEN,
    LEAVE_KING_TILE,
    MAIN,
    MERCHANT_TO_ANY_SPACE,
    MOVE_ARCHITECT_TO,
    MOVE_MERCHANT_TO,
    NAME_ACTION,
    NAME_JOKER,
    NAME_SUB_ACTION,
    PICK_BUILDING,
    PICK_RESOURCE,
    PILLAR_IN_ANY_TOWN,
    PLACE_CHARACTER,
    PLACE_CREST,
    PLACE_HOUSE,
    PLACE_PILLAR,
    PLAY_GUILD,
    PROCEED,
    RECOLOR,
    RECOLOR_TO,
    REDRAW_CHARACTERS,
    RESOLVE_CHARACTER,
    REST_OF_ROUND,
    STEP_UP,
    STOP,
    SUB,
    TAKE_BONUS_RESOURCE,
    TAKE_CHARACTER,
    TAKE_CONTRACT,
    TAKE_DIE,
    TAKE_KING_TILE,
    TAKE_MAP_TILE,
    TAKE_RESOURCE,
    TAKE_WHEEL_TILE,
    USE_HELPER,
    WALK_MERCHANT,
)
from sylvarium.games.tiletum.rules.tasks import (
    buy,
    contribute,
    fulfil_contract,
    place_crest,
    task_options,
    use_helper,
)
from sylvarium.games.tiletum.rules.tiles import may_take
from sylvarium.games.tiletum.rules.travel import (
    architect_options,
    journey_options,
    merchant_options,
    move_architect,
    move_merchant,
    place_house,
    place_pillar,
    take_map_tile,
    walk_is_over,
    walk_options,
)
from sylvarium.games.tiletum.rules.wheel import (
    dice_options,
    name_joker,
    nothing_to_do_with_die,
    receive_die,
    take_die,
    take_wheel_tile,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import NOTHING, drop, first, push, top

# --- what may be chosen ---------------------------------------------------------------------------


@rule
def legal(s, out):
    """The choices of the top frame and, if it is open, all tasks (section 6.2)."""
    step = top(s)
    if step == NOTHING or s.over:
        return 0
    if step > LAST_OPEN:
        return elementary_options(s, out, step)
    if step == BEFORE_DIE:
        n = dice_options(s, out, 0)
    elif step == DIE_TAKEN:
        n = die_taken_options(s, out)
    elif step == MAIN or step == SUB:
        n = action_options(s, out, frame_action(s), frame_ap(s))
        out[n] = END_TURN if step == MAIN else STOP
        n += 1
    elif step == ACTIVATION:
        n = activation_options(s, out, 0)
        out[n] = STOP
        n += 1
    else:
        n = walk_options(s, out, 0)
        out[n] = STOP
        n += 1
    return task_options(s, out, n)


@rule
def die_taken_options(s, out):
    """R52: take the bonus tile of the action space, or go on."""
    n = 0
    if may_take(s, s.seat, s.wheel_tile[s.position]):
        out[n] = TAKE_WHEEL_TILE
        n += 1
    out[n] = PROCEED
    return n + 1


@rule
def action_options(s, out, action, ap):
    """R56, R95: the options of an action, as long as it has AP."""
    n = 0
    if action == JOKER:
        n = range_options(out, NAME_JOKER, JOKER)
    elif ap > 0:
        if action == ARCHITECT:
            n = architect_options(s, out, n)
        elif action == MERCHANT:
            n = merchant_options(s, out, n)
        elif action == CHARACTER:
            n = character_options(s, out, n, ap)
        elif action == CONTRACT:
            n = contract_options(s, out, n, ap)
        elif action == KING and s.king_step[s.seat] < HIGHEST:
            out[n] = STEP_UP
            n += 1
    return n


@rule
def elementary_options(s, out, step):
    """Choices inside of which no task is possible (R85)."""
    if step == BONUS_RESOURCE:
        return range_options(out, TAKE_BONUS_RESOURCE, len(RESOURCES))
    elif step == PICK_RESOURCE:
        return range_options(out, TAKE_RESOURCE, len(RESOURCES))
    elif step == PICK_BUILDING:
        return building_options(s, out, 0)
    elif step == NAME_ACTION:
        return range_options(out, NAME_SUB_ACTION, JOKER)
    elif step == RECOLOR:
        return range_options(out, RECOLOR_TO, len(RESOURCES))
    elif step == MERCHANT_TO_ANY_SPACE:
        return journey_options(out, 0, MOVE_MERCHANT_TO)
    elif step == ARCHITECT_TO_ANY_SPACE:
        return journey_options(out, 0, MOVE_ARCHITECT_TO)
    elif step == GUILD_TURN:
        out[0] = PLAY_GUILD
        return 1
    out[0], out[1] = TAKE_KING_TILE, LEAVE_KING_TILE
    return 2


@rule
def range_options(out, start, count):
    """All actions of a kind."""
    for k in range(count):
        out[k] = start + k
    return count


# --- what a choice does ---------------------------------------------------------------------------


@rule
def apply(s, action):
    """Plays a legal action and runs on to the next decision. (Action kinds in ascending order.)"""
    if action < NAME_JOKER:
        play_die(s, action)
    elif action < BUY:
        play_option(s, action)
    elif action < STOP:
        play_task(s, action)
    elif action == STOP:
        drop(s)
    elif action == END_TURN:
        end_turn(s)
    elif action == PLAY_GUILD:
        play_guild(s)
    else:
        drop(s)
        if action == TAKE_KING_TILE:
            take_king_tile(s)
        else:
            leave_king_tile(s)
    run(s)


@rule
def play_die(s, action):
    """R47–R53: the stages before the main action."""
    if action < TAKE_WHEEL_TILE:
        choice = action - TAKE_DIE
        take_die(s, choice // (FACES * FACES), 1 + choice // FACES % FACES, 1 + choice % FACES)
    elif action == TAKE_WHEEL_TILE:
        take_wheel_tile(s)
    else:
        receive_die(s)


@rule
def play_option(s, action):
    """Options of actions and effects."""
    if action < NAME_SUB_ACTION:
        name_joker(s, action - NAME_JOKER)
    elif action < MOVE_MERCHANT_TO:
        name_sub_action(s, action - NAME_SUB_ACTION)
    elif action < MOVE_ARCHITECT_TO:
        move_merchant(s, action - MOVE_MERCHANT_TO)
    elif action < PLACE_HOUSE:
        move_architect(s, action - MOVE_ARCHITECT_TO)
    elif action < PLACE_PILLAR:
        place_house(s, action - PLACE_HOUSE)
    elif action < TAKE_MAP_TILE:
        place_pillar(s, action - PLACE_PILLAR)
    elif action < TAKE_CHARACTER:
        take_map_tile(s, action - TAKE_MAP_TILE)
    elif action < REDRAW_CHARACTERS:
        take_character(s, FIRST_CHARACTER + action - TAKE_CHARACTER)
    elif action == REDRAW_CHARACTERS:
        redraw_characters(s)
    elif action < TAKE_CONTRACT:
        choice = action - PLACE_CHARACTER
        place_character(s, FIRST_CHARACTER + choice // len(ROOMS), choice % len(ROOMS))
    elif action < EXCHANGE:
        take_contract(s, FIRST_CONTRACT + action - TAKE_CONTRACT)
    elif action < TAKE_BONUS_RESOURCE:
        exchange(s, action - EXCHANGE)
    elif action < STEP_UP:
        pick_resource(s, action - TAKE_BONUS_RESOURCE)
    elif action == STEP_UP:
        spend(s, 1)
        step_up(s, s.seat)
    elif action < CHOOSE_BUILDING:
        pick_resource(s, action - TAKE_RESOURCE)
    elif action < RESOLVE_CHARACTER:
        activate_building(s, action - CHOOSE_BUILDING)
    elif action < RECOLOR_TO:
        resolve_character(s, FIRST_CHARACTER + action - RESOLVE_CHARACTER)
    else:
        drop(s)
        s.die_gives = action - RECOLOR_TO


@rule
def name_sub_action(s, action):
    """R96: the sub-action of a choice gets its kind."""
    ap = first(s)
    drop(s)
    push(s, SUB, action, ap)


@rule
def pick_resource(s, resource):
    """R79, R99: one resource of choice; the step stays while more are due."""
    if first(s) > 1:
        set_first(s, first(s) - 1)
    else:
        drop(s)
    s.resource[s.seat, resource] += 1


@rule
def play_task(s, action):
    """R85: a task."""
    if action < FULFIL_CONTRACT:
        buy(s, BOUGHT[action - BUY])
    elif action < PLACE_CREST:
        payment = action - FULFIL_CONTRACT
        fulfil_contract(s, PAYMENT_CONTRACT[payment], PAYMENT_CHOSEN[payment])
    elif action < CONTRIBUTE:
        choice = action - PLACE_CREST
        place_crest(s, choice // len(BUILDINGS), choice % len(BUILDINGS))
    elif action < USE_HELPER:
        contribute(s, action - CONTRIBUTE)
    else:
        use_helper(s, action - USE_HELPER)


# --- what happens by itself -----------------------------------------------------------------------


@rule
def run(s):
    """Carries out what needs no decision, until one is needed or the game is over."""
    while not s.over:
        step = top(s)
        if step == NOTHING:
            next_turn(s)
        elif step == EFFECT:
            next_term(s)
        elif step == COMPLETION:
            building = first(s)
            drop(s)
            complete_building(s, building)
        elif step == REST_OF_ROUND:
            drop(s)
            rest_of_round(s)
        elif step == DIE_TAKEN and nothing_to_do_with_die(s):
            receive_die(s)
        elif WALK_MERCHANT <= step <= PILLAR_IN_ANY_TOWN and walk_is_over(s):
            drop(s)
        else:
            return
