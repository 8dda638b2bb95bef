"""A server that cannot be started says why in a sentence, and does nothing else."""

import errno
import socket

import pytest

from sylvarium.server import run
from sylvarium.server.settings import Settings


@pytest.fixture
def taken():
    """A port at which somebody else answers."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_is_taken(taken, tmp_path, monkeypatch):
    """No file is made for tables, and no browser shows whoever answers there."""
    monkeypatch.setattr(run.threading, "Thread", lambda **_: pytest.fail("a browser would be opened"))
    monkeypatch.setenv("BROWSER", "true")
    settings = Settings.from_environment(database_url=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with pytest.raises(SystemExit) as refused:
        run.serve(port=taken, open_browser=True, settings=settings)
    assert f"uses port {taken} already" in str(refused.value)
    assert not list(tmp_path.iterdir())


def test_a_free_port(taken):
    with socket.create_server(("127.0.0.1", 0)) as other:
        free = other.getsockname()[1]
    assert run.problem_there("127.0.0.1", free) is None
    assert run.problem_there("localhost", taken) is not None


def test_an_address_of_another_machine():
    problem = run.problem_there("192.0.2.1", 8000)  # kept for documents: nobody has it
    assert problem and "it cannot answer at 192.0.2.1, port 8000" in problem


def test_a_port_for_administrators(monkeypatch):
    """In its own words: the number alone says little."""

    class Forbidden(socket.socket):
        def bind(self, place):
            raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(run.socket, "socket", Forbidden)
    assert run.problem_there("127.0.0.1", 80) == "it cannot answer at 127.0.0.1, port 80: Permission denied"


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"])
def test_without_a_screen_no_browser_takes_the_terminal(screen, monkeypatch):
    monkeypatch.setattr(run.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not run.has_screen()
    monkeypatch.setenv(screen, "something")
    assert run.has_screen()
