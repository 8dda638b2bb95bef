"""Which lines of the log tell of which changes of the view (`tests/contract/saying.py`)."""

from saying import FOLLOWS, ITSELF

WHO = "(player={seat})"
NEXT_ROUND = ("log-round", "log-over")
PLACED = ("log-place", "log-fire", "log-force", "log-stack", "log-back")
DICE = (*PLACED, "log-move", "log-swap", "log-remove", "log-take-back", "log-clear", "log-roll", *NEXT_ROUND)
FACES = ("log-change", "log-reroll", "log-convert", "log-roll")
GAINS = tuple(
    f"{id}{WHO}"
    for id in (
        "log-gain",
        "log-force",
        "log-brew",
        "log-exchange",
        "log-take-berry",
        "log-trade",
        "log-stack",
        "log-break-tie",
        "log-anywhere",
    )
)
SAID = {
    "done": ITSELF,  # what of a turn is done
    "round": NEXT_ROUND,
    "first": ("log-round",),
    "side": ("log-round",),
    "village[village:space].dice": DICE,
    "village": ("log-round",),
    "other_side": ("log-round",),
    "dice[die].face": FACES,
    "dice": DICE,
    "forests[forest:key].spaces[space].burned": ("log-burn",),
    "forests[forest:key].spaces[space].dice": DICE,
    "forests[forest:key].*": FOLLOWS("dice[die].place", "dice[die].face", "forests[forest:key].spaces"),
    "forests": ("log-control", "log-nobody", "log-round"),
    "prospects": FOLLOWS("forests", "players[seat].forests", "discard"),
    "forest_deck": NEXT_ROUND,
    "discard": ("log-control", "log-nobody"),
    "scorched": FOLLOWS("forests"),
    "market[potion].missing": FOLLOWS("players[seat].stock", "market[potion]"),
    "market[potion].payable": FOLLOWS("players[seat].stock", "market[potion]"),
    "market": ("log-brew", "log-market", "log-reserve"),
    "potion_deck": ("log-market", "log-revealed"),
    "revealed": ("log-revealed", "log-reserve", "log-brew", "log-market"),
    "piles": ("log-tame", "log-release"),
    "characters": ("log-character",),
    "players[seat].character": ("log-character" + WHO,),
    "players[seat].stock": GAINS,
    "players[seat].vp": ("log-points" + WHO, "log-trade" + WHO),
    "players[seat].pool": (*DICE, *FACES),
    "players[seat].passed": ITSELF,  # no die left, and not on turn
    "players[seat].tamed[creature].slot": FOLLOWS("dice[die].place", "dice[die].face"),
    "players[seat].tamed": ("log-tame" + WHO, "log-release" + WHO, "log-over"),
    "players[seat].most_tamed": ("log-character" + WHO,),
    "players[seat].released": ("log-release" + WHO, "log-over"),
    "players[seat].hand": ("log-brew" + WHO, "log-drink" + WHO),
    "players[seat].drunk": ("log-drink" + WHO,),
    "players[seat].reserved[potion].missing": FOLLOWS("players[seat].stock", "players[seat].reserved[potion]"),
    "players[seat].reserved[potion].payable": FOLLOWS("players[seat].stock", "players[seat].reserved[potion]"),
    "players[seat].reserved": ("log-reserve" + WHO, "log-brew" + WHO),
    "players[seat].forests": ("log-control" + WHO,),
    "players[seat].happy": FOLLOWS("players[seat].tamed", "players[seat].released", "players[seat].forests"),
    "players[seat].parts.tokens": ("log-points" + WHO, "log-trade" + WHO),
    "players[seat].parts.forests": ("log-control" + WHO,),
    "players[seat].parts.potions": FOLLOWS("players[seat].hand", "players[seat].drunk"),
    "players[seat].parts.ingredients": FOLLOWS("players[seat].stock"),
    "players[seat].parts": FOLLOWS("players[seat].tamed", "players[seat].happy", "players[seat].forests"),
    "players[seat].score": FOLLOWS("players[seat].parts"),
}

TOLD_PARTS = ("tokens", "forests")


def points(line):
    """The points a line tells of: seat, category, how many."""
    told = dict(line.args)
    if line.id in ("log-points", "log-trade", "log-control"):
        part = "forests" if line.id == "log-control" else "tokens"
        yield told["player"].number, part, dict(told["points"].args)["n"]


PROMISES: dict = {}
