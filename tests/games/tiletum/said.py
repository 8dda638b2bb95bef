"""Which lines of the log tell of which changes of the view (`tests/contract/saying.py`)."""

from saying import FOLLOWS, ITSELF

WHO = "(player={seat})"
NEW_ROUND = ("log-corruption", "log-king-phase")
TOOK = tuple(f"{id}{WHO}" for id in ("log-take-tile", "log-take-contract", "log-take-character", "log-king-tile"))
SPENT = tuple(
    f"{id}{WHO}" for id in ("log-use-helper", "log-fulfil-contract", "log-place-crest", "log-place-character")
)
WEALTH = tuple(
    f"{id}{WHO}"
    for id in (
        "log-die-gives",
        "log-pays",
        "log-gains",
        "log-buy",
        "log-exchange",
        "log-pick-resource",
        "log-take-die",
        "log-change-die",
    )
)
HOUSE, PILLAR = ("log-place-house", "log-guild-house"), ("log-place-pillar", "log-guild-pillar")
SAID = {
    "now": ITSELF,  # whose turn it is and how far it has come
    "lap": ("log-corruption", "log-king-phase"),
    "round": ("log-king-phase",),
    "order": ("log-king-phase",),
    "bag": NEW_ROUND,
    "corruption": ("log-corruption", "log-king-phase"),
    "wheel[action_space:place].dice": (
        "log-take-die",
        "log-change-die",
        "log-guild-die",
        "log-corruption",
        "log-king-phase",
    ),
    "wheel[action_space:place].tile": ("log-take-tile", "log-guild-die", "log-king-phase"),
    "wheel[action_space:place].ap_of": FOLLOWS("players[seat].bonus_ap", "wheel[action_space:place].number"),
    "wheel": ("log-king-phase",),
    "king.tile": ("log-king-tile*", "log-leave-king-tile", "log-king-phase"),
    "king": ("log-king-step", "log-guild-steps", "log-corruption", "log-king-phase"),
    "contract_offer": ("log-take-contract", "log-guild-contract", "log-contract-offer*"),
    "character_offer": ("log-take-character", "log-redraw-characters", "log-guild-characters", "log-king-phase"),
    "piles.bonus": ("log-king-phase",),
    "piles.contract": ("log-contract-offer",),
    "piles.character": ("log-take-character", "log-redraw-characters", "log-guild-characters", "log-king-phase"),
    "prospects": FOLLOWS("players[seat].*", "king", "fairs", "map", "round"),
    "fairs[fair].worth": FOLLOWS(
        "players[seat].*", "guild", "king", "map", "players[seat].resources", "players[seat].buildings"
    ),
    "fairs[fair].takes_part": ("log-move-merchant", "log-place-house", "log-guild-house"),
    "fairs": ("log-fair", "log-king-phase"),
    "map.spaces[space:key].architects": ("log-move-architect",),
    "map.spaces[space:key].merchants": ("log-move-merchant",),
    "map.spaces[space:key].bonus": ("log-take-tile",),
    "map.spaces[space:key].house_spaces": HOUSE,
    "map.spaces[space:key].cathedral.tiles": ("log-contribute", "log-guild-pillar"),
    "map.spaces[space:key].cathedral": (*PILLAR, "log-contribute"),
    "players[seat].place_in_order": FOLLOWS("order"),
    "players[seat].king_step": ("log-king-step" + WHO, "log-corruption", "log-king-phase"),
    "players[seat].dice": ("log-take-die" + WHO, "log-change-die" + WHO, "log-king-phase"),
    "players[seat].resources": WEALTH,
    "players[seat].leftovers": FOLLOWS("players[seat].resources", "players[seat].storehouse"),
    "players[seat].storehouse": (*TOOK, *SPENT, "log-helper-done"),
    "players[seat].in_use": ("log-use-helper" + WHO, "log-helper-done"),
    "players[seat].contracts_held": FOLLOWS("players[seat].storehouse"),
    "players[seat].crests_held": FOLLOWS("players[seat].storehouse"),
    "players[seat].contracts": ("log-fulfil-contract" + WHO,),
    "players[seat].contracts_fulfilled": ("log-fulfil-contract" + WHO,),
    "players[seat].buildings[building].rooms": ("log-place-character" + WHO,),
    "players[seat].buildings[building].crest": ("log-place-crest" + WHO,),
    "players[seat].buildings[building].completed": ("log-completed" + WHO,),
    "players[seat].buildings[building].house": ("log-place-character" + WHO,),
    "players[seat].buildings[building].*": FOLLOWS("players[seat].buildings[building].rooms"),
    "players[seat].bonus_ap": ("log-completed" + WHO,),
    "players[seat].completed": ("log-completed" + WHO,),
    "players[seat].houses": ("log-place-house" + WHO, "log-place-character" + WHO),
    "players[seat].pillars": ("log-place-pillar" + WHO, "log-fulfil-contract" + WHO),
    "players[seat].houses_on_map": ("log-place-house" + WHO,),
    "players[seat].pillars_on_map": ("log-place-pillar" + WHO,),
    "players[seat].estate": FOLLOWS("players[seat].houses_on_map", "players[seat].pillars_on_map"),
    "players[seat].merchant": ("log-move-merchant" + WHO,),
    "players[seat].architect": ("log-move-architect" + WHO,),
    "players[seat].parts": tuple(
        f"{id}{WHO}" for id in ("log-gains", "log-king-points", "log-fair-points", "log-final")
    ),
    "players[seat].score": FOLLOWS("players[seat].parts"),
    "guild.houses*": ("log-guild-house",),
    "guild.pillars*": ("log-guild-pillar",),
    "guild.king_step": ("log-guild-steps", "log-corruption", "log-king-phase"),
    "guild.contracts_fulfilled": ("log-guild-contract",),
    "guild.dice": ("log-guild-die", "log-king-phase"),
    "guild.estate": FOLLOWS("guild.houses_on_map", "guild.pillars_on_map"),
    "guild.parts": ("log-guild-gains", "log-king-points", "log-fair-points", "log-final"),
    "guild.score": FOLLOWS("guild.parts"),
    "guild.beaten": FOLLOWS("guild.score", "players[seat].score"),
}

TOLD_PARTS = None  # lines tell of points without their category: the sum of all is compared


def points(line):
    """The points a line tells of: seat (or the Guild), category, how many."""
    told = dict(line.args)
    who = told.get("player")
    seat = who.number if hasattr(who, "number") else "guild"
    if line.id in ("log-king-points", "log-fair-points"):
        yield seat, None, told["n"]
    elif line.id == "log-final":
        yield seat, None, told["estates"] + told["buildings"] + told["leftovers"]
    elif line.id in ("log-gains", "log-guild-gains"):
        gained = told["what"] if isinstance(told["what"], (list, tuple)) else [told["what"]]
        for each in gained:
            if each.id == "amount-points":
                yield seat, None, dict(each.args)["n"]


PROMISES = {"do-contribute": {"points": "players[me].score", "stone": "-players[me].resources.stone"}}


def looks(view):
    """Character tiles of one type with the same bonus are equal copies; the order of their offer means nothing."""
    return _renamed({**view, "character_offer": sorted((each["tile"] for each in view["character_offer"]), key=_look)})


def _look(tile):
    return "" if tile is None else f"{tile['shows']} {tile['effect']}"


def _renamed(thing):
    if isinstance(thing, list):
        return [_renamed(each) for each in thing]
    if not isinstance(thing, dict):
        return thing
    if thing.get("kind") == "character":
        return _look(thing)
    renamed = {key: _renamed(value) for key, value in thing.items()}
    if "storehouse" in thing:  # where a tile lies in it means nothing
        renamed["storehouse"] = sorted(map(str, renamed["storehouse"]))
    return renamed
