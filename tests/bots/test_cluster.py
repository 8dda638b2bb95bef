"""The arena on a local Ray cluster of two workers gives the very same games."""

import ray

from sylvarium.bots.arena import compete


def test_ray_plays_the_same_games():
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        spread = compete("builders", ["random", "birch"], 6, seed=3, ray=True)
        assert ray.is_initialized()  # a cluster that was there before is left running
    finally:
        ray.shutdown()
    alone = compete("builders", ["random", "birch"], 6, seed=3)
    for one, other in zip(spread.outcomes, alone.outcomes, strict=True):
        assert {**one, "seconds": None} == {**other, "seconds": None}
