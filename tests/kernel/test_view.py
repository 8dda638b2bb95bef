"""Readings that keep what an earlier one had made (`kernel.view`)."""

from functools import cache
from typing import Any

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
