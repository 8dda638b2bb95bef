"""What players see (rules file 6.3), and the story the log tells."""

from games.builders.position import BLUE, GREEN, RED, acting, begin, display, give, hand, play, position

from sylvarium.games.builders import GAME
from sylvarium.games.builders.face.view import view
from sylvarium.games.builders.mind.resample import resample, visible_tiles
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
    assert told == ["log-play", "log-place", "log-banner", "log-destination"]
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
    assert lines(s.copy(), None, "use:ax", "ax:f01") == ["log-ax"]
    assert lines(s.copy(), None, "use:bridge", "bridge:f01-f02") == ["log-bridge"]
    assert lines(s.copy(), None, "use:treetop", "treetop:f02") == ["log-treetop"]
    assert lines(s.copy(), None, "end", "refresh")[0] == "log-refresh"
    assert lines(s.copy(), None, "end", "keep") == []


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
