"""The page in a real browser: nothing fetched, nothing that sticks out, nothing that axe finds (WCAG 2.2 AA)."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.conftest import CHROMIUMS, QUIET
from browser.test_access import RULES
from playwright.sync_api import sync_playwright

from sylvarium.report import Study, collect, findings, page

WIDTHS = (360, 768, 1440)
LIGHT, DARK = "rgb(230, 230, 211)", "rgb(21, 27, 23)"
# At night the page is the same but for its colours.
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"], "resultTypes": ["violations"]}


@pytest.fixture(scope="module")
def browser():
    found = next((path for path in CHROMIUMS if Path(path).is_file()), None)
    assert found, f"no browser at {', '.join(CHROMIUMS)}; tests/install-system installs one"
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=found, args=list(QUIET))
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    plan = Study("tiletum", 3, {"random": 60, "birch": 4})
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(page(findings(plan, collect(plan), "fr"), "sylvarium report tiletum"), encoding="utf-8")
    return path.as_uri()


def test_it_fits_and_can_be_read_by_everybody(browser, report):
    opened = browser.new_context(color_scheme="light").new_page()
    requests = []
    opened.on("request", lambda request: requests.append(request.url))
    opened.goto(report)
    opened.evaluate("document.querySelectorAll('details').forEach((each, k) => { each.open = k < 8 })")
    for width in WIDTHS:
        opened.set_viewport_size({"width": width, "height": 900})
        assert opened.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"wider than {width}"
    for scheme, rules, colour in (("light", RULES, LIGHT), ("dark", COLOURS, DARK)):
        opened.emulate_media(color_scheme=scheme)
        assert opened.evaluate("getComputedStyle(document.documentElement).backgroundColor") == colour
        found = Axe().run(opened, options=rules).response["violations"]
        assert not [(each["id"], [node["html"][:120] for node in each["nodes"][:3]]) for each in found], scheme
    assert requests == [report]


def test_the_plots_are_drawn(browser, report):
    """Marks and bars have a size and lie inside their strips."""
    opened = browser.new_page(viewport={"width": 390, "height": 800})
    opened.goto(report)
    boxes = opened.evaluate(
        """[...document.querySelectorAll('.strip')].filter(strip => strip.getBoundingClientRect().width)
           .map(strip => ({ left: strip.getBoundingClientRect().left, right: strip.getBoundingClientRect().right,
             marks: [...strip.querySelectorAll('path, rect')].map(m => m.getBoundingClientRect())
               .map(b => [b.left, b.right, b.height]) }))"""
    )
    marks = [(box, mark) for box in boxes for mark in box["marks"]]
    assert len(marks) > 50
    for box, (left, right, height) in marks:
        assert box["left"] - 8 <= left <= right <= box["right"] + 8
        assert right > left or height > 0
