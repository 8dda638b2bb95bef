"""Effects and frames (sections 3.12 and 6.1): what is open offers tasks, what is chosen may open more (R104)."""

from __future__ import annotations

from referee.tiletum.actions import Asking
from referee.tiletum.board import HOMES, Player
from referee.tiletum.data import CATHEDRALS, NEIGHBOURS, RESOURCES, TILES, Term
from referee.tiletum.tasks import Tasks

NAMED = ("architect", "merchant", "character", "contract", "king")  # what a joker may stand for (R82, R96)


class Frame:
    """The frame on top, for what everybody sees of it."""

    def __init__(self, action: str | None = None, ap: int = 0):
        self.action, self.ap = action, ap


class Turns(Tasks):
    top: Frame | None = None
    gives: str | None = None  # R53, R54: the resource of the die
    wheel_tiles: dict[int, str | None]  # by action space
    position = 0  # the action space of the turn

    def ask(self, player: Player, options: list[str]) -> Asking:
        raise NotImplementedError

    # ---------------------------------------------------------------------------------------------- frames

    def choose(self, options: list[str]) -> Asking:
        """An elementary choice: no tasks (R85)."""
        self.top = Frame()
        answer = yield from self.ask(self.me, options)
        return answer

    def open(self, frame: Frame, own: list[str]) -> Asking:
        """An open frame asks once; a task is carried out here, and the answer is then empty."""
        self.top = frame
        answer = yield from self.ask(self.me, own + self.tasks())
        if answer in own:
            return answer
        yield from self.do_task(answer)
        return ""

    def sub(self, kind: str, ap: int) -> Asking:
        """A sub-action: closes with 0 AP; with neither an option of its own nor a task `stop` alone is left (6.1)."""
        while ap:
            answer = yield from self.open(Frame(kind, ap), [*self.action_options(kind, ap), "stop"])
            if answer == "stop":
                return
            if answer:
                ap -= self.price(answer)
                yield from self.do_action(answer)

    def moves(self, merchant: int = 0, architect: int = 0, house: str = "", pillar: str = "") -> Asking:
        """Steps and placements; closes as soon as none of its own options is left and legal (6.1)."""
        me = self.me
        while True:
            spaces = {"": [], "here": self.free_house_spaces(me, me.merchant), "anywhere": self.free_house_spaces(me)}
            towns = {"": [], "here": [me.architect], "anywhere": list(CATHEDRALS)}
            own = [f"move_merchant:{space}" for space in NEIGHBOURS[me.merchant] if merchant]
            own += [f"move_architect:{space}" for space in NEIGHBOURS[me.architect] if architect]
            own += [f"place_house:{space}" for space in spaces[house]]
            own += [f"place_pillar:{town}" for town in towns[pillar] if self.pillar_allowed(me, town)]
            if not own:
                return
            answer = yield from self.open(Frame(), [*own, "stop"])
            if answer == "stop":
                return
            kind = answer.partition(":")[0]
            merchant -= kind == "move_merchant"
            architect -= kind == "move_architect"
            house = "" if kind == "place_house" else house
            pillar = "" if kind == "place_pillar" else pillar
            if answer:
                yield from self.do_action(answer)

    # --------------------------------------------------------------------------------------------- effects

    def resolve(self, terms: tuple[Term, ...], category: str) -> Asking:
        """R104: from left to right, each with all that it opens."""
        for term in terms:
            yield from getattr(self, f"effect_{term.op}")(term, category)

    def effect_gain(self, term: Term, category: str) -> Asking:
        assert term.what
        self.me.resources[term.what] += term.amount
        yield from ()

    def effect_gain_vp(self, term: Term, category: str) -> Asking:
        self.me.gain(category, term.amount)
        yield from ()

    def effect_gain_any(self, term: Term, category: str) -> Asking:  # R99
        for _ in range(term.amount):
            yield from self.gain_one("pick_resource")

    def gain_one(self, kind: str) -> Asking:
        answer = yield from self.choose([f"{kind}:{resource}" for resource in RESOURCES])
        self.me.resources[answer.partition(":")[2]] += 1

    def effect_action(self, term: Term, category: str) -> Asking:  # R95, R96
        kind = term.what
        if kind == "choice":
            answer = yield from self.choose([f"name_action:{action}" for action in NAMED])
            kind = answer.partition(":")[2]
        assert kind
        yield from self.sub(kind, term.amount)

    def effect_add_ap(self, term: Term, category: str) -> Asking:  # R97
        self.main_ap += term.amount
        yield from ()

    def effect_recolor_die(self, term: Term, category: str) -> Asking:  # R54
        answer = yield from self.choose([f"recolor:{resource}" for resource in RESOURCES])
        self.gives = answer.partition(":")[2]

    def effect_king_step(self, term: Term, category: str) -> Asking:  # R103
        for _ in range(term.amount):
            self.king_up(self.me.number)
        yield from ()

    def effect_activate(self, term: Term, category: str) -> Asking:  # R98
        homes = [home for home in HOMES if self.me.living(home)]
        if not homes:
            return
        answer = yield from self.choose([f"pick_building:{home}" for home in homes])
        left = self.me.living(answer.partition(":")[2])
        while left:
            answer = yield from self.open(Frame(), [f"resolve_character:{tile}" for tile in left] + ["stop"])
            if answer == "stop":
                return
            if answer:
                tile = answer.partition(":")[2]
                left.remove(tile)
                yield from self.resolve(TILES[tile].effect, "characters")

    def effect_move_merchant(self, term: Term, category: str) -> Asking:  # R100
        yield from self.moves(merchant=term.amount)

    def effect_move_architect(self, term: Term, category: str) -> Asking:
        yield from self.moves(architect=term.amount)

    def effect_move_both(self, term: Term, category: str) -> Asking:
        yield from self.moves(merchant=1, architect=1)

    def effect_house_here(self, term: Term, category: str) -> Asking:  # R101
        yield from self.moves(house="here")

    def effect_pillar_here(self, term: Term, category: str) -> Asking:
        yield from self.moves(pillar="here")

    def effect_merchant_and_house(self, term: Term, category: str) -> Asking:  # R102
        yield from self.moves(merchant=1, house="here")

    def effect_architect_and_pillar(self, term: Term, category: str) -> Asking:
        yield from self.moves(architect=1, pillar="here")

    def effect_house_anywhere(self, term: Term, category: str) -> Asking:  # R91
        yield from self.moves(house="anywhere")

    def effect_pillar_anywhere(self, term: Term, category: str) -> Asking:
        yield from self.moves(pillar="anywhere")

    def effect_merchant_anywhere(self, term: Term, category: str) -> Asking:  # Q46
        answer = yield from self.choose([f"move_merchant:{space}" for space in NEIGHBOURS])
        self.me.merchant = answer.partition(":")[2]

    def effect_architect_anywhere(self, term: Term, category: str) -> Asking:
        answer = yield from self.choose([f"move_architect:{space}" for space in NEIGHBOURS])
        self.me.architect = answer.partition(":")[2]
