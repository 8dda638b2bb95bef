"""The files for operators: what they name is there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from sylvarium.server.observing import Figures

ROOT = Path(__file__).parents[2]
NAMES = re.compile(r"\b(?:sylvarium|process)_[a-z_]+\b")
FUNCTIONS = {"histogram_quantile", "label_values"}


def known() -> set[str]:
    """Every name that a scrape of a server gives, without and with the endings of its kind."""
    kinds = {"counter": ("_total",), "gauge": ("",), "info": ("_info",), "histogram": ("_bucket", "_sum", "_count")}
    found = {metric.name + ending for metric in Figures().registry.collect() for ending in kinds[metric.type]}
    assert len(found) > 30
    return found


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load((ROOT / "deploy/prometheus/alerts.yml").read_text())["groups"]
    return group["rules"]


def panels() -> list[dict[str, Any]]:
    return json.loads((ROOT / "deploy/grafana/sylvarium.json").read_text())["panels"]


def expressions() -> dict[str, str]:
    alerts = {f"alert {rule['alert']}": rule["expr"] for rule in rules()}
    shown = {
        f"panel {panel['title']} {one['refId']}": one["expr"] for panel in panels() for one in panel.get("targets", [])
    }
    return {**alerts, **shown}


def test_every_figure_that_is_shown_or_watched_exists():
    there = known()
    for name, expression in expressions().items():
        unquoted = re.sub(r'"[^"]*"', "", expression)
        used = set(NAMES.findall(unquoted)) or {"none"}
        assert used <= there or unquoted.startswith("up{"), (name, used - there)


def test_what_an_alert_waits_for_is_there_before_it_happens():
    """Prometheus sees no rise in a figure that begins with its first case."""
    there = Figures().registry
    for name, expression in expressions().items():
        for figure, label, value in re.findall(r'(sylvarium_\w+_total){(\w+)="([^"]*)"}', expression):
            assert not name.startswith("alert") or there.get_sample_value(figure, {label: value}) == 0, name


def test_every_figure_of_ours_is_shown():
    text = " ".join(expressions().values())
    ours = {name for name in known() if name.startswith("sylvarium_") and not name.endswith(("_sum", "_count"))}
    assert not [name for name in ours if name not in text]


def test_labels_are_those_of_the_figures():
    labels = {"code", "what", "why", "how", "kind", "level", "deed", "instance", "le", "job"}
    for name, expression in expressions().items():
        groups = [label.strip() for by in re.findall(r"by \(([^)]*)\)", expression) for label in by.split(",")]
        assert set(groups) <= labels, name


def test_alerts_say_what_is_wrong_and_what_to_do():
    told = (ROOT / "docs/operating.md").read_text()
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket") and rule["annotations"]["summary"]
        assert f"`{rule['alert']}`" in told, "docs/operating.md says what to do"


def test_panels_do_not_overlap():
    places: set[tuple[int, int]] = set()
    for panel in panels():
        at = panel["gridPos"]
        mine = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not mine & places and at["x"] + at["w"] <= 24, panel["title"]
        places |= mine
    assert len({panel["id"] for panel in panels()}) == len(panels())


# ----------------------------------------------------------------------------------------------------- the container


def instructions() -> list[tuple[str, str]]:
    from importlib.machinery import SourceFileLoader
    from importlib.util import module_from_spec, spec_from_loader

    loader = SourceFileLoader("deploy_check", str(ROOT / "deploy/check"))
    spec = spec_from_loader("deploy_check", loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module.instructions((ROOT / "Dockerfile").read_text())


def test_the_image():
    steps = instructions()
    stages = [rest for word, rest in steps if word == "FROM"]
    assert len(stages) == 2, "two stages"
    assert all(re.fullmatch(r"(node|python):[\w.-]+( AS build)?", stage) for stage in stages), "official images"
    last = steps[max(at for at, (word, _) in enumerate(steps) if word == "FROM") :]
    words = [word for word, _ in last]
    assert ("USER", "sylvarium") in last and words.index("USER") < words.index("CMD"), "not as root"
    assert ("ARG", "COMPILE=0") in last and any('"$COMPILE" = 1' in rest for word, rest in last if word == "RUN")
    for word, rest in steps:
        if word == "COPY" and "--from" not in rest:
            assert all((ROOT / source).exists() for source in rest.split()[:-1]), rest
    (command,) = [json.loads(rest) for word, rest in last if word == "CMD"]
    (check,) = [rest for word, rest in last if word == "HEALTHCHECK"]
    assert command[:2] == ["sylvarium", "serve"] and f":{command[-1]}/health" in check


@pytest.mark.parametrize(
    "needed", ["pyproject.toml", "README.md", "LICENSE", "docs/rules", "locks/play.txt", "src", "web"]
)
def test_what_the_build_needs_is_not_ignored(needed: str):
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    ignored = {line.strip("/") for line in lines if line and not line.startswith("#")}
    assert (ROOT / needed).exists() and not {needed, needed.split("/")[0]} & ignored


def test_the_compose_file():
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    server, database = compose["services"]["server"], compose["services"]["database"]
    assert re.fullmatch(r"postgres:\d+", database["image"]) and database["healthcheck"]["test"][1] == "pg_isready"
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "/health" in " ".join(server["healthcheck"]["test"])
    assert server["environment"]["DATABASE_URL"].startswith("postgresql://sylvarium:${POSTGRES_PASSWORD}@database:")
    from sylvarium.server.settings import Settings

    own = [name for name in server["environment"] if name.startswith("SYLVARIUM_")]
    assert own and all(name.removeprefix("SYLVARIUM_").lower() in Settings.model_fields for name in own)
    for service in compose["services"].values():
        for volume in service["volumes"]:
            assert volume.split(":")[0] in compose["volumes"]
    assert set(server["build"]["args"]) == {"COMPILE"}
