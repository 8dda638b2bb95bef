"""The record: layout, attribute access, conversion between declarations."""

import numpy as np
import pytest

from sylvarium.kernel import Record, i8, i16, u8, u64
from sylvarium.kernel.record import as_bytes, convert


class Sample(Record):
    height: i8[4]
    owner: i8[4, 3]
    wide: u64
    fame: i16


def test_every_byte_belongs_to_a_field():
    sizes = sum(Sample.dtype[name].itemsize for name in Sample.dtype.names)
    assert sizes == Sample.dtype.itemsize
    for name in Sample.dtype.names:
        assert Sample.dtype.fields[name][1] % Sample.dtype[name].base.itemsize == 0  # aligned, as a GPU needs it


def test_attributes_read_and_write_the_row():
    states = Sample.empty(3)
    s = Sample(states, 1)
    s.fame = 7
    s.height[2] += 5
    s.owner[1, 2] = -1
    assert states["fame"].tolist() == [0, 7, 0]
    assert states["height"][1].tolist() == [0, 0, 5, 0]
    assert s.owner[1] == [0, 0, -1] and s.owner[1].tolist() == [0, 0, -1]
    assert isinstance(s.fame, int) and isinstance(s.height[2], int)
    s.height = [1, 2, 3, 4]
    assert list(s.height) == [1, 2, 3, 4] and len(s.owner) == 4 and s.owner.shape == (4, 3)


def test_what_does_not_fit_is_refused():
    s = Sample.blank()
    with pytest.raises(OverflowError):
        s.height[0] = 200
    with pytest.raises(OverflowError):
        s.fame = 40_000
    with pytest.raises(IndexError):
        s.height[4] = 1


def test_copies_are_independent_and_equal():
    s = Sample.blank()
    t = s.copy()
    assert s == t
    t.height[1] = 3
    assert s != t and list(s.differences(t)) == ["height"]


def test_bytes_share_the_memory():
    states = Sample.empty(2)
    as_bytes(states)[1] = 255
    assert Sample(states, 1).fame == -1 and Sample(states, 0).fame == 0


def test_conversion_goes_by_name():
    class Older(Record):
        height: i8[6]
        gone: i8
        fame: i8
        owner: i8  # had another shape

    class Newer(Record):
        fame: i16
        height: i8[4]
        owner: i8[2]
        fresh: u8

    old = Older.blank()
    old.height = [1, 2, 3, 4, 5, 6]
    old.fame, old.gone, old.owner, old.turn = 9, 1, 3, 12
    new = Newer(convert(old.states, Newer))
    assert (new.fame, new.turn, new.fresh) == (9, 12, 0)
    assert new.height == [1, 2, 3, 4] and new.owner == [0, 0]
    assert np.dtype(Newer.dtype).names is not None
