"""On a local Ray cluster of two workers the very same games are played, and the same report is written."""

import pyarrow.parquet as parquet
import pytest
import ray
from report.test_report import rounded

from sylvarium.bots.arena import compete
from sylvarium.bots.opening_games import count_openings
from sylvarium.games import game
from sylvarium.report import Study, collect, findings
from sylvarium.research.export import export
from sylvarium.simulation import simulate


@pytest.fixture(scope="module", autouse=True)
def cluster():
    """One for all tests here: its processes take longer to start than the games to play."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


def test_ray_plays_the_same_games(tmp_path):
    alone, far = tmp_path / "alone.parquet", tmp_path / "far.parquet"
    spread = compete("builders", ["random", "birch"], 6, seed=3, ray=True)
    simulated = simulate("builders", 700, 2, seed=4, ray=True)
    export("builders", far, 20, 2, seed=4, ray=True)
    assert ray.is_initialized()  # a cluster that was there before is left running
    assert (simulated.scores == simulate("builders", 700, 2, seed=4).scores).all()
    export("builders", alone, 20, 2, seed=4)
    counting = game("builders"), "sapling", 2, 5
    assert count_openings(*counting, ray=True) == count_openings(*counting)
    assert parquet.read_table(alone).equals(parquet.read_table(far))
    here = compete("builders", ["random", "birch"], 6, seed=3)
    for one, other in zip(spread.outcomes, here.outcomes, strict=True):
        assert {**one, "seconds": None} == {**other, "seconds": None}


def test_a_local_cluster_of_two_gives_the_same_report(monkeypatch):
    monkeypatch.setattr("sylvarium.report.collecting.PIECE", {"random": 20})
    plan = Study("builders", 2, {"random": 60, "birch": 6})
    assert len(plan.pieces()) == 5
    assert rounded(findings(plan, collect(plan, ray=True))) == rounded(findings(plan, collect(plan)))
