"""`tests/run-all`: everything runs whatever fails, and the summary says all of it."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

PASSES = "def test_fine():\n    pass\n"
FAILS = "import pytest\n\ndef test_wrong():\n    assert False\n\n@pytest.mark.skip\ndef test_later():\n    pass\n"


@pytest.fixture
def runner(tmp_path, monkeypatch):
    """The program, with its logs in a folder of this test."""
    loader = SourceFileLoader("run_all", str(Path(__file__).with_name("run-all")))
    module = module_from_spec(spec_from_loader("run_all", loader))
    monkeypatch.setitem(sys.modules, "run_all", module)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader.exec_module(module)
    monkeypatch.setattr(module, "LOG", tmp_path / "log")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["run-all"])
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # the stages below need none of them
    return module


def stages(runner, tmp_path):
    def pytest_of(name, text):
        (tmp_path / f"test_{name}.py").write_text(text)
        told = f"--junitxml={tmp_path / 'log' / name}.xml"
        return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", told, f"test_{name}.py"]

    return [
        runner.Stage("wrong", "tests that fail", pytest_of("wrong", FAILS)),
        runner.Stage("broken", "a command that fails", [sys.executable, "-c", "print('so sorry'); exit(3)"]),
        runner.Stage("after", "what needs it", ["true"], ("broken",)),
        runner.Stage("right", "tests that pass", pytest_of("right", PASSES)),
    ]


def test_every_stage_runs_and_every_failure_is_named(runner, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(runner, "STAGES", stages(runner, tmp_path))
    assert runner.main() == 1
    told = capsys.readouterr().out
    assert "so sorry" in told and "after cannot run: it needs broken" in told
    summary = told.partition("stage      seconds")[2].splitlines()
    assert [line.split()[0] for line in summary[1:5]] == ["wrong", "broken", "after", "right"]
    assert "FAILED wrong: test_wrong::test_wrong" in summary
    assert any(line.startswith("FAILED broken: a command that fails (failed; see log/broken.log)") for line in summary)
    assert any(line.startswith("FAILED after: what needs it (not run") for line in summary)
    assert summary[-1].startswith("===== 1 failed, 1 passed, 1 skipped, 1 of 4 stages passed in ")


def test_all_is_well(runner, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(runner, "STAGES", stages(runner, tmp_path)[3:])
    assert runner.main() == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("===== 1 passed, 1 of 1 stages passed in ")


def test_stages_by_name(runner, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(runner, "STAGES", stages(runner, tmp_path))
    monkeypatch.setattr(sys, "argv", ["run-all", "right"])
    assert runner.main() == 0
    monkeypatch.setattr(sys, "argv", ["run-all", "nonsense"])
    assert runner.main() == 2
    assert "no stage is called nonsense; the stages are wrong, broken, after, right" in capsys.readouterr().err


ON_DEMAND = {"tests/offline"}  # make offline-games


def test_every_test_belongs_to_a_stage(runner):
    """A new folder of tests must not be forgotten; one that takes too long for every day has a target of its own."""
    named = {part for stage in runner.STAGES for part in stage.command if part.startswith("tests/")}
    tests = Path(__file__).parent
    for path in tests.rglob("test_*.py"):
        place = f"tests/{path.relative_to(tests).as_posix()}"
        assert any(place == each or place.startswith(f"{each}/") for each in named | ON_DEMAND), (
            f"no stage runs {place}"
        )
