"""The turn as a declaration: what is written from it, and what it refuses."""

import linecache

import pytest

from sylvarium.kernel import ActionSpace, Record, Turn, decision, flow, i8, i16, rule, steps
from sylvarium.kernel.agenda import drop, first, push, second, set_first, set_second, top
from sylvarium.kernel.chance import draw_from, reseed


class Desk(Record):
    agenda: i16[6, 3]
    pending: i8
    seen: i16[4]
    asked: i8


STEP = steps("pick", "pair", "stay", "maybe", "count")
ACTIONS = ActionSpace(pick=4, pair=(2, 3), leave=1, go_on=1, yes=1)


@rule
def offer_numbers(s, out, n):
    for k in range(4):
        out[n] = ACTIONS.pick + k
        n += 1
    return n


@rule
def offer_pairs(s, out, n, a):
    out[n] = ACTIONS.pair + a
    return n + 1


@rule
def offer_leave(s, out, n):
    out[n], out[n + 1] = ACTIONS.go_on, ACTIONS.leave
    return n + 2


@rule
def offer_yes(s, out, n):
    out[n] = ACTIONS.yes
    return n + 1


@rule
def pick(s, number):
    s.seen[0] = number


@rule
def pair(s, a, b, x, y):
    s.seen[0], s.seen[1], s.seen[2], s.seen[3] = a, b, x, y


@rule
def go_on(s):
    set_first(s, first(s) + 1)


@rule
def is_asked(s):
    return s.asked == 1


@rule
def yes(s):
    s.seen[0] = 99


@rule
def count(s, a):
    s.seen[3] += a


@rule
def player_one(s):
    return 1


@rule
def player_two(s):
    return 2


TURN = Turn(
    __name__,
    ACTIONS,
    decision(STEP.pick, offer_numbers, pick=pick),
    decision(STEP.pair, offer_pairs, pair=pair, asks_alone=True, by=player_two),
    decision(STEP.stay, offer_leave, stays=True, go_on=go_on, leave=drop),
    decision(STEP.maybe, offer_yes, only_if=is_asked, yes=yes),
    flow(STEP.count, count),
    decider=player_one,
)


def desk(*agenda, **fields):
    s = Desk.blank()
    for step in agenda:
        push(s, *step)
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def legal(s, turn=TURN):
    import numpy as np

    out = np.zeros(8, np.int16)
    return out[: turn.legal(s, out)].tolist()


def test_steps_and_kinds_have_names():
    assert (STEP.pick, STEP.count) == (1, 5)
    assert (ACTIONS.pick, ACTIONS.pair, ACTIONS.leave) == (0, 4, 10)
    with pytest.raises(AttributeError, match="no kind of action 'fly'; they are pick, pair"):
        ACTIONS.fly  # noqa: B018
    with pytest.raises(ValueError, match="cannot be called 'decode'"):
        ActionSpace(decode=2)


def test_the_step_on_top_offers_and_its_choice_is_played():
    s = desk((STEP.pick, 0, 0))
    assert legal(s) == [0, 1, 2, 3]
    TURN.apply(s, ACTIONS.pick + 2)
    assert s.seen[0] == 2 and top(s) == 0 and legal(s) == []


def test_arguments_of_the_step_come_before_those_of_the_action():
    s = desk((STEP.pair, 5, 7))
    TURN.apply(s, ACTIONS.encode("pair", 1, 2))
    assert s.seen.tolist() == [5, 7, 1, 2]


def test_a_step_that_stays_is_left_to_what_is_played():
    s = desk((STEP.stay, 3, 0))
    TURN.apply(s, ACTIONS.go_on)
    assert (top(s), first(s)) == (STEP.stay, 4)
    TURN.apply(s, ACTIONS.leave)
    assert top(s) == 0


def test_a_choice_may_do_no_more_than_drop_the_step():
    declining = Turn(__name__, ActionSpace(yes=1, no=1), decision(STEP.maybe, offer_yes, yes=yes, no=drop))
    s = desk((STEP.pick, 6, 0), (STEP.maybe, 0, 0))
    declining.apply(s, 1)
    assert (top(s), first(s)) == (STEP.pick, 6)


@pytest.mark.parametrize("asked", (0, 1))
def test_what_happens_by_itself_and_what_is_asked_only_sometimes(asked):
    s = desk((STEP.pick, 0, 0), (STEP.maybe, 0, 0), (STEP.count, 4, 0), asked=asked)
    TURN.run(s)
    assert s.seen[3] == 4 and top(s) == (STEP.maybe if asked else STEP.pick)
    assert s.seat == 1


def test_a_decision_may_name_who_makes_it():
    s = desk((STEP.pair, 0, 0))
    TURN.run(s)
    assert s.seat == 2
    TURN.apply(s, ACTIONS.pair)
    assert s.seat == 1


def test_what_is_asked_even_with_a_single_choice():
    assert TURN.asks_alone(desk((STEP.pair, 0, 0)))
    assert not TURN.asks_alone(desk((STEP.pick, 0, 0)))


def test_one_kind_may_mean_different_things_in_different_steps():
    both = Turn(
        __name__,
        ActionSpace(pick=4),
        decision(STEP.pick, offer_numbers, pick=pick),
        decision(STEP.pair, offer_numbers, pick=count_number),
    )
    s = desk((STEP.pick, 0, 0), (STEP.pair, 0, 0))
    both.apply(s, 3)
    assert s.seen.tolist() == [0, 0, 0, 3]
    both.apply(s, 1)
    assert s.seen.tolist() == [1, 0, 0, 3]


def test_what_several_decisions_offer_besides_comes_behind_their_own():
    common = Turn(
        __name__,
        ActionSpace(pick=4, pair=(2, 3), leave=1, go_on=1, yes=1),
        decision(STEP.pick, offer_numbers, pick=pick, yes=yes, also=offer_yes),
        decision(STEP.pair, offer_pairs, pair=pair, yes=yes, also=offer_yes),
        decision(STEP.stay, offer_leave, go_on=go_on, leave=drop),
    )
    assert legal(desk((STEP.pick, 0, 0)), common) == [0, 1, 2, 3, ACTIONS.yes]
    assert legal(desk((STEP.pair, 2, 0)), common) == [ACTIONS.pair + 2, ACTIONS.yes]
    assert legal(desk((STEP.stay, 0, 0)), common) == [ACTIONS.go_on, ACTIONS.leave]
    assert legal(desk(), common) == []


@rule
def count_number(s, number):
    s.seen[3] += number


def test_a_declaration_that_forgets_something_is_refused():
    with pytest.raises(ValueError, match=r"nobody plays: .'pair'"):
        Turn(__name__, ActionSpace(pick=4, pair=2), decision(STEP.pick, offer_numbers, pick=pick))
    with pytest.raises(ValueError, match=r"do not exist: .'fly'"):
        Turn(__name__, ActionSpace(pick=4), decision(STEP.pick, offer_numbers, pick=pick, fly=yes))
    with pytest.raises(ValueError, match="step 1 is declared twice"):
        Turn(__name__, ActionSpace(pick=4), decision(STEP.pick, offer_numbers, pick=pick), flow(STEP.pick, yes))
    with pytest.raises(ValueError, match="a step has two"):
        Turn(__name__, ActionSpace(pick=1), decision(STEP.pick, offer_numbers, pick=pair))


def test_the_written_source_can_be_read():
    assert any("pick(s, action)" in line for line in linecache.getlines(f"<apply of {__name__}>"))


def test_arguments_of_the_step_on_top_can_be_changed():
    s = desk((STEP.pick, 1, 2), (STEP.pair, 3, 4))
    set_first(s, 8)
    set_second(s, 9)
    assert (first(s), second(s)) == (8, 9)
    drop(s)
    assert (first(s), second(s)) == (1, 2)


def test_what_is_drawn_leaves_the_bag():
    s = desk(seen=[2, 0, 1, 0])
    reseed(s, 5, 0)
    assert sorted(draw_from(s, s.seen, left) for left in (3, 2, 1)) == [0, 0, 2]
    assert s.seen.tolist() == [0, 0, 0, 0]
