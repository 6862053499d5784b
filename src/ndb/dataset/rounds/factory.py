"""The factory: a round of programs made, run, walked and packed. The unit of work of every runner.

A round is a pure function of (corpus, options, number): the same on one core, on many, on a cluster; it can be made
again after a crash, and a run is resumed by going on with the next number. Programs run in this process: whoever calls
protects it with limits, and replaces a worker that a program took down (see `runner`).
"""

import ast
import gc
import itertools
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any

from ndb.dataset.checks.contamination import Benchmark
from ndb.dataset.checks.filters import behaves_like_its_parent, order_of_sets_shows, shows_an_address, uses_chance
from ndb.dataset.checks.fingerprint import fingerprint
from ndb.dataset.disguise.dress import accompanied, dress, restyled
from ndb.dataset.disguise.rename import rename, swap_letters
from ndb.dataset.programs.inputs import vary_call
from ndb.dataset.programs.program import Program, Run, Source
from ndb.dataset.programs.simplest import simplest_call
from ndb.dataset.programs.sources import built_in
from ndb.dataset.rounds.documents import KINDS, OF_LONG_RUNS, OF_SHORT_RUNS, Shares, entry_call, make_documents
from ndb.dataset.rounds.pack import Encoded, Packed, pack
from ndb.errors import BadData
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.source.parse import nodes_of
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit, Recording
from ndb.trajectory.visits import code_of
from ndb.tree.span import span_from

ROWS_PER_EVENT = 12
"""States of a run that are recorded, with those inside lines, for one that is not."""


@dataclass(frozen=True, slots=True)
class Options:
    """What decides the data, apart from the corpus."""

    seed: int = 1
    sequence: int = 2048
    sequences: int = 32
    """About so many a round."""
    shares: Shares = field(default_factory=Shares)
    own_shares: Mapping[str, Mapping[str, float]] = field(
        default_factory=lambda: {
            "exercise": {"workings": 6.0, "expressions": 2.0, "to_return": 1.0, "walk": 1.0},
            "series": {**OF_SHORT_RUNS, "to_return": 3.0, "expressions": 3.0, "workings": 2.0},
            **dict.fromkeys(("everyday", "everyday_mutation", "repository"), OF_LONG_RUNS),
        }
    )
    """Origins of which documents are drawn in shares of their own."""
    calls: int = 3
    """Runs of a program."""
    documents: int = 3
    """Documents of a run."""
    origins: tuple[tuple[str, float], ...] = (
        ("seed", 0.20),
        ("mutation", 0.24),
        ("graft", 0.22),
        ("composition", 0.03),
        ("generation", 0.10),
        ("drill", 0.11),
        ("series", 0.10),
        ("exercise", 0.06),
    )
    most_events: int = 250
    longest_value: int = 160
    most_tokens: int = 2049
    """Of longer documents only the beginning is told."""
    raising: float = 0.3
    """Share of runs that end in an uncaught exception that are kept."""
    drop_duplicates: bool = True
    """Within a round: programs that differ in names only, and calls made twice."""
    drop_nondeterministic: bool = True
    drop_same_behaviour: bool = True
    """Mutants that no input of their parent's tells from it."""

    def changed(self, **values: Any) -> "Options":
        """With other values; of `shares` as a mapping, only what it names changes."""
        if isinstance(weights := values.get("shares"), Mapping):
            if wrong := sorted(set(weights) - set(KINDS)):
                raise BadData(f"no kind of document {wrong[0]!r}; there are {', '.join(KINDS)}")
            values["shares"] = replace(self.shares, weights={**self.shares.weights, **weights})
        return replace(self, **values)

    def shares_of(self, origin: str) -> Shares:
        own = self.own_shares.get(origin)
        return self.shares if own is None else replace(self.shares, weights=own)


@dataclass(frozen=True, slots=True)
class Corpus:
    """What programs are made from: the families of one side of the split, and what may not come out."""

    programs: Sequence[Program]
    tokenizer: Tokenizer
    benchmark: Benchmark | None = None
    more: Sequence[Source] = ()
    """Sources beside those that every corpus has: harvest, repositories, anyone's."""

    def source(self, name: str) -> Source:
        for source in (*self.more, *built_in(self.programs)):
            if source.name == name:
                return source
        raise BadData(f"no source {name!r} in this corpus; take it out of the options' origins or give its data")


@dataclass(slots=True)
class Round:
    """What a round made: sequences, and counts of what was kept and dropped and why."""

    number: int
    packed: Packed
    counts: Counter[str]


RENAMED, LETTERS_SWAPPED, IN_COMPANY = 0.85, 0.12, 0.06
"""Shares of programs."""
VARIED = 0.85
"""Share of calls whose arguments are changed."""
RESTYLED = 0.2
"""Share of calls that are written in another style."""
LEAST_ASKED = 0.4
"""Of a document's beginning, the share that a model is asked for."""
FRUITLESS_DRAWS = 1_000
"""In a row: then all that a few seeds can give has been seen, and the round ends as it is."""
COLLECTED_AFTER = (100_000, 20, 50)


class Dropped(Exception):
    """A program or run that is not used; the message is the reason that is counted."""


def make_round(
    corpus: Corpus,
    options: Options,
    number: int,
    skip: frozenset[int] = frozenset(),
    starting: Callable[[int], None] = lambda draw: None,
) -> Round:
    """Draw programs until there are tokens enough. `starting` is told each draw before it runs; draws in `skip` are
    left out."""
    with _rare_collections():
        return _make_round(corpus, options, number, skip, starting)


@contextmanager
def _rare_collections() -> Iterator[None]:
    """A round makes a million objects, nearly all of which go by themselves: looking for cycles often is a waste."""
    before = gc.get_threshold()
    gc.set_threshold(*COLLECTED_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _make_round(
    corpus: Corpus, options: Options, number: int, skip: frozenset[int], starting: Callable[[int], None]
) -> Round:
    counts: Counter[str] = Counter()
    encoded: list[Encoded] = []
    seen: set[str] = set()
    tokens = last = 0
    for draw in itertools.count():
        if tokens >= options.sequence * options.sequences or draw - last > FRUITLESS_DRAWS:
            break
        if draw in skip:
            counts["dropped program: took its process down"] += 1
            continue
        starting(draw)
        # Each draw has dice of its own: leaving one out changes nothing else.
        dice = Random(f"{options.seed}/{number}/{draw}")
        for document in _documents_of_one_program(corpus, options, dice, counts, seen):
            encoded.append(replace(document, program=draw))
            tokens += len(document.ids)
            last = draw
    if not encoded:
        raise BadData(f"nothing came of {FRUITLESS_DRAWS} programs ({_most_common(counts)}); give more seeds")
    packed = pack(encoded, options.sequence, corpus.tokenizer.special[Mark.PAD])
    counts["tokens"] += tokens
    counts["sequences"] += len(packed)
    return Round(number, packed, counts)


def _most_common(counts: Counter[str]) -> str:
    return ", ".join(f"{reason}: {number}" for reason, number in counts.most_common(3)) or "none was made"


def _documents_of_one_program(
    corpus: Corpus, options: Options, dice: Random, counts: Counter[str], seen: set[str]
) -> Iterator[Encoded]:
    origin = dice.choices([o for o, _ in options.origins], [w for _, w in options.origins])[0]
    try:
        made = _made(corpus, options, origin, dice, seen)
        counts[f"made {origin}"] += 1
        runs = [(made.recording, _none)] if isinstance(made, Run) else _runs(made, options, dice, counts)
    except Dropped as dropped:
        counts[f"dropped {origin}: {dropped}"] += 1
        return
    counts[f"kept {origin}"] += 1
    shares = options.shares_of(origin).spoken(corpus.tokenizer.special)
    start, shares = (0, shares.for_run(made.recording)) if isinstance(made, Run) else (None, shares)
    told_before: set[tuple[int, ...]] = set()
    for recording, simplest in runs:
        for kind, told in make_documents(recording, dice, shares, options.documents, start, simplest):
            ids, asked = corpus.tokenizer.document(told.document, told.given)
            whole = len(ids)
            if told.frames is not None:
                end = _end_of(told.frames, ids, corpus.tokenizer.special[Mark.FRAME_SEP])
                ids, asked = ids[:end], asked[:end]
            if len(ids) > options.most_tokens:
                ids, asked = _beginning(ids, asked, options.most_tokens, corpus.tokenizer.special[Mark.FRAME_SEP])
                if not ids:
                    counts[f"dropped document: too long ({kind})"] += 1
                    continue
            if tuple(ids) in told_before:  # two kinds of walk may take the same way through a short run
                counts["dropped document: duplicate"] += 1
                continue
            told_before.add(tuple(ids))
            if len(ids) < whole:
                counts[f"cut document: {kind}"] += 1
            counts[f"told {origin}"] += 1
            counts[f"told tokens {origin}"] += len(ids)
            counts[f"documents {kind}"] += 1
            counts[f"tokens {kind}"] += len(ids)
            yield Encoded(ids, asked)


def _end_of(frames: int, ids: list[int], frame_sep: int) -> int:
    """Where so many frames end; code comes before the first of them."""
    begins = [at for at, number in enumerate(ids) if number == frame_sep]
    return begins[frames] if frames < len(begins) else len(ids)


def _beginning(ids: list[int], asked: list[bool], most: int, frame_sep: int) -> tuple[list[int], list[bool]]:
    """The states of a long walk that there is room for; nothing where those are few beside the code before them."""
    end = next((at for at in range(most, 0, -1) if ids[at] == frame_sep), 0)
    return (ids[:end], asked[:end]) if sum(asked[:end]) > LEAST_ASKED * end else ([], [])


def _made(corpus: Corpus, options: Options, origin: str, dice: Random, seen: set[str]) -> Program | Run:
    """A program (or run) of the wanted origin that passes the filters; programs are renamed."""
    drawn = corpus.source(origin).draw(dice)
    if drawn is None:
        raise Dropped("could not be made")
    source = drawn.source if isinstance(drawn, Program) else code_of(span_from(drawn.recording))
    if corpus.benchmark and (reason := corpus.benchmark.reason(source)):
        raise Dropped(reason)
    if isinstance(drawn, Run):
        return drawn
    _filter(drawn, options, seen)
    return _disguised(drawn, corpus, dice)


def _disguised(program: Program, corpus: Corpus, dice: Random) -> Program:
    """With other names, other letters in its texts, in other company, in other clothes: nothing to learn by heart."""
    if dice.random() < RENAMED:
        program = rename(program, dice, entry="f" if dice.random() < 0.3 else None)
    if dice.random() < LETTERS_SWAPPED:
        program = swap_letters(program, dice)
    if dice.random() < IN_COMPANY and corpus.programs:
        other = dice.choice(corpus.programs)
        if not (corpus.benchmark and corpus.benchmark.reason(other.source)):
            program = accompanied(program, other, dice)
    return dress(program, dice)


def _filter(program: Program, options: Options, seen: set[str]) -> None:
    """Dropped, if a filter that looks at the program as a whole says so. No dice: what else is made stays the same."""
    if options.drop_duplicates:
        print_ = fingerprint(program.source, constants=True)
        if print_ in seen:
            raise Dropped("duplicate")
        seen.add(print_)
    if options.drop_nondeterministic and uses_chance(program.source):
        raise Dropped("nondeterministic")
    if options.drop_same_behaviour and program.parent and behaves_like_its_parent(program):
        raise Dropped("behaves like the program it was made from")


Simplest = Callable[[], Recording | None]


def _none() -> None:
    """Of a run that was recorded elsewhere no other one can be made."""


def _runs(program: Program, options: Options, dice: Random, counts: Counter[str]) -> list[tuple[Recording, Simplest]]:
    """Recordings of some calls, each with what makes that of the simplest call which ends in the same way; Dropped if
    the program crashes on most of them."""
    constants = tuple(
        n.value
        for n in nodes_of(program.source)
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and n.value
    )
    good: list[tuple[Recording, Simplest]] = []
    calls: set[str] = set()
    tried = crashed = endless = 0
    while tried < options.calls + 2 and len(good) < options.calls:
        tried += 1
        call = dice.choice(program.calls)
        if dice.random() < VARIED:
            call = vary_call(call, dice, constants)
        if dice.random() < RESTYLED:
            call = restyled(call, dice)
        if options.drop_duplicates and call in calls:
            counts["dropped run: duplicate"] += 1
            continue
        calls.add(call)
        recording = _recorded(program.source, call, options)
        reason = _problem(recording, options, dice)
        crashed += reason == "crashed"
        endless += recording is not None and recording.exit is Exit.NEVER
        if reason:
            counts[f"dropped run: {reason}"] += 1
        elif recording is not None:
            if options.drop_nondeterministic and _is_chance(program.source, call, recording):
                raise Dropped("nondeterministic")
            good.append((recording, partial(_simplest, program.source, call, recording, options, counts)))
        if crashed > 2 and not good:
            raise Dropped("crashes")
        if endless > 1:
            raise Dropped("does not end")
    if not good:
        raise Dropped("crashes" if crashed else "no usable run")
    counts["runs"] += len(good)
    return good


def _simplest(source: str, call: str, recording: Recording, options: Options, counts: Counter[str]) -> Recording | None:
    """The run of the simplest call that ends as this one does; None where none is simpler."""
    simpler = simplest_call(source, call)
    if simpler == call:
        return None
    other = _recorded(source, simpler, options)
    if other is None or entry_call(other) is None or _end(other) != _end(recording):
        counts["simpler call that ended otherwise"] += 1
        return None
    counts["simpler calls"] += 1
    return other


def _end(recording: Recording) -> tuple[Exit, str | None]:
    return recording.exit, recording.state(len(recording) - 1).value


def _recorded(source: str, call: str, options: Options) -> Recording | None:
    # A thousand events take a few milliseconds, unless a value doubles at each of them.
    limits = RecordLimits(events=options.most_events * ROWS_PER_EVENT, seconds=0.4, clock=time.process_time)
    try:
        return record_call(source, call, limits=limits, expressions=True)
    except Exception:  # the module body of a mutated program may raise anything; that costs this run only
        return None


def _problem(recording: Recording | None, options: Options, dice: Random) -> str | None:
    if recording is None or entry_call(recording) is None:
        return "did not start"
    if recording.exit is Exit.NEVER or _states(recording) > options.most_events:
        return "too long"
    if recording.exit is Exit.ERROR and dice.random() > options.raising:
        return "crashed"
    if _largest_value(recording) > options.longest_value:
        return "values too large"
    return None


def _states(recording: Recording) -> int:
    return sum(event < Event.EXPRESSION for event in recording.events)


def _is_chance(source: str, call: str, recording: Recording) -> bool:
    return shows_an_address(recording) or order_of_sets_shows(source, call, recording)


def _largest_value(recording: Recording) -> int:
    last = recording.state(len(recording) - 1)
    longest = len(last.value or "")
    for index in range(0, len(recording), max(1, len(recording) // 12)):
        longest = max(longest, *map(len, recording.state(index).locals.values()), 0, 0)
    return longest
