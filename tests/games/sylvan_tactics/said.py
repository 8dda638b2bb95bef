"""Which lines of the log tell of which changes of the view (`tests/contract/saying.py`)."""

from saying import FOLLOWS, ITSELF

from sylvarium.kernel import Message

WHO = "(player={seat})"
SIGILS = (
    "log-move",
    "log-attack",
    "log-deploy",
    "log-pawn",
    "log-queen",
    "log-pair",
    "log-equip",
    "log-play",
    "log-use",
    "log-riposte",
    "log-sacrifice",
    "log-promote",
    "log-ready",
    "log-turn",
    "log-colours",
    "log-keep",
    "log-goes",
)
UNITS = (
    "log-move",
    "log-goes",
    "log-attack",
    "log-deploy",
    "log-pawn",
    "log-queen",
    "log-pair",
    "log-equip",
    "log-play",
    "log-use",
    "log-riposte",
    "log-sacrifice",
    "log-promote",
    "log-ready",
    "log-turn",
    "log-killed",
    "log-wounded",
    "log-healed",
    "log-armor",
    "log-destroyed",
    "log-queen-hit",
    "log-king-hit",
    "log-morale",
    "log-king-heals",
    "log-disgraced",
    "log-boost",
    "log-snared",
    "log-rooted",
    "log-halted",
    "log-retire",
    "log-bounced",
    "log-return",
    "log-stay",
    "log-redirect",
    "log-discard",
    "log-limit",
)
PILE = (
    "log-retire",
    "log-discard",
    "log-goes",
    "log-return",
    "log-play",
    "log-riposte",
    "log-killed",
    "log-destroyed",
    "log-cancelled",
    "log-reshuffle",
    "log-armor",
    "log-use",
    "log-promote",
    "log-equip",
    "log-bounced",
    "log-spent",
    "log-announce",
    "log-take",
)
HAND = ("log-draw*", "log-take", "log-return", "log-discard", "log-put-back-own", "log-mulligan", "log-bounced")
PLAYED = ("log-deploy", "log-pair", "log-equip", "log-play", "log-riposte", "log-promote", "log-announce")
SAID = {
    "step": ITSELF,
    "window": ITSELF,
    "acting": ITSELF,  # the unit whose destination or target is being chosen
    "looked": ("log-scout", "log-draw*", "log-take", "log-play", "log-use", "log-turn"),
    "active": ("log-turn",),
    "white": ("log-colours",),
    "moves": ("log-move", "log-goes", "log-turn", "log-limit"),
    "move_cost": FOLLOWS("moves", "units", "players[seat].battlefields"),
    "attacks": ("log-attack", "log-turn", "log-limit"),
    "attack_cost": FOLLOWS("attacks"),
    "attack": (
        "log-attack",
        "log-killed",
        "log-nothing",
        "log-stay",
        "log-goes",
        "log-redirect",
        "log-riposte",
        "log-wounded",
        "log-armor",
        "log-king-hit",
        "log-queen-hit",
    ),
    "resolving": (*PLAYED, "log-spent"),
    "deck": (*HAND, "log-turn", "log-scout", "log-keep", "log-reshuffle", "log-put-back"),
    "discard": PILE,
    "units": UNITS,
    "players[seat].health": ("log-king-hit" + WHO, "log-morale" + WHO, "log-king-heals" + WHO, "log-queen" + WHO),
    "players[seat].parts": FOLLOWS("players[seat].health"),
    "players[seat].score": FOLLOWS("players[seat].health"),
    "players[seat].disgraced": ("log-disgraced" + WHO,),
    "players[seat].queen": ("log-queen" + WHO, "log-queen-hit" + WHO, "log-killed", "log-armor"),
    "players[seat].sigils": SIGILS,
    "players[seat].available": FOLLOWS(
        "players[seat].sigils", "players[seat].battlefields", "players[seat].pool", "units"
    ),
    "players[seat].mulligans": ("log-mulligan" + WHO,),
    "players[seat].hand_size": tuple(f"{id}{WHO}" for id in (*HAND, *PLAYED, "log-put-back", "log-keep", "log-retire")),
    "players[seat].hand": tuple(f"{id}{WHO}" for id in (*HAND, *PLAYED, "log-keep", "log-retire")),
    "players[seat].known": (*PLAYED, "log-return", "log-take", "log-discard", "log-bounced", "log-retire"),
    "players[seat].battlefields": (*SIGILS, "log-destroyed"),  # they may pay, too
    "players[seat].pool": (
        "log-deploy",
        "log-pawn",
        "log-killed",
        "log-retire",
        "log-sacrifice",
        "log-promote",
        "log-disgraced",
        "log-bounced",
        "log-destroyed",
    ),
}


def unsettled(view):
    """Whether a choice is still to be completed: costs are paid with the last part of it."""
    return view["step"] != "main"


def paid_back(told):
    """A card that can pay itself once it lies there: its price and what it brings are not told apart by a sum."""
    return dict(told.args).get("card") in (Message("card-sapling-grove"), Message("card-pika-gleaner"))


TOLD_PARTS = ("king",)


def points(line):
    """The King's Health is the score."""
    told = dict(line.args)
    if line.id in ("log-king-hit", "log-morale"):
        yield told["player"].number, "king", -told["damage"]
    elif line.id == "log-king-heals":
        yield told["player"].number, "king", told["health"]


PROMISES = {
    message: {"cost": "-players[me].available"}
    for message in ("do-play", "do-riposte", "do-move", "do-strike", "do-pair", "do-sacrifice", "do-deploy")
}
