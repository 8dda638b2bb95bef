"""docs/your-own-bot.md works as it is written."""

import re
import time
from pathlib import Path

import httpx
from server.conftest import quick
from server.running import inside

from sylvarium.bots.arena import compete

PAGE = Path(__file__).parents[2] / "docs" / "your-own-bot.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_of_the_page_plays_better_than_chance(tmp_path, capsys):
    bot, arena, _ = BLOCKS
    assert len(bot.strip().splitlines()) <= 20
    exec(bot + arena, {"__name__": "page"})
    assert "thrifty" in capsys.readouterr().out
    (tmp_path / "thrifty.py").write_text(bot)
    result = compete("builders", ["random", f"{tmp_path}/thrifty.py:Thrifty"], 10, seed=2)
    assert result.standings()[0].bot.endswith("Thrifty")
    assert result.standings()[0].rate >= 0.7


def test_the_bot_of_the_page_sits_at_a_table_of_a_server(tmp_path):
    page: dict = {"__name__": "page"}
    exec(BLOCKS[2], page)
    with inside(quick(tmp_path, prepare_games=True)) as server:
        wait_until_ready(server)
        ranking = page["play_a_game"](server.http)
    assert sorted(place["seat"] for place in ranking) == [0, 1]
    assert ranking[0]["place"] == 1


def wait_until_ready(server):
    """Compiling holds the interpreter, so that sockets of the same process would time out."""
    while "preparing" in httpx.get(f"{server.http}/health", timeout=120).json()["games"].values():
        time.sleep(0.2)
