"""What is known to fail, in one place: strict, so that whoever mends it removes the mark.

By test, by game, the reason (an example is in the message of the failing test: run it with `--runxfail`).
"""

KNOWN: dict[str, dict[str, str]] = {
    "test_nothing_changes_unsaid": {
        "sylve": "a forced die and a brewed potion are told before they are paid for, when nothing has changed yet",
<<<<<<< HEAD
        "tiletum": "the contract offer is filled up and moves without a word; a contract's step on the King track",
=======
        "sylvan_tactics": "cards put back, played cards that leave the table, and the hand of who deploys are not told",
>>>>>>> 7c1a3cc (Tiletum: a helper leaves when its effect is over, everything that happens is told, choices say all they give)
    },
    "test_what_a_view_hides_is_dealt_again": {
        "tree_society": "sold piles are hidden in the view, but known to everybody who has watched (Q32)",
    },
}
