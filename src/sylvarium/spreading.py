"""The same function on many tasks: here, in several processes, or on a Ray cluster; results in the order of tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

IN_FLIGHT = 4  # tasks waiting per worker of a cluster: enough to keep it busy, few enough to stop soon


def spread(
    function: Callable[[Task], Result], tasks: Sequence[Task], workers: int = 1, ray: bool | str = False
) -> Iterator[Result]:
    """`ray` is the address of a cluster, or True for the one in reach or a local one."""
    if ray:
        yield from _on_ray(function, tasks, ray)
    elif workers == 1:
        yield from map(function, tasks)
    else:
        # Fresh processes: a fork of a process with threads in compiled code may never wake up.
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            yield from pool.map(function, tasks, chunksize=1)


def _on_ray(function: Callable[[Task], Result], tasks: Sequence[Task], address: bool | str) -> Iterator[Result]:
    """Every node needs the same version of this package; each compiles the rules once, for all its workers."""
    try:
        import ray
    except ImportError as missing:
        raise ValueError("Ray is not installed: pip install 'sylvarium[cluster]'") from missing

    started = not ray.is_initialized()
    if started:
        ray.init(address=address if isinstance(address, str) else None, log_to_driver=False, include_dashboard=False)
    try:
        remote: Any = ray.remote(num_cpus=1)(lambda task: function(task))  # Ray takes no partial functions
        room = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(task) for task in tasks[:room]]
        for number in range(len(tasks)):
            result = ray.get(waiting.pop(0))
            if number + room < len(tasks):
                waiting.append(remote.remote(tasks[number + room]))
            yield result
    finally:
        if started:
            ray.shutdown()
