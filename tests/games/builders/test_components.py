"""The components are those of the rules file, section 5."""

from sylvarium.games.builders.rules import components as c
from sylvarium.games.builders.rules.components import BOTH, PAIR_NAMES, SPACE_NAMES


def test_cards():  # builders Q45, R9
    assert sum(c.COPIES) == 80
    for style in range(4):
        assert [c.COPIES[style * 5 + icon] for icon in range(5)] == [4, 4, 6, 4, 2]
    assert [sum(c.COPIES[s * 5 + icon] for s in range(4)) for icon in range(5)] == [16, 16, 24, 16, 8]
    assert c.ICON_NAMES[BOTH] == "both" and c.ICON_NAMES[:BOTH] == c.ITEM_NAMES  # items and icons share numbers


def test_supply():  # builders R10
    assert dict(zip(c.ITEM_NAMES, c.SUPPLY, strict=True)) == {"ax": 6, "hammer": 6, "bridge": 12, "treetop": 9}


def test_spaces_and_districts():  # builders R2, R3, R4, R94, R99, Q29, Q30
    assert len(c.FRONT) == 20 and len(c.BACK) == 16
    assert [sum(c.USED[n]) for n in (2, 3, 4)] == [13, 16, 20]
    assert list(c.DISTRICT_TREES[2]) == [3, 3, 4, 3, 0]
    assert list(c.DISTRICT_TREES[3]) == [3, 3, 4, 3, 3]
    assert list(c.DISTRICT_TREES[4]) == [4, 5, 4, 4, 3]
    unused = {SPACE_NAMES[k] for k in range(20, 36) if not c.USED[2][k]}
    assert unused == {"b08", "b12", "b13"}


def pairs(seats):
    return {PAIR_NAMES[k] for k in range(len(PAIR_NAMES)) if c.BRIDGEABLE[seats][k]}


def test_bridge_places():  # builders R71, R99, Q44
    assert [len(pairs(n)) for n in (2, 3, 4)] == [17, 23, 27]
    front = "f01-f02 f01-f06 f02-f03 f02-f07 f03-f04 f04-f05 f04-f08 f05-f09 f06-f07 f06-f11 f07-f12 f08-f09 f08-f13"
    front += " f09-f10 f09-f14 f10-f15 f11-f12 f12-f16 f13-f14 f13-f18 f14-f15 f14-f19 f15-f20 f16-f17 f17-f18"
    assert pairs(4) == {*front.split(), "f18-f19", "f19-f20"}
    back = "b01-b02 b01-b05 b02-b03 b02-b06 b03-b07 b04-b05 b04-b09 b05-b06 b05-b10 b06-b07 b06-b11 b09-b10 b10-b11"
    two = {*back.split(), "b10-b14", "b11-b15", "b14-b15", "b15-b16"}
    assert pairs(2) == two
    assert pairs(3) == two | {"b07-b08", "b07-b12", "b08-b13", "b11-b12", "b12-b13", "b12-b16"}
    assert "f02-f03" in pairs(4)  # ferndell and rivergate: district borders do not matter
