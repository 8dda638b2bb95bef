"""What the designs do (5.2, 5.3): static abilities, abilities that do something, and their operations, as tables."""

import numpy as np

from sylvarium.games.sylvan_tactics.rules.components import (
    ACTION,
    APEX,
    APEX_DISCOUNT,
    COST,
    DESIGN,
    EFFECTS,
    KEYWORDS,
    KIND,
    KINDS,
    SLOTS,
    TYPE,
)
from sylvarium.games.sylvan_tactics.rules.effects import Ability, Term, parse
from sylvarium.kernel.tables import table

# --- static abilities (5.2) ----------------------------------------------------------------------

FLAGS = (
    "infiltrator", "thorns", "stalwart", "haste", "silent", "living_sigil", "armor", "warded", "reach",
    "aura", "pawn_diagonal",
)  # fmt: skip
(
    INFILTRATOR, THORNS, STALWART, HASTE, SILENT, LIVING_SIGIL, ARMOR, WARDED, REACH, AURA, PAWN_DIAGONAL,
) = (1 << bit for bit in range(len(FLAGS)))  # fmt: skip

MODES = ("always", "attack", "defend")
ALWAYS, ATTACK, DEFEND = range(3)
SIDES = ("ally", "enemy")
ALLY, ENEMY = range(2)
ZONES = ("anywhere", "enemy_half")
ANYWHERE, ENEMY_HALF = range(2)


def kinds_mask(words: str) -> int:
    """`pawn/merc` as a set of bits."""
    return sum(1 << KINDS.index(word) for word in words.split("/"))


class Statics:
    """What a design does by merely being in play, as numbers by name."""

    def __init__(self, abilities: tuple[Ability, ...], keywords: tuple[str, ...]):
        self.flags = INFILTRATOR if "infiltrator" in keywords else 0
        self.bonus = [0, 0, 0]
        self.charge = self.pack = self.extra_moves = 0
        self.versus = [0] * len(KINDS)
        self.aura = [0, 0, 0, 0, 0]  # amount, side, kinds, distance, mode
        self.field = [0, 0, 0, 0]  # amount, kinds, zone, mode
        self.move_cost = self.king_attack_cost = self.morale_guard = self.draw_choice = 0
        for ability in abilities:
            if ability.kind == "static":
                self.read(ability.terms[0])

    def read(self, term: Term) -> None:
        words = term.arguments
        if term.name in FLAGS:
            self.flags |= 1 << FLAGS.index(term.name)
        if term.name == "str" and len(words) == 2:
            self.bonus[MODES.index(words[1])] += term.number
        elif term.name == "str" and words[1:] == ("attack", "moved"):
            self.charge = term.number
        elif term.name == "str" and words[1] == "attack":
            self.versus[KINDS.index(words[2].removeprefix("vs "))] = term.number
        elif term.name == "aura":
            side, kinds = words[1].split()
            mode = MODES.index(words[3])
            self.aura = [term.number, SIDES.index(side), kinds_mask(kinds), int(words[2]), mode]
        elif term.name == "field":
            self.field = [term.number, kinds_mask(words[1]), ZONES.index(words[2]), MODES.index(words[3])]
        elif term.name == "extra_move":
            self.extra_moves = term.number
        elif term.name in ("pack", "move_cost", "king_attack_cost", "morale_guard", "draw_choice"):
            setattr(self, term.name, term.number)
        elif term.name not in FLAGS:
            raise ValueError(f"unknown static ability: {term}")


_abilities = [parse(effect) for effect in EFFECTS]
_statics = [Statics(a, words) for a, words in zip(_abilities, KEYWORDS, strict=True)]
BONUS = table([each.bonus for each in _statics])
CHARGE = table([each.charge for each in _statics])
VERSUS = table([each.versus for each in _statics])
PACK = table([each.pack for each in _statics])
EXTRA_MOVES = table([each.extra_moves for each in _statics])
AURA_AMOUNT, AURA_SIDE, AURA_KINDS, AURA_WITHIN, AURA_MODE = map(
    table, zip(*(each.aura for each in _statics), strict=True)
)
FIELD_AMOUNT, FIELD_KINDS, FIELD_ZONE, FIELD_MODE = map(table, zip(*(each.field for each in _statics), strict=True))
MOVE_COST = table([each.move_cost for each in _statics])
KING_ATTACK_COST = table([each.king_attack_cost for each in _statics])
MORALE_GUARD = table([each.morale_guard for each in _statics])
DRAW_CHOICE = table([each.draw_choice for each in _statics])

# --- abilities that do something (5.2, 5.3) ------------------------------------------------------

# A design has at most one of them. What sets it off:
ABILITIES = (
    "none", "play", "use", "riposte", "deploy", "kill", "attack", "enemy_killed", "refresh",
)  # fmt: skip
(
    NO_ABILITY, PLAY, USE, RIPOSTE, ON_DEPLOY, ON_KILL, ON_ATTACK, ON_ENEMY_KILLED, ON_REFRESH,
) = range(len(ABILITIES))  # fmt: skip

OPERATIONS = (
    "nothing", "draw", "scout", "discard_random", "retrieve", "recover", "morale", "king_heal", "heal",
    "harm", "ready", "snare", "root", "halt", "boost", "free_move", "shift", "tunnel", "swap",
    "deploy_pawns", "bounce", "destroy", "equip", "redirect", "cancel",
)  # fmt: skip
(
    NOTHING_TO_DO, DRAW, SCOUT, DISCARD_RANDOM, RETRIEVE, RECOVER, MORALE, KING_HEAL, HEAL, HARM, READY,
    SNARE, ROOT, HALT, BOOST, FREE_MOVE, SHIFT, TUNNEL, SWAP, DEPLOY_PAWNS, BOUNCE, DESTROY, EQUIP,
    REDIRECT, CANCEL,
) = range(len(OPERATIONS))  # fmt: skip
MOST_OPERATIONS = 2

# On whom: nobody, a unit the player chooses, or one that is named.
TARGETS = ("nobody", "chosen", "self", "same", "attacker", "defender", "killer", "moved", "deployed")
NOBODY, CHOSEN, SELF, SAME, ATTACKER, DEFENDER, KILLER, MOVED, DEPLOYED = range(len(TARGETS))
NO_UNIT_NEEDED = ("draw", "scout", "discard_random", "retrieve", "recover", "morale", "king_heal",
                  "deploy_pawns", "destroy", "cancel")  # fmt: skip

WINDOWS = ("none", "attack_declared", "unit_killed", "enemy_moved", "enemy_deployed", "action_played")
NO_WINDOW, ATTACK_DECLARED, UNIT_KILLED, ENEMY_MOVED, ENEMY_DEPLOYED, ACTION_PLAYED = range(len(WINDOWS))
ROLES = ("nobody", "defender", "killer", "killed", "moved", "deployed")
NO_ROLE, AS_DEFENDER, AS_KILLER, AS_KILLED, AS_MOVED, AS_DEPLOYED = range(len(ROLES))


class Operation:
    """One operation as numbers: what, how much, on whom."""

    def __init__(self, term: Term | None = None):
        self.what = NOTHING_TO_DO
        self.number = self.side = self.kinds = self.wounded = self.invoked = self.within = self.near = 0
        self.target = NOBODY
        if term is None:
            return
        self.what = OPERATIONS.index(term.name)
        if any(argument.lstrip("+-").isdigit() for argument in term.arguments):
            self.number = term.number
        if term.name not in NO_UNIT_NEEDED:
            self.read_target(term.arguments[0].split())

    def read_target(self, words: list[str]) -> None:
        if words[0] in TARGETS:
            self.target = TARGETS.index(words[0])
            return
        self.target = CHOSEN
        self.side = SIDES.index(words[0])
        self.kinds = kinds_mask(words[1])
        self.wounded = "wounded" in words
        self.invoked = "invoked" in words
        self.within = int(words[words.index("within") + 1]) if "within" in words else 0
        self.near = int(words[words.index("near") + 1]) if "near" in words else 0


class Doing:
    """The ability of a design that does something: what sets it off, its cost and its operations."""

    def __init__(self, abilities: tuple[Ability, ...]):
        self.kind = NO_ABILITY
        self.invokes = self.sigils = 0
        self.window, self.role, self.kinds, self.contact = NO_WINDOW, NO_ROLE, 0, 0
        self.operations = [Operation()] * MOST_OPERATIONS
        doing = [ability for ability in abilities if ability.kind != "static"]
        if len(doing) > 1 or any(len(ability.terms) > MOST_OPERATIONS for ability in doing):
            raise ValueError(f"more than a card can do: {doing}")
        for ability in doing:
            self.read(ability)

    def read(self, ability: Ability) -> None:
        self.kind = ABILITIES.index(ability.head[0] if ability.kind == "on" else ability.kind)
        if ability.kind == "use":
            self.invokes = int("invoke" in ability.head)
            self.sigils = next((int(part) for part in ability.head if part.isdigit()), 0)
        if ability.kind == "riposte":
            self.window = WINDOWS.index(ability.head[0])
            for condition in ability.head[1:]:
                words = condition.split()
                self.role = ROLES.index(words[0])
                self.kinds = kinds_mask(words[1])
                self.contact = int("contact" in words)
        done = [Operation(term) for term in ability.terms]
        self.operations = [*done, *self.operations[len(done) :]]


_doing = [Doing(a) for a in _abilities]


def _operations(name):
    return table([[getattr(op, name) for op in each.operations] for each in _doing])


ABILITY = table([each.kind for each in _doing])

# Bits of TRAITS behind those of FLAGS: what a unit's cards wait for, so that others need not be looked through.
ACTIVE, AT_REFRESH, AT_KILL = (1 << bit for bit in range(len(FLAGS), len(FLAGS) + 3))
_waits_for = {USE: ACTIVE, ON_REFRESH: AT_REFRESH, ON_KILL: AT_KILL, ON_ENEMY_KILLED: AT_KILL}
TRAITS = table([each.flags | _waits_for.get(kind, 0) for each, kind in zip(_statics, ABILITY, strict=True)])

# The price of a card in the Main Phase, without and with a Pawn to sacrifice (R54); nothing pays for a Riposte there.
PRICELESS = 100
_prices = [PRICELESS if TYPE[d] == ACTION and ABILITY[d] != PLAY else COST[d] for d in DESIGN]
PRICE = table([_prices, [price - APEX[d] * APEX_DISCOUNT for price, d in zip(_prices, DESIGN, strict=True)]])
USE_INVOKES = table([each.invokes for each in _doing])
USE_COST = table([each.sigils for each in _doing])
WINDOW = table([each.window for each in _doing])
ROLE = table([each.role for each in _doing])
ROLE_KINDS = table([each.kinds for each in _doing])
CONTACT = table([each.contact for each in _doing])
OPERATION, NUMBER, TARGET = _operations("what"), _operations("number"), _operations("target")
TARGET_SIDE, TARGET_KINDS = _operations("side"), _operations("kinds")
TARGET_WOUNDED, TARGET_INVOKED = _operations("wounded"), _operations("invoked")
TARGET_WITHIN, TARGET_NEAR = _operations("within"), _operations("near")

NEEDY = (HEAL, READY, FREE_MOVE, SHIFT, TUNNEL, REDIRECT)  # operations that not every unit suits (5.3, "needs")
_strict = [TARGET_WOUNDED, TARGET_INVOKED, TARGET_WITHIN, TARGET_NEAR, np.isin(OPERATION, NEEDY)]
TARGET_STRICT = table(np.any(_strict, axis=0))  # whether more is asked of a target than its kind


def _slots_of(kinds):
    """The numbers of a player's units that can be of these kinds: the first, and one behind the last."""
    slots = [slot for slot in range(SLOTS) if kinds >> KIND[slot] & 1]
    return (slots[0], slots[-1] + 1) if slots else (0, 0)


TARGET_FROM = table([[_slots_of(kinds)[0] for kinds in row] for row in TARGET_KINDS])
TARGET_TO = table([[_slots_of(kinds)[1] for kinds in row] for row in TARGET_KINDS])
