"""The components as data: counts of the rules file, the vocabulary of effects, words for everything."""

import pytest
from games.sylvan_tactics import invariants

from sylvarium.games.sylvan_tactics import GAME
from sylvarium.games.sylvan_tactics.face.pieces import card_view
from sylvarium.games.sylvan_tactics.face.view import STEP_NAMES
from sylvarium.games.sylvan_tactics.rules import abilities
from sylvarium.games.sylvan_tactics.rules.components import (
    ACTION,
    APEX,
    BATTLEFIELD,
    CARD_IDS,
    CARDS,
    COPIES,
    COST,
    DESIGN_IDS,
    DESIGNS,
    EQUIPMENT,
    KEYWORDS,
    KINDS,
    MERC_DESIGNS,
    MERCENARY,
    PARTNER,
    PIECES,
    PRINTED,
    SIDE,
    TYPE,
    UNIT_IDS,
    UNITS,
)
from sylvarium.games.sylvan_tactics.rules.effects import Ability, Term, parse
from sylvarium.kernel import LANGUAGES


def count(test):
    """Designs and cards that fit."""
    fitting = [design for design in range(DESIGNS) if test(design)]
    return len(fitting), int(sum(COPIES[design] for design in fitting))


def test_composition_of_the_deck():  # sylvan_tactics I1, R6
    assert CARDS == 86 == len(set(CARD_IDS)) and DESIGNS == 70
    assert count(lambda d: TYPE[d] == MERCENARY) == (30, 36)
    assert count(lambda d: TYPE[d] == ACTION) == (24, 32)
    assert count(lambda d: TYPE[d] == BATTLEFIELD) == (8, 8)
    assert count(lambda d: TYPE[d] == EQUIPMENT) == (8, 10)
    assert count(lambda d: TYPE[d] == ACTION and abilities.ABILITY[d] == abilities.RIPOSTE) == (8, 11)
    assert count(lambda d: TYPE[d] == EQUIPMENT and abilities.ABILITY[d] == abilities.RIPOSTE) == (1, 2)


def test_totals_of_the_mercenaries():  # sylvan_tactics I11
    strengths = {n: count(lambda d, n=n: d < MERC_DESIGNS and PRINTED[d] == n) for n in range(1, 6)}
    assert strengths == {1: (7, 10), 2: (10, 10), 3: (5, 5), 4: (6, 9), 5: (2, 2)}
    costs = {n: count(lambda d, n=n: d < MERC_DESIGNS and COST[d] == n)[1] for n in range(1, 7)}
    assert costs == {1: 5, 2: 6, 3: 9, 4: 8, 5: 6, 6: 2}
    assert count(lambda d: PARTNER[d]) == (4, 6)
    assert count(lambda d: d < MERC_DESIGNS and abilities.TRAITS[d] & abilities.INFILTRATOR) == (6, 8)
    assert count(lambda d: APEX[d]) == (4, 5)
    invariants.check_data()


def test_every_player_has_thirteen_units():  # sylvan_tactics R4, R5, Q15
    assert UNITS == 26 == len(set(UNIT_IDS))
    assert [sum(side == SIDE) for side in (0, 1)] == [13, 13]
    assert PIECES == ("rook", "bishop", "knight")
    assert {word for words in KEYWORDS for word in words} == {"partner", "infiltrator", "apex_predator"}


def test_every_operation_is_used_by_a_card():
    used = {abilities.OPERATIONS[what] for what in abilities.OPERATION.ravel()}
    assert used == set(abilities.OPERATIONS)


def test_the_grammar_of_effects():
    assert parse("") == ()
    assert parse("use[invoke, 2]: harm(enemy pawn/merc within 3)") == (
        Ability("use", ("invoke", "2"), (Term("harm", ("enemy pawn/merc within 3",)),)),
    )
    assert parse("play: heal(ally merc wounded) then draw(1)")[0].terms[1].number == 1
    assert [each.kind for each in parse("static: str(+2, defend) ; riposte[action_played]: cancel")] == [
        "static",
        "riposte",
    ]
    for nonsense in ("draw(1)", "play: draw 1", "use: draw(1)"):
        with pytest.raises(ValueError, match="not a"):
            parse(nonsense)
    with pytest.raises(ValueError, match="unknown static"):
        abilities.Statics(parse("static: levitate"), ())
    with pytest.raises(ValueError, match="more than a card"):
        abilities.Doing(parse("play: draw(1) ; play: draw(1)"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language):
    words = GAME.words(language)
    needed = [
        f"{kind}-{id}{text}"
        for kind, ids in (("kind", KINDS), ("piece", PIECES))
        for id in ids
        for text in ("", "-text")
    ]
    for design in DESIGN_IDS:
        needed += [f"card-{design}", f"card-{design}-text"]
    needed += [
        f"card-{id}-ability" for d, id in enumerate(DESIGN_IDS) if id not in ("field_vole", "bat_courier") and d < 30
    ]
    needed += [f"type-{card_view(card)['type']}" for card in range(CARDS)]
    needed += [f"keyword-{word}" for card in range(CARDS) for word in card_view(card)["keywords"]]
    needed += [f"trait-{flag}" for flag in abilities.FLAGS if flag != "pawn_diagonal"]
    assert [id for id in needed if not words.has(id.replace("_", "-"))] == []


def test_steps_have_names():
    from sylvarium.games.sylvan_tactics.rules.state import STEP

    assert STEP_NAMES[0] == "over" and STEP_NAMES[STEP.discard] == "discard"


def test_state_is_small():
    assert GAME.State.dtype.itemsize <= 4096
