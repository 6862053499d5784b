"""`pytest --ndb DIR`: every test recorded, one trace a test, of any repository and without a change to it.

Knows the options. pytest loads this in every run, so the recorder is loaded only if tests are to be recorded
(suite.pytest_recorder).
"""

from typing import Any

import pytest

from ndb.trace.values.limit import LIMIT

_NAME = "ndb-recorder"
_WHOLE = 32 << 10
"""Bytes of what objects hold: far fewer than for one program, since each of many tests finds them anew."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ndb", "neural debugger")
    group.addoption("--ndb", metavar="DIR", help="record every test into a trace file in DIR")
    group.addoption(
        "--ndb-include",
        metavar="PATTERN",
        action="append",
        default=[],
        help="code to record besides the root folder's own: a pattern of files, or the name of a package",
    )
    group.addoption(
        "--ndb-exclude", metavar="PATTERN", action="append", default=[], help="code not to record, such as conftest.py"
    )
    group.addoption(
        "--ndb-events",
        metavar="N",
        type=int,
        default=1_000_000,
        help="a test's recording ends after N events, the test goes on (default: %(default)s)",
    )
    group.addoption(
        "--ndb-expressions", action="store_true", help="record the value of every sub-expression too, except in asserts"
    )
    group.addoption(
        "--ndb-value",
        metavar="N",
        type=int,
        default=LIMIT,
        help="characters of one value that are kept and shown (default: %(default)s)",
    )
    group.addoption(
        "--ndb-whole",
        metavar="N",
        type=int,
        default=_WHOLE,
        help="bytes of a test that are held of objects besides what is shown of them, and some for every event;"
        " 0: nothing (default: %(default)s)",
    )
    group.addoption("--ndb-seconds", metavar="S", type=float, help="a test that takes longer is given up")
    group.addoption(
        "--ndb-sample", metavar="N", type=int, help="run only N of the tests, drawn at random, always the same ones"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Registered before the first conftest.py is imported: what that imports is to tell its expressions, too."""
    told = early_config.known_args_namespace
    if getattr(told, "ndb", None) is not None:
        _record(early_config, told)


def pytest_configure(config: pytest.Config) -> None:
    """Where the plug-in was not there early, as in a conftest.py."""
    if config.getoption("--ndb") is not None and not config.pluginmanager.hasplugin(_NAME):
        _record(config, config.option)


def _record(config: pytest.Config, options: Any) -> None:
    from ndb.trace.suite.pytest_recorder import TestRecorder  # not for every run of pytest where ndb is installed

    config.pluginmanager.register(TestRecorder(config, options), _NAME)
