"""What the model reads of a walk: the same whether kept or made anew, and bounded."""

from itertools import pairwise

from ndb.language.document import Reader
from ndb.language.grammar import Grammar
from ndb.language.shown import Visit
from ndb.language.tokenizer import train_tokenizer
from ndb.predict.prompt import Past, shortened
from ndb.trace.memory import MemoryRecording
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, State
from ndb.tree.action import STEP_INSIDE, STEP_INTO, STEP_RETURN

SOURCE = """def work(n):
    total = 0
    for i in range(n):
        total += helper(i)
    return total

def helper(i):
    j = i * 2
    return j

def deep(n):
    if n == 0:
        return 0
    return 1 + deep(n - 1)
"""
TOKENIZER = train_tokenizer([SOURCE])


def visits_of(call: str) -> tuple[MemoryRecording, list[Visit]]:
    recording = record_call(SOURCE, call)
    return recording, [Visit(recording.state(index), STEP_INTO) for index in range(len(recording))]


def grammar_of(recording: MemoryRecording) -> Grammar:
    return Grammar(TOKENIZER, recording.sources["<program>"])


def states_in(past: Past) -> list[str]:
    """The source lines that a prompt shows."""
    reader = Reader(TOKENIZER.decode(past.prompt()[:-1]))
    reader.context()
    found = []
    while reader.position < len(reader.text):
        frame = reader.frame_or_exit()
        found.append(frame.state.source)  # type: ignore[union-attr]
    return found


def test_what_grew_step_by_step_reads_as_what_is_made_at_once() -> None:
    recording, visits = visits_of("work(4)")
    grown = Past(grammar_of(recording), 10_000)
    for number, visit in enumerate(visits, 1):
        grown.take(visit)
        assert grown.prompt() == Past(grammar_of(recording), 10_000, visits[:number]).prompt()


def test_a_long_walk_is_shortened_and_grows_again() -> None:
    recording, visits = visits_of("work(60)")
    past, sizes = Past(grammar_of(recording), 300), []
    code = len(TOKENIZER.context(recording.sources["<program>"]))
    for visit in visits:
        past.take(visit)
        sizes.append(len(past.prompt()) - code)
        assert states_in(past)[-1] == visit.state.source
    assert max(sizes) <= 301 and sum(after < before for before, after in pairwise(sizes)) > 5


def test_a_shortened_walk_still_shows_every_waiting_function() -> None:
    _, visits = visits_of("work(60)")
    inside = max(i for i, visit in enumerate(visits) if visit.state.source == "    j = i * 2")
    assert [visit.state.function for visit in shortened(visits[: inside + 1])][:2] == ["main", "work"]
    assert len(shortened(visits[: inside + 1])) < 8


def test_of_a_stack_that_is_too_deep_the_inner_functions_are_shown() -> None:
    recording, visits = visits_of("deep(60)")
    middle = next(i for i, visit in enumerate(visits) if visit.state.event is Event.RETURN)
    past = Past(grammar_of(recording), 300, visits[:middle])
    assert len(past.prompt()) <= 301 + len(TOKENIZER.context(recording.sources["<program>"]))
    assert past.visits[-1] == visits[middle - 1] and past.visits[0].state.depth > 1
    assert past.lacks_caller(past.visits[0].state, 0) and not past.lacks_caller(visits[middle].state, 0)


def test_a_value_of_ten_megabytes_is_cut_visibly() -> None:
    huge = State(Event.LINE, "    total = 0", {"n": repr("x" * 10_000_000), "k": "3"}, None, 2, 0, 0, "f.py", "work")
    recording, _ = visits_of("work(1)")
    past = Past(grammar_of(recording), 1_000, [Visit(huge, STEP_INTO)])
    text = TOKENIZER.decode(past.prompt())
    assert len(past.prompt()) < 1_500 and "more…>" in text and '"k": "3"' in text


def test_a_state_of_many_large_values_leaves_room_for_others() -> None:
    many = {f"name{number}": "[" + "1, " * 200 + "1]" for number in range(12)}
    state = State(Event.LINE, "    total = 0", many, None, 2, 0, 0, "f.py", "work")
    recording, _ = visits_of("work(1)")
    past = Past(grammar_of(recording), 2_000, [Visit(state, STEP_RETURN)])
    assert len(past.prompt()) - len(TOKENIZER.context(recording.sources["<program>"])) <= 1_200


def test_what_a_long_walk_has_seen_is_known_when_it_is_not_read_any_more() -> None:
    """A loop over a text: what comes next in it is asked by its place, also when the beginning had to be left out."""
    source = "def f(text):\n    out = []\n    for letter in text:\n        out.append(letter)\n    return out\n"
    recording = record_call(source, "f('abcdefgh')", expressions=True)
    grammar = Grammar(TOKENIZER, recording.sources["<program>"])
    short, long = (Past(grammar, room) for room in (150, 100_000))
    for number in range(2, len(recording) - 1):
        visit = Visit(recording.state(number), STEP_INSIDE)
        short.take(visit)
        long.take(visit)
        assert short.cursor is not None and long.cursor is not None
        assert list(short.cursor.allowed()) == list(long.cursor.allowed())
    assert len(short.prompt()) < len(long.prompt()) / 2
