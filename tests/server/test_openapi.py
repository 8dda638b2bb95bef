"""The OpenAPI description is true: Schemathesis asks what it allows and what it does not."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
from server.running import Inside
from server.test_api import finished

# Valid requests may be refused (a table that does not exist, a game that is coming), so acceptance is not checked.
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
    "response_schema_conformance,negative_data_rejection,unsupported_method,allow_header_conformance"
)

EXAMPLES = os.environ.get("SYLVARIUM_OPENAPI_EXAMPLES", "3")  # drawn at random for each operation and table

ODD = ("%00", "%0A", "%1F%7F", "x" * 300)


def schemathesis(server: Inside, folder: Path, *options: str) -> None:
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.http}/api/openapi.json", *options,
        "--checks", CHECKS, "--max-examples", EXAMPLES, "--seed", "7", "--suppress-health-check", "all", "--no-color",
        "--generation-database", "none",
    ]  # fmt: skip
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env={**os.environ, "COLUMNS": "120"})
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    tested = re.search(r"Tested: (\d+)", done.stdout)
    assert tested and int(tested[1]) >= 15, done.stdout[-2000:]


def test_every_operation(server: Inside, tmp_path: Path):
    schemathesis(server, tmp_path, "--phases", "examples,coverage,fuzzing")


def test_every_operation_of_a_table_that_exists(server: Inside, tmp_path: Path):
    table, tokens = finished(server, public=True)
    given = {"path.table": table, "header.X-Seat-Token": tokens[0], "path.game": "builders"}
    config = "[parameters]\n" + "".join(f'"{name}" = "{value}"\n' for name, value in given.items())
    (tmp_path / "schemathesis.toml").write_text(config)
    about = ["--include-path-regex", r"\{(table|game)\}"]  # the others do not know of it
    schemathesis(server, tmp_path, *about, "--phases", "fuzzing", "--exclude-checks", "negative_data_rejection")


def test_an_address_that_cannot_be_one_leads_nowhere(server: Inside):
    """Control characters and endless names in every place of every path: there is nothing, and nothing breaks."""
    described = httpx.get(f"{server.http}/api/openapi.json").json()
    asked = 0
    with httpx.Client(base_url=server.http) as client:
        for path, methods in described["paths"].items():
            for method, odd in itertools.product(methods if "{" in path else (), ODD):
                answer = client.request(method, re.sub(r"\{\w+\}", odd, path), json={})
                not_let_in = {401, 403} & {int(status) for status in methods[method]["responses"]}  # asked before
                assert answer.status_code in {404, *not_let_in}, (path, odd)
                asked += 1
    assert asked > 100


def test_the_page_tells_everything_and_loads_nothing_from_elsewhere(server: Inside):
    answer = httpx.get(f"{server.http}/api/docs")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "<script" not in answer.text and "<link" not in answer.text and "//" not in answer.text
    described = httpx.get(f"{server.http}/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for method in methods:
            assert f'<span class="method">{method.upper()}</span> <code>{path}</code>' in answer.text
    sections = set(re.findall(r'id="(\w+)"', answer.text))
    assert sections == set(described["components"]["schemas"])
    assert set(re.findall(r'href="#(\w+)"', answer.text)) <= sections
