"""From sums to findings: numbers with intervals, and names in words, as plain data ready for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt
from typing import Any

import numpy as np

from sylvarium.games import game as game_by_key
from sylvarium.kernel import Game, Message
from sylvarium.kernel.words import Words
from sylvarium.report.collecting import Study, Tally
from sylvarium.report.naming import Thing, common, said, things, title
from sylvarium.report.usage import Advantage, Usage

SURE = 1.96  # standard errors of a 95 % interval
QUANTILES = (0, 5, 25, 50, 75, 95, 100)
FEWEST_THINGS = 2  # things that can stand in one place of a sentence, so that they can be compared
TALKED_OF = 0.005  # share of the first choices below which one is not listed by itself

Levels = dict[str, Tally]


def findings(plan: Study, tallies: Levels, language: str = "en") -> dict[str, Any]:
    """Everything a report says."""
    game = game_by_key(plan.game)
    words = game.words(language)
    return {
        "game": game.key,
        "name": words.say(Message("game-name")),
        "version": game.version,
        "language": language,
        "seats": plan.seats,
        "options": _options(game, plan),
        "options_in_words": [_option(words, *chosen) for chosen in _options(game, plan).items()],
        "seed": plan.seed,
        "levels": [
            {"level": level, "games": tally.games, "told": tally.things.games} for level, tally in tallies.items()
        ],
        "wins": {level: _wins(tally) for level, tally in tallies.items()},
        "scores": {level: distribution(tally.scores) for level, tally in tallies.items()},
        "best": {level: distribution(tally.best) for level, tally in tallies.items()},
        "parts": _parts(game, words, tallies),
        "turns": {level: distribution(tally.turns) for level, tally in tallies.items()},
        "decisions": {level: distribution(tally.decisions) for level, tally in tallies.items()},
        "ties": {level: _ties(tally) for level, tally in tallies.items()},
        "kinds": _kinds(game, words, tallies),
        "actions": _actions(game, words, tallies),
        "things": _things(words, tallies),
        "firsts": _firsts(words, tallies),
    }


def _options(game: Game, plan: Study) -> dict[str, str]:
    return {option.name: plan.options.get(option.name, option.default) for option in game.options}


def _option(words: Words, name: str, choice: str) -> list[str]:
    """An option and its choice, as the lobby calls them."""
    ids = f"option-{name}", f"option-{name}-{choice}"
    return [words.say(Message(id.replace("_", "-"))) for id in ids]


def interval(total: float, squares: float, count: int) -> dict[str, float]:
    """A mean and half the width of its interval, from a sum and a sum of squares."""
    mean = total / count
    spread = sqrt(max(0.0, squares / count - mean * mean))
    return {"mean": mean, "half": SURE * spread / sqrt(count)}


def share(count: float, games: int) -> dict[str, float]:
    """A share of the games. The interval is Agresti and Coull's: honest also where nothing or everything was seen."""
    guess = (count + 2) / (games + 4)
    return {"mean": float(count) / games, "half": SURE * sqrt(guess * (1 - guess) / (games + 4))}


def _wins(tally: Tally) -> list[dict[str, Any]]:
    """By seat: victories and points."""
    return [
        {
            "wins": share(tally.wins[seat], tally.games),
            "points": interval(tally.points[seat], tally.points2[seat], tally.games),
        }
        for seat in range(tally.seats)
    ]


def distribution(counts: Counter[int]) -> dict[str, Any]:
    """Mean, spread, quantiles and how often each value came up."""
    values = sorted(counts)
    weights = np.array([counts[value] for value in values], float)
    numbers = np.array(values, float)
    total = weights.sum()
    mean = float((numbers * weights).sum() / total)
    spread = float(np.sqrt((weights * (numbers - mean) ** 2).sum() / total))
    upto = np.cumsum(weights)
    at = {str(q): values[int(np.searchsorted(upto, max(q / 100 * total, 1e-9)))] for q in QUANTILES[:-1]}
    return {
        "count": int(total),
        "mean": mean,
        "spread": spread,
        "quantiles": {**at, "100": values[-1]},
        "values": values,
        "counts": [int(weight) for weight in weights],
    }


def _parts(game: Game, words: Words, tallies: Levels) -> list[dict[str, Any]]:
    """Points by category, of all players and of the winners."""
    return [
        {
            "part": part,
            "name": words.say(Message(f"score-{part.replace('_', '-')}")),
            "levels": {level: _part(tally, k) for level, tally in tallies.items()},
        }
        for k, part in enumerate(game.score_parts)
    ]


def _part(tally: Tally, k: int) -> dict[str, float]:
    players = tally.games * tally.seats
    mean = tally.parts[k] / players
    return {
        "mean": float(mean),
        "spread": sqrt(max(0.0, tally.parts2[k] / players - mean * mean)),
        "winners": float(tally.winners_parts[k] / tally.winners),
    }


def _ties(tally: Tally) -> dict[str, Any]:
    decided = tally.games - tally.shared
    return {
        "shared": share(tally.shared, tally.games),
        "margin": tally.margin / decided if decided and tally.seats > 1 else None,
    }


# ---------------------------------------------------------------------------------------------------------- usage


def use(usage: Usage, key: Hashable) -> dict[str, Any]:
    """How often something is used by a player in a game, and how those fare who use it."""
    return {
        "uses": usage.per_player(key),
        "share": usage.share(key),
        "users": usage.users(key),
        "wins": _difference(usage.more_wins(key)),
        "points": _difference(usage.more_points(key)),
    }


def _difference(found: Advantage | None) -> dict[str, float] | None:
    return None if found is None else {"mean": found.mean, "half": found.half}


def _taken(tally: Tally, actions: Iterable[int]) -> float | None:
    """How often one of the actions was chosen for every time it was offered."""
    numbers = list(actions)
    offered = float(tally.offered[numbers].sum())
    chosen = sum(float(tally.actions.rows[action][0]) for action in numbers if action in tally.actions.rows)
    return chosen / offered if offered else None


def _kinds(game: Game, words: Words, tallies: Levels) -> list[dict[str, Any]]:
    rows = []
    for kind in game.actions.kinds.values():
        if any(kind.name in tally.kinds.rows for tally in tallies.values()):
            levels = {
                level: {**use(tally.kinds, kind.name), "taken": _taken(tally, range(kind.start, kind.stop))}
                for level, tally in tallies.items()
            }
            rows.append({"kind": kind.name, "name": _kind_name(kind.name, words, tallies), "levels": levels})
    return rows


def _kind_name(kind: str, words: Words, tallies: Levels) -> str:
    """The sentences of a kind of action, most frequent first; its bare name where it was not put into words."""
    verbs: Counter[str] = Counter()
    for tally in tallies.values():
        verbs.update(tally.verbs_of.get(kind, {}))
    examples, questions = _examples(tallies)
    outlines = [title(words, examples[verb], questions[verb]) for verb, _ in verbs.most_common(3)]
    return " / ".join(dict.fromkeys(outlines)) or kind


def _examples(tallies: Levels) -> tuple[dict[str, Message], dict[str, Message]]:
    """A sentence for every verb, and the question it answers, from the first level that has one."""
    examples: dict[str, Message] = {}
    questions: dict[str, Message] = {}
    for tally in tallies.values():
        examples, questions = {**tally.verbs, **examples}, {**tally.questions, **questions}
    return examples, questions


def _actions(game: Game, words: Words, tallies: Levels) -> list[dict[str, Any]]:
    """Every single action that was ever offered."""
    rows = []
    for action in range(game.actions.size):
        if not any(tally.offered[action] for tally in tallies.values()):
            continue
        examples = [message for tally in tallies.values() for message in tally.examples.get(action, ())]
        rows.append(
            {
                "action": game.telling.name(action),
                "kind": game.actions.kind(action).name,
                "name": common(words, examples) if examples else None,
                "levels": {
                    level: {**use(tally.actions, action), "taken": _taken(tally, [action])}
                    for level, tally in tallies.items()
                },
            }
        )
    return rows


def _things(words: Words, tallies: Levels) -> list[dict[str, Any]]:
    """What choices name (cards, tiles, spaces), grouped by the place in the sentence where it stands."""
    groups: dict[tuple[str, str], dict[Thing, None]] = {}
    examples, questions = _examples(tallies)
    for tally in tallies.values():
        for thing in tally.things.rows:
            assert isinstance(thing, Thing)
            groups.setdefault((thing.verb, thing.argument), {})[thing] = None
    found = []
    for (verb, argument), members in groups.items():
        if len(members) < FEWEST_THINGS:
            continue
        rows: list[dict[str, Any]] = [
            {
                "thing": thing.id,
                "name": said(words, thing.message()),
                "levels": {level: use(tally.things, thing) for level, tally in tallies.items()},
            }
            for thing in sorted(members)
        ]
        total = sum(each["uses"] for row in rows for each in row["levels"].values())
        found.append(
            {
                "verb": verb,
                "argument": argument,
                "plain": all(thing.plain for thing in members),
                "title": title(words, examples[verb], questions[verb], argument),
                "uses": total / len(tallies),
                "rows": _told_apart(rows),
            }
        )
    return found


def _told_apart(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Different things with the same words get their id behind them."""
    names = Counter(row["name"] for row in rows)
    return [row if names[row["name"]] == 1 else {**row, "name": f"{row['name']} ({row['thing']})"} for row in rows]


def _firsts(words: Words, tallies: Levels) -> list[dict[str, Any]]:
    """The first choice of each player in a game, the most frequent first."""
    keys: Counter[Any] = Counter()
    messages: dict[str, Message] = {}
    for tally in tallies.values():
        messages = {**tally.first_words, **messages}
        for key in tally.firsts.rows:
            keys[key] += tally.firsts.share(key)  # type: ignore[assignment]
    rows = [
        {
            "thing": ", ".join(thing.id for thing in things(messages[key])),
            "name": words.say(messages[key]),
            "levels": {
                level: {**use(tally.firsts, key), "won": _won(tally.firsts, key)} for level, tally in tallies.items()
            },
        }
        for key, share in keys.most_common()
        if share / len(tallies) >= TALKED_OF
    ]
    return _told_apart(rows)


def _won(usage: Usage, key: Hashable) -> dict[str, float] | None:
    """Victories and points of those who began like this."""
    if not usage.users(key):
        return None
    return {"wins": usage.wins_of_users(key), "points": usage.points_of_users(key)}
