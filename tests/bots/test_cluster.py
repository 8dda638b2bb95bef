"""On a local Ray cluster of two workers the very same games are played."""

import pyarrow.parquet as parquet
import ray

from sylvarium.bots.arena import compete
from sylvarium.research.export import export
from sylvarium.simulation import simulate


def test_ray_plays_the_same_games(tmp_path):
    alone, far = tmp_path / "alone.parquet", tmp_path / "far.parquet"
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        spread = compete("builders", ["random", "birch"], 6, seed=3, ray=True)
        simulated = simulate("builders", 700, 2, seed=4, ray=True)
        export("builders", far, 20, 2, seed=4, ray=True)
        assert ray.is_initialized()  # a cluster that was there before is left running
    finally:
        ray.shutdown()
    assert (simulated.scores == simulate("builders", 700, 2, seed=4).scores).all()
    export("builders", alone, 20, 2, seed=4)
    assert parquet.read_table(alone).equals(parquet.read_table(far))
    here = compete("builders", ["random", "birch"], 6, seed=3)
    for one, other in zip(spread.outcomes, here.outcomes, strict=True):
        assert {**one, "seconds": None} == {**other, "seconds": None}
