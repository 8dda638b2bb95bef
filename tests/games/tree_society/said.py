"""Which lines of the log tell of which changes of the view (`tests/contract/saying.py`)."""

from saying import FOLLOWS, ITSELF

WHO = "(player={seat})"
BUILT = ("log-build", "log-level-up", "log-complete", "log-discard")
COINS = ("log-sell", "log-extra-sale", "log-build", "log-level-up", "log-gain", "log-chest", "log-lost-coins")
# What levels count: coins and fruits. Their points and prices change with them.
COUNTED = (
    "log-sell",
    "log-extra-sale",
    "log-take",
    "log-keep",
    "log-preserve",
    "log-gain*",
    "log-chest",
    "log-lost-coins",
    "log-end-build",
)
SAID = {
    "phase": ITSELF,
    "fruits": ITSELF,  # what is printed on the fruits that lie open
    "cards": ITSELF,  # what is printed on the cards that lie open
    "due": ITSELF,  # its price
    "building": ITSELF,  # the card whose price is being settled
    "round": ("log-take", "log-end-build", "log-draft"),
    "first": ITSELF,
    "end.trigger_round": ("log-trigger*",),
    "end.empty_round": ("log-deck-empty",),
    "end.last_round": ("log-trigger*", "log-deck-empty", "log-take"),
    "prices": ("log-sell", "log-extra-sale", "log-take", "log-keep", "log-preserve", "log-draft"),
    "fruit_deck": ("log-take", "log-draft", "log-reveal-fruits", "log-return", "log-keep"),
    "fruit_market": ("log-take", "log-keep", "log-draft"),
    "guild_deck": (
        "log-take",
        "log-refresh",
        "log-reveal-guilds",
        "log-return",
        "log-shuffle",
        "log-plan-revealed",
        "log-build",
        "log-end-build",
    ),
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
        "log-plan*",
        "log-return",
        "log-preserve",
        "log-keep",
        "log-draft",  # what can be paid is said of whoever decides next
    ),
    "discard": ("log-discard", "log-refresh", "log-shuffle"),
    "revealed.fruits": ("log-reveal-fruits", "log-keep", "log-return"),
    "revealed.guilds": ("log-reveal-guilds", "log-build", "log-return", "log-discard", "log-plan-revealed"),
    "fruit_action": ("log-sell", "log-fruit-action", "log-end-build"),
    "players[seat].order": ITSELF,
    "players[seat].purse": tuple(f"{id}{WHO}" for id in COINS),
    "players[seat].rest": FOLLOWS("players[seat].purse", "players[seat].chest", "players[seat].in_progress"),
    "players[seat].chest": ("log-gain-chest" + WHO, "log-chest" + WHO),
    "players[seat].banners": FOLLOWS("players[seat].completed", "players[seat].in_progress"),
    "players[seat].unsold": tuple(
        f"{id}{WHO}" for id in ("log-sell", "log-extra-sale", "log-take", "log-keep", "log-preserve", "log-draft")
    ),
    "players[seat].sale": ("log-sell" + WHO, "log-extra-sale" + WHO, "log-end-build" + WHO),
    "players[seat].sold": ("log-end-build" + WHO, "log-preserve" + WHO),
    "players[seat].in_progress": (*BUILT, *COUNTED, "log-fruit-action", "log-decline", "log-return", "log-plan*"),
    "players[seat].completed": (*BUILT, *COUNTED),
    "players[seat].counters.coins": FOLLOWS("players[seat].purse"),
    "players[seat].counters.sold*": FOLLOWS("players[seat].sold"),
    "players[seat].counters.unsold*": FOLLOWS("players[seat].unsold"),
    "players[seat].counters": FOLLOWS("players[seat].completed", "players[seat].in_progress"),
    "players[seat].parts": FOLLOWS(
        "players[seat].completed", "players[seat].in_progress", "players[seat].counters", "players[seat].purse"
    ),
    "players[seat].score": FOLLOWS("players[seat].parts"),
}


def looks(view):
    """The view with fruits called by what is printed on them: copies with the same face are alike, in any order."""

    def faces(ids):
        return sorted(str({**view["fruits"][id], "id": None}) for id in ids if id)

    return {
        **view,
        "fruits": faces(view["fruits"]),
        "fruit_market": faces(view["fruit_market"]),
        "revealed": {**view["revealed"], "fruits": faces(view["revealed"]["fruits"])},
        "fruit_action": view["fruit_action"]
        and {**view["fruit_action"], "fruit": faces([view["fruit_action"]["fruit"]])},
        "players": [
            {**player, **{heap: faces(player[heap]) for heap in ("unsold", "sale", "sold")}}
            for player in view["players"]
        ],
    }


def unsettled(view):
    """Whether the price of a card is still being settled."""
    return view["building"] is not None


TOLD_PARTS = ()  # points follow from the houses; the log tells of coins


def points(line):
    return ()


# The price of a level and the pay of a fruit are not all that happens to the purse: effects give coins as well.
# That the log accounts for every coin is in test_telling.py.
PROMISES = {"do-discard-for-coins": {"coins": "players[me].purse"}}
