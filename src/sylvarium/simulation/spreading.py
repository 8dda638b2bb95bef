"""One function on many tasks: here, in threads or processes, or on a Ray cluster; results in the order of the tasks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

Task = TypeVar("Task")
Handle = TypeVar("Handle")
Result = TypeVar("Result")

IN_FLIGHT = 4  # tasks per worker under way or waiting: enough to keep it busy, few enough to stop soon and fit


def spread(
    function: Callable[[Task], Result],
    tasks: Sequence[Task],
    workers: int = 1,
    ray: bool | str = False,
    threads: bool = False,
) -> Iterator[Result]:
    """`ray` is the address of a cluster, or True for the one in reach or a local one.

    `threads` is for functions that spend their time in compiled code, which other threads need not wait for.
    """
    if workers < 1:
        raise ValueError(f"there must be at least one worker, not {workers}")
    if ray:
        yield from _on_ray(function, tasks, ray)
    elif workers == 1:
        yield from map(function, tasks)
    else:
        # Fresh processes: a fork of a process with threads in compiled code may never wake up.
        pool: ThreadPoolExecutor | ProcessPoolExecutor = (
            ThreadPoolExecutor(workers) if threads else ProcessPoolExecutor(workers, get_context("spawn"))
        )
        with pool:
            yield from _in_order(lambda task: pool.submit(function, task), Future.result, tasks, IN_FLIGHT * workers)


def _in_order(
    begin: Callable[[Task], Handle], result: Callable[[Handle], Result], tasks: Sequence[Task], room: int
) -> Iterator[Result]:
    """The results in order, with at most `room` tasks begun and not yet handed over."""
    under_way = deque(begin(task) for task in tasks[:room])
    for number in range(len(tasks)):
        found = result(under_way.popleft())
        if number + room < len(tasks):
            under_way.append(begin(tasks[number + room]))
        yield found


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
        resources: Any = ray.cluster_resources
        wait: Any = ray.get
        cores = max(1, int(resources().get("CPU", 1)))
        yield from _in_order(remote.remote, wait, tasks, IN_FLIGHT * cores)
    finally:
        if started:
            ray.shutdown()
