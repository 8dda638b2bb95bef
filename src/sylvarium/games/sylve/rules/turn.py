"""The flow of the game: what may be chosen at each step, and what a choice does (3.3, 6.1)."""

from sylvarium.games.sylve.rules.characters import character_choices
from sylvarium.games.sylve.rules.components import BERRY, DICE_EACH, FORAGE_OF
from sylvarium.games.sylve.rules.creatures import (
    burn,
    convert,
    convert_choices,
    exchange,
    gather,
    ingredient_choices,
    release,
    release_choices,
    tame,
    tame_choices,
)
from sylvarium.games.sylve.rules.dice import (
    change,
    change_choices,
    die_choices,
    move,
    move_choices,
    pool_die,
    remove_choices,
    reroll,
    reroll_choices,
    return_choices,
    return_to_pool,
    set_aside,
    swap,
    swap_choices,
    swap_partners,
)
from sylvarium.games.sylve.rules.flow import run
from sylvarium.games.sylve.rules.forests import burn_choices, clear_choices, clear_elements, target_choices, tie_choices
from sylvarium.games.sylve.rules.placing import (
    carry_out,
    force,
    force_choices,
    place_die,
    place_wind,
    space_choices,
    wind_choices,
)
from sylvarium.games.sylve.rules.potions import (
    brew,
    brew_choices,
    drink,
    drink_choices,
    payment_choices,
    reserve,
    reserve_choices,
)
from sylvarium.games.sylve.rules.rounds import (
    break_tie,
    end_turn,
    keep_ties,
    trade_berries,
    trade_berries_choices,
    trade_set,
    trade_set_choices,
)
from sylvarium.games.sylve.rules.state import (
    ANYWHERE,
    BURN,
    CHANGE,
    CHOOSE_CHARACTER,
    CHOOSE_DIE,
    CHOOSE_SPACE,
    CLEAR,
    DO_ANYWHERE,
    DO_BREAK_TIE,
    DO_BREW,
    DO_BURN,
    DO_CHANGE,
    DO_CHARACTER,
    DO_CLEAR,
    DO_CONVERT,
    DO_DECLINE,
    DO_DRINK,
    DO_END_TURN,
    DO_EXCHANGE,
    DO_FORCE,
    DO_INGREDIENT,
    DO_MOVE,
    DO_MOVE_TO,
    DO_PAY,
    DO_PLACE,
    DO_RELEASE,
    DO_REMOVE,
    DO_REROLL,
    DO_RESERVE,
    DO_SPACE,
    DO_SWAP,
    DO_SWAP_WITH,
    DO_TAKE_BACK,
    DO_TAKE_BERRY,
    DO_TAME,
    DO_TRADE_BERRIES,
    DO_TRADE_SET,
    EXCHANGE,
    FORCE_PAYMENT,
    INGREDIENT,
    MOVE_DIE,
    MOVE_TARGET,
    PAYMENT,
    RELEASE,
    REMOVE_DIE,
    REROLL,
    RESERVE,
    RETURN_DIE,
    SWAP_FIRST,
    SWAP_SECOND,
    TAME,
    TIE,
    TRADE_BERRIES,
    TRADE_SET,
    TURN_ACTION,
    WIND_DIE,
)
from sylvarium.kernel import rule
from sylvarium.kernel.agenda import drop, first, push, second, top

# --- What may be chosen -------------------------------------------------------------------------------


@rule
def legal(s, out):
    """Writes the legal actions to `out` and counts them: the decisions of the rules file, 6.1."""
    step = top(s)
    if step == TURN_ACTION:
        return turn_choices(s, out)
    elif step == CHOOSE_SPACE:
        return space_choices(s, out, first(s))
    elif step == INGREDIENT:
        return ingredient_choices(s, out)
    elif step == TAME:
        return tame_choices(s, out)
    elif step == RELEASE:
        return release_choices(s, out)
    elif step == BURN:
        return burn_choices(s, out)
    elif step == RESERVE:
        return reserve_choices(s, out)
    elif step == PAYMENT:
        return payment_choices(s, out, first(s))
    elif step == FORCE_PAYMENT:
        return force_choices(s, out, second(s))
    elif step == WIND_DIE:
        return wind_choices(s, out, second(s))
    elif step == ANYWHERE:
        return yes_or_no(out, DO_ANYWHERE)
    elif step == EXCHANGE:
        return yes_or_no(out, DO_EXCHANGE)
    elif step == CLEAR:
        return clear_choices(s, out)
    elif step == CHOOSE_CHARACTER:
        return character_choices(s, out)
    elif step == TIE:
        return tie_choices(s, out, first(s))
    elif step == TRADE_BERRIES:
        return trade_berries_choices(s, out)
    elif step == TRADE_SET:
        return trade_set_choices(s, out)
    return potion_choices(s, out, step)


@rule
def potion_choices(s, out, step):
    """The decisions about dice that potions ask (and some Village spaces and slots)."""
    if step == CHOOSE_DIE:
        return die_choices(s, out, 0)
    elif step == CHANGE:
        return change_choices(s, out, first(s))
    elif step == REROLL:
        return reroll_choices(s, out)
    elif step == MOVE_DIE:
        return move_choices(s, out, first(s))
    elif step == MOVE_TARGET:
        return target_choices(s, out)
    elif step == SWAP_FIRST:
        return swap_choices(s, out)
    elif step == SWAP_SECOND:
        return swap_partners(s, out, first(s))
    elif step == REMOVE_DIE:
        return remove_choices(s, out, first(s))
    elif step == RETURN_DIE:
        return return_choices(s, out)
    return 0


@rule
def turn_choices(s, out):
    """R21–R23: place, brew, drink, each at most once; convert; end the turn once a die is placed."""
    n = 0
    if not s.placed:
        n = die_choices(s, out, n)
    if not s.brewed:
        n = brew_choices(s, out, n)
    if not s.drunk:
        n = drink_choices(s, out, n)
    n = convert_choices(s, out, n)
    if s.placed:
        out[n] = DO_END_TURN
        n += 1
    return n


@rule
def yes_or_no(out, yes):
    """An offer that may be declined."""
    out[0] = yes
    out[1] = DO_DECLINE
    return 2


# --- What a choice does -------------------------------------------------------------------------------


@rule
def apply(s, action):
    """Plays a legal action and runs on to the next decision."""
    step = top(s)
    if step == TURN_ACTION:
        take_turn_action(s, action)
    elif step == TIE:
        decide_tie(s, action)
    elif action == DO_DECLINE:
        decline(s, step)
    elif step == ANYWHERE or step == TAME or step == RELEASE or step == INGREDIENT or step == EXCHANGE:
        answer_creature(s, step, action)
    elif step == CHOOSE_SPACE or step == FORCE_PAYMENT or step == WIND_DIE:
        answer_placement(s, step, action)
    else:
        answer(s, step, action)
    run(s)


@rule
def take_turn_action(s, action):
    """R21: one part of the turn."""
    if action == DO_END_TURN:
        end_turn(s)
    elif action < DO_SPACE:
        s.placed = 1
        choose_die(s, action - DO_PLACE)
    elif action < DO_PAY:
        push(s, PAYMENT, action - DO_BREW, 0)
    elif action < DO_CONVERT:
        drink(s, action - DO_DRINK)
    else:
        convert(s, action - DO_CONVERT)


@rule
def choose_die(s, face):
    """R39 (1): the die is named; now the space."""
    push(s, CHOOSE_SPACE, pool_die(s, s.seat, face), 0)


@rule
def decline(s, step):
    """An offer is not taken. Whoever does without `creature_anywhere` gets what the space gives (R120)."""
    die, place = first(s), second(s)
    drop(s)
    if step == ANYWHERE:
        carry_out(s, die, place)


@rule
def decide_tie(s, action):
    """R119, R125."""
    if action == DO_DECLINE:
        keep_ties(s)
    else:
        break_tie(s, action - DO_BREAK_TIE)


@rule
def answer_placement(s, step, action):
    """R39 (1), (2): the space, and what a forced die costs or a wind die returns."""
    die, place = first(s), second(s)
    drop(s)
    if step == CHOOSE_SPACE:
        place_die(s, die, action - DO_SPACE)
    elif step == FORCE_PAYMENT:
        force(s, die, place, action - DO_FORCE)
    elif step == WIND_DIE:
        place_wind(s, die, place, action - DO_TAKE_BACK)


@rule
def answer_creature(s, step, action):
    """3.8, R51, R101, R103, R120: taming, releasing, and what is gathered."""
    creature = first(s)
    drop(s)
    if step == ANYWHERE:
        s.stock[s.seat, BERRY] -= 1
        push(s, TAME, 0, 0)
    elif step == TAME:
        if action == DO_TAKE_BERRY:
            s.stock[s.seat, BERRY] += 1
        else:
            tame(s, action - DO_TAME)
    elif step == RELEASE:
        release(s, s.seat, action - DO_RELEASE)
    elif step == INGREDIENT:
        gather(s, action - DO_INGREDIENT, 1)
    elif step == EXCHANGE:
        exchange(s, creature)


@rule
def answer(s, step, action):
    """The other decisions."""
    chosen = first(s)
    drop(s)
    if step == CHOOSE_DIE:
        choose_die(s, action - DO_PLACE)
    elif step == BURN:
        burn(s, action - DO_BURN)
    elif step == RESERVE:
        reserve(s, action - DO_RESERVE)
    elif step == CLEAR:
        clear_elements(s, action - DO_CLEAR)
    elif step == CHANGE:
        change(s, action - DO_CHANGE)
    elif step == REROLL:
        reroll(s, action - DO_REROLL + 1)
    elif step == MOVE_DIE:
        push(s, MOVE_TARGET, FORAGE_OF[action - DO_MOVE], 0)
    elif step == MOVE_TARGET:
        move(s, chosen, action - DO_MOVE_TO)
    elif step == SWAP_FIRST:
        push(s, SWAP_SECOND, FORAGE_OF[action - DO_SWAP], 0)
    elif step == SWAP_SECOND:
        swap(s, chosen, FORAGE_OF[action - DO_SWAP_WITH])
    elif step == REMOVE_DIE:
        set_aside(s, action - DO_REMOVE)
    elif step == RETURN_DIE:
        return_to_pool(s, s.seat * DICE_EACH + action - DO_TAKE_BACK)
    elif step == PAYMENT:
        brew(s, chosen, action - DO_PAY)
    elif step == TRADE_BERRIES:
        trade_berries(s, action - DO_TRADE_BERRIES + 1)
    elif step == TRADE_SET:
        trade_set(s, action - DO_TRADE_SET)
    elif step == CHOOSE_CHARACTER:
        s.character[chosen] = action - DO_CHARACTER
