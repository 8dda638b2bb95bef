"""Without NumPy and everything else a browser does not have: the same games, byte for byte."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
from types import ModuleType

import numpy as np
import pytest
from device import elsewhere

from sylvarium.games import GAMES


def load(name: str) -> ModuleType:
    """A stand-in beside the library it stands for."""
    file = next(
        file for file in (elsewhere.PLAIN / f"{name}.py", elsewhere.PLAIN / name / "__init__.py") if file.exists()
    )
    spec = importlib.util.spec_from_file_location(f"stand_in_{name}", file)
    assert spec and spec.loader
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


plain = load("numpy")


def test_whole_games_are_the_same_without_any_library():
    played = subprocess.run(
        [sys.executable, elsewhere.__file__, *GAMES], capture_output=True, text=True, timeout=1800, check=True
    ).stdout.splitlines()
    assert played == [f"{game} {elsewhere.whole_game(game)}" for game in GAMES]


def test_schools_are_the_same_without_any_library():
    taught = subprocess.run(
        [sys.executable, elsewhere.__file__, "--school", *GAMES], capture_output=True, text=True, timeout=1800
    )
    assert taught.stdout.split() == [elsewhere.school([*GAMES])], taught.stderr


def record(library: ModuleType):
    fields = [("a", library.int32, (2, 3)), ("b", library.int16), ("c", library.int8, (5,)), ("d", library.uint8)]
    return library.dtype([each if len(each) == 3 else (*each, ()) for each in fields], align=True)


def test_records_are_laid_out_alike():
    ours, theirs = record(plain), record(np)
    assert (ours.itemsize, ours.names) == (theirs.itemsize, theirs.names)
    for name in theirs.names:
        (mine, at), (kind, offset) = ours.fields[name][:2], theirs.fields[name][:2]
        assert (mine.base.str, mine.shape, mine.itemsize, at) == (kind.base.str, kind.shape, kind.itemsize, offset)
    assert ours == record(plain) and hash(ours) == hash(record(plain)) and ours != plain.dtype(plain.int32)


def test_what_is_written_to_fields_is_the_same_memory():
    chance = random.Random(3)
    ours, theirs = plain.zeros(3, record(plain)), np.zeros(3, record(np))
    for states in (ours, theirs):
        chance.seed(3)
        for _ in range(50):
            row = states[(k := chance.randrange(3)) : k + 1]
            row["a"][0][chance.randrange(2), chance.randrange(3)] = chance.randrange(-(2**31), 2**31)
            row["c"][0][chance.randrange(5)] = chance.randrange(-128, 128)
            row["b"][0] = chance.randrange(-(2**15), 2**15)
        states["a"][0][1] = [1, 2, 3]
        states["d"] = 7
        states[1:2] = states[0:1]
    assert ours.tobytes() == theirs.tobytes()
    assert ours["a"].tolist() == theirs["a"].tolist() and ours["a"][2].shape == (2, 3)


@pytest.mark.parametrize("key", [0, -1, (1, 2), (1, -1), slice(1, None), (slice(None), 1), (0, slice(0, 3, 2))])
def test_parts_of_arrays_are_the_same(key):
    numbers = [[1, 2, 3], [4, 5, 6]]
    ours, theirs = plain.array(numbers, plain.int16), np.array(numbers, np.int16)
    found, expected = ours[key], theirs[key]
    assert (found.tolist() if isinstance(expected, np.ndarray) else found) == expected.tolist()
    ours[key], theirs[key] = 9, 9
    assert ours.tobytes() == theirs.tobytes()


def test_what_does_not_fit_is_refused():
    small = plain.zeros(2, plain.int8)
    with pytest.raises(OverflowError):
        small[0] = 128
    with pytest.raises(IndexError):
        small[2]
    with pytest.raises(IndexError):
        small.item(-3)
    small.flags.writeable = False
    with pytest.raises(ValueError):
        small[0] = 1


def test_sums_of_searches_are_the_same():
    found = []
    for library in (plain, np):
        totals = [library.zeros(3), library.array([1.0, 0.5, 2.0])]
        totals[0] += library.array([3, 1, 2])
        found.append((sum(totals) / 4.0).tolist())
    assert found[0] == found[1]


def test_json_with_parts_that_are_json_already():
    orjson = load("orjson")
    value = {"a": [1, "é", None], "b": orjson.Fragment(b'{"c":[1,2]}')}
    assert orjson.dumps(value) == '{"a":[1,"é",null],"b":{"c":[1,2]}}'.encode()
    with pytest.raises(TypeError):
        orjson.dumps({"a": object()})
