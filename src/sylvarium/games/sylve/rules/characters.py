"""The characters and their powers (R9, R10, 3.16)."""

from sylvarium.games.sylve.rules.components import (
    CHARACTER_POWER,
    CHARACTERS,
    CREATURE_ANYWHERE,
    DOUBLE_BERRY,
    MOST_TAMED,
    NONE,
    STACK_ON_DIE,
)
from sylvarium.games.sylve.rules.state import ACTIONS
from sylvarium.kernel import rule
from sylvarium.kernel.chance import below


@rule
def has_power(s, seat, power):
    """R10: the player's character has this power, and the powers are in use."""
    return s.powers == 1 and s.character[seat] != NONE and CHARACTER_POWER[s.character[seat]] == power


@rule
def owner_of(s, power):
    """The seat of the character with this power, or NONE."""
    for seat in range(s.seats):
        if has_power(s, seat, power):
            return seat
    return NONE


@rule
def can_stack(s, seat):
    """R118: Lelio."""
    return has_power(s, seat, STACK_ON_DIE)


@rule
def can_tame_anywhere(s, seat):
    """R120: Myla."""
    return has_power(s, seat, CREATURE_ANYWHERE)


@rule
def has_double_berry(s, seat):
    """R121: Wren."""
    return has_power(s, seat, DOUBLE_BERRY)


@rule
def most_tamed(s, seat):
    """R66, R120: how many tamed creatures a player may keep."""
    return MOST_TAMED + 1 if can_tame_anywhere(s, seat) else MOST_TAMED


@rule
def is_free(s, character):
    """R9: nobody has this character yet."""
    for seat in range(s.seats):
        if s.character[seat] == character:
            return False
    return True


@rule
def offer_characters(s, out, n):
    """R9: the characters that are still free."""
    for character in range(CHARACTERS):
        if is_free(s, character):
            out[n] = ACTIONS.character + character
            n += 1
    return n


@rule
def choose_character(s, seat, character):
    """R9: the character is taken; the next player chooses."""
    s.character[seat] = character
    s.seat = (seat + 1) % s.seats


@rule
def deal_character(s, seat, dealt):
    """R9: one of the free characters at random; `dealt` of them have been given out."""
    left = below(s, CHARACTERS - dealt)
    character = 0
    while not is_free(s, character) or left > 0:
        if is_free(s, character):
            left -= 1
        character += 1
    s.character[seat] = character
