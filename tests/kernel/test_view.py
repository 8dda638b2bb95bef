"""Readings that keep what an earlier one had made (`kernel.view`)."""

from functools import cache
from typing import Any

import pytest

from sylvarium.kernel import rule
from sylvarium.kernel.record import Record, i16
from sylvarium.kernel.view import looked_at, once, packing, part, read_after, rest


class Meadow(Record):
    flowers: i16[3]
    bees: i16
    rain: i16


made: list[str] = []


@rule
def thirsty(s):
    return s.rain < 2


@once
def colours(s: Any) -> list[int]:
    made.append("colours")
    return [count for count in s.flowers if count]


@part
def bed(s: Any, number: int) -> dict:
    made.append(f"bed {number}")
    return {"flowers": s.flowers[number], "dry": bool(thirsty(s))}


@part
def hive(s: Any) -> int:
    made.append("hive")
    return s.bees


def by_name(s: Any) -> int:
    return getattr(s, "bees")  # noqa: B009


@cache
def of_nothing(number: int) -> int:
    return number


class Packed:
    def __init__(self, value: Any):
        self.value = value


def names(function: Any) -> set[str]:
    mask = looked_at(function, Meadow)
    fields = Meadow.dtype.names
    return set(fields) if mask == -1 else {name for k, name in enumerate(fields) if mask >> k & 1}


def changed(**fields: Any) -> Any:
    record = Meadow.blank()
    for name, value in fields.items():
        setattr(record, name, value)
    return record.states


def test_what_a_function_looks_at_is_found_in_all_it_calls():
    assert names(bed) == {"flowers", "rain"}  # rain: in the rule it calls, compiled or not
    assert names(colours) == {"flowers"}
    assert names(lambda s: [hive(s) for _ in range(2)]) == {"bees"}
    assert names(of_nothing) == set()
    assert names(by_name) == set(Meadow.dtype.names), "a field named by a text may be any field"


def test_only_what_has_changed_is_made_again():
    first = Meadow(changed(flowers=[1, 0, 2], bees=7)).reading()
    made.clear()
    assert [bed(first, 0), bed(first, 2), hive(first), colours(first)] == [
        {"flowers": 1, "dry": True},
        {"flowers": 2, "dry": True},
        7,
        [1, 2],
    ]
    second = read_after(changed(flowers=[1, 0, 2], bees=8), first)
    made.clear()
    assert (bed(second, 0), hive(second), colours(second)) == ({"flowers": 1, "dry": True}, 8, [1, 2])
    assert made == ["hive"] and second.flowers is first.flowers
    third = read_after(changed(flowers=[1, 0, 2], bees=8, rain=5), second)
    made.clear()
    assert bed(third, 0)["dry"] is False and colours(third) == [1, 2]
    assert made == ["bed 0"]


def test_nothing_new_is_the_same_reading():
    first = Meadow(changed(bees=7)).reading()
    assert read_after(changed(bees=7), first) is first


def test_parts_are_packed_for_who_packs_and_survive_rest():
    first = packing(Meadow(changed(flowers=[1, 0, 2], bees=7)).reading(), Packed)
    made.clear()
    assert hive(first).value == 7 and colours(first) == [1, 2]
    packed = hive(first)
    rest(first)
    assert hive(first) is packed and colours(first) == [1, 2]
    assert made == ["hive", "colours", "colours"], "what was not packed is made again after a rest"
    assert hive(packing(first, None)) == 7


def test_a_record_is_looked_at_each_time():
    record = Meadow(changed(bees=7))
    assert hive(record) == 7
    record.bees = 9
    assert hive(record) == 9


class Garden(Record):
    beds: i16[2, 3]
    tools: i16[2]
    plan: i16[12, 2]
    rain: i16


@part(own=("beds", "tools"))
def plot(s: Any, gardener: int) -> dict:
    made.append(f"plot {gardener}")
    return {"beds": s.beds[gardener].tolist(), "tools": s.tools[gardener], "rain": s.rain}


@once
def dug(s: Any, gardener: int, today: list[int]) -> list[int]:
    made.append(f"dug {gardener}")
    return [bed for bed in today if s.beds[gardener][bed]]


def garden(**fields: Any) -> Any:
    record = Garden.blank()
    for name, value in fields.items():
        setattr(record, name, value)
    return record.states


def test_of_its_own_fields_only_its_own_row_is_looked_at():
    before = Garden.Reading(garden(beds=[[1, 2, 3], [4, 5, 6]]))
    plots = [plot(before, gardener) for gardener in range(2)]
    made.clear()
    later = read_after(garden(beds=[[1, 2, 3], [4, 0, 6]], tools=[0, 1]), before)
    assert plot(later, 0) is plots[0]
    assert plot(later, 1) == {"beds": [4, 0, 6], "tools": 1, "rain": 0}
    assert made == ["plot 1"]
    rained = read_after(garden(beds=[[1, 2, 3], [4, 0, 6]], tools=[0, 1], rain=1), later)
    assert [plot(rained, gardener)["rain"] for gardener in range(2)] == [1, 1]


def test_what_is_given_decides_as_well():
    before = Garden.Reading(garden(beds=[[1, 0, 3], [0, 0, 0]]))
    made.clear()
    assert [dug(before, 0, given=[0, 1]), dug(before, 0, given=[0, 1]), dug(before, 0, given=[2])] == [[0], [0], [2]]
    assert made == ["dug 0", "dug 0"]
    later = read_after(garden(beds=[[1, 0, 3], [0, 0, 0]], rain=2), before)
    assert dug(later, 0, given=[2]) == [2]
    assert made == ["dug 0", "dug 0"]


def test_fields_that_were_looked_at_are_read_again_as_they_are_now():
    before = Garden.Reading(garden())
    assert (before.rain, before.tools, before.beds[1, 2], before.plan[11, 1]) == (0, [0, 0], 0, 0)
    plan = [[number, -number] for number in range(12)]
    now = garden(rain=-3, tools=[7, 8], beds=[[1, 2, 3], [4, 5, 6]], plan=plan)
    later = read_after(now, before)
    assert {"rain", "tools", "beds", "plan"} <= vars(later).keys()
    assert (later.rain, later.tools, later.beds.tolist()) == (-3, [7, 8], [[1, 2, 3], [4, 5, 6]])
    assert (later.beds[1, 2], later.beds[1][2], later.beds[-1]) == (6, 6, [4, 5, 6])
    assert later.plan.tolist() == plan == [list(row) for row in later.plan]
    assert (later.plan[3, 1], later.plan[3][1], later.plan[-1], later.plan[-1, 0]) == (-3, -3, [11, -11], 11)
    assert (len(later.plan), later.plan[1:3]) == (12, plan[1:3])
    with pytest.raises(IndexError):
        later.plan[12]
    assert later.data == memoryview(now.tobytes())
