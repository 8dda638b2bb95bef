"""The worked examples as scenes are those of the rules file: the same trees, before or after what is played."""

import re
from itertools import takewhile

import pytest

from sylvarium.games.builders import GAME
from sylvarium.games.builders.school.notation import tree
from sylvarium.learning.examples import examples, played
from sylvarium.rulebook import sections

TREE = re.compile(r"\b([fb]\d\d)\[[^\]]*\]\^?")


def text_of(number):
    """What the rules file says of an example: its paragraph, and what follows before the next number."""
    blocks = [block for section in sections("builders") for block in section.blocks]
    at = next(k for k, block in enumerate(blocks) if block.number == number)
    more = takewhile(lambda block: not block.number, blocks[at + 1 :])
    return "\n".join(line for block in (blocks[at], *more) for line in block.lines)


@pytest.mark.parametrize("number", examples(GAME))
def test_the_trees_of_an_example_are_those_of_its_text(number):
    """Every tree that the text writes down stands so in one of its scenes, before or after one of its actions."""
    told = {found.group(0) for found in TREE.finditer(text_of(number))}
    seen = set()
    for chosen in examples(GAME)[number]:
        for count in range(len(chosen.actions) + 1):
            s = played(GAME, chosen, chosen.actions[:count]).state
            seen |= {tree(s, name) for name in {text[:3] for text in told} if name[0] == "fb"[s.seats < 4]}
    assert told <= seen
