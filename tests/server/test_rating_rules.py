"""Which games count for ratings and who finished where: every case of docs/ratings.md, without a server."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from sylvarium.bots import LEVELS
from sylvarium.games import GAMES
from sylvarium.games import game as game_by_key
from sylvarium.hosting import allowing, courses, opening
from sylvarium.hosting.asked import LONG_AWAY
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.hosting.refusal import Refusal
from sylvarium.hosting.tokens import hashed
from sylvarium.server.changes import decides
from sylvarium.server.creating import are_measured
from sylvarium.server.rating.counting import GRACE, Claim, EndedGame, is_over, outcome
from sylvarium.server.rating.scale import (
    START,
    START_DOUBT,
    Compared,
    Rating,
    fixed_points,
    levels,
    likeness,
    place_of,
    rated,
)

NEW = Rating(START, START_DOUBT)
SEAT = {"nickname": None, "level": None, "colour": None}


def wish(*kinds: str, **more: Any) -> Any:
    """A table that somebody wants; a level is the seat of a bot."""
    seats = [
        SimpleNamespace(**{**SEAT, "kind": kind})
        if kind in ("me", "open", "hotseat")
        else SimpleNamespace(**{**SEAT, "kind": "bot", "level": kind})
        for kind in kinds
    ]
    usual = {"game": "builders", "options": {}, "public": True, "seed": None, "half": None, "hints": None}
    return SimpleNamespace(
        **{**usual, "forks": None, "rated": None, "pace": None, "nickname": "Ada", "seats": seats, **more}
    )


class Game:
    """A table with its events, played by whoever is asked."""

    def __init__(self, *kinds: str, row: TableRow | None = None, **more: Any):
        made, self.tokens = opening.fresh(wish(*kinds, **more), at_home=True)
        self.row = row or made
        self.state: Folded = opening.begun(self.row)
        self.events: list[StoredEvent] = []
        self.decided = 0  # how many events decided it
        self.chance = random.Random(7)
        for number, kind in enumerate(kinds):
            if kind == "open":
                self.do("sit", seat=number, nickname=f"P{number}", token=hashed(f"token-{number}"), half=None)
                self.tokens[number] = f"token-{number}"

    def do(self, kind: str, **data: Any) -> None:
        change = self.state.carried_out((kind, data), self.row.created + len(self.events))
        self.events.append(change.event)
        self.state = change.state
        self.decided += decides(change)

    def play(self, moves: int = 10_000) -> Game:
        for _ in range(moves):
            table = self.state.begun()
            if table.over:
                break
            seat = table.seat
            by = "bot" if self.state.seats[seat].level else "player"
            self.do("play", seat=seat, action=self.chance.choice(table.legal_actions()), by=by)
        return self

    def claims(self, *people: str | None, since: float = 0.0) -> list[Claim]:
        """`people` hold the seats that people took, in their order."""
        return [
            Claim(seat, person, hashed(self.tokens[seat]), self.row.created + since)
            for seat, person in zip(sorted(self.tokens), people, strict=True)
            if person
        ]

    def outcome(self, *people: str | None, since: float = 0.0) -> EndedGame:
        return outcome(self.state, self.events, self.claims(*people, since=since))


def places(found: EndedGame) -> list[int]:
    return [seat.place for seat in found.seats]


# ------------------------------------------------------------------------------------------------------- what counts


def test_a_game_between_people_at_home_counts_with_the_places_of_the_ranking():
    game = Game("me", "open").play()
    found = game.outcome("ada", "bob")
    assert found.why is None and game.decided == 1
    ranking = {each.seat: each for each in game.state.begun().ranking()}
    assert places(found) == [ranking[0].place, ranking[1].place]
    assert [seat.person for seat in found.seats] == ["ada", "bob"]
    assert [seat.score for seat in found.seats] == [ranking[0].score, ranking[1].score]
    assert found.seats[0].parts == ranking[0].parts
    assert not any(seat.gave_up or seat.helped for seat in found.seats)


def test_bots_fill_the_rest():
    game = Game("me", "birch", "open").play()
    found = game.outcome("ada", "bob")
    assert found.why is None
    assert [seat.level for seat in found.seats] == [None, "birch", None]


def test_a_guest_makes_it_uncounted():
    found = Game("me", "open").play().outcome("ada", None)
    assert found.why == "guest" and found.seats[0].person == "ada"


def test_who_comes_home_during_the_game_has_it_on_their_page_but_it_does_not_count():
    game = Game("me", "birch").play()
    assert game.outcome("ada", since=GRACE - 1).why is None
    late = game.outcome("ada", since=GRACE + 1)
    assert (late.why, late.seats[0].person) == ("guest", "ada")


def test_the_same_person_on_two_seats():
    assert Game("me", "open").play().outcome("ada", "ada").why == "same"


def test_a_seat_that_was_handed_out_again():
    game = Game("me", "open").play(5)
    game.do("reseat", seat=1, token=hashed("other"))
    game.tokens[1] = "other"
    assert game.play().outcome("ada", "bob").why == "handed"


def test_forks_and_games_from_elsewhere_never_count():
    game = Game("me", "open")
    game.play()
    for elsewhere in ({"forked": {"table": "x", "number": 3}}, {"origin": b"a position"}):
        game.state = replace(game.state, row=replace(game.row, **elsewhere))
        assert game.outcome("ada", "bob").why == "fork"


def test_a_table_that_was_made_unrated():
    assert Game("me", "open", rated=False).play().outcome("ada", "bob").why == "unrated"


def test_a_game_alone():
    game = Game("me", game="tiletum", rated=False)
    game.play()
    assert game.outcome("ada").why == "alone"


# ------------------------------------------------------------------------------------------- giving up, being replaced


def test_who_resigns_is_last_and_a_duel_is_decided_then():
    game = Game("me", "open").play(4)
    game.do("resign", seat=0, level="ancient")
    assert game.decided == 1 and is_over(game.state)
    found = game.outcome("ada", "bob")
    assert found.why is None
    assert places(found) == [2, 1]
    assert [(seat.person, seat.gave_up, seat.score) for seat in found.seats] == [
        ("ada", True, None),
        ("bob", False, None),
    ]


def test_a_bot_that_plays_on_wins_nothing_for_who_resigned():
    game = Game("me", "open", "open").play(4)
    game.do("resign", seat=0, level="sapling")
    assert game.decided == 0  # two are left
    found = game.play().outcome("ada", "bob", "eve")
    assert game.decided == 1
    assert found.seats[0].place == 3 and sorted(places(found)[1:]) in ([1, 2], [1, 1])


def test_who_resigns_against_bots_is_behind_all_of_them():
    game = Game("me", "birch", "oak").play(4)
    game.do("resign", seat=0, level="birch")
    assert game.decided == 1 and places(game.outcome("ada")) == [3, 1, 1]


def test_resigning_in_an_unrated_game_decides_nothing():
    game = Game("me", "open", rated=False).play(4)
    game.do("resign", seat=0, level="birch")
    assert game.decided == 0 and not is_over(game.state)


def test_who_leaves_the_end_to_a_bot_gave_up():
    game = Game("me", "open").play(6)
    game.do("bot", seat=0, level="ancient")
    found = game.play().outcome("ada", "bob")
    assert found.why is None and places(found) == [2, 1] and found.seats[0].gave_up


def test_who_let_a_bot_decide_and_came_back_cannot_gain():
    game = Game("me", "open")
    game.do("bot", seat=0, level="ancient")
    game.play(8)
    game.do("bot", seat=0, level=None)
    found = game.play().outcome("ada", "bob")
    assert found.why is None and found.seats[0].helped and not found.seats[0].gave_up


def test_a_bot_that_decided_nothing_changes_nothing():
    game = Game("me", "open")
    game.do("bot", seat=0, level="oak")
    game.do("bot", seat=0, level=None)
    assert not game.play().outcome("ada", "bob").seats[0].helped


def test_a_bot_that_others_called_makes_it_uncounted():
    game = Game("me", "open").play(2)
    asked, long = game.state.deciding, game.state.waits + LONG_AWAY
    kind, data = game.state.ask_bot(asked, "sapling", mine=False, absent_for=99, patience=60, now=long)
    game.do(kind, **data)
    game.play(8)
    assert game.outcome("ada", "bob").seats[asked].helped
    assert game.play().outcome("ada", "bob").why == "replaced"


def test_a_game_with_a_clock_is_ended_by_nobody_else():
    """Whoever is losing would only have to wait until the other one is away, and it would not count."""
    pace = SimpleNamespace(kind="turns", free=86_400, reserve=0, then="bot", level="oak")
    game = Game("me", "open", pace=pace).play(2)
    asked, days = game.state.deciding, game.state.waits + 9 * LONG_AWAY
    with pytest.raises(Refusal, match="clock"):
        game.state.ask_bot(asked, "sapling", mine=False, absent_for=99, patience=60, now=days)


def test_nobody_loses_a_game_in_which_they_never_were():
    """It may have begun while they slept: another game with the same people, a round of a tournament."""
    for event in ("resign", "bot"):
        game = Game("me", "open", options={"start": "random"})
        asked = game.state.deciding
        game.do(event, seat=asked, level="oak", why="time")
        assert game.play().outcome("ada", "bob").why == "absent"
        there = Game("me", "open").play(12)
        there.do(event, seat=there.state.deciding, level="oak", why="time")
        assert there.play().outcome("ada", "bob").why is None, "they had come"


def test_somebody_who_was_forgotten_is_nobody():
    game = Game("me", "open").play(5)
    game.do("forget", seat=1)
    found = outcome(game.play().state, game.events, game.claims("ada", None))
    assert found.why == "guest" and found.seats[1].nickname is None


# ----------------------------------------------------------------------------------------------------- which are rated


def test_a_table_is_rated_by_default_where_it_can_be():
    for kinds in (("me", "open"), ("me", "birch"), ("me", "open", "oak"), ("open", "open")):
        assert allowing.is_rated(wish(*kinds), at_home=True), kinds
        assert not allowing.is_rated(wish(*kinds), at_home=False), kinds
        assert not allowing.is_rated(wish(*kinds, rated=False), at_home=True), kinds


@pytest.mark.parametrize(
    "wanted",
    [
        wish("me"),
        wish("me", "hotseat"),
        wish("me", "me"),
        wish("oak", "birch"),
        wish("me", "birch", seed=3),
        wish("me", "open", options={"start": "1"}),
        wish("me", "open", game="tiletum", options={"first_player": "2"}),
        wish("me", "open", hints=True),
        wish("me", "birch", forks=True),
    ],
)
def test_what_cannot_be_rated_is_not_and_is_refused_if_asked_for(wanted: Any):
    assert not allowing.is_rated(wanted, at_home=True)
    wanted.rated = True
    with pytest.raises(Refusal) as refused:
        allowing.is_rated(wanted, at_home=True)
    assert refused.value.code == "not_rated"


def test_a_bot_that_was_never_measured_makes_it_unrated():
    assert not allowing.is_rated(wish("me", "birch"), at_home=True, measured=False)
    with pytest.raises(Refusal):
        allowing.is_rated(wish("me", "birch", rated=True), at_home=True, measured=False)
    assert are_measured(wish("me", "birch", "open")) and not are_measured(wish("me", "birch", "willow"))


def test_every_option_that_says_who_begins_leaves_it_to_chance_by_default():
    options = [option for key in GAMES for option in game_by_key(key).options if option.name in allowing.BEGINNERS]
    assert len(options) >= 4 and {option.default for option in options} == {allowing.BY_CHANCE}


def test_a_rated_game_is_played_without_help_and_its_future_stays_hidden():
    game = Game("me", "birch")
    assert allowing.allows(game.row) == {"hints": False, "forks": False, "rated": True}
    with pytest.raises(Refusal) as refused:
        courses.check_alone(game.state, [0])
    assert refused.value.code == "not_over"
    courses.check_alone(Game("me", "birch", rated=False).state, [0])
    courses.check_alone(game.play().state, [0])


def test_tables_from_before_ratings_are_not_rated():
    row = Game("me", "birch").row
    assert not allowing.allows(replace(row, allows=None))["rated"]
    assert not allowing.allows(replace(row, allows={"hints": True, "forks": True}))["rated"]


def test_another_game_with_the_same_people_is_rated_again_and_nobody_has_resigned_there():
    game = Game("me", "open").play(3)
    game.do("resign", seat=1, level="oak")
    again = opening.again(game.play().state)
    assert allowing.allows(again)["rated"] and not any(seat["resigned"] for seat in again.seats)


# -------------------------------------------------------------------------------------------------------- the scale


def test_levels_are_fixed_and_say_where_they_come_from():
    assert {*fixed_points()["games"]} == {*GAMES}
    for key in GAMES:
        found = levels(key)
        names = [level.name for level in found]
        assert {"sapling", "birch", "oak"} <= {*names} <= {*LEVELS} and names[:3] == ["sapling", "birch", "oak"]
        assert all(level.low <= level.rating <= level.high for level in found)
        assert all(pair["version"] and pair["games"] >= 40 for pair in fixed_points()["games"][key]["played"])
        assert {*found[0].parts} <= {*game_by_key(key).score_parts}


def test_bots_never_move_and_winning_raises():
    after = rated([Compared(1, NEW), Compared(2, None, 1500.0)])
    assert after[1] is None and after[0] is not None
    assert after[0].mu > START and after[0].sigma < START_DOUBT


def test_a_draw_against_a_stronger_one_raises_by_half_of_what_was_expected_to_be_lost():
    [won], [drawn], [lost] = (
        [rated([Compared(*places[0]), Compared(*places[1])])[0]]
        for places in (
            ((1, NEW), (2, None, 2000.0)),
            ((1, NEW), (1, None, 2000.0)),
            ((2, NEW), (1, None, 2000.0)),
        )
    )
    assert won and drawn and lost and lost.mu < START < drawn.mu < won.mu
    assert drawn.mu == pytest.approx((won.mu + lost.mu) / 2)


def test_who_was_helped_may_lose_but_not_gain():
    assert rated([Compared(1, NEW, helped=True), Compared(2, None, 1500.0)])[0] == NEW
    lost = rated([Compared(2, NEW, helped=True), Compared(1, None, 1500.0)])[0]
    assert lost and lost.mu < START


def test_who_plays_bots_alone_is_told_which_level_they_play_like_and_how_sure_that_is():
    """A person as strong as oak, against birch, oak and ancient: the games are drawn as the scale says."""
    chance, known = random.Random(3), NEW
    true = place_of("builders", "oak")
    assert true is not None
    first = likeness("builders", known)
    for number in range(60):
        level = levels("builders")[1 + number % 3].rating
        won = chance.random() < 1 / (1 + 10 ** ((level - true) / 400))
        found = rated([Compared(1 if won else 2, known), Compared(2 if won else 1, None, level)])[0]
        assert found
        known = found
    like = likeness("builders", known)
    assert first and like and (like.level, like.beyond) == ("oak", None) and like.chance > first.chance
    assert abs(known.mu - true) < 2 * known.sigma < 250


def test_who_is_beyond_all_levels_is_not_told_to_play_like_one():
    weakest, strongest = levels("builders")[0], levels("builders")[-1]
    for place, level, beyond in (
        (weakest.rating - 450, weakest, "weaker"), (weakest.rating, weakest, None),
        (strongest.rating, strongest, None), (strongest.rating + 300, strongest, "stronger"),
    ):  # fmt: skip
        found = likeness("builders", Rating(place, 40.0))
        assert found and (found.level, found.beyond) == (level.name, beyond), place


def test_four_players_are_compared_with_each_other():
    first, second, third, fourth = rated([Compared(place, NEW) for place in (1, 2, 3, 4)])
    assert first and second and third and fourth
    assert first.mu > second.mu > START > third.mu > fourth.mu
    assert first.mu + fourth.mu == pytest.approx(2 * START)
