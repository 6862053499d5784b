"""Calls of code that may lack something: plain where that works, guided where it does not."""

from ndb.engine.guided.guided_calls import observe_guided, outcome_of_run
from ndb.inverse.observe import Call, observe

WHOLE = "def f(n):\n    if n > 2:\n        return n * 2\n    return {}[n]\n"
LACKING = (
    "import warehouse\n\ndef f(n):\n    total = n * 2\n    if warehouse.has(n):\n        total += 1\n    return total\n"
)


def test_code_that_lacks_nothing_is_watched_as_always() -> None:
    calls = [Call(WHOLE, "f(3)", "6"), Call(WHOLE, "f(1)")]
    assert observe_guided(calls) == observe(calls)


def test_a_file_that_does_not_load_is_run_guided() -> None:
    [plain] = observe([Call(LACKING, "f(3)")])
    assert (plain.value, plain.kinds) == (None, ())
    [seen] = observe_guided([Call(LACKING, "f(3)", "7")])
    assert (seen.value, seen.error, seen.is_plain, seen.equal) == ("7", None, True, True)
    assert seen.lines == {4, 5, 6, 7}
    assert seen.assumed == ("bool(warehouse.has(3)) = True",)


def test_an_exception_that_rests_on_assumptions_says_what_it_is() -> None:
    source = "def f(n):\n    if missing(n):\n        n += 1\n    return {}[n]\n"
    [seen] = observe_guided([Call(source, "f(1)")])
    assert seen.error == "KeyError(2)" and "LookupError" in seen.kinds
    assert seen.assumed == ("bool(missing(1)) = True",)


def test_what_the_program_does_wrong_itself_is_no_hole() -> None:
    source = "def f(n):\n    if n:\n        x = 1\n    return x\n"
    [seen] = observe_guided([Call(source, "f(0)")])
    assert "UnboundLocalError" in seen.kinds and seen.assumed == ()


def test_an_outcome_by_running_says_how_far_to_believe_it() -> None:
    exact = outcome_of_run(WHOLE, "f(3)")
    assert exact is not None and (exact.value, exact.confidence, exact.assumed, exact.way) == ("6", 1.0, (), "run")
    guided = outcome_of_run(LACKING, "f(3)")
    assert guided is not None and (guided.value, guided.way) == ("7", "guided run")
    assert 0 < guided.confidence < 1


def test_where_running_tells_nothing_there_is_no_outcome() -> None:
    assert outcome_of_run("def f():\n    return missing + 1\n", "f()") is None
    assert outcome_of_run("def f():\n    while True:\n        pass\n", "f()", seconds=0.5) is None
