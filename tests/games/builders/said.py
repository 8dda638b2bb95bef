"""Which lines of the log tell of which changes of the view (`tests/contract/saying.py`)."""

from saying import FOLLOWS, ITSELF

WHO = "(player={seat})"
SAID = {
    "round": ("log-round",),
    "item_used": ITSELF,  # once an item is used, until the turn ends
    "trees[tree:space].tiles[tile].banners": ("log-banner", "log-ax(space={space})", "log-destination(source={space})"),
    "trees[tree:space].base_banners": ("log-ax(space={space})", "log-destination(source={space})"),
    "trees[tree:space].tiles": (
        "log-place(space={space})",
        "log-ax(space={space})",
        "log-destination(space={space})",
        "log-destination(source={space})",  # the log says where a hammered tile came from
    ),
    "trees[tree:space].capped": ("log-treetop(space={space})",),
    "trees[tree:space].*": FOLLOWS("trees[tree:space].tiles"),
    "bridges[bridge:pair:owner]": ("log-bridge(pair={pair})",),
    "bridges": ("log-bridge",),
    "prospects": FOLLOWS("trees[tree:space].leader", "trees[tree:space].height"),
    "districts": FOLLOWS("trees[tree:space].leader"),
    "display": ("log-take", "log-refresh"),
    "deck": ("log-take", "log-take-deck*", "log-refresh", "log-top-up", "log-redraw"),
    "discard": ("log-exchange", "log-refresh", "log-take-deck*", "log-take", "log-top-up", "log-redraw"),
    "shown": ("log-redraw", "log-take", "log-take-deck*"),  # until the next turn begins
    "box.tiles": ("log-ax", "log-tile-lost"),
    "supply.{item}": ("log-exchange(item=one-{item})", "log-use(item=one-{item})"),
    "players[seat].items.{item}": (
        "log-exchange(player={seat}, item=one-{item})",
        "log-use(player={seat}, item=one-{item})",
    ),
    "players[seat].row": ("log-play" + WHO, "log-exchange" + WHO),
    "players[seat].hand": ("log-play" + WHO, "log-take*" + WHO, "log-top-up" + WHO, "log-redraw" + WHO),
    "players[seat].hand_size": FOLLOWS("players[seat].hand", "players[seat].row", "deck", "display", "discard"),
    "players[seat].banners": ("log-banner" + WHO, "log-bridge" + WHO),
    "players[seat].tile_banners": ("log-banner" + WHO,),
    "players[seat].next_tile": ("log-place" + WHO, "log-tile-lost" + WHO, "log-round"),
    "players[seat].stack": ("log-place" + WHO, "log-tile-lost" + WHO, "log-round"),
    "players[seat].stack_size": ("log-place" + WHO, "log-tile-lost" + WHO, "log-round"),
    "players[seat].second_stack": ("log-round",),
    "players[seat].second_stack_size": ("log-round",),
    "players[seat].parts": ("log-banner" + WHO, "log-bridge" + WHO, "log-round-score" + WHO),
    "players[seat].score": FOLLOWS("players[seat].parts"),
}

UNORDERED = ("display",)  # in which slot a card lies means nothing
TOLD_PARTS = ("banners", "bridges", "prestige", "preeminence")


def points(line):
    """The points a line tells of: seat, category, how many."""
    told = dict(line.args)
    if line.id == "log-banner":
        yield told["player"].number, "banners", told["points"]
    elif line.id == "log-bridge":
        yield told["player"].number, "bridges", told["points"]
    elif line.id == "log-round-score":
        yield told["player"].number, "prestige", told["prestige"]
        yield told["player"].number, "preeminence", told["preeminence"]


# What the words of a choice promise: by message and argument, the path that grows by so much (or shrinks, with −).
PROMISES = {
    "do-attach": {"points": "players[me].score"},
    "do-bridge": {"points": "players[me].score"},
}
