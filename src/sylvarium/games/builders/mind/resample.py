"""A random table that fits everything a seat has seen (rules file 6.3)."""

from sylvarium.games.builders.rules.components import TILES
from sylvarium.games.builders.rules.trees import active_end
from sylvarium.kernel import rule
from sylvarium.kernel.chance import draw_from, shuffle


@rule
def visible_tiles(s, seat):
    """Q38: how many tiles of a player's stacks everybody has seen: those used, and the top of the active stack."""
    used = s.used_tiles[seat]
    return used if used == active_end(s) else used + 1


@rule
def resample(s, seat):
    """Deals again what `seat` cannot know: unseen cards of other hands (and so the deck), covered tiles."""
    for other in range(s.seats):
        if other != seat:
            for slot in range(s.hand_size[other]):
                if not s.seen[other, slot]:
                    s.deck[s.hand[other, slot]] += 1
                    s.deck_size += 1
    for other in range(s.seats):
        if other != seat:
            for slot in range(s.hand_size[other]):
                if not s.seen[other, slot]:
                    s.hand[other, slot] = draw_from(s, s.deck, s.deck_size)
                    s.deck_size -= 1
            shuffle(s, s.stack[other], visible_tiles(s, other), TILES)
