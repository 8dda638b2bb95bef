"""The fair draw: nobody chooses the seed, and everybody can check it."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from server.player import Player, join, new_table
from server.running import Inside
from server.test_api import get, post
from typer.testing import CliRunner

from sylvarium.command_line.cli import app
from sylvarium.table import Origin, Table
from sylvarium.table import draw as drawing
from sylvarium.table.saving import unpack

OPEN = [{"kind": "me"}, {"kind": "open"}]
ADA, BOB = "aa" * 32, "bb" * 32


def two_people(server: Inside, **more: object) -> tuple[str, list[str], str]:
    """A table of Ada and Bob, who both add to the draw; its tokens, and the commitment it was opened with."""
    created = new_table(server, OPEN, half="later", **more)
    id, ada = created["table"], created["tokens"][0]
    post(server, f"/api/tables/{id}/half", {"half": ADA}, token=ada)
    bob = join(server, id, invite=created["invite"], half=BOB)["token"]
    return id, [ada, bob], created["commitment"]


def played(server: Inside, id: str, tokens: list[str], seed: int = 4) -> dict:
    """Plays to the end; gives the public draw."""
    with Player(server, id, tokens) as both:
        both.play_on(random.Random(seed))
    return get(server, f"/api/tables/{id}")["draw"]


def replayed(server: Inside, id: str) -> Table:
    """The game as anybody can replay it from its record."""
    found = get(server, f"/api/tables/{id}/record")
    origin = Origin(unpack(found["origin"]), None) if found["origin"] else None  # type: ignore[arg-type]
    table = Table.new(found["game"], found["seats"], found["options"], int(found["draw"]["seed"]))
    return Table(table.game, table.seats, table.options, table.seed, found["actions"], origin)


def parts(draw: dict) -> list[int]:
    """The seed as a record keeps it."""
    return [int(draw["seed"]) & 0xFFFFFFFF, int(draw["seed"]) >> 32]


def test_the_seed_is_drawn_from_all_halves(server: Inside):
    id, tokens, commitment = two_people(server)
    shown = get(server, f"/api/tables/{id}")["draw"]
    assert shown == {
        "chosen": False, "commitment": commitment, "halves": [ADA, BOB], "awaited": [], "follows": None,
        "half": None, "seed": None,
    }  # fmt: skip
    draw = played(server, id, tokens)
    assert draw["commitment"] == commitment == drawing.commitment_to(draw["half"])
    assert draw["seed"] == str(drawing.seed_of(draw["half"], [ADA, BOB]))
    assert drawing.check(draw).fair
    table = replayed(server, id)
    last = get(server, f"/api/tables/{id}/moments/{table.number}", seat=0)["view"]
    assert table.over and [place["score"] for place in last["ranking"]] == [place.score for place in table.ranking()]
    assert table.record(0).seed.tolist() == parts(draw)


def test_whoever_opens_a_table_for_others_cannot_choose_the_seed(server: Inside):
    body = {"game": "builders", "seats": OPEN, "nickname": "Ada", "seed": 7}
    assert post(server, "/api/tables", body, 422)["code"] == "no_seed"


@pytest.mark.parametrize("other", [{"kind": "hotseat"}, {"kind": "bot", "level": "sapling"}])
def test_alone_and_on_one_screen_the_seed_may_be_chosen_and_everybody_is_told(server: Inside, other: dict):
    id = new_table(server, [{"kind": "me"}, other], seed=7)["table"]
    draw = get(server, f"/api/tables/{id}")["draw"]
    assert draw["chosen"] and draw["commitment"] is None and draw["seed"] is None
    assert not drawing.check(draw).fair


def test_a_promised_half_comes_after_the_commitment(server: Inside):
    created = new_table(server, [{"kind": "me"}, {"kind": "bot", "level": "sapling"}], half="later")
    id, token = created["table"], created["tokens"][0]
    shown = get(server, f"/api/tables/{id}")
    assert shown["status"] == "waiting" and shown["draw"]["awaited"] == [0]
    assert shown["draw"]["commitment"] == created["commitment"] and len(created["commitment"]) == 64
    path = f"/api/tables/{id}/half"
    assert post(server, path, {"half": ADA}, 409)["code"] == "no_half", "a stranger owes nothing"
    assert post(server, path, {"half": "short"}, 422, token)["code"] == "bad_message"
    with Player(server, id, [token]) as ada:
        assert post(server, path, {"half": ADA}, token=token) == {"seat": 0}
        begun = ada.wait("update")
        assert begun["table"]["status"] == "playing" and begun["views"]["0"]["choices"] is not None
        assert begun["table"]["draw"]["halves"] == [ADA, None]
    assert post(server, path, {"half": BOB}, 409, token)["code"] == "no_half", "it is given once"


def test_a_client_without_a_half_is_noted(server: Inside):
    created = new_table(server, OPEN)
    id = created["table"]
    bob = join(server, id, invite=created["invite"], half=BOB)["token"]
    draw = played(server, id, [created["tokens"][0], bob])
    assert draw["halves"] == [None, BOB] and drawing.check(draw).fair


def test_further_games_go_back_along_the_chain(server: Inside):
    id, tokens, _ = two_people(server)
    before = played(server, id, tokens)
    for _ in range(2):
        again = post(server, f"/api/tables/{id}/again", token=tokens[0])["table"]
        shown = get(server, f"/api/tables/{again}")["draw"]
        assert shown["commitment"] == before["half"], "fixed before the halves of the players were known"
        assert (shown["follows"], shown["halves"], shown["half"]) == (id, [ADA, BOB], None)
        after = played(server, again, tokens)
        assert drawing.check(after).fair and after["seed"] != before["seed"]
        id, before = again, after


def test_what_comes_after_a_fork_is_drawn_too(server: Inside):
    id, tokens, _ = two_people(server)
    played(server, id, tokens)
    body = {"number": 7, "seats": OPEN, "nickname": "Zoe", "half": "later"}
    fork = post(server, f"/api/tables/{id}/fork", body)
    zoe = fork["tokens"]["0"]
    post(server, f"/api/tables/{fork['table']}/half", {"half": ADA}, token=zoe)
    bob = join(server, fork["table"], invite=fork["invite"], half=BOB)["token"]
    draw = played(server, fork["table"], [zoe, bob], seed=8)
    assert draw["commitment"] == fork["commitment"] and drawing.check(draw).fair
    table = replayed(server, fork["table"])
    assert table.over and table.record(0).seed.tolist() == parts(draw)


def test_the_record_is_shown_after_the_end_only(server: Inside):
    id, _, _ = two_people(server)
    assert get(server, f"/api/tables/{id}/record", 409)["code"] == "not_over"


def verified(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["verify", *arguments], env={"COLUMNS": "400"})
    return done.exit_code, " ".join(done.output.split())  # lines may be broken anywhere


def test_anybody_can_verify_from_the_terminal(server: Inside, tmp_path: Path):
    id, tokens, commitment = two_people(server)
    page = f"{server.http}/table/{id}"
    code, told = verified(page)
    assert code == 2 and "when it is over" in told
    played(server, id, tokens)
    code, told = verified(page, "--commitment", commitment, "--half", BOB)
    assert code == 0 and told.count("✓") == 5 and "lead to the same result" in told
    file = tmp_path / "game.json"
    record = get(server, f"/api/tables/{id}/record")
    lies = [
        {**record, "actions": record["actions"][:-1]},
        {**record, "draw": {**record["draw"], "seed": "5"}},
        {**record, "ranking": record["ranking"][::-1]},
    ]
    for lie in lies:
        file.write_text(json.dumps(lie))
        code, told = verified(str(file))
        assert code == 1 and "✗" in told
    file.write_text(json.dumps(record))
    assert verified(str(file))[0] == 0
    assert verified(str(file), "--half", "00" * 32)[0] == 1 and verified(str(file), "--commitment", "00")[0] == 1


def test_what_cannot_be_verified_is_said(server: Inside, tmp_path: Path):
    for source in ("nowhere.json", f"{server.http}/lobby", f"{server.http}/table/nowhere"):
        code, told = verified(source)
        assert code == 2 and "Traceback" not in told, told
    (tmp_path / "odd.json").write_text("{}")
    assert "lacks" in verified(str(tmp_path / "odd.json"))[1]


def test_every_lie_is_found():
    half, halves = "11" * 32, [ADA, None, BOB]
    draw = {
        "chosen": False, "commitment": drawing.commitment_to(half), "halves": halves, "half": half,
        "seed": str(drawing.seed_of(half, halves)),
    }  # fmt: skip
    assert drawing.check(draw).fair
    for lie in (
        {"commitment": "22" * 32}, {"halves": [ADA, BOB, None]}, {"halves": [ADA, None, ADA]}, {"half": "33" * 32},
        {"seed": "5"}, {"half": "zz"}, {"half": None}, {"chosen": True},
    ):  # fmt: skip
        assert not drawing.check({**draw, **lie}).fair, lie
    assert not drawing.check(None).fair


def test_the_end_of_a_chain_begins_another_one(server: Inside):
    from sylvarium.hosting.seeding import new_draw, next_draw, servers_half

    draw = new_draw()
    games = 1
    while following := next_draw(draw, "table"):
        assert following["commitment"] == servers_half(draw) and following["secret"] == draw["secret"]
        draw, games = following, games + 1
    assert games == drawing.CHAIN + 1
    assert next_draw(None, "table") is None and next_draw({"chosen": True}, "table") is None


def test_unknown_fields_are_still_mistakes(server: Inside):
    body = {"game": "builders", "seats": OPEN, "nickname": "Ada", "half": "AA" * 32}
    answer = httpx.post(f"{server.http}/api/tables", json=body)
    assert answer.status_code == 422, "capital digits would make two texts of one half"


DOCS = Path(__file__).parents[2] / "docs" / "fair-draw.md"


def test_the_recipe_of_the_docs_works():
    code = DOCS.read_text().split("```python\n")[1].split("```")[0]
    found: dict = {}
    exec(code, found)
    draw = found["draw"]
    assert drawing.check({"chosen": False, **draw}).fair
    assert str(drawing.seed_of(draw["half"], draw["halves"])) == draw["seed"]
    with pytest.raises(AssertionError):
        exec(code.replace("None", repr("00" * 32)), {})


def test_the_recipe_for_a_shell_works():
    commitment, lines = DOCS.read_text().split("```sh\n")[1].split("```")[0].splitlines()
    half = commitment.split()[1]
    assert drawing.commitment_to(half) in DOCS.read_text()
    written = lines.split("'")[1].replace("\\n", "\n")
    digits = sha256(written.encode()).hexdigest()[:16]
    assert f"the second hash, {digits}," in DOCS.read_text()
    assert str(int(digits, 16) >> 2) in DOCS.read_text()
