"""Calls that tests made, as calls of programs that stand alone."""

import ast
from collections.abc import Sequence

from ndb.dataset.programs.packages.authors_calls import Called, by_name, called
from ndb.dataset.programs.packages.run_suites import WatchedCall
from ndb.dataset.programs.standalone import Module, Modules, definitions

TEXT = """
from datetime import date


class Point:
    def __init__(self, x, y=0):
        self.x = x
        self.y = y

    def moved(self, by):
        return self.x + by

    def clear(self):
        self.x = 0


def scaled(point, factor=2, *rest, name="n", **more):
    return factor


def year(day):
    return day.year


def upto(n, start=0):
    yield from range(start, n)
"""
Pairs = Sequence[tuple[str, str]]


def programs(name: str, *calls: tuple[str, Pairs, Pairs]) -> list[Called]:
    module, modules = Module("m", TEXT), Modules(())
    modules.add(module)
    [node] = [node for node in definitions(module) if node.name == name]
    watched = [WatchedCall("m", qualified, tuple(made), tuple(given)) for qualified, made, given in calls]
    return list(called(node, module, modules, by_name(watched, "m")))


def test_arguments_that_equal_defaults_are_not_written_and_later_ones_go_by_name() -> None:
    given = [("point", "1"), ("factor", "2"), ("*rest", "()"), ("name=", "'x'"), ("**more", "{'a': 1}")]
    [one] = programs("scaled", ("scaled", (), given))
    assert one.calls == ("scaled(1, name='x', a=1)",)
    [one] = programs("scaled", ("scaled", (), [("point", "1"), ("factor", "2"), ("*rest", "(5,)")]))
    assert one.calls == ("scaled(1, 2, 5)",)


def test_a_method_is_called_on_an_object_made_as_the_tests_made_it() -> None:
    [one] = programs("Point", ("Point.moved", [("x", "3"), ("y", "0")], [("by", "4")]))
    assert one.calls == ("use_moved(3, 4)",)
    assert "def use_moved(x, by):\n    thing = Point(x)\n    return thing.moved(by)" in one.source


def test_of_a_method_without_a_value_is_seen_what_it_leaves() -> None:
    [one] = programs("Point", ("Point.clear", [("x", "3"), ("y", "1")], []))
    assert one.calls == ("use_clear(3, 1)",) and "return thing.__dict__" in one.source


def test_a_generator_is_asked_for_all_it_gives() -> None:
    [one] = programs("upto", ("upto", (), [("n", "3"), ("start", "0")]))
    assert one.calls == ("all_upto(3)",) and "return list(upto(n))" in one.source


def test_names_of_the_library_are_those_of_the_program_and_classes_of_the_package_are_put_in() -> None:
    [one] = programs("year", ("year", (), [("day", "datetime.date(2020, 1, 2)")]))
    assert one.source.startswith("import datetime\n") and one.calls == ("year(datetime.date(2020, 1, 2))",)
    [one] = programs("scaled", ("scaled", (), [("point", "Point(1)")]))
    assert "class Point" in one.source and ast.parse(one.source)
