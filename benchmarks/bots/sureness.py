"""How often the ± of a rating holds the true strength (docs/ratings.md).

    python benchmarks/bots/sureness.py [--people 300] [--game builders]

People whose true strength is drawn around 1500 play the levels of the bots that are near it; who finishes where is
drawn as the scale says.
"""

from __future__ import annotations

import argparse
import math
import random

from sylvarium.server.rating.scale import START, START_DOUBT, TOLD, Compared, Rating, levels, rated

GAMES = (5, 10, 20, 40, 80)


def performance(strength: float, chance: random.Random) -> float:
    """How somebody plays today: then the odds between two are those of Elo."""
    return strength * math.log(10) / 400 - math.log(-math.log(chance.random()))


def one_game(known: Rating, true: float, bots: list[float], chance: random.Random) -> Rating:
    """The rating of a person after a game."""
    played = [performance(each, chance) for each in (true, *bots)]
    places = [1 + sum(other > each for other in played) for each in played]
    entrants = [
        Compared(places[0], known),
        *(Compared(place, None, bot) for place, bot in zip(places[1:], bots, strict=True)),
    ]
    found = rated(entrants)[0]
    assert found
    return found


def measure(game: str, seats: int, people: int) -> None:
    chance, strengths = random.Random(1), [level.rating for level in levels(game)]
    held = dict.fromkeys(GAMES, 0)
    doubt = dict.fromkeys(GAMES, 0.0)
    for _ in range(people):
        true, known = chance.gauss(START, START_DOUBT), Rating(START, START_DOUBT)
        for number in range(1, max(GAMES) + 1):
            near = [min(strengths, key=lambda each: abs(each - true) + 400 * chance.random()) for _ in range(seats - 1)]
            known = one_game(known, true, near, chance)
            if number in held:
                held[number] += abs(known.mu - true) <= TOLD * known.sigma
                doubt[number] += TOLD * known.sigma
    for number in GAMES:
        print(f"{seats} players, {number} games: ± {doubt[number] / people:.0f} holds {held[number] / people:.0%}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--game", default="builders")
    given = parser.parse_args()
    for count in (2, 3, 4):
        measure(given.game, count, given.people)
