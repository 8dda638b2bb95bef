"""The notation of said.py: what it finds out, and what it lets pass."""

from saying import FOLLOWS, ITSELF, changed, unsaid, written

from sylvarium.kernel import Message, Seat

BEFORE = {
    "phase": "play",
    "players": [{"seat": 0, "coins": 3, "row": ["ax"]}, {"seat": 1, "coins": 3, "row": []}],
    "trees": [{"id": "tree:f01", "tiles": [], "height": 1}, {"id": "tree:f02", "tiles": [], "height": 1}],
    "supply": {"ax": 6, "bridge": 12},
}
SAID = {
    "phase": ITSELF,
    "players[seat].coins": ("log-pay(player={seat})",),
    "trees[tree:space].tiles": ("log-place(space={space})",),
    "trees[tree:space].height": FOLLOWS("trees[tree:space].tiles"),
    "supply.{item}": ("log-take(item=item-{item})",),
}


def told(after, *lines):
    return list(unsaid(SAID, BEFORE, {**BEFORE, **after}, list(lines)))


def tree(number, *tiles):
    trees = [dict(each) for each in BEFORE["trees"]]
    trees[number] = {**trees[number], "tiles": list(tiles), "height": 1 + len(tiles)}
    return {"trees": trees}


def test_changes_are_found_by_seat_and_id():
    after = {**BEFORE, **tree(1, "log"), "players": [BEFORE["players"][0], {"seat": 1, "coins": 1, "row": []}]}
    paths = {written(path) for path, _, _ in changed(BEFORE, after)}
    assert paths == {"players[1].coins", "trees[tree:f02].tiles", "trees[tree:f02].height"}


def test_empty_places_between_members():
    one, two = {"id": "a", "paid": 1}, {"id": "b", "paid": 1}
    (only,) = changed([one, None, two], [one, None, {**two, "paid": 2}])
    assert written(only[0]) == "[b].paid"
    (gone,) = changed([one, None, two], [one, None, None])
    assert written(gone[0]) == "[b]" and gone[2] is None
    (moved,) = changed([one, None, two], [one, two, None])
    assert written(moved[0]) == "order"


def test_a_member_that_comes_or_goes_is_one_change():
    (only,) = changed(BEFORE, {**BEFORE, "trees": BEFORE["trees"][:1]})
    assert written(only[0]) == "trees[tree:f02]" and only[2] is None


def test_the_line_must_speak_of_the_same_thing():
    assert not told(tree(1, "log"), Message("log-place", space="f02"))
    (unsaid_tiles,) = told(tree(1, "log"), Message("log-place", space="f01"))
    assert unsaid_tiles.startswith("trees[tree:f02].tiles")


def test_the_line_must_speak_of_the_same_player():
    paid = {"players": [BEFORE["players"][0], {"seat": 1, "coins": 1, "row": []}]}
    assert not told(paid, Message("log-pay", player=Seat(1)))
    assert told(paid, Message("log-pay", player=Seat(0)))
    assert told(paid)


def test_what_follows_needs_what_it_follows_from():
    taller = [{**BEFORE["trees"][0], "height": 2}, BEFORE["trees"][1]]
    (failure,) = told({"trees": taller}, Message("log-place", space="f01"))
    assert "none of" in failure and "trees[tree:f01].tiles" in failure


def test_messages_are_compared_by_their_id():
    fewer = {"supply": {"ax": 5, "bridge": 12}}
    assert not told(fewer, Message("log-take", item=Message("item-ax")))
    assert told(fewer, Message("log-take", item=Message("item-bridge")))


def test_a_field_that_nobody_thought_of_is_a_failure():
    (failure,) = told({"weather": "rain"})
    assert "said.py does not say" in failure
    assert not told({"phase": "scoring"})
