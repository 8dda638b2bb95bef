"""What lies on the table, and what can be read off it: ways of moving, reach, Strength, costs."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from referee.sylvan_tactics.cards import Term, of, statics

COLOURS = ("white", "black")
PIECES = ("rook", "bishop", "knight")
SPACES = [f"{file}{row}" for row in range(1, 9) for file in "abcdefgh"]
STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
LINES = {"rook": STRAIGHT, "bishop": DIAGONAL, "queen": STRAIGHT + DIAGONAL}


@dataclass(eq=False)
class Unit:
    """A unit on the board (R4, R7); `kit` is a Mercenary's own card, its Partner, its Equipment."""

    id: str
    side: int
    kind: str
    piece: str
    space: str
    entry: int = 0
    kit: list[str] = field(default_factory=list)
    paired: bool = False
    invoked: bool = False
    wounded: bool = False
    fresh: bool = False
    attacked: bool = False
    halted: bool = False
    snared: bool = False
    rooted: int = 0  # the turn up to which it lasts
    moved: int = 0  # move actions this turn
    left: bool = False  # R43: a Pawn has left its first space
    boost: int = 0

    def terms(self, name: str) -> list[Term]:
        return [term for card in self.kit for term in statics(card, name)] if self.kit else []

    def has(self, name: str) -> bool:
        return bool(self.terms(name))


@dataclass
class Battlefield:
    card: str
    invoked: bool = False


@dataclass
class Side:
    """One player's things."""

    health: int = 10  # R11
    queen: str = "reserve"
    queen_health: int = 0
    awake: int = 0
    invoked: int = 0
    disgraced: bool = False
    hand: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)  # cards of the hand that everybody saw being taken
    battlefields: list[Battlefield] = field(default_factory=list)  # oldest first (R8)
    shaken: bool = False  # has taken morale damage this turn
    mulligans: int = 0

    def total(self, name: str) -> int:
        """All Battlefields are added up (R105)."""
        return sum(term.number for each in self.battlefields for term in statics(each.card, name))

    def plays(self, name: str) -> bool:
        return any(statics(each.card, name) for each in self.battlefields)


@cache
def xy(space: str) -> tuple[int, int]:
    return "abcdefgh".index(space[0]), int(space[1])


def beside(space: str, dx: int, dy: int) -> str | None:
    """The space so many files and rows away, if it is on the board (R1)."""
    x, y = xy(space)
    return f"{'abcdefgh'[x + dx]}{y + dy}" if 0 <= x + dx < 8 and 1 <= y + dy <= 8 else None


@cache
def distance(one: str, other: str) -> int:  # R2
    (x, y), (u, v) = xy(one), xy(other)
    return max(abs(x - u), abs(y - v))


def home(side: int) -> list[str]:  # R3
    rows = "12" if side == 0 else "78"
    return [space for space in SPACES if space[1] in rows]


def in_enemy_half(side: int, space: str) -> bool:  # R3
    return space[1] in ("5678" if side == 0 else "1234")


def forward(side: int) -> int:
    return 1 if side == 0 else -1


class Position:
    """Units and sides, without any course of play."""

    def __init__(self) -> None:
        self.sides = [Side(), Side()]
        self.units: list[Unit] = []
        self.entries = 0
        self.moves = 0
        self.attacks = 0
        for side in range(2):  # R8, R10
            self.enter(Unit(f"{COLOURS[side]}-king", side, "king", "king", "e1" if side == 0 else "e8"))
            for k, file in enumerate("abcdefgh", 1):
                self.enter(Unit(f"{COLOURS[side]}-pawn-{k}", side, "pawn", "pawn", f"{file}{'27'[side]}"))

    # ---------------------------------------------------------------------------------------------- units

    def enter(self, unit: Unit) -> Unit:
        """R8."""
        self.entries += 1
        unit.entry = self.entries
        self.units.append(unit)
        return unit

    def on(self, space: str | None) -> Unit | None:
        return next((unit for unit in self.units if unit.space == space), None)

    def empty(self, space: str | None) -> bool:
        return space is not None and self.on(space) is None

    def of_side(self, side: int, *kinds: str) -> list[Unit]:
        """Oldest first (R8)."""
        return [unit for unit in self.units if unit.side == side and (not kinds or unit.kind in kinds)]

    def free_pieces(self, side: int) -> list[str]:  # R5
        used = {unit.piece for unit in self.of_side(side, "merc")}
        return [piece for piece in PIECES if piece not in used]

    def pawns_in_pool(self, side: int) -> list[str]:  # R5, R73
        standing = {unit.id for unit in self.of_side(side, "pawn")}
        return [pawn for k in range(1, 9) if (pawn := f"{COLOURS[side]}-pawn-{k}") not in standing]

    def home_spaces(self, side: int) -> list[str]:
        return [space for space in home(side) if self.empty(space)]

    # --------------------------------------------------------------------------------------------- moving

    def destinations(self, unit: Unit) -> list[str]:
        """R42 to R50."""
        if unit.kind == "pawn":
            return self.pawn_destinations(unit)
        if unit.kind == "king":
            return self.around(unit.space)
        if unit.piece == "knight":  # R44
            jumps = [(a * i, b * j) for a, b in ((1, 2), (2, 1)) for i in (1, -1) for j in (1, -1)]
            return [space for dx, dy in jumps if (space := beside(unit.space, dx, dy)) and self.empty(space)]
        found = []
        for dx, dy in LINES[unit.piece]:  # R45, R47
            space = beside(unit.space, dx, dy)
            while space and (self.empty(space) or unit.has("infiltrator")):
                found += [space] if self.empty(space) else []
                space = beside(space, dx, dy)
        return found

    def pawn_destinations(self, unit: Unit) -> list[str]:
        step = forward(unit.side)
        ahead, twice = beside(unit.space, 0, step), beside(unit.space, 0, 2 * step)
        found = [ahead] if self.empty(ahead) else []  # R42
        if found and not unit.left and self.empty(twice):  # R43
            found.append(twice)
        if self.sides[unit.side].plays("pawn_diagonal"):
            found += [space for dx in (1, -1) if self.empty(space := beside(unit.space, dx, step))]
        return [space for space in found if space]

    def around(self, space: str) -> list[str]:
        """The empty spaces adjacent to a space."""
        return [each for each in SPACES if distance(each, space) == 1 and self.empty(each)]

    def may_move(self, unit: Unit) -> bool:  # R39, R40
        most = 1 + sum(term.number for term in unit.terms("extra_move"))
        return not unit.fresh and not unit.rooted and unit.moved < most

    def move_cost(self, side: int) -> int:  # R38, R32
        return max(1, self.moves + 1 + self.sides[side].total("move_cost"))

    # ------------------------------------------------------------------------------------------ attacking

    def in_reach(self, unit: Unit, space: str) -> bool:
        """R76, R81."""
        (x, y), (u, v) = xy(unit.space), xy(space)
        far = distance(unit.space, space)
        if unit.kind == "pawn":
            return abs(x - u) == abs(y - v) == 1
        if far == 2 and unit.has("reach"):
            on_line = abs(x - u) in (0, 2) and abs(y - v) in (0, 2)
            return on_line and self.empty(f"{'abcdefgh'[(x + u) // 2]}{(y + v) // 2}")
        return far == 1

    def may_attack(self, unit: Unit) -> bool:  # R80
        tired = unit.attacked if unit.kind == "pawn" else unit.invoked
        return not tired and not unit.halted and (not unit.fresh or unit.has("haste"))

    def attack_cost(self, target: Unit) -> int:  # R79, R32
        more = self.sides[target.side].total("king_attack_cost") if target.kind == "king" else 0
        return max(1, self.attacks + 1 + more)

    def targets(self, unit: Unit) -> list[Unit]:
        return [foe for foe in self.of_side(1 - unit.side) if self.in_reach(unit, foe.space)]

    # ------------------------------------------------------------------------------------------- strength

    def base(self, unit: Unit) -> int:  # R33
        if unit.kind == "queen":
            return self.sides[unit.side].queen_health
        if unit.kind == "merc":
            return sum(of(card).strength for card in unit.kit)
        return {"pawn": 1, "king": 3}[unit.kind]

    def strength(self, unit: Unit, mode: str = "always", foe: Unit | None = None) -> int:
        """R34, R35; `foe` is the other unit of the attack."""
        modes = ("always", mode)
        total = self.base(unit) + unit.boost
        for term in unit.terms("str"):
            fits = term.args[1] in modes
            if "moved" in term.args:
                fits = fits and unit.moved > 0
            if term.args[-1].startswith("vs "):
                fits = fits and foe is not None and foe.kind == term.args[-1].split()[1]
            total += term.number if fits else 0
        if mode == "attack" and foe is not None:
            pack = [
                each
                for each in self.of_side(unit.side, "pawn", "merc")
                if each is not unit and distance(each.space, foe.space) == 1
            ]
            total += sum(min(len(pack), term.number) for term in unit.terms("pack"))
        total += sum(self.aura(other, unit, modes) for other in self.units if other is not unit)
        for each in self.sides[unit.side].battlefields:
            for term in statics(each.card, "field"):
                _, kind, zone, when = term.args
                there = zone == "anywhere" or in_enemy_half(unit.side, unit.space)
                total += term.number if kind == unit.kind and there and when in modes else 0
        return max(0, total)

    def aura(self, source: Unit, unit: Unit, modes: tuple[str, ...]) -> int:
        total = 0
        for term in source.terms("aura"):
            _, whom, far, mode = term.args
            side, kinds = whom.split()
            fits = (side == "ally") == (source.side == unit.side) and unit.kind in kinds.split("/")
            near = distance(source.space, unit.space) <= int(far)
            total += term.number if fits and near and mode in modes else 0
        return total

    # --------------------------------------------------------------------------------------------- sigils

    def living_units(self, side: int, but: Unit | None = None) -> list[Unit]:  # R29, R30
        return [u for u in self.of_side(side) if u.has("living_sigil") and not u.invoked and u is not but]

    def living_battlefields(self, side: int) -> list[Battlefield]:
        return [b for b in self.sides[side].battlefields if statics(b.card, "living_sigil") and not b.invoked]

    def available(self, side: int, but: Unit | None = None) -> int:  # R26
        ready = self.sides[side].awake - self.sides[side].invoked
        return ready + len(self.living_battlefields(side)) + len(self.living_units(side, but))

    def pay(self, side: int, cost: int, but: Unit | None = None) -> None:
        """R28: ordinary Sigils, then Battlefields, then Mercenaries, oldest first."""
        mine = self.sides[side]
        ordinary = min(cost, mine.awake - mine.invoked)
        mine.invoked += ordinary
        rest: list[Battlefield | Unit] = [*self.living_battlefields(side), *self.living_units(side, but)]
        for each in rest[: cost - ordinary]:
            each.invoked = True
