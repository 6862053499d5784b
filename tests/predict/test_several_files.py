"""Walks through code of several files: what really comes next is never forbidden."""

from itertools import pairwise
from pathlib import Path

import pytest

from ndb.engine.live.launch import Program
from ndb.language.guide import Guide
from ndb.language.shown import Shower
from ndb.language.tokenizer import train_tokenizer
from ndb.model.confidence import Calibration
from ndb.predict.follow import FunctionResolver
from ndb.predict.view import View
from ndb.session.open import open_recording, record_beside
from ndb.tree.action import STEP_INTO

FIRST = '''"""Tools."""
from __future__ import annotations
import left
def use(n):
    import right
    return left.twice(n) + right.thrice(n)
'''
LEFT = """import math
def twice(n):
    return math.floor(n * 2)
"""
RIGHT = """from __future__ import annotations
from operator import mul
def thrice(
    n: int,
) -> int:
    return mul(n, 3)
"""


class Facts:
    """A model of which only is known what it reads."""

    tokenizer = train_tokenizer([FIRST, LEFT, RIGHT])
    context = None
    calibration = Calibration()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in {"first.py": FIRST, "left.py": LEFT, "right.py": RIGHT}.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_body_of_every_file_can_begin_wherever_a_module_is_entered(project: Path) -> None:
    record_beside(Program(f"{project / 'first.py'}::use", args="4"), project / "run.ndb", 30)
    recording, _ = open_recording(project / "run.ndb")
    states = [recording.state(number) for number in range(len(recording))]
    assert {state.file for state in states if state.function == "<module>"} == {"right.py"}
    view = View(Facts(), {"left.py": LEFT, **recording.sources}, states[:1])
    grammar = view.grammar(view.code(states[:1]))
    assert grammar.flow is not None
    guide, shower = Guide(grammar, FunctionResolver(grammar.flow), has_workings=True), Shower()
    shown = [shower.show(state) for state in states]
    for before, after in pairwise(shown):
        cursor = guide.took(before, STEP_INTO)
        for token in [*Facts.tokenizer.state(after), Facts.tokenizer.special["action_sep"]]:
            assert token in cursor.allowed(), (before, after)
            cursor.advance(token)
