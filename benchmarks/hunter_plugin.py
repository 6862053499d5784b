"""Pytest plugin: hunter prints every line of a project's own code and the variables that changed, test by test.

    python -m pytest -p hunter_plugin --hunter-output FILE --hunter-project FOLDER

For benchmarks/suites.py, which puts hunter beside ndb. Knows pytest's hooks and hunter; measures nothing.
"""

from collections.abc import Generator
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--hunter-output", required=True)
    parser.addoption("--hunter-project", required=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Set-up, call and tear-down are traced, as `--ndb` does."""
    import hunter

    with Path(item.config.getoption("--hunter-output")).open("a", encoding="utf-8", errors="replace") as output:
        snooper = hunter.VarsSnooper(stream=output, force_colors=False)
        trace = hunter.trace(filename_startswith=item.config.getoption("--hunter-project"), action=snooper)
        try:
            return (yield)
        finally:
            trace.stop()
