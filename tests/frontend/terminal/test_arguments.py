"""The arguments of `ndb debug` and `ndb compare`."""

import argparse

import pytest

from ndb.frontend.terminal.arguments import declare_compare, declare_debug


def test_debug_needs_no_more_than_a_target() -> None:
    parser = argparse.ArgumentParser()
    declare_debug(parser)
    given = vars(parser.parse_args(["p.py"]))
    assert given["target"] == "p.py" and not any(value for name, value in given.items() if name != "target")
    many = parser.parse_args(["-m", "package", "-c", "s", "-c", "n", "--exclude", "a", "--exclude", "b"])
    assert (many.is_module, many.commands, many.exclude) == (True, ["s", "n"], ["a", "b"])


def test_an_engine_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    declare_debug(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(["p.py", "--engine", "magic"])
    assert "live" in capsys.readouterr().err


def test_compare_takes_several_targets() -> None:
    parser = argparse.ArgumentParser()
    declare_compare(parser)
    given = parser.parse_args(["a.py", "b.py", "--steps", "5"])
    assert (given.target, given.steps, given.engines, given.json) == (["a.py", "b.py"], 5, "neural,replay", False)
