"""Plays random games and prints a digest of the states after every action; run interpreted and compiled to compare."""

import hashlib
import sys

from worlds import observed, random_table

from sylvarium.kernel import INTERPRET

SEEDS = (1, 2)


def fingerprints(game):
    """One line per game: seats, seed, number of actions, digest of all states, final scores and observations."""
    lines = []
    for seats in game.seats:
        for seed in SEEDS:
            table, total = random_table(game, seats, {}, seed), hashlib.sha256()
            for event in table.events():
                total.update(event.after.tobytes())
            total.update(table.state.tobytes())
            for seat in range(seats):
                total.update(observed(game, table.record(table.number // 2), seat).tobytes())
            places = [(place.seat, place.place, place.score) for place in table.ranking()]
            lines.append(f"{seats} {seed} {table.number} {total.hexdigest()} {places}")
    return lines


if __name__ == "__main__":
    import conftest  # noqa: F401  (makes games under construction known)

    from sylvarium.games import game

    assert INTERPRET, "this is the interpreted side of the comparison"
    print("\n".join(fingerprints(game(sys.argv[1]))))
