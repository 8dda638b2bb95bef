"""The trees and what can be seen of cards: sections 5.1 to 5.6."""

from __future__ import annotations

from collections import Counter

from referee.referee import Look

STYLES = ("thatch", "nest", "log", "gourd")  # 5.1
ITEMS = ("ax", "hammer", "bridge", "treetop")
COPIES = {"ax": 4, "hammer": 4, "bridge": 6, "treetop": 4, "both": 2}  # 5.3
DISTRICTS = {"F": "ferndell", "R": "rivergate", "A": "amberwood", "S": "stonecrest", "G": "greenmead"}
FRONT = """
f01:F  f02:F  f03:R  f04:R  f05:R    .
f06:F  f07:F    ~    f08:R  f09:R  f10:A
f11:S  f12:S    ~    f13:G  f14:A  f15:A
  .    f16:S  f17:S  f18:G  f19:G  f20:A
"""  # 5.5
BACK = """
  .    b01:F  b02:F  b03:R    .
b04:S  b05:F  b06:R  b07:R  b08:G
b09:S  b10:S  b11:A  b12:G  b13:G
  .    b14:A  b15:A  b16:A    .
"""  # 5.6
PARTS = ("banners", "bridges", "prestige", "preeminence")

Card = tuple[str, str]  # style and icon


class Tree:
    """One base with tiles: (owner, style), from the bottom up; banners as {seat: level}, level 1 is the base."""

    def __init__(self, space: str, x: int, y: int, district: str, base: str):
        self.space, self.x, self.y, self.district, self.base = space, x, y, district, base
        self.tiles: list[tuple[int, str]] = []
        self.banners: dict[int, int] = {}
        self.capped = False

    @property
    def height(self) -> int:
        return 1 + len(self.tiles)

    @property
    def top(self) -> str:  # R25
        return self.tiles[-1][1] if self.tiles else self.base

    @property
    def open(self) -> bool:  # R24
        return len(self.tiles) < 5 and not self.capped

    def leader(self) -> int | None:  # R85 to R87
        owners = Counter(owner for owner, _ in self.tiles)
        most = max(owners.values(), default=0)
        tied = [seat for seat, count in owners.items() if count == most]
        highest = [owner for owner, _ in reversed(self.tiles) if owner in tied]
        return highest[0] if highest else None

    def take_top(self) -> tuple[int, str]:
        """R49: what hung on the tile slides down by one level."""
        level = self.height
        for seat, at in self.banners.items():
            if at == level:
                self.banners[seat] = level - 1
        return self.tiles.pop()


def board(seats: int) -> list[tuple[str, int, int, str]]:
    """R2 to R4: the used spaces with their place and district."""
    found = []
    for y, line in enumerate((FRONT if seats == 4 else BACK).strip("\n").splitlines()):
        for x, cell in enumerate(line.split()):
            if ":" in cell and not (seats == 2 and cell.endswith("G")):
                space, district = cell.split(":")
                found.append((space, x, y, DISTRICTS[district]))
    return sorted(found)


def seen_card(card: dict | None) -> Card | None:
    return (card["style"], card["icon"]) if card else None


def hand_of(look: Look, seat: int) -> Counter[Card]:
    return Counter(card for each in look.own(seat)["hand"] if (card := seen_card(each)))


def display_of(look: Look) -> list[Card | None]:
    return [seen_card(each) for each in look.public["display"]]


def discard_of(look: Look) -> Counter[Card]:
    return Counter({(each["style"], each["icon"]): each["count"] for each in look.public["discard"]})
