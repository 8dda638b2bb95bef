"""The arena on a Ray cluster: matches are tasks, and the results come back in order.

Every node needs the same version of this package; each compiles the rules once, for all its workers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sylvarium.bots.players import Bot

if TYPE_CHECKING:
    from sylvarium.bots.arena import Match, Outcome

IN_FLIGHT = 4  # tasks waiting per worker: enough to keep it busy, few enough to stop soon


def played_on_ray(planned: Sequence[Match], own: Mapping[str, Bot], address: bool | str) -> Iterator[Outcome]:
    """Plays the matches on the cluster at `address` (True: the one in reach, or a local one)."""
    try:
        import ray
    except ImportError as missing:
        raise ValueError("Ray is not installed: pip install 'sylvarium[cluster]'") from missing

    from sylvarium.bots.arena import play_match

    started = not ray.is_initialized()
    if started:
        ray.init(address=address if isinstance(address, str) else None, log_to_driver=False, include_dashboard=False)
    try:
        task: Any = ray.remote(num_cpus=1)(play_match)
        bots = ray.put(dict(own))
        room = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [task.remote(match, bots) for match in planned[:room]]
        for number in range(len(planned)):
            outcome = ray.get(waiting.pop(0))
            if number + room < len(planned):
                waiting.append(task.remote(planned[number + room], bots))
            yield outcome
    finally:
        if started:
            ray.shutdown()
