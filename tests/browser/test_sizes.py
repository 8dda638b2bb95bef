"""Every board on every screen: whole, readable, and every lit piece answers in its middle.

A moment of a recorded game, looked at from one seat at nine sizes: of two players in English the one with most to
choose, of four in French, whose words are longer, one at the end, when the table is full. `SYLVARIUM_SIZES_MOMENTS=40`
looks at more moments than `make test` does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import People
from browser.moments import Game, Stage
from browser.screens import SIZES, resize

import sylvarium.games as registry

OFFENCES = (Path(__file__).parent / "offences.js").read_text()
MOMENTS = int(os.environ.get("SYLVARIUM_SIZES_MOMENTS", "1"))
SHOWN = 60  # offences of a game that are told


def tables() -> Iterator[tuple[str, int]]:
    for key in registry.GAMES:
        yield from ((key, seats) for seats in (2, 4) if seats in registry.game(key).seats)


@pytest.mark.parametrize(("key", "seats"), tuple(tables()))
def test_the_table_is_whole_on_every_screen(people: People, address: str, key: str, seats: int) -> None:
    crowded = seats > 2
    page = people.window(locale="fr-FR" if crowded else "en-GB")
    game = Game(key, seats)
    stage = Stage(page, address, game)
    stage.open()
    offences: dict[str, list[str]] = {}
    for moment in [game.late()] if crowded and MOMENTS == 1 else game.telling(MOMENTS):
        stage.show(moment)
        for size in SIZES:
            resize(page, size)
            for offence in page.evaluate(OFFENCES, {"touch": size.touch, "phone": size.phone}):
                offences.setdefault(offence, []).append(f"{size} at {moment.number}")
    told = [f"{offence}: {', '.join(dict.fromkeys(where))}" for offence, where in offences.items()]
    assert not told, f"{key}, {seats} seats, {len(told)} offences:\n" + "\n".join(told[:SHOWN])
