"""Recorded games: whole games of bots with digests of everything a table shows along the way.

One file per game, `tests/games/<game>/playthroughs/games.json.xz`; `tests/record.py` writes it, and
`tests/contract/test_recorded.py` replays it. A change of behaviour is seen at the action where it begins.
"""

import hashlib
import json
import lzma
from pathlib import Path

from sylvarium.table import Table

ROOT = Path(__file__).parent / "games"
SHORT = 4  # bytes of a digest: a change that hits all of 2³² is not to be feared
LOOKED_AT = 6  # views and logs are looked at after every so many actions, and at the end; legal lists always


def path_of(game):
    return ROOT / game.key / "playthroughs" / "games.json.xz"


def digest(thing):
    text = json.dumps(thing, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=SHORT).hexdigest()


def readers(table):
    return (None, *range(table.seats))


def digests(table, told_since):
    """What the table shows now: a digest per reader of the view, and one of what the log told since."""
    views = [digest(table.game.view(table._reading(), reader)) for reader in readers(table)]
    logs = table.logs(readers(table), told_since)
    return [*views, digest([[line.to_json() for line in logs[reader]] for reader in readers(table)])]


def walk(table, actions):
    """Plays the actions by name and gives, after each, the digest of the legal list and now and then of the rest."""
    told, steps = 0, []
    for name in actions:
        table.play(name)
        step = [digest([table.game.telling.name(action) for action in table.legal_actions()])]
        if table.over or table.number % LOOKED_AT == 0:
            step += digests(table, told)
            told = table.number
        steps.append(step)
    return steps


def result(table):
    return [{"seat": p.seat, "place": p.place, "parts": p.parts, "standings": p.standings} for p in table.ranking()]


def recorded(table, why, end):
    """A finished game as it is kept."""
    actions = [table.game.telling.name(action) for action in table.actions]
    fresh = Table.new(table.game, table.seats, table.options, table.seed)
    steps = walk(fresh, actions)
    return {
        "why": why,
        "end": end,
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table.seed,
        "actions": actions,
        "steps": steps,
        "ranking": result(fresh),
    }


def load(game):
    return json.loads(lzma.decompress(path_of(game).read_bytes()))


def save(game, games):
    path = path_of(game)
    path.parent.mkdir(exist_ok=True)
    text = "[\n" + ",\n".join(json.dumps(g, ensure_ascii=False, separators=(",", ":")) for g in games) + "\n]\n"
    path.write_bytes(lzma.compress(text.encode(), preset=9))
    return path
