"""Contract action (R77–R79)."""

import pytest
from games.tiletum.scenes import scene

from sylvarium.games.tiletum.rules.state import NONE
from sylvarium.games.tiletum.school.notation import (
    BLUE,
    acting,
    give,
    has,
    offer,
    only,
    options,
    play,
    stored,
    with_sub,
)

OFFER = ("ct_any_3", "ct_any_5", "ct_any_8", "ct_wool_3", "ct_wool_9")


@pytest.mark.parametrize(("k", "ap"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1)])
def test_costs_of_the_offer(k, ap):  # tiletum R77
    s = acting("contract", ap=ap)
    offer(s, s.contract_offer, *OFFER)
    assert f"take_contract:{OFFER[k]}" in options(s)
    play(s, f"take_contract:{OFFER[k]}")
    assert s.main_ap == 0 and stored(s, BLUE) == [OFFER[k]] and s.contract_offer[k] == NONE
    s = acting("contract", ap=ap - 1)
    offer(s, s.contract_offer, *OFFER)
    assert f"take_contract:{OFFER[k]}" not in options(s)


def test_exchange_changes_the_kind():  # tiletum R78, Q32
    s = acting("contract", ap=2)
    only(s, BLUE, gold=1, wool=1)
    offered = options(s, "exchange")
    assert len(offered) == 8 and "exchange:gold:gold" not in offered
    play(s, "exchange:gold:stone")
    assert has(s, BLUE) == {"stone": 1, "wool": 1} and s.main_ap == 1


def test_first_exchange_of_the_turn_gives_one_more():  # tiletum R79, Q34, Q35
    s = acting("contract", ap=3)
    only(s, BLUE, food=2)
    play(s, "exchange:food:wool")
    assert sorted(options(s)) == [f"bonus_resource:{r}" for r in ("food", "gold", "iron", "stone", "wool")]
    play(s, "bonus_resource:food")  # also the kind that was paid
    assert has(s, BLUE) == {"food": 2, "wool": 1}
    play(s, "exchange:food:iron")
    assert has(s, BLUE) == {"food": 1, "wool": 1, "iron": 1} and not options(s, "bonus_resource")


def test_one_bonus_per_turn_over_all_actions():  # tiletum R79, Q34, E21
    s = scene("E21")
    play(s, "use_helper:contract_2", "exchange:food:wool", "bonus_resource:iron", "stop")
    play(s, "take_die:pink:4:4", "proceed", "exchange:food:wool")
    assert not options(s, "bonus_resource") and has(s, BLUE) == {"food": 3, "wool": 2, "iron": 1}
    play(s, "end_turn")
    assert s.exchanged == 0


def test_gold_counts_as_a_resource():  # tiletum Q32, R22
    s = acting("contract", ap=1)
    only(s, BLUE, gold=1)
    play(s, "exchange:gold:iron", "bonus_resource:gold")
    assert has(s, BLUE) == {"gold": 1, "iron": 1}


def test_extra_contract_actions_have_the_same_options():  # tiletum R95, R77
    s = with_sub(acting("king", ap=0), "contract", 2)
    offer(s, s.contract_offer, *OFFER)
    give(s, BLUE, wool=1)
    names = options(s)
    assert "take_contract:ct_any_5" in names and "take_contract:ct_any_3" not in names
    assert any(name.startswith("exchange:wool") for name in names)
