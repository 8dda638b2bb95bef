"""Which lines of the log tell of which changes of the view (`tests/contract/saying.py`)."""

from saying import FOLLOWS, ITSELF

WHO = "(player={seat})"
BUILT = ("log-build", "log-level-up", "log-complete", "log-discard")
COINS = ("log-sell", "log-extra-sale", "log-build", "log-level-up", "log-gain", "log-chest", "log-lost-coins")
SAID = {
    "phase": ITSELF,
    "fruits": ITSELF,  # what is printed on the fruits that lie open
    "cards": ITSELF,  # what is printed on the cards that lie open
    "building": ITSELF,  # the card whose price is being settled
    "round": ("log-take", "log-end-build"),
    "first": ITSELF,
    "end.trigger_round": ("log-trigger*",),
    "end.empty_round": ("log-deck-empty",),
    "end.last_round": ("log-trigger*", "log-deck-empty", "log-take"),
    "prices": ("log-sell", "log-extra-sale", "log-take", "log-keep", "log-preserve", "log-draft"),
    "fruit_deck": ("log-take", "log-reveal-fruits", "log-return", "log-keep"),
    "fruit_market": ("log-take", "log-keep", "log-draft"),
    "guild_deck": ("log-take", "log-refresh", "log-reveal-guilds", "log-return", "log-shuffle"),
    "guild_market": (
        "log-take",
        "log-refresh",
        "log-build",
        "log-discard",
        "log-sell",
        "log-gain*",
        "log-extra-sale",
        "log-level-up",
        "log-fruit-action",
        "log-decline",
        "log-end-build",
        "log-reveal-guilds",
    ),
    "discard": ("log-discard", "log-refresh", "log-shuffle"),
    "revealed.fruits": ("log-reveal-fruits", "log-keep", "log-return"),
    "revealed.guilds": ("log-reveal-guilds", "log-build", "log-return", "log-discard"),
    "fruit_action": ("log-sell", "log-fruit-action", "log-end-build"),
    "players[seat].order": ITSELF,
    "players[seat].purse": tuple(f"{id}{WHO}" for id in COINS),
    "players[seat].chest": ("log-gain-chest" + WHO, "log-chest" + WHO),
    "players[seat].banners": FOLLOWS("players[seat].completed", "players[seat].in_progress"),
    "players[seat].unsold": tuple(
        f"{id}{WHO}" for id in ("log-sell", "log-extra-sale", "log-take", "log-keep", "log-preserve", "log-draft")
    ),
    "players[seat].sale": ("log-sell" + WHO, "log-extra-sale" + WHO, "log-end-build" + WHO),
    "players[seat].sold_count": ("log-end-build" + WHO, "log-preserve" + WHO),
    "players[seat].sold": ("log-end-build" + WHO, "log-preserve" + WHO),
    "players[seat].in_progress": (
        *BUILT,
        "log-sell",
        "log-gain*",
        "log-extra-sale",
        "log-take",
        "log-fruit-action",
        "log-decline",
    ),
    "players[seat].completed": ("log-complete", *BUILT),
    "players[seat].counters.coins": FOLLOWS("players[seat].purse"),
    "players[seat].counters.sold*": FOLLOWS("players[seat].sold_count"),
    "players[seat].counters.unsold*": FOLLOWS("players[seat].unsold"),
    "players[seat].counters": FOLLOWS("players[seat].completed", "players[seat].in_progress"),
    "players[seat].parts": FOLLOWS(
        "players[seat].completed", "players[seat].in_progress", "players[seat].counters", "players[seat].purse"
    ),
    "players[seat].score": FOLLOWS("players[seat].parts"),
}


def looks(view):
    """The view with fruits called by what is printed on them: copies with the same face are alike."""
    text = str(view)
    for id, fruit in view["fruits"].items():
        text = text.replace(id, f"{fruit['type']} {fruit['action']} {fruit['coins']} {fruit['valuable']}")
    return text


def unsettled(view):
    """Whether the price of a card is still being settled."""
    return view["building"] is not None


TOLD_PARTS = ()  # points follow from the houses; the log tells of coins


def points(line):
    return ()


PROMISES = {
    "do-build": {"price": "-players[me].purse"},
    "do-level-up": {"price": "-players[me].purse"},
    "do-sell": {"coins": "players[me].purse"},
    "do-discard-for-coins": {"coins": "players[me].purse"},
}
