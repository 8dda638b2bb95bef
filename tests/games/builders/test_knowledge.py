"""What players see (rules file 6.3), and the story the log tells."""

import numpy as np

from sylvarium.games.builders import GAME
from sylvarium.games.builders.face.pieces import CARDS
from sylvarium.games.builders.face.view import view
from sylvarium.games.builders.mind.resample import resample, visible_tiles
from sylvarium.games.builders.school.notation import (
    BLUE,
    GREEN,
    RED,
    acting,
    begin,
    display,
    give,
    hand,
    play,
    position,
)
from sylvarium.table import Table


def test_foreign_hands_and_stacks_are_hidden():  # builders I23, R8, Q38
    s = position(next_tiles={BLUE: ["gourd"]})
    mine, theirs = view(s, RED)["players"][RED], view(s, RED)["players"][BLUE]
    assert len(mine["hand"]) == 4 and len(mine["stack"]) == 8 and len(mine["second_stack"]) == 8
    assert theirs["hand"] is None and theirs["stack"] is None and theirs["second_stack"] is None
    assert (theirs["hand_size"], theirs["stack_size"], theirs["second_stack_size"]) == (4, 8, 8)
    assert theirs["next_tile"]["style"] == "gourd"
    assert all(player["hand"] is None for player in view(s, None)["players"])


def test_visible_tiles_when_a_stack_is_used_up():  # builders Q38, R19
    s = position()
    s.turn = 30
    s.used_tiles[BLUE] = 8
    assert visible_tiles(s, BLUE) == 8
    assert view(s, RED)["players"][BLUE]["next_tile"] is None
    s.turn = 33
    assert visible_tiles(s, BLUE) == 9


def test_a_card_seen_being_taken_stays_known():  # builders R78, I23
    for seed in range(30):
        s = position()
        hand(s, RED, "nest/ax", "nest/ax", "nest/ax")
        display(s, "log/both", "nest/hammer", "gourd/both")
        acting(s, RED)
        play(s, "end", "take:slot_0")
        GAME.loops.imagine(s.states, 0, BLUE, seed)
        assert 14 in s.hand[RED].tolist()  # log/both


def test_resampling_changes_what_is_hidden():
    s = position()
    hands = set()
    for _ in range(20):
        resample(s, RED)
        hands.add(tuple(s.hand[BLUE]))
    assert len(hands) > 15


def lines(s, seat, *names):
    told = []
    for name in names:
        before = s.copy()
        play(s, name)
        told += GAME.story(before, GAME.names[name], s, seat)
    return [line.id for line in told]


def test_the_story():
    s = position("f08[nest | R log, B log]", "f01[gourd | B log]", others="thatch", next_tiles={RED: ["log"]})
    give(s, RED, "hammer")
    hand(s, RED, "log/ax", "nest/ax", "nest/ax", "nest/ax")
    begin(s, RED)
    told = lines(s, RED, "play:log/ax", "place:f08", "banner:attach", "use:hammer", "source:f08", "destination:f02")
    assert told == ["log-play", "log-place", "log-banner", "log-use", "log-destination"]
    assert lines(s.copy(), RED, "end", "take:deck")[0] == "log-take-deck-own"
    assert lines(s.copy(), GREEN, "end", "take:deck")[0] == "log-take-deck"
    assert lines(s.copy(), None, "end", "take:slot_2")[0] == "log-take"


def test_the_story_of_items_and_refresh():
    s = position("f01[gourd | B log]")
    for item in ("ax", "bridge", "treetop"):
        give(s, RED, item)
    hand(s, RED, "nest/ax", "nest/ax", "nest/ax")
    display(s, "log/ax", "log/hammer", "log/both")
    acting(s, RED)
    assert lines(s.copy(), None, "use:ax", "ax:f01") == ["log-use", "log-ax"]
    assert lines(s.copy(), None, "use:bridge", "bridge:f01-f02") == ["log-use", "log-bridge"]
    assert lines(s.copy(), None, "use:treetop", "treetop:f02") == ["log-use", "log-treetop"]
    assert lines(s.copy(), None, "end", "refresh")[0] == "log-refresh"
    assert lines(s.copy(), None, "end", "keep") == []


def told(s, name, seat=None):
    """The lines of one action, with what they name."""
    before = s.copy()
    play(s, name)
    return GAME.story(before.reading(), GAME.names[name], s.reading(), seat)


def test_the_log_says_where_a_hammered_tile_came_from():  # builders R65, R67
    s = position("f08[nest | R log]", "f01[gourd | B log]", others="thatch")
    give(s, RED, "hammer")
    acting(s, RED)
    play(s, "use:hammer")
    play(s, "source:f08")
    moved = told(s, "destination:f02")[0]
    assert (moved.id, moved.args["source"], moved.args["space"]) == ("log-destination", "f08", "f02")


def test_a_hand_without_a_match_is_shown_to_everybody():  # builders R28, R29
    shown = 0
    for seed in range(400):
        table = Table.new(GAME, 2, seed=seed)
        while not table.over:
            before = table.record()
            table.play(table.legal_actions()[seed % len(table.legal_actions())])
            after, view = table.record(), table.view(None)
            if after.turn == before.turn or not view["shown"] or after.seat == before.seat:
                continue
            redraw = next(line.words for line in table.log(None, table.number - 1) if line.words.id == "log-redraw")
            named = sorted(card.id for card in redraw.args["cards"])
            seen = sorted(f"card-{card['card']}" for card in view["shown"] for _ in range(card["count"]))
            assert named == seen
            held = [kind for kind in before.hand[after.seat].tolist() if kind >= 0]
            assert len(named) == len(held) + 3 * ((len(named) - len(held)) // 3)  # once, or again after three new ones
            for kind in held:
                assert f"card-{CARDS[kind]['card']}" in named
            shown += 1
        if shown > 3:
            return
    raise AssertionError(f"only {shown} hands were shown")


def test_everybody_sees_what_is_in_the_box():  # builders R5, R32, R63, E36
    table = Table.new(GAME, 2, seed=5)
    bases = table.view(None)["box"]["bases"]
    assert sum(bases.values()) == 7 and table.view(None)["box"]["tiles"] == []
    s = position("f01[gourd | B log]")
    give(s, RED, "ax")
    acting(s, RED)
    play(s, "use:ax")
    removed = GAME.view(s.reading(), None)["trees"][0]["tiles"][-1]["id"]
    play(s, "ax:f01")
    for seat in (None, RED, BLUE):
        box = GAME.view(s.reading(), seat)["box"]["tiles"]
        assert [(tile["id"], tile["owner"], tile["style"]) for tile in box] == [(removed, BLUE, "log")]


def test_bridges_and_both_of_ones_own_stacks_are_observed():  # builders R71, Q38
    s = position()

    def observed(seat):
        out = np.zeros(GAME.observation, np.float32)
        GAME.observe(s, seat, out)
        return out

    plain = observed(RED)
    s.bridge[0] = 1 << BLUE
    bridged = observed(RED)
    assert (plain != bridged).sum() == 1
    own, other = observed(RED), observed(BLUE)
    s.stack[RED, 15] = (s.stack[RED, 15] + 1) % 4  # the last tile of the second stack
    assert (observed(RED) != own).sum() == 2 and (observed(BLUE) == other).all()


def test_scoring_and_redraws_are_told():  # builders R28
    told = set()
    for seed in range(60):
        told |= {line.words.id for line in Table.new(GAME, 4, seed=seed).log()}
        table = Table.new(GAME, 2, seed=seed)
        while not table.over:
            table.play(table.legal_actions()[seed % len(table.legal_actions())])
        for line in table.log(0):
            told.add(line.words.id)
            told |= {value.id for name, value in line.words.args.items() if name == "line"}
        if {"log-redraw", "log-top-up", "log-round", "log-round-score", "log-exchange"} <= told:
            return
    raise AssertionError(told)
