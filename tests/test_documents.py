"""The documents lead somewhere: links, headings they point at, files they name, options of programs they show."""

import re
import subprocess
from pathlib import Path

import pytest

from sylvarium.server.app import create_app
from sylvarium.server.settings import Settings

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "CONTRIBUTING.md", "web/README.md", "tests/referee/README.md",
         *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")))  # fmt: skip
NAMED = re.compile(r"`([\w.-]+(?:/[\w.-]+)*\.(?:py|ts|svelte|mjs|css|md|toml|json|ftl|svg))`|`([\w-]+/[\w./-]*)`")
MADE = ("parts.json", "dist/site")  # when something is built
NOT_OURS = ("../../kit",)  # as an import of a board says it


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Every file and folder under every ending of its path: `hosting/clocks.py` may be named without what is above."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    files = [Path(name) for name in listed.stdout.split()]
    if not files:
        pytest.skip("this is no checkout")
    places = {place for file in files for place in (file, *file.parents)}
    return {"/".join(place.parts[first:]) for place in places for first in range(len(place.parts))}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"```.*?```", "", text_of(page), flags=re.S)):
        if link.startswith(("http", "picture:")):
            continue
        file, _, anchor = link.partition("#")
        target = (ROOT / page).parent / file if file else ROOT / page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES)
def test_files_that_are_named_exist(page, known):
    named = {(file or folder).rstrip("/") for file, folder in NAMED.findall(text_of(page))}
    assert not sorted(named - known - {*MADE, *NOT_OURS})


@pytest.mark.parametrize("page", PAGES)
def test_programs_have_the_options_they_are_shown_with(page):
    for program, shown in re.findall(r"python ((?:benchmarks|tests)/[\w/]+\.py)([^`\n#]*)", text_of(page)):
        taken = set(re.findall(r'"(--[a-z-]+)"', (ROOT / program).read_text(encoding="utf-8")))
        assert set(re.findall(r"--[a-z-]+", shown)) <= taken, program


def test_the_protocol_lists_every_address(tmp_path):
    """Addresses that differ in their last part alone may share a line: `…/start`."""
    app = create_app(Settings.from_environment(database_url=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    there = {re.sub(r"\{\w+\}", "{}", path) for path in app.openapi()["paths"]}
    listed = set[str]()
    for line in (ROOT / "docs" / "protocol.md").read_text("utf-8").splitlines():
        named = re.findall(r"`(?:(?:GET|POST|PUT|PATCH|DELETE) )?(/(?:api/)?[^`?\s]+|…/[^`?\s]+)", line)
        for each in (re.sub(r"\{\w+\}", "{}", name) for name in named):
            if not each.startswith("…"):
                whole = each
                listed.add(whole)
            elif line.startswith("| `"):
                listed |= {f"{base}{each[1:]}" for base in (whole, whole.rpartition("/")[0])}
    assert len(there) > 80
    assert sorted(there - listed) == []
