"""The components of Sylvan Tactics: names, and frozen tables for the rules.

A *design* is a card as it is printed (70 of them: Mercenaries, Actions, Battlefields, Equipment, in this
order); a *card* is one copy of a design (86). Copies of a design have neighbouring numbers.
"""

import tomllib
from pathlib import Path

from sylvarium.kernel.tables import table

DATA = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))

NONE = -1


# --- limits --------------------------------------------------------------------------

LIMITS = DATA["limits"]
MOST_SIGILS = LIMITS["sigils"]
KING_HEALTH = LIMITS["king_health"]
KING_STRENGTH = LIMITS["king_strength"]
QUEEN_HEALTH = LIMITS["queen_health"]
PAWNS = LIMITS["pawns"]
PAWN_STRENGTH = LIMITS["pawn_strength"]
HAND_LIMIT = LIMITS["hand"]
OPENING_HAND = LIMITS["opening_hand"]
MULLIGANS = LIMITS["mulligans"]
APEX_DISCOUNT = LIMITS["apex_discount"]
APEX_MORALE = LIMITS["apex_morale"]
RETIRE_MORALE = LIMITS["retire_morale"]

# --- units (R4, R5) ------------------------------------------------------------------------------

WHITE, BLACK = range(2)
COLOURS = ("white", "black")
KINDS = ("king", "queen", "merc", "pawn")
KING, QUEEN, MERC, PAWN = range(4)
PIECES = tuple(piece["id"] for piece in DATA["piece"])
LETTERS = tuple(piece["letter"] for piece in DATA["piece"])
ROOK, BISHOP, KNIGHT = range(3)
MERCS = len(PIECES)  # Mercenaries a player can have: one of each piece

# Every unit a player can ever have owns a number: King, Queen, the three Mercenary pieces, eight Pawns.
SLOTS = 5 + PAWNS
UNITS = 2 * SLOTS
FIRST_MERC, FIRST_PAWN = 2, 5
_slots = [slot for _ in COLOURS for slot in range(SLOTS)]
SIDE = table([unit // SLOTS for unit in range(UNITS)])
KIND = table([KING if s == 0 else QUEEN if s == 1 else MERC if s < FIRST_PAWN else PAWN for s in _slots])
PIECE = table([slot - FIRST_MERC if FIRST_MERC <= slot < FIRST_PAWN else NONE for slot in _slots])
UNIT_IDS = tuple(
    f"{colour}-{name}"
    for colour in COLOURS
    for name in ("king", "queen", *PIECES, *(f"pawn-{k}" for k in range(1, PAWNS + 1)))
)

# --- designs and cards ---------------------------------------------------------------------------

CARD_TYPES = ("mercenary", "action", "battlefield", "equipment")
MERCENARY, ACTION, BATTLEFIELD, EQUIPMENT = range(4)
_rows = [(kind, row) for kind, name in enumerate(CARD_TYPES) for row in DATA[name]]
DESIGN_IDS = tuple(row["id"] for _, row in _rows)
DESIGNS = len(DESIGN_IDS)
TYPE = table([kind for kind, _ in _rows])
COST = table([row["cost"] for _, row in _rows])
PRINTED = table([row.get("strength", 0) for _, row in _rows])
COPIES = table([row["copies"] for _, row in _rows])
FIRST_COPY = table([sum(row["copies"] for _, row in _rows[:d]) for d in range(DESIGNS)])
KEYWORDS = tuple(tuple(row.get("keywords", ())) for _, row in _rows)
EFFECTS = tuple(row["effect"] for _, row in _rows)  # what the card does (5.2, 5.3), read by `abilities.py`
PARTNER = table(["partner" in words for words in KEYWORDS])
APEX = table(["apex_predator" in words for words in KEYWORDS])

DESIGN = table([d for d, (_, row) in enumerate(_rows) for _ in range(row["copies"])])
CARDS = len(DESIGN)
CARD_IDS = tuple(f"{DESIGN_IDS[d]}#{card - FIRST_COPY[d] + 1}" for card, d in enumerate(DESIGN))

MERC_DESIGNS = len(DATA["mercenary"])
OTHER_DESIGNS = DESIGNS - MERC_DESIGNS
MERC_CARDS = int(sum(row["copies"] for row in DATA["mercenary"]))
FIRST_FIELD_DESIGN = MERC_DESIGNS + len(DATA["action"])
FIRST_FIELD = int(FIRST_COPY[FIRST_FIELD_DESIGN])
FIELDS = int(sum(row["copies"] for row in DATA["battlefield"]))
GEAR = int(sum(row["copies"] for row in DATA["equipment"]))
FIRST_GEAR_DESIGN = FIRST_FIELD_DESIGN + len(DATA["battlefield"])
GEAR_DESIGNS = len(DATA["equipment"])
LASTING = FIELDS + GEAR  # the cards that `destroy` can choose: Battlefields and Equipment
KIT = 2 + GEAR  # the most cards one Mercenary unit can consist of (R7)

# One bit for each design with several copies, 0 for the others: a set of them tells which have come up (R127).
_several = [design for design in range(DESIGNS) if COPIES[design] > 1]
TWIN = table([1 << _several.index(design) if design in _several else 0 for design in range(DESIGNS)])
