"""docs/research.md works as it is written: every Python block runs by itself, in an empty folder."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCK = re.compile(r"(?:<!-- needs: ([a-z, ]+) -->\n)?```python\n(.*?)```", re.DOTALL)


def blocks():
    """The blocks with the section they stand in, and what they need."""
    text = PAGE.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        section = re.findall(r"^## (.+)$", text[: found.start()], re.MULTILINE)[-1]
        line = text[: found.start()].count("\n") + 1
        needs = tuple(filter(None, re.split(r"[, ]+", found[1] or "")))
        yield pytest.param(section, found[2], needs, id=f"{section.lower().replace(' ', '-')}-{line}")


def missing(thing: str) -> str | None:
    """Why a block that needs this cannot run here; None if it can."""
    if thing == "cuda":
        from sylvarium.research.gpu import available

        return None if available() else "there is no CUDA device"
    assert thing == "torch", f"{PAGE.name} needs {thing!r}, which this test does not know"
    return None if find_spec("torch") else "PyTorch is not installed"


@pytest.mark.parametrize(("section", "code", "needs"), list(blocks()))
def test_the_blocks_run(section, code, needs, tmp_path, monkeypatch, capsys):
    for thing in needs:
        if reason := missing(thing):
            pytest.skip(reason)
    monkeypatch.chdir(tmp_path)
    exec(compile(code, PAGE.name, "exec"), {"__name__": "__page__"})
    told = capsys.readouterr().out
    assert told.strip() or "print(" not in code
    if section == "Train":  # the page promises that it beats chance
        assert int(re.search(r"pupil wins (\d+)%", told)[1]) > 60


def test_every_kind_of_example_is_there():
    sections = {block.values[0] for block in blocks()}
    wanted = {"Train", "Evaluate", "Batches", "Export games to Parquet", "Write a bot", "PettingZoo", "Gymnasium"}
    assert {*wanted, "OpenSpiel"} <= sections
