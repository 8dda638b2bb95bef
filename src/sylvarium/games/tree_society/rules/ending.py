"""When the game ends (3.18). The two end flags remember the round in which they were raised."""

from sylvarium.kernel import rule


@rule
def round_now(s):
    """R23: the round of the current turn, from 1."""
    return (s.turn - 1) // s.seats + 1


@rule
def note_fruit_deck(s):
    """R110: raises the flag of the alternative end when the fruit deck has run out."""
    if s.fruits_left == 0 and s.empty_round == 0:
        s.empty_round = round_now(s)


@rule
def note_banners(s, banners):
    """R107, R109: raises the banner flag for the first player with enough banners; it is never lowered."""
    if banners >= s.end_banners and s.trigger_round == 0:
        s.trigger_round = round_now(s)


@rule
def last_round(s):
    """R108, R110, R111: whether nothing comes after the current round."""
    return s.empty_round > 0 or (s.trigger_round > 0 and round_now(s) > s.trigger_round)
