"""Setting breakpoints: what could never stop is refused, with a hint."""

import pytest
from recorded import FILE, at_line, recorded

from ndb.errors import BadAction
from ndb.session import Kind
from ndb.session.set_breakpoint import find_file


def test_a_line_that_runs_gets_one_with_all_its_options() -> None:
    session = recorded()
    made = session.set_breakpoint.at_line(FILE, 5, condition="i", ignore=2, log="l", temporary=True)
    assert (made.kind, made.place, made.condition, made.ignore, made.log, made.temporary) == (
        Kind.LINE, (FILE, 5), "i", 2, "l", True,
    )  # fmt: skip
    assert list(session.breakpoints) == [made]


def test_a_line_that_never_runs_is_refused() -> None:
    session = recorded("def f():\n    # nothing\n    return 1\n", "f()")
    with pytest.raises(BadAction, match="line 3 does"):
        session.set_breakpoint.at_line(FILE, 2)
    with pytest.raises(BadAction, match="ends at line"):
        session.set_breakpoint.at_line(FILE, 99)
    assert len(session.breakpoints) == 0


def test_a_function_is_known_by_all_of_its_name_or_the_last_parts() -> None:
    session = recorded("class A:\n    def f(self):\n        return 1\n", "A().f()")
    for name in ("f", "A.f"):
        assert session.set_breakpoint.in_function(name).name == name


def test_a_function_that_is_not_there_gets_a_suggestion_if_one_is_near() -> None:
    with pytest.raises(BadAction, match=r"did you mean helper\?"):
        recorded().set_breakpoint.in_function("helpr")
    with pytest.raises(BadAction, match=f"in {FILE}$"):
        recorded().set_breakpoint.in_function("zzz")


def test_a_variable_is_watched_in_its_own_activation() -> None:
    session = at_line(recorded(), 12)
    made = session.set_breakpoint.on_change("j", condition="j > 3")
    assert (made.kind, made.name, made.frame, made.condition) == (Kind.DATA, "j", 2, "j > 3")
    session.frames.up()
    assert session.set_breakpoint.on_change("total").frame == 1


def test_a_module_s_variable_is_watched_in_its_file() -> None:
    session = recorded("seen = []\n\ndef f():\n    seen.append(1)\n    return seen\n", "f()", steps=3)
    made = session.set_breakpoint.on_change("seen")
    assert (made.frame, made.file) == (None, FILE)


def test_a_variable_that_is_not_there_yet_can_be_watched() -> None:
    session = recorded()
    assert session.set_breakpoint.on_change("seen").frame == 1
    assert session.resume().why == "breakpoint 1 (seen: nothing -> [])"


@pytest.mark.parametrize(
    ("name", "said"),
    [("q", "no variable 'q' is known"), ("self.x", "no variable 'self'"), ("3", "is no variable"), ("[", "no part")],
)
def test_what_is_no_variable_is_refused(name: str, said: str) -> None:
    with pytest.raises(BadAction, match=said):
        recorded().set_breakpoint.on_change(name)


def test_exceptions_by_type_any_or_uncaught() -> None:
    setting = recorded().set_breakpoint
    assert (setting.on_exception("KeyError").kind, setting.on_exception().name) == (Kind.RAISED, "")
    assert setting.on_exception(uncaught=True).kind is Kind.UNCAUGHT


def test_a_file_is_found_by_its_last_parts_if_only_one_has_them() -> None:
    sources = {"a/b/p.py": "", "a/c/q.py": "", "x/c/q.py": ""}
    assert find_file(sources, "a/b/p.py") == find_file(sources, "p.py") == find_file(sources, "b/p.py") == "a/b/p.py"
    for name in ("q.py", "z.py", ".py"):
        with pytest.raises(BadAction, match="no file"):
            find_file(sources, name)
    with pytest.raises(BadAction, match="none yet"):
        find_file({}, "p.py")


def test_a_part_of_what_is_still_to_come_is_told_what_can_be_watched() -> None:
    session = at_line(recorded("def f():\n    n = 1\n    box = {'k': n}\n    return box\n", "f()"), 2)
    with pytest.raises(BadAction, match="`watch box` stops where it comes"):
        session.set_breakpoint.on_change("box['k']")
    with pytest.raises(BadAction, match="`watch` is for what is there"):
        session.set_breakpoint.on_change("bag['k']")
