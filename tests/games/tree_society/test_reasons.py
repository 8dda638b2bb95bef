"""Why something cannot be done (school/reasons.py)."""

from sylvarium.games.tree_society import GAME
from sylvarium.games.tree_society.rules.state import STEP
from sylvarium.games.tree_society.school.notation import board, new_game, options, play, position
from sylvarium.games.tree_society.school.reasons import reason

MARKET = ("apple_01", "cherry_01", "grape_01", "orange_01")


def said(s, name):
    """The message for an action that is not legal."""
    assert name not in options(s)
    return reason(s.reading(), s.seat, GAME.names[name])


def why(s, name):
    found = said(s, name)
    return found and (found.id.removeprefix("why-"), found.args["rule"])


def figures(s, name):
    args = said(s, name).args
    return args["price"], args["purse"]


# --------------------------------------------------------------------------------------------------------- fruit


def test_only_own_fruit_is_sold():  # tree_society R25, R29, R98
    s = position(
        board(unsold=["apple_02", "grape_08"], sold=["apple_03"]),
        board(unsold=["apple_04"]),
        fruit_market=MARKET,
        step=STEP.sell,
    )
    assert why(s, "sell:apple_01") == ("fruit-of-market", "R25")
    assert why(s, "sell:apple_04") == ("fruit-of-other", "R25")
    assert why(s, "sell:apple_03") == ("fruit-sold", "R98")
    assert why(s, "sell:apple_05") == ("no-such-fruit", "R25")
    play(s, "sell:grape_08")
    assert why(s, "sell:apple_02") == ("one-sale", "R25")
    assert why(s, "sell:apple_04") is None


def test_an_extra_sale_is_of_another_type():  # tree_society R29, R33
    s = position(board(2, unsold=["apple_02", "cherry_02"]), sale=("apple_04",), guild_market={"bottom_1": "mer_03"})
    play(s, "build:mer_03")
    assert why(s, "sell:apple_02") == ("type-sold", "R33")
    assert why(s, "sell:apple_04") == ("fruit-sold-now", "R29")


def test_fruit_is_taken_from_the_market_at_rest():  # tree_society R20, R67, R99
    s = position(board(1, unsold=["apple_02"]), fruit_market=MARKET, guild_market={"bottom_1": "mer_01"})
    assert why(s, "take:apple_01") == ("take-at-rest", "R99")
    assert why(s, "take:apple_02") is None
    play(s, "build:mer_01")
    assert why(s, "take:apple_02") == ("fruit-yours", "R67")
    play(s, "take:apple_01", "end_build")
    assert why(s, "take:apple_01") == ("fruit-yours", "R99")
    assert why(s, "take:apple_05") == ("fruit-not-in-market", "R99")
    s = new_game(2, fruit_draft="yes")
    assert why(s, f"take:{missing_fruit(s)}") == ("fruit-not-in-market", "R20")
    assert why(s, "end_build") == ("draft-first", "R20")


def missing_fruit(s):
    offered = {name.removeprefix("take:") for name in options(s)}
    return next(name.removeprefix("take:") for name in GAME.names if name[:5] == "take:" and name[5:] not in offered)


def test_only_what_is_revealed_is_kept():  # tree_society R84
    s = position(board(2), guild_market={"bottom_1": "bot_02"}, fruit_deck=("apple_01", "grape_01", "cherry_01"))
    play(s, "build:bot_02")
    assert why(s, "keep:orange_01") == ("not-revealed-fruit", "R84")


def test_only_unsold_fruit_is_preserved():  # tree_society R29, R81
    s = position(board(9, unsold=["apple_02", "cherry_02"], progress={"bot_04": 1}), sale=("grape_08",))
    play(s, "level_up:bot_04")
    assert why(s, "preserve:grape_08") == ("fruit-sold-now", "R29")
    assert why(s, "preserve:orange_01") == ("no-such-fruit", "R81")


# --------------------------------------------------------------------------------------------------------- phases


def test_phases_have_their_order():  # tree_society R24, R37
    s = position(board(5, unsold=["apple_02", "grape_08"]), fruit_market=MARKET, step=STEP.sell)
    assert why(s, "build:wri_05") == ("sell-first", "R24")
    assert why(s, "keep:apple_01") is None
    play(s, "sell:grape_08", "fruit_action")
    assert why(s, "end_build") == ("finish-first", "R37")
    play(s, "take:grape_01", "end_build")
    assert why(s, "fruit_action") == ("build-over", "R24")


def test_why_the_fruit_action_cannot_be_used():  # tree_society R35, R91, R93
    def after(fruit, open_=True, **more):
        return position(board(**more), sale=(fruit,), fruit_action=open_)

    assert why(after("apple_02", open_=False), "fruit_action") == ("fruit-action-used", "R91")
    assert why(after("cherry_02", unsold=["cherry_03"]), "fruit_action") == ("no-extra-sale", "R35")
    assert why(after("grape_04", progress={"wri_05": 2}), "fruit_action") == ("nothing-to-build", "R93")
    assert why(after("grape_08"), "fruit_action") == ("market-empty", "R91")
    assert why(after("orange_10"), "fruit_action") == ("market-empty", "R91")


def test_a_row_without_cards_is_not_renewed():  # tree_society R94
    s = position(board(), sale=("orange_10",), fruit_action=True, guild_market={"bottom_1": "wri_05"})
    play(s, "fruit_action")
    assert why(s, "refresh_row:top") == ("row-empty", "R94")


def test_a_fruit_action_is_carried_out():  # tree_society R61, R91
    s = position(board(unsold=["apple_02"]), sale=("cherry_02",), fruit_action=True)
    play(s, "fruit_action")
    assert why(s, "decline") == ("carry-on", "R61")


# -------------------------------------------------------------------------------------------------------- building


def test_prices_are_paid_from_the_purse():  # tree_society R3, R4, R46, R47
    laid = {"bottom_1": "wri_05", "top_1": "wri_09"}
    s = position(board(1, progress={"wri_01": 1, "arc_08": 1}), guild_market=laid)
    assert why(s, "build:wri_09") == ("too-expensive", "R4") and figures(s, "build:wri_09") == (3, 1)
    assert why(s, "level_up:wri_01") == ("too-expensive", "R4") and figures(s, "level_up:wri_01") == (4, 1)
    assert why(s, "build:wri_01") == ("too-expensive", "R4")
    s = position(board(1, 2, progress={"wri_01": 1}), guild_market=laid)
    assert why(s, "build:wri_05") == ("coins-in-chest", "R3")
    assert why(s, "build:wri_09") == ("too-expensive", "R4")


def test_where_a_guild_lies():  # tree_society R39, R40, R41, R54, R86, R88
    s = position(
        board(9, progress={"wri_01": 1}, completed=["ban_01"]),
        board(progress={"arc_01": 1}, completed=["arc_02"]),
        guild_market={"bottom_1": "wri_05"},
        discard=("mer_01",),
    )
    assert why(s, "level_up:wri_05") == ("level-1-first", "R41")
    assert why(s, "build:wri_01") == ("started", "R40")
    assert why(s, "build:ban_01") == ("completed", "R54")
    assert why(s, "build:mer_01") == ("discarded", "R88")
    assert why(s, "build:arc_01") == ("guild-of-other", "R39")
    assert why(s, "level_up:arc_02") == ("guild-of-other", "R40")
    assert why(s, "build:mer_02") == ("guild-not-there", "R39")
    assert why(s, "discard:arc_02") == ("guild-of-other", "R86")
    assert why(s, "discard:wri_05") == ("not-your-guild", "R86")


def test_what_an_effect_allows_to_build():  # tree_society R69
    laid = {"bottom_1": "wri_05"}
    s = position(board(9, progress={"arc_05": 1, "wri_01": 1}), guild_market=laid)
    play(s, "level_up:arc_05")
    assert why(s, "level_up:arc_05") == ("another-guild", "R69")
    assert why(s, "level_up:wri_01") == ("other-level", "R69")
    assert why(s, "build:wri_01") == ("other-level", "R69")
    s = position(board(9, progress={"wri_01": 1}), guild_market=laid | {"bottom_2": "arc_07"})
    play(s, "build:arc_07")
    assert why(s, "build:wri_05") == ("other-level", "R69")
    s = position(board(5, progress={"arc_01": 1, "wri_05": 2}), guild_market={"bottom_1": "wri_01"})
    play(s, "level_up:arc_01")
    assert why(s, "level_up:wri_05") == ("too-expensive", "R4") and figures(s, "level_up:wri_05") == (3, 2)


def test_only_a_revealed_guild_is_started():  # tree_society R4, R85
    s = position(board(2), guild_market={"bottom_1": "exp_01", "bottom_2": "wri_05"}, guild_deck=("ban_05", "wri_12"))
    s.purse[0] = 3
    play(s, "build:exp_01")
    assert why(s, "build:wri_05") == ("not-revealed-guild", "R85")
    assert why(s, "build:wri_12") == ("too-expensive", "R4") and figures(s, "build:wri_12") == (2, 1)


def test_what_a_level_demands():  # tree_society R78, R79
    s = position(board(9, progress={"bot_04": 1, "exp_05": 2}))
    assert why(s, "level_up:bot_04") == ("few-fruits", "R78")
    s = position(board(9, progress={"exp_05": 2}))
    assert why(s, "level_up:exp_05") == ("nothing-to-discard", "R78")
    s = position(board(4, progress={"exp_05": 2, "arc_08": 1}))
    assert why(s, "level_up:exp_05") == ("too-expensive", "R79") and figures(s, "level_up:exp_05") == (5, 4)
    s = position(board(4, progress={"exp_05": 2}, completed=["arc_08"]))
    assert why(s, "level_up:exp_05") == ("too-expensive", "R4")


# -------------------------------------------------------------------------------------------------------- discards


def test_what_makes_room():  # tree_society R43, R86
    progress = {"arc_08": 1, "wri_01": 1, "wri_02": 1}
    s = position(board(1, progress=progress, completed=["ban_01"]), guild_market={"bottom_1": "wri_05"})
    play(s, "build:wri_05")
    assert why(s, "discard:arc_08") == ("discount-needed", "R43") and said(s, "discard:arc_08").args["price"] == 2
    assert why(s, "discard:ban_01") == ("room-in-progress", "R43")
    assert why(s, "discard:mer_01") == ("not-your-guild", "R86")


def test_what_can_be_given():  # tree_society R79, R80
    s = position(board(3, progress={"exp_09": 1, "arc_08": 1, "wri_01": 1}, completed=["ban_01"]))
    play(s, "level_up:exp_09")
    assert why(s, "discard:exp_09") == ("not-itself", "R80")
    assert why(s, "discard:ban_01") == ("give-in-progress", "R80")
    assert why(s, "discard:arc_08") == ("discount-needed", "R79")
    assert why(s, "discard:mer_01") == ("not-your-guild", "R86")


def test_what_is_discarded_for_coins():  # tree_society R70
    s = position(board(1, progress={"wri_01": 1}), guild_market={"bottom_1": "ban_05"})
    play(s, "build:ban_05")
    assert why(s, "discard:ban_05") == ("not-itself", "R70")
    assert why(s, "discard:mer_01") == ("not-your-guild", "R86")
