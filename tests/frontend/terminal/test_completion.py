"""What a half-typed word may become."""

from pathlib import Path

from obeying import Obeying
from recorded import recorded

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.frontend.terminal.completion import attributes, completer, completions
from ndb.session import Session


def test_commands_aliases_variables_functions_and_files() -> None:
    obeying = Obeying()
    obeying("alias zap s", "go 11")
    words = completions(obeying.terminal)
    assert {"continue", "zap", "i", "j", "helper", "<program>"} <= set(words) and len(set(words)) == len(words)


def test_words_are_given_one_by_one() -> None:
    obeying = Obeying()
    obeying("go 8")
    complete = completer(obeying.terminal)
    found = [complete("se", number) for number in range(3)]
    assert found == ["set", "seen", None] and complete("zzz", 0) is None


def test_attributes_that_a_value_showed() -> None:
    source = "class P:\n    def __init__(self):\n        self.x, self.y = 1, 2\n\ndef f(p):\n    return p\n"
    obeying = Obeying(recorded(source, "f(P())", steps=0))
    obeying("b f", "c")
    assert attributes(obeying.terminal, "p") == ["p.x", "p.y"] and completer(obeying.terminal)("p.y", 0) == "p.y"
    for path in ("q", "p.x", "f()", "", "3"):
        assert attributes(obeying.terminal, path) == []


def test_attributes_of_a_running_program_s_values(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("text = 'a'\nprint()\n")
    session = Session(LiveEngine(Program(str(tmp_path / "p.py"))))
    try:
        obeying = Obeying(session)
        obeying("s", "n")
        assert "text.upper" in attributes(obeying.terminal, "text")
        assert not [name for name in attributes(obeying.terminal, "text") if "__" in name]
    finally:
        session.close()


def test_after_the_end_there_are_still_commands() -> None:
    obeying = Obeying()
    obeying("c")
    assert "restart" in completions(obeying.terminal)
