"""Nothing a seat may not know leaves the server.

Every byte that a seat is sent during whole games is compared with what it would have been sent in games whose
hidden part is another: the same public play, other hidden cards, identical bytes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import orjson
import pytest
from server.conftest import quick
from server.player import Player, join, new_table
from server.running import Inside, inside

from sylvarium.games import game as game_by_key
from sylvarium.hosting import wire
from sylvarium.hosting.chronicle import reader_name
from sylvarium.hosting.folded import Folded
from sylvarium.hosting.kept import StoredEvent, TableRow
from sylvarium.hosting.logs import Logs
from sylvarium.kernel import Game, Message, Record
from sylvarium.learning.reasons import why_not
from sylvarium.server.live import LiveTable
from sylvarium.table import Origin, Refused, Table
from sylvarium.table.draw import half_after, seed_of

WORLDS = 2  # imagined worlds per message
SEATS = 2


Sent = dict[int | None, list[str]]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that leaves only choices to the players."""
    with inside(quick(tmp_path_factory.mktemp("patient"), lone_pause=(1000, 1000))) as running:
        yield running


def played_over_sockets(server: Inside, game: Game, seats: int, seed: int) -> tuple[Sent, Table]:
    """A whole game, every seat and a spectator on a socket of their own; gives all texts sent to each."""
    body = {"game": game.key, "seats": [{"kind": "me"}] * seats, "nickname": "Ada", "seed": seed}
    created = httpx.post(f"{server.http}/api/tables", json=body, timeout=120).json()
    table, chance = Table(game, seats, {}, seed), random.Random(seed)
    readers: dict[int | None, Player] = {None: Player(server, created["table"])}
    for seat in range(seats):
        readers[seat] = Player(server, created["table"], [created["tokens"][str(seat)]])
    while not table.over:
        mover, action = readers[table.seat], chance.choice(table.legal_actions())
        table.play(action)
        assert mover.play(action)["type"] == "done"
        for reader in readers.values():
            while reader.version < table.number:
                reader.hear()
    for reader in readers.values():
        reader.close()
    return {seat: reader.raw for seat, reader in readers.items()}, table


_recorded: dict[str, tuple[Sent, Table]] = {}


def recorded(server: Inside, game: Game) -> tuple[Sent, Table]:
    """One whole game of each kind, played once for all tests."""
    if game.key not in _recorded:
        _recorded[game.key] = played_over_sockets(server, game, SEATS, seed=2024)
    return _recorded[game.key]


def update_text(game: Game, table: Table, number: int, action: int, seat: int | None) -> str:
    """What a server that has this table open sends to `seat` when `action` becomes its action `number`."""
    row = TableRow("", game.key, {}, 0, game.version, [], False, "", None, None, 0.0)
    state = Folded(row, game, (), game.version, 0.0, table=table, version=number - 1)
    change = state.fold(StoredEvent(number, "play", {"seat": table.seat, "action": action, "by": "player"}, 0.0))
    return wire.Update(LiveTable(change.state), change).message(() if seat is None else (seat,)).decode()


def imagined(game: Game, record: Record, seat: int, seed: int) -> Record:
    """Another world that `seat` cannot tell from this one, with the same chance to come."""
    world = record.copy()
    game.loops.imagine(world.states, 0, seat, seed)
    world.seed, world.drawn, world.reveals = record.seed.tolist(), record.drawn, record.reveals
    return world


def difference(text: str, told: str) -> str:
    """Where two messages part, for a person to read."""
    place = next(k for k, pair in enumerate(zip(text, told, strict=False)) if pair[0] != pair[1])
    return f"…{text[max(0, place - 200) : place + 120]}… but …{told[max(0, place - 20) : place + 120]}…"


def begun(game: Game, seats: int, world: Record, number: int) -> Table:
    return Table(game, seats, {}, 0, (), Origin(world.tobytes(), Message("table-continued"), number))


def test_every_byte_is_the_same_in_worlds_that_differ_in_what_is_hidden(patient: Inside, game: Game):
    seats, (sent, table) = SEATS, recorded(patient, game)
    compared, possible = 0, 0
    for seat, texts in sent.items():
        updates = [text for text in texts if text.startswith('{"type":"update"')]
        assert len(updates) == table.number
        for number, (text, action) in enumerate(zip(updates, table.actions, strict=True), 1):
            if number == table.number:
                continue  # the last one has the table's new status in it; nothing is hidden any more
            before = table.record(number - 1)
            for seed in range(WORLDS):
                watcher = seat if seat is not None else seed % seats  # a spectator knows less than any seat
                world = imagined(game, before, watcher, 7 * number + seed)
                possible += 1
                try:
                    told = update_text(game, begun(game, seats, world, number - 1), number, action, seat)
                except Refused:
                    continue  # not possible in that world: a hidden card was needed for it
                # Chance, or a hidden card that is now shown, may differ between the worlds; the next test sees to
                # it that no view tells more than that.
                if orjson.loads(told)["views"] == orjson.loads(text)["views"]:
                    assert told == text, f"seat {seat} can tell at move {number}: {difference(text, told)}"
                    compared += 1
    assert compared > 0.4 * possible, f"{compared} of {possible}"


def test_every_view_sent_is_the_same_when_what_is_hidden_is_dealt_anew(patient: Inside, game: Game):
    seats, (sent, table) = SEATS, recorded(patient, game)
    for seat, texts in sent.items():
        updates = [text for text in texts if text.startswith('{"type":"update"')]
        for number, text in enumerate(updates[:-1], 1):
            watcher = seat if seat is not None else number % seats
            world = imagined(game, table.record(number), watcher, number)
            view = orjson.loads(orjson.dumps(begun(game, seats, world, number).view(seat)))
            told = orjson.loads(text)["views"][reader_name(seat)]
            unknown = {"undo": None, "stuck": None}  # a table that begins in the middle does not know what came before
            assert {**told, **unknown} == {**view, **unknown}, (seat, number)


def test_why_something_cannot_be_done_is_the_same_in_every_world_one_can_imagine(patient: Inside, game: Game):
    """It is asked of the real table: the reason must follow from what the seat knows."""
    _, table = recorded(patient, game)
    chance, asked = random.Random(5), 0
    for number in range(3, table.number, 9):
        now = begun(game, SEATS, table.record(number), number)
        assert now.seat is not None
        worlds = [begun(game, SEATS, imagined(game, now.state, now.seat, seed), number) for seed in range(WORLDS)]
        position = now.record().reading()
        pieces = {game.telling.piece(position, action) for action in range(game.actions.size)}
        for piece in chance.sample(sorted(filter(None, pieces)), 6):
            told = orjson.dumps(why_not(now, now.seat, piece))
            assert {orjson.dumps(why_not(world, now.seat, piece)) for world in worlds} == {told}, (number, piece)
            asked += told != b"null"
    assert asked > 10


SHOWN = {"", "/moments/{number}", "/since/{number}", "/history", "/ratings"}  # of a running game, to everybody
KEPT = {  # and what a stranger is told instead
    "/record": "not_over", "/review": "not_over", "/review/lent": "not_over", "/course": "not_your_seat",
    "/explore/{number}": "hints_off", "/explore/{number}/weigh": "hints_off", "/explore/{number}/lent": "hints_off",
}  # fmt: skip


def test_of_every_address_of_a_table_it_is_decided_what_a_stranger_reads_there(patient: Inside):
    """Whoever adds one says here to whom it is shown."""
    created = new_table(patient, [{"kind": "me"}, {"kind": "open"}])
    bob = join(patient, created["table"], invite=created["invite"])
    with Player(patient, created["table"], [created["tokens"][0], bob["token"]]) as both:
        both.play_on(random.Random(1), 6)
    described, home = httpx.get(f"{patient.http}/api/openapi.json").json()["paths"], "/api/tables/{table}"
    found = {path.removeprefix(home): "get" in ways for path, ways in described.items() if path.startswith(home)}
    assert {path for path, read in found.items() if read} == SHOWN | KEPT.keys()
    for path in SHOWN | KEPT.keys():
        answer = httpx.get(patient.http + home.format(table=created["table"]) + path.format(number=3))
        told = answer.json().get("code")
        assert told == KEPT.get(path), (path, told)
        assert created["tokens"][0] not in answer.text and bob["token"] not in answer.text
    for seat in (0, 1):
        for path in ("moments/3", "since/3"):
            hidden = httpx.get(f"{patient.http}/api/tables/{created['table']}/{path}", params={"seat": seat})
            assert hidden.json()["code"] == "not_your_seat"


def test_names_of_others_actions_are_not_sent(patient: Inside):
    sent, _ = recorded(patient, game_by_key("builders"))
    for text in sent[None]:
        assert '"action":"' not in text.split('"played":')[-1]
    assert any('"action":"' in text.split('"played":')[-1] for text in sent[0])


def test_nothing_of_the_draw_is_told_before_the_end(patient: Inside):
    created = new_table(patient, [{"kind": "me"}, {"kind": "open"}], public=True, half="later")
    id, ada = created["table"], created["tokens"][0]
    path = f"{patient.http}/api/tables/{id}"
    asked = [httpx.get(path).text, httpx.get(f"{patient.http}/api/tables").text, str(created)]
    asked.append(httpx.post(f"{path}/half", json={"half": "aa" * 32}, headers={"X-Seat-Token": ada}).text)
    bob = join(patient, id, half="bb" * 32)["token"]
    readers = [Player(patient, id), Player(patient, id, [ada, bob])]
    inside, both, chance = patient.app.state.hub.opened(id).state, readers[1], random.Random(3)
    secret, hashes = inside.row.draw["secret"], inside.row.draw["hashes"]
    half, seed = half_after(secret, hashes), inside.table.seed
    assert seed == seed_of(half, ["aa" * 32, "bb" * 32])
    while len(both.view["players"]) and not both.view["over"]:
        for page in ("", "/history", "/record", f"/moments/{both.number}") if both.number % 20 == 0 else ():
            asked.append(httpx.get(path + page).text)
        assert both.play_any(chance)["type"] == "done"
    readers[0].hello()
    last = [next(text for text in reader.raw if '"status":"over"' in text) for reader in readers]
    before = [text for reader, end in zip(readers, last, strict=True) for text in reader.raw[: reader.raw.index(end)]]
    hidden = [half_after(secret, k) for k in range(hashes + 1)] + [str(part) for part in (seed, seed >> 32)]
    hidden += [f'"seed":{seed & 0xFFFFFFFF}', str(seed & 0xFFFFFFFF)]
    for text in (*asked, *before):
        assert not any(each in text for each in hidden)
    assert len(before) > 100 and all(half in end and str(seed) in end for end in last)
    for reader in readers:
        reader.close()


def test_who_has_said_something_and_whom_one_does_not_hear_is_told_to_nobody():
    """Two readers, one of whom has blocked whoever speaks: neither is told who it was, nor that there are blocks."""
    game = game_by_key("builders")
    row = TableRow("", game.key, {}, 0, game.version, [], False, "", None, None, 0.0)
    state = Folded(row, game, (), game.version, 0.0)
    said = state.carried_out(state.ask_chat(None, "Bob", "hello", by="the-person-bob"), 1.0)
    update, live = wire.Update(LiveTable(said.state), said), LiveTable(said.state)
    told, deaf = update.message(()), update.message((), hidden=frozenset({"the-person-bob"}))
    assert b"hello" in told and deaf == b'{"type":"update","version":1}'
    logs = Logs(1000)
    for text in (told, deaf, wire.state(live, (), logs), wire.state(live, (), logs, {"the-person-bob"})):
        assert b"the-person-bob" not in text
    assert b"hello" not in wire.state(live, (), logs, {"the-person-bob"})


def test_others_are_not_told_that_a_choice_was_the_only_one():
    game = game_by_key("sylvan_tactics")
    table = Table(game, SEATS, {}, 2024)
    seat, action = table.seat, table.legal_actions()[0]
    row = TableRow("", game.key, {}, 0, game.version, [], False, "", None, None, 0.0)
    for by, told in (("table", "table"), ("player", "player"), ("bot", "bot")):
        state = Folded(row, game, (), game.version, 0.0, table=table.at(0))
        change = state.fold(StoredEvent(1, "play", {"seat": seat, "action": action, "by": by}, 0.0))
        update = wire.Update(LiveTable(change.state), change)
        keys: dict[str, tuple[int, ...]] = {"own": (seat,), "other": (1 - seat,), "spectator": ()}
        heard = {who: orjson.loads(update.message(key))["played"]["by"] for who, key in keys.items()}
        others = "bot" if by == "bot" else "player"
        assert heard == {"own": told, "other": others, "spectator": others}


def test_the_log_tells_only_its_maker_that_a_choice_was_the_only_one(game: Game):
    table, chance = Table(game, SEATS, {}, 5), random.Random(5)
    while not table.over:
        table.play(chance.choice(table.legal_actions()))
    for reader in (None, *range(SEATS)):
        marked = {line.seat for line in table.log(reader) if line.words.id == "table-only-choice"}
        assert marked <= {reader}
