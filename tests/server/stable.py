"""Servers that are there within a moment: one process loads everything once and forks a server whenever it is asked.

Importing the server and loading compiled rules takes seconds of the processor; a fork takes none. What depends on the
start of Python itself (interpreted rules, other sources) starts a Python of its own: `running.start_process`.

The keeper reads one order per line, `{"games": …, "environment": …, "program": …, "quiet": …}`, and answers with the
process id of the server.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from functools import cache


class Forked:
    """A server's process, forked by the keeper; as much of `subprocess.Popen` as tests need."""

    def __init__(self, pid: int):
        self.pid = pid

    def poll(self) -> int | None:
        """None while it lives. How it ended nobody knows: the keeper lets the dead go."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout: float = 60) -> None:
        deadline = time.monotonic() + timeout
        while self.poll() is None:
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.002)


class Stable:
    """The line to the keeper."""

    def __init__(self) -> None:
        self.said: deque[str] = deque(maxlen=40)  # by the servers, in the end
        self._one_order = threading.Lock()
        self._keeper = subprocess.Popen(
            [sys.executable, "-m", "server.stable"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def fork(self, program: str, environment: dict[str, str], games: tuple[str, ...], quiet: bool = False) -> Forked:
        """A process that runs the program, with these games loaded."""
        order = {"games": games, "environment": environment, "program": program, "quiet": quiet}
        with self._one_order:
            assert self._keeper.stdin and self._keeper.stdout
            self._keeper.stdin.write(json.dumps(order) + "\n")
            self._keeper.stdin.flush()
            answer = self._keeper.stdout.readline()
        assert answer, "the games could not be loaded:\n" + "".join(self.said)
        return Forked(int(answer))

    def _listen(self) -> None:
        assert self._keeper.stderr
        for line in self._keeper.stderr:
            self.said.append(line)
            if "error" in line.lower():
                print(line, file=sys.stderr, end="")

    def close(self) -> None:
        assert self._keeper.stdin
        self._keeper.stdin.close()
        self._keeper.wait()


@cache
def stable() -> Stable:
    """The one of these tests, opened when the first server is asked for."""
    opened = Stable()
    atexit.register(opened.close)
    return opened


# ------------------------------------------------------------------------------------------------------- the keeper


def load(key: str) -> None:
    """The rules of a game, and the search of its bots."""
    from sylvarium.bots import prepare
    from sylvarium.games import game
    from sylvarium.kernel import INTERPRET
    from sylvarium.server.preparing import warm_up

    warm_up(key)
    if not INTERPRET:
        prepare(game(key))


def become(program: str, environment: dict[str, str], quiet: bool) -> None:
    """What a fork does, to its end. Orders and answers are no business of its."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environment)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    if quiet:
        os.dup2(nothing, 2)
    os.dup2(2, 1)
    exec(program, {"__name__": "__main__"})


def main() -> None:
    from sylvarium.server import run

    assert run
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no looking after
    loaded: set[str] = set()
    for line in sys.stdin:
        order = json.loads(line)
        for key in order["games"]:
            if key not in loaded:
                load(key)
                loaded.add(key)
        child = os.fork()
        if child == 0:
            try:
                become(order["program"], order["environment"], order["quiet"])
            except BaseException:
                sys.excepthook(*sys.exc_info())
            finally:
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
