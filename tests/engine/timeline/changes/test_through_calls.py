"""A watched object is seen to change on the line that changes it, in whichever function that stands."""

from pathlib import Path

import pytest
from obeying import Obeying
from recorded import at_line, here, recorded

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.errors import BadAction
from ndb.session import Session

SOURCE = """\
class Account:
    def __init__(self, balance):
        self.balance = balance

    def pay(self, amount):
        if amount > 1:
            self.take(amount)
        return self.balance

    def take(self, amount):
        self.balance -= amount

def mark(board, x):
    board = board
    board[x][0] = 1
    board = []
    board.append(x)
    return x

def hidden(holder):
    holder[0].append(9)

def main():
    grid = [[0, 0] for _ in range(3)]
    a = Account(10)
    box = [grid]
    a.pay(1)
    a.pay(2)
    n = mark(grid, 2) + mark(grid, 1)
    grid.append(n)
    hidden(box)
    return grid
"""
FILE = "<program>"


def session() -> Session:
    return at_line(recorded(SOURCE, "main()"), 27)


def lines(session: Session, name: str) -> list[str]:
    """Where a watch stops from here on: the lines that did it, and what it says."""
    session.set_breakpoint.on_change(name)
    found = []
    while session.resume().place.state is not None:
        timeline, moment = session.engine.timeline, session.place.moment
        assert moment is not None
        maker = timeline.maker(moment)
        assert maker is not None
        found.append(f"{timeline.state(maker).source.strip()}  {session.stop.why.partition(' (')[2].rstrip(')')}")
    return found


def test_a_watch_stops_on_the_line_that_did_it() -> None:
    assert lines(session(), "a.balance") == ["self.balance -= amount  a.balance: 10 -> 8"]


def test_every_change_is_told_once_and_where_it_was_made() -> None:
    assert lines(session(), "grid") == [
        "board[x][0] = 1  grid[2][0]: 0 -> 1", "board[x][0] = 1  grid[1][0]: 0 -> 1",
        "grid.append(n)  grid[3]: nothing -> 3", "hidden(box)  grid[4]: nothing -> 9",
    ]  # fmt: skip


def test_backwards_it_stops_at_the_same_places() -> None:
    asked = session()
    asked.set_breakpoint.on_change("grid")
    forwards = []
    while asked.resume().place.state is not None:
        forwards.append(asked.place.moment)
    backwards = []
    while asked.resume_back().place.state is not None:
        backwards.append(asked.place.moment)
    assert [at for at in reversed(backwards) if at in forwards] == forwards


def test_back_and_why_go_into_the_function() -> None:
    asked = at_line(session(), 29)
    asked.back_to_change("a.balance")
    assert here(asked).source.strip() == "self.balance -= amount"
    assert Obeying(at_line(session(), 29))("why a.balance")[1].endswith("(11): self.balance -= amount")


def test_a_running_program_stops_there_too(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(SOURCE + "\nmain()\n", encoding="utf-8")
    asked = Session(LiveEngine(Program(str(path))))
    try:
        asked.set_breakpoint.at_line("program.py", 27, temporary=True)
        asked.resume()
        assert lines(asked, "a.balance") == ["self.balance -= amount  a.balance: 10 -> 8"]
        asked.restart()
        asked.breakpoints.clear()
        asked.set_breakpoint.at_line("program.py", 27, temporary=True)
        asked.resume()
        assert [line.partition("  ")[0] for line in lines(asked, "grid")] == [
            "board[x][0] = 1", "board[x][0] = 1", "grid.append(n)", "hidden(box)",
        ]  # fmt: skip
    finally:
        asked.close()


@pytest.mark.parametrize("name", ["grid", "a.balance", "box[0][1]", "n"])
def test_changes_are_the_same_forwards_and_backwards_from_anywhere(name: str) -> None:
    timeline = session().engine.timeline
    at = next(n for n in range(len(timeline)) if timeline.state(n).source == "    return grid")
    watch = timeline.watches.watch_for(name, timeline.state(at), at)
    assert watch is not None
    through, end = timeline.through_calls, len(timeline)
    every = [change.state for change in through.changes_of(watch, 0, end)]
    assert every == sorted(every)
    for moment in range(end):
        assert [c.state for c in through.changes_of(watch, moment, end)] == [s for s in every if s >= moment]
        before = [c.state for c in through.changes_of(watch, 0, moment, backwards=True)]
        assert before == [s for s in reversed(every) if s < moment]


LARGE = """\
def mark(board, x, y):
    board[x][y] = 1
    return board

def main():
    grid = [[0] * 10 for _ in range(10)]
    box = [grid]
    grid[4][4] = 7
    mark(grid, 5, 5)
    box[0][5][5] = 2
    return grid

main()
"""


def test_a_running_program_sees_parts_of_which_no_state_shows_enough(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(LARGE, encoding="utf-8")
    asked = Session(LiveEngine(Program(str(path))))
    try:
        asked.set_breakpoint.at_line("program.py", 8, temporary=True)
        asked.resume()
        assert lines(asked, "grid[5][5]") == [
            "board[x][y] = 1  grid[5][5]: 0 -> 1", "box[0][5][5] = 2  grid[5][5]: 1 -> 2",
        ]  # fmt: skip
    finally:
        asked.close()


def test_a_recording_says_that_such_a_part_is_not_in_it() -> None:
    asked = at_line(recorded(LARGE, "main()"), 8)
    with pytest.raises(BadAction, match="--value"):
        asked.set_breakpoint.on_change("grid[5][5]")
    with pytest.raises(BadAction, match="no grid"):
        asked.set_breakpoint.on_change("grid[50]")


def test_a_change_behind_what_is_shown_stops_too_and_says_so() -> None:
    found = lines(at_line(recorded(LARGE, "main()"), 8), "grid")
    assert found[1] == "board[x][y] = 1  grid: changed where it is not shown"
    assert [line.partition("  ")[0] for line in found] == ["grid[4][4] = 7", "board[x][y] = 1", "box[0][5][5] = 2"]


INSIDE = """\
def pages(words, size):
    done, page, count = [], [], 0
    def turn():
        nonlocal count
        count += 1
        done.append(list(page))
        page.clear()
    for word in words:
        page.append(word)
        if len(page) == size:
            turn()
    seen = []
    seen.extend(w for w in words if w not in seen)
    return done, count, seen
"""


def test_functions_inside_another_change_its_variables_on_their_own_lines() -> None:
    asked = at_line(recorded(INSIDE, "pages(['a', 'b', 'c'], 2)"), 8)
    assert lines(asked, "done") == ["done.append(list(page))  done[0]: nothing -> ['a', 'b']"]
    asked = at_line(recorded(INSIDE, "pages(['a', 'b', 'c'], 2)"), 8)
    assert lines(asked, "count") == ["count += 1  count: 0 -> 1"]


def test_back_goes_into_a_function_inside() -> None:
    asked = at_line(recorded(INSIDE, "pages(['a', 'b', 'c'], 2)"), 12)
    assert asked.back_to_change("count").place.state.source.strip() == "count += 1"


def test_what_is_done_while_a_generator_waits_is_done_by_the_line_that_draws_from_it() -> None:
    asked = at_line(recorded(INSIDE, "pages(['a', 'b', 'a'], 2)"), 14)
    found = asked.back_to_change("seen").place.state
    assert found.function == "pages" and found.source.strip().startswith("seen.extend(")
