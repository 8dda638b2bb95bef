"""The solo mode (section 10 of the rules, S1–S11)."""

import pytest
from games.tiletum.invariants import check

from sylvarium.games.tiletum import GAME
from sylvarium.games.tiletum.face.view import view
from sylvarium.games.tiletum.rules.components import (
    CATHEDRALS,
    COLOURS,
    CONTRACTS_PART,
    ESTATES_PART,
    FAIRS_PART,
    GUILD_PART,
    HOUSE_SPACES,
    HOUSES_PART,
    KING_PART,
    LEFTOVERS_PART,
    TILES,
)
from sylvarium.games.tiletum.rules.fairs import fair_count, takes_part
from sylvarium.games.tiletum.rules.guild import guild_action, guild_turn
from sylvarium.games.tiletum.rules.scoring import solo_won
from sylvarium.games.tiletum.rules.state import GUILD, NONE, ON_BOARD, ON_WHEEL, STEP
from sylvarium.games.tiletum.school.notation import (
    cost,
    empty_pile,
    fair,
    fresh,
    has,
    house,
    king,
    offer,
    options,
    pillar,
    play,
    points,
    to_pile,
    track,
)
from sylvarium.kernel.agenda import drop
from sylvarium.table import Table

ME = 0
ARCHITECT, MERCHANT, CHARACTER, CONTRACT, KING, JOKER = range(6)


def solo(strength="normal", **given):
    return fresh(1, solo_guild=strength, **given)


def only_dice(s, *dice):
    """Exactly these dice lie on the wheel, as (colour, value)."""
    for die in range(20):
        if s.die_place[die] == ON_WHEEL:
            s.wheel[die // 4, s.die_face[die] - 1] -= 1
            s.die_place[die], s.die_face[die] = 0, 0
            s.bag[die // 4] += 1
    for colour, value in dice:
        c = COLOURS.index(colour)
        die = next(d for d in range(4 * c, 4 * c + 2) if s.die_place[d] == 0)
        s.die_place[die], s.die_face[die] = ON_WHEEL, value
        s.wheel[c, value - 1] += 1
        s.bag[c] -= 1


def test_setup():  # tiletum S1
    starts = set()
    for seed in range(20):
        s = solo(first_player="random", seed=seed)
        check(s)
        assert (s.players, s.seats) == (2, 1) and s.house_owner.tolist()[:2] == [ME, GUILD]
        assert (s.house_supply[GUILD], s.pillar_supply[GUILD], s.score[GUILD]) == (7, 7, 10)
        assert s.merchant[GUILD] == s.architect[GUILD] == NONE and has(s, GUILD) == {}
        place = s.order.tolist().index(ME)
        assert has(s, ME)["gold"] == (1, 3)[place]
        starts.add(s.order[0])
    assert starts == {ME, GUILD}
    assert s.contract_left + 5 == 20 and s.character_left + 5 == 25  # as for 2 players
    assert solo(first_player="2").order.tolist()[:2] == [GUILD, ME]
    assert view(s, ME)["guild"]["strength"] == "normal" and view(fresh(2), 0)["guild"] is None


def test_the_guild_has_no_decisions():  # tiletum S2
    for seed in range(6):
        table = Table.new(GAME, 1, {"solo_guild": "normal"}, seed)
        turns = 0
        for k in range(10_000):
            if table.over:
                break
            assert "guild_turn" not in [choice.name for choice in table.legal()]
            turns += table.legal()[0].name.startswith("take_die")
            table.play(table.legal_actions()[k % len(table.legal_actions())])
        assert table.state.turn == 24
        played = [event for event in table.events() if GAME.telling.name(event.action) == "guild_turn"]
        assert len(played) == 12 and all(event.forced for event in played)


def test_the_guilds_die():  # tiletum S3
    s = solo()
    s.wheel_start, s.round = 0, 1  # value v faces the v-th action
    only_dice(s, ("dark_grey", 3), ("yellow", 2), ("pink", 2), ("blue", 6))
    s.wheel_tile[1] = NONE  # no tile at number 2
    guild_turn(s)
    taken = [d for d in range(20) if s.die_place[d] >= ON_BOARD]
    assert [(COLOURS[d // 4], s.die_face[d]) for d in taken] == [("dark_grey", 3)]
    assert s.wheel_tile[2] == NONE and s.bonus_removed == 1
    # ties by colour: blue, pink, yellow, light grey, dark grey
    s = solo()
    s.wheel_start, s.round = 0, 1
    only_dice(s, ("dark_grey", 2), ("yellow", 2), ("pink", 2))
    guild_turn(s)
    assert s.wheel[COLOURS.index("pink"), 1] == 0 and s.wheel[COLOURS.index("yellow"), 1] == 1


def test_the_guilds_die_without_any_tile():  # tiletum S3
    s = solo()
    s.wheel_start, s.round = 0, 1
    only_dice(s, ("dark_grey", 5), ("yellow", 5), ("pink", 6))
    s.wheel_tile[4] = s.wheel_tile[5] = NONE
    guild_turn(s)
    assert s.wheel[COLOURS.index("yellow"), 4] == 0 and s.bonus_removed == 0


@pytest.mark.parametrize(
    ("strength", "gains"), [("easy", (0, 0, 0)), ("normal", (2 + 1, 2 + 2, 2 + 3)), ("hard", (2 + 1, 2 + 4, 2 + 6))]
)
def test_points_for_die_and_tile(strength, gains):  # tiletum S3, S4, S10
    for value, gain in zip((1, 4, 6), gains, strict=True):
        s = solo(strength)
        s.wheel_start, s.round = (KING - value + 1) % 6, 1  # a King action gives no points by itself
        only_dice(s, ("blue", value))
        guild_turn(s)
        assert s.points[GUILD, GUILD_PART] == gain, value


def test_merchant_action():  # tiletum S5
    s = solo("hard")
    fair(s, 2, "fair_bells", "prague")
    fair(s, 3, "fair_hearth", "lyon")
    fair(s, 4, "fair_column", "genova")
    house(s, ME, "prague_h1")  # the only space of a 2-player game
    guild_action(s, MERCHANT, 1)
    owned = {HOUSE_SPACES[k] for k, owner in enumerate(s.house_owner) if owner == GUILD}
    assert owned == {"tiletum_h2", "lyon_h1", "genova_h1"} and s.points[GUILD, HOUSES_PART] == 3
    s.round = 4
    guild_action(s, MERCHANT, 4)  # one house: no fair town is left, so the first town of the map
    assert s.house_owner[HOUSE_SPACES.index("london_h1")] == GUILD
    assert s.houses[GUILD] == 4 and s.house_supply[GUILD] == 4


def test_past_fair_towns_come_no_longer_first():  # tiletum S5
    s = solo()
    fair(s, 2, "fair_bells", "prague")
    s.round = 3
    fair(s, 3, "fair_hearth", "lyon")
    guild_action(s, MERCHANT, 6)
    assert s.house_owner[HOUSE_SPACES.index("lyon_h1")] == GUILD


def test_activation_spaces_give_two_points():  # tiletum S5
    s = solo()
    for town in ("london", "paris", "bordeaux"):
        s.house_owner[HOUSE_SPACES.index(f"{town}_h1")] = ME
    s.round = 4
    fair(s, 4, "fair_column", "london")
    guild_action(s, MERCHANT, 6)
    assert s.house_owner[HOUSE_SPACES.index("toulouse_h1")] == GUILD and s.points[GUILD, HOUSES_PART] == 2


def test_architect_action():  # tiletum S5
    s = solo("hard")
    cost(s, "barcelona", "cost_8")
    cost(s, "firenze", "cost_1")
    cost(s, "wien", "cost_unavailable")
    guild_action(s, ARCHITECT, 1)
    # the two cathedrals with a topmost tile of 8; the third is closed
    assert [town for k, town in enumerate(CATHEDRALS) if s.pillar[GUILD, k]] == ["barcelona", "firenze"]
    assert s.score[GUILD] == 10 + 8 + 8 + 8 + 1 and s.cathedral_owner[6, 0] == GUILD
    pillar(s, ME, "milano", contributed=True)  # its topmost tile is now worth 5
    guild_action(s, ARCHITECT, 5)
    strasbourg, prague = CATHEDRALS.index("strasbourg"), CATHEDRALS.index("prague")
    assert s.pillar[GUILD, strasbourg] and not s.pillar[GUILD, prague]  # a tie in the order of the table
    check_pieces = s.pillars[GUILD] + s.pillar_supply[GUILD]
    assert check_pieces == 7


def test_character_action():  # tiletum S5
    s = solo()
    before = s.character_offer.tolist()
    guild_action(s, CHARACTER, 2)
    assert not set(before) & set(s.character_offer) and s.points[GUILD, GUILD_PART] == 2
    empty_pile(s, "notary_1")
    before = s.character_offer.tolist()
    guild_action(s, CHARACTER, 1)
    assert s.character_offer.tolist() == before and s.points[GUILD, GUILD_PART] == 4


@pytest.mark.parametrize("strength", ("easy", "normal", "hard"))
def test_how_often_the_guild_acts(strength):  # tiletum S5, S10
    for value in range(1, 7):
        s = solo(strength)
        guild_action(s, MERCHANT, value)
        assert s.houses[GUILD] - 1 == (2 if strength == "hard" and value == 1 else 1)


def test_contract_action():  # tiletum S5, S11
    s = solo("hard")
    offer(s, s.contract_offer, "ct_any_3", "ct_any_5", "ct_any_8", "ct_crest_lion", "ct_wool_9")
    guild_action(s, CONTRACT, 1)
    assert s.points[GUILD, CONTRACTS_PART] == 17 + 3 and s.fulfilled[GUILD] == 1 and s.contract_removed == 2
    assert [TILES[t] for t in s.contract_offer if t != NONE] == ["ct_any_3", "ct_any_5", "ct_any_8"]
    check(s)
    offer(s, s.contract_offer)
    guild_action(s, CONTRACT, 1)  # nothing to remove: nothing happens
    assert s.contract_removed == 2


def test_the_offer_is_tidied_after_the_guild():  # tiletum S5, R58
    s = solo("hard", first_player="2")
    s.wheel_start = (CONTRACT - 1 + 1) % 6
    only_dice(s, ("blue", 1), ("pink", 6), ("blue", 6), ("pink", 6), ("yellow", 6), ("yellow", 6), ("dark_grey", 6))
    assert s.agenda[0, 0] == STEP.guild_turn
    play(s, "guild_turn")
    assert NONE not in s.contract_offer.tolist() and s.contract_removed == 2 and s.seat == ME


def test_king_and_joker_actions():  # tiletum S5
    s = solo()
    king(s, (0, [ME, GUILD]))
    guild_action(s, KING, 3)
    assert track(s) == {4: [GUILD], 0: [ME]}
    guild_action(s, JOKER, 6)  # the Guild is first: as merchant
    assert s.houses[GUILD] == 2 and s.king_step[GUILD] == 4
    king(s, (5, [ME]), (4, [GUILD]))
    guild_action(s, JOKER, 6)  # the human is ranked before it: as king
    assert s.king_step[GUILD] == 5 and s.houses[GUILD] == 2 and s.rank[0] == ME


def test_impossible_placements_give_two_points():  # tiletum S6
    s = solo()
    s.house_supply[GUILD] = s.pillar_supply[GUILD] = 0
    guild_action(s, MERCHANT, 1)
    guild_action(s, ARCHITECT, 6)
    assert s.points[GUILD, GUILD_PART] == 2 + 2


def king_phase(s, round, mine, guilds):
    while s.pending:
        drop(s)
    s.round, s.lap, s.place, s.stage = round, 3, 2, 0
    s.corruption = [0, 1, 2]
    s.turn = 6 * round
    king(s, (mine, [ME]), (guilds, [GUILD]))
    fair(s, round, "fair_bells")
    from sylvarium.games.tiletum.rules.turn import run

    run(s)


def test_the_kings_tile():  # tiletum S7
    s = solo()
    king_phase(s, 1, 0, 3)
    assert s.points[GUILD, GUILD_PART] == 2 and s.points[GUILD, KING_PART] == 3 and s.bonus_removed == 1
    assert s.round == 2
    s = solo()
    to_pile(s, s.king_tile)
    s.king_tile = NONE
    king_phase(s, 4, 0, 3)
    assert s.over and s.points[GUILD, KING_PART] == 4 + 3
    s = solo()
    king_phase(s, 1, 2, 1)
    assert options(s) == ["take_king_tile", "leave_king_tile"]


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("fair_homestead", 2), ("fair_guild_chapel", 2), ("fair_ledger", 3), ("fair_hearth", 2), ("fair_column", 2),
        ("fair_bells", 2), ("fair_patrons", 3), ("fair_company", 3), ("fair_herald", 3), ("fair_full_house", 3),
    ],
)  # fmt: skip
def test_fairs(name, count):  # tiletum S8
    s = solo()
    fair(s, 3, name, "genova")
    assert not takes_part(s, GUILD, 3)
    house(s, GUILD, "genova_h1")
    s.cost_tile = list(range(8, -1, -1))
    pillar(s, GUILD, "wien", "prague", contributed=True)
    s.fulfilled[GUILD] = 3
    assert takes_part(s, GUILD, 3) and fair_count(s, GUILD, 3) == count
    # the human counts as always
    assert fair_count(s, ME, 3) == {"fair_hearth": 1, "fair_full_house": 1}.get(name, 0)


def test_royal_fair_for_the_guild():  # tiletum S8
    s = solo()
    fair(s, 1, "fair_royal")
    king_phase(s, 1, 4, 2)
    fair(s, 1, "fair_royal")
    play(s, "leave_king_tile")
    assert s.points[GUILD, FAIRS_PART] == 7 + 2


def test_end():  # tiletum S9, R132
    s = solo()
    to_pile(s, s.king_tile)
    s.king_tile = NONE
    house(s, GUILD, "genova_h1", "lyon_h1")
    pillar(s, GUILD, "wien", "prague")
    s.resource[GUILD] = [4, 4, 4, 4, 4]  # would be leftovers; the Guild has none of its own
    s.resource[ME] = [2, 1, 1, 1, 1]
    king_phase(s, 4, 3, 0)
    assert s.points[GUILD, ESTATES_PART] == 6 and sum(s.points[GUILD].tolist()[10:12]) == 0
    assert s.points[ME, ESTATES_PART] == 0 and s.points[ME, LEFTOVERS_PART] == 1  # R132
    points(s, ME, s.score[GUILD])
    assert not solo_won(s)  # a tie is lost
    points(s, ME, s.score[GUILD] + 1)
    assert solo_won(s) and view(s, ME)["guild"]["beaten"]


def test_strengths_differ():  # tiletum S10
    def total(strength):
        scores = []
        for seed in range(6):
            table = Table.new(GAME, 1, {"solo_guild": strength}, seed)
            while not table.over:
                table.play(table.legal_actions()[-1])
            scores.append(table.state.score[GUILD])
        return sum(scores)

    assert total("easy") < total("normal") < total("hard")


def test_the_points_for_the_kings_tile_are_told():  # tiletum S7
    """Whoever ends the round, and once only."""
    words = GAME.words("en")
    for seed in range(40):
        table = Table.new(GAME, 1, {"solo_guild": "hard"}, seed)
        while not table.over and table.state.round == 1:
            table.play(table.legal_actions()[-1])
        lines = [words.say(line.words, ["Ann"]) for line in table.log(ME)]
        lost = [k for k, line in enumerate(lines) if "beside the King track is discarded" in line]
        if lost and table.state.order[0] == GUILD:
            assert lines[lost[0] + 1] == "The Guild gains 2 points."
            return
    raise AssertionError("the Guild was never first")


def test_the_guild_is_shown_and_told():
    table = Table.new(GAME, 1, {"first_player": "2"}, 4)
    shown = table.view(ME)["guild"]
    assert shown["seat"] == GUILD and sum(shown["parts"].values()) == shown["score"]
    assert len(shown["dice"]) == 1
    words = [line.words.id for line in table.log(ME)]
    assert any("guild" in str(line.words) for line in table.log(ME)) and words


@pytest.mark.parametrize(("strength", "value", "gained"), [("normal", 1, 2), ("hard", 1, 4), ("hard", 2, 2)])
def test_the_guilds_characters(strength, value, gained):  # tiletum S5, S10
    s = solo(strength)
    before = s.score[GUILD]
    guild_action(s, CHARACTER, value)
    assert s.score[GUILD] == before + gained
