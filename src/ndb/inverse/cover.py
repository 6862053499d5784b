"""Inputs that together reach every line of a function and let its conditions come out both ways; few of them.

Where running is allowed they are searched for by running (search/cover_search.py), then run again, each in a process of
its own, for what is expected of them, and once more on programs with a small fault, to see what they are worth. Where
it is not, the model proposes and walks through each, and says which lines it comes to. Knows lines and calls; how tests
are written is the front end's business.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, zip_longest

from ndb.inverse.mutants import Mutant, mutants
from ndb.inverse.observe import SECONDS, Call, Observe, Observed, observe
from ndb.inverse.offer import Offer, lines_in
from ndb.inverse.propose import of_model, variations
from ndb.inverse.question import Reaches
from ndb.inverse.search.candidate import Arguments, text_of, values_of
from ndb.inverse.search.candidate_runs import CannotRun, Run, Runner
from ndb.inverse.search.cover_search import CoverSearch
from ndb.inverse.search.inside.report import TICKS
from ndb.inverse.search.search_inputs import Budget
from ndb.inverse.search.shrink import shrunk
from ndb.inverse.time_left import Hurried, TimeLeft
from ndb.model.protocol import TalkingModel
from ndb.predict.output import predict_calls
from ndb.predict.subject import Subject
from ndb.predict.walk import Walk
from ndb.predict.ways import EXPRESSIONS, INSIDE, Way, knows_inside, walking
from ndb.source.functions import Function, top_functions
from ndb.source.neighbours import Place, neighbours_of
from ndb.source.parse import NOT_PLAIN, is_plain, parsed_call, plain_value, statements_of
from ndb.source.read_shapes import inputs_of
from ndb.tree.action import STEP_RETURN

ASKED_LINES = 6
"""Lines about which the model is asked in a round: some that nothing has reached yet."""
ASKED_EACH = 4
ROUNDS, VARIATIONS, PROPOSALS = 2, 6, 8
"""Where nothing may be run: how often what was found is varied to find more, and how many walks are made at a time."""
SEARCH = Budget(seconds=12.0, runs=8_000)
"""What one function may take where nobody says otherwise: all of it, the model's work and the faults, too."""
MOST_ROUNDS = TICKS
"""Of the loops of a call, before a search ends it."""
ALONE, ASKED, SEARCHED, DOUBTED = 0.35, 0.5, 0.55, 0.8
"""At these shares of the time ends at the latest: the search before the model is asked about lines that are missed,
what the model says, the search that goes on from there, the trial of faults. Then tests are run once more."""
MUTANTS, MORE = 60, 8
"""Faults that are tried, and tests that are added because they notice one that the others do not."""
OUTCOMES, DRAWN = 40, 80
"""Inputs that these are chosen from: so many that came to different things, so many drawn for faults that are left."""
AT_A_TIME, FAULT_SECONDS = 8, 6.0
"""Calls of a faulty program that are run before it is looked whether they hang; processor seconds for all faults."""
CHECKED_AT_A_TIME = 8
"""Tests that are run once more before it is looked whether there is time for others."""
FEW, PATIENT = 8, 12
"""Calls that are all tried again when a clock ended them, and how many times as long they then have."""


@dataclass(frozen=True, slots=True)
class Tried:
    """An input and what it comes to."""

    arguments: str
    lines: frozenset[int]
    value: str | None
    """What the call returns; None where it raises."""
    error: str | None
    is_plain: bool
    """Whether the value can be written as it stands."""
    features: frozenset[object] = frozenset()
    """Lines and outcomes of conditions, as far as they are known."""
    after: str | None = None
    """The positional arguments after the call, as a list, where the call changed them."""
    noticed: int | None = None
    """Faults that it notices, where that was tried."""
    seen_as: str = "{}"
    """The expression, `{}` for the call, whose value it is."""
    assumed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cover:
    """The inputs that were chosen, and what they leave out."""

    chosen: tuple[Tried, ...]
    wanted: frozenset[int]
    """Lines of the function, and of the functions of the file that it needs."""
    is_real: bool
    """Whether the inputs were run; else all is the model's word."""
    faults: int = 0
    """Programs with a small fault that were tried."""
    noticed: int = 0
    """Of these, how many a test notices."""
    left_out: tuple[str, ...] = ()
    endless: int = 0
    """Calls that were tried, all of which were ended: since they went round too often (MOST_ROUNDS), mostly."""
    """What there was no time for."""

    @property
    def missed(self) -> list[int]:
        return _missed(self.chosen, self.wanted)


def cover(
    model: TalkingModel | None, subject: Subject, *, run: bool, seed: int = 0, known: Sequence[str] = (),
    wanted: frozenset[int] | None = None, budget: Budget = SEARCH, observer: Observe = observe,
    place: Place | None = None, time_left: TimeLeft | None = None,
) -> Cover:  # fmt: skip
    """Inputs that reach as many lines as could be found. `wanted`: these lines, where not all that can be reached.
    `time_left`: of the budget's seconds, where they began before."""
    wanted = lines_of(subject) if wanted is None else wanted
    time_left = time_left or TimeLeft(budget.seconds)
    if run:
        try:
            return _searched(model, subject, wanted, seed, known, budget.runs, observer, place, time_left)
        except CannotRun:
            trial = partial(_run, observer=observer, time_left=time_left)
    hurried = Hurried(model, time_left) if model is not None else None
    if not run and hurried is not None:
        trial = partial(_predicted, hurried)
    found = trial(subject, known)
    for number in range(ROUNDS if hurried is not None else 0):
        assert hurried is not None
        if time_left.is_over():
            break
        asked = _asked(hurried, subject, _missed(found, wanted), seed + number)
        found += trial(subject, _new(asked, found)[:PROPOSALS])
        missed = _missed(found, wanted)
        if not missed:
            break
        useful = [t.arguments for t in fewest(found, wanted)]
        texts = variations(subject, Reaches(missed[0]), useful, known, seed + number)
        found += trial(subject, _new(islice(texts, 2 * VARIATIONS), found)[:VARIATIONS])
    left_out = ("inputs that the model was still to propose or to walk through",) * time_left.is_over()
    return Cover(tuple(fewest(found, wanted)), wanted, run, left_out=left_out)


def _missed(found: Sequence[Tried], wanted: frozenset[int]) -> list[int]:
    return sorted(wanted - {line for tried in found for line in tried.lines})


def _new(texts: Iterable[str], found: Sequence[Tried]) -> list[str]:
    tried = {t.arguments for t in found}
    return [text for text in dict.fromkeys(texts) if text not in tried]


def lines_of(subject: Subject, tested: Function | None = None) -> frozenset[int]:
    """The lines that can run when the function is called: where statements start, in it, in functions it calls and in
    what it uses of the file's classes that no call from outside would test. `tested`: which it is there to call."""
    functions = {function.name: function for function in top_functions(subject.source)}
    hidden = _hidden_methods(subject.source)
    needed = [subject.node, *([tested] if tested is not None and tested is not subject.node else [])]
    for function in needed:  # grows while it is walked
        names = {n.id for n in ast.walk(function) if isinstance(n, ast.Name)}
        names |= {n.attr for n in ast.walk(function) if isinstance(n, ast.Attribute)}
        used = [f for name, f in functions.items() if name in names] + [f for n in names for f in hidden.get(n, ())]
        needed += [f for f in used if f not in needed]
    return frozenset(line for function in needed for line in lines_in(function))


def _hidden_methods(source: str) -> dict[str, list[Function]]:
    """Methods that begin with an underscore, and all of classes that do, by the name under which they are used."""
    found: dict[str, list[Function]] = {}
    for owner in (node for node in statements_of(source) if isinstance(node, ast.ClassDef)):
        for method in (node for node in owner.body if isinstance(node, Function)):
            is_python = method.name.startswith("__")
            if owner.name.startswith("_") or (method.name.startswith("_") and not is_python):
                found.setdefault(owner.name if is_python else method.name, []).append(method)
    return found


# -- by searching ------------------------------------------------------------------------------------------------------


def _searched(
    model: TalkingModel | None, subject: Subject, wanted: frozenset[int], seed: int, known: Sequence[str],
    most_runs: int, observer: Observe, place: Place | None, time_left: TimeLeft,
) -> Cover:  # fmt: skip
    inputs = inputs_of(subject.source, subject.node, neighbours_of(place, subject.source) if place is not None else ())
    with Runner(subject.source, subject.name, Reaches(max(wanted, default=1)), place, is_seen=True) as runner:
        search = CoverSearch(subject, wanted, runner, seed, inputs)
        search.add(known, -3.0)
        left_out: list[str] = []
        search.cover(Budget(time_left.until(ALONE if model is not None else SEARCHED), most_runs))
        if model is not None and search.missed and len(search.missed) < len(wanted):
            hurried = Hurried(model, time_left, ASKED)
            search.add(_asked(hurried, subject, search.missed[:ASKED_LINES], seed), -3.0)
            left_out += ["proposals of the model for lines that are missed"] * hurried.is_cut_off
            search.cover(Budget(time_left.until(SEARCHED), most_runs // 4))
        endless = 0 if search.texts else search.stopped
        if not endless and search.missed and time_left.is_over(SEARCHED):
            left_out.append("further inputs for lines that are missed")
        wanted_all = {
            feature for features in search.features().values() for feature in features if _counts(feature, wanted)
        }
        found = [_of_run(text, entry.run, frozenset(wanted_all)) for text, entry in search.texts.items()]
        chosen = fewest(found, frozenset(wanted_all))
        small = [_small(search, tried, time_left) for tried in chosen]
        extra = _others(search, found, small, time_left)
        planted = mutants(subject.source, wanted, MUTANTS, seed)
        noticed, tried = _noticed(runner, subject, planted, [t.arguments for t in (*small, *extra)], time_left)
        faults = planted[:tried]
        if len(faults) < len(planted):
            left_out.append(f"{len(planted) - len(faults)} of {len(planted)} small faults")
        left = [number for number in range(len(faults)) if not any(number in seen for seen in noticed.values())]
        new = _drawn(search, small, {t.arguments for t in (*small, *extra)}) if left else []
        more, _ = _noticed(runner, subject, [faults[number] for number in left], new, time_left)
        for text, seen in more.items():
            noticed[text] = {left[number] for number in seen}
        extra += [_of_run(text, run, frozenset()) for text, run in _useful(runner, subject, new, noticed)]
    worth = _worth(subject, wanted, small, extra, noticed, len(faults), observer, time_left)
    return replace(worth, left_out=(*left_out, *worth.left_out), endless=endless)


def _others(search: CoverSearch, found: Sequence[Tried], small: Sequence[Tried], time_left: TimeLeft) -> list[Tried]:
    """Inputs to choose further tests from: those that met something new, and one for every outcome; short ones."""
    taken = {tried.arguments for tried in small}
    others = {t.arguments: t for t in sorted(found, key=_plainness) if t.arguments not in taken}
    texts = [text for text in search.outcomes.values() if text not in taken and text not in others]
    runs = zip(texts, _in_time(search.runner, texts, time_left), strict=False)
    more = [_of_run(text, run, frozenset()) for text, run in runs if not run.is_stopped]
    return [*list(others.values())[: 4 * MORE], *sorted(more, key=_plainness)[:OUTCOMES]]


def _in_time(runner: Runner, texts: Sequence[str], time_left: TimeLeft) -> list[Run]:
    """What calls come to, some at a time, as long as there is time to doubt."""
    seen: list[Run] = []
    for at in range(0, len(texts), AT_A_TIME):
        if time_left.is_over(DOUBTED):
            break
        seen += runner.run(list(texts[at : at + AT_A_TIME]))
    return seen


def _drawn(search: CoverSearch, small: Sequence[Tried], known: set[str]) -> list[str]:
    """New inputs for faults that nothing has noticed: changes of those that reach everything, and others."""
    values = [each for tried in small if (each := values_of(search.given, tried.arguments)) is not None]
    made: dict[str, None] = {}
    for number in range(4 * DRAWN):
        if len(made) >= DRAWN:
            break
        drawn = (
            search.mutator.mutated(values[number % len(values)])
            if values and number % 4
            else search.generator.arguments(search.required)
        )
        one = search.new(drawn, 0.0, None)
        if one is not None and one.text not in known:
            made[one.text] = None
    return list(made)


def _useful(
    runner: Runner, subject: Subject, texts: Sequence[str], noticed: Mapping[str, set[int]]
) -> Iterator[tuple[str, Run]]:
    """Those that notice something, with what comes of them."""
    kept = sorted((text for text in texts if noticed.get(text)), key=lambda text: (-len(noticed[text]), len(text)))
    if kept:
        runner.load(subject.source, subject.name, Reaches(1))
        yield from ((t, run) for t, run in zip(kept, runner.run(kept), strict=True) if not run.is_stopped)


def _counts(feature: object, wanted: frozenset[int]) -> bool:
    """Lines that are wanted, and conditions that stand in them."""
    return (feature[0] // 1000 if isinstance(feature, tuple) else feature) in wanted


def _of_run(text: str, run: Run, wanted: frozenset[object]) -> Tried:
    return Tried(text, run.lines, run.value, run.error, run.is_plain, frozenset({*run.lines, *run.met}) & wanted)


def _small(search: CoverSearch, tried: Tried, time_left: TimeLeft) -> Tried:
    """The same made small, as long as it shows what only it shows and ends alike, and there is time."""
    values = values_of(search.given, tried.arguments)
    if values is None:
        return tried
    runs: dict[str, Run] = {}

    def holds(steps: Sequence[Arguments]) -> list[bool]:
        texts = [text_of(search.given, step) for step in steps]
        seen = _in_time(search.runner, texts, time_left)
        runs.update(zip(texts, seen, strict=False))
        fits = [
            tried.features <= {*run.lines, *run.met}
            and (run.value is None) is (tried.value is None)
            and not run.is_stopped
            for run in seen
        ]
        return [*fits, *[False] * (len(texts) - len(fits))]

    text = text_of(search.given, shrunk(values, search.required, dict(search.inputs.parameters), holds))
    return _of_run(text, runs[text], tried.features) if text in runs else tried


def _noticed(
    runner: Runner, subject: Subject, faults: Sequence[Mutant], texts: Sequence[str], time_left: TimeLeft
) -> tuple[dict[str, set[int]], int]:
    """The faults that each input notices: something else comes of it; and how many there was time to try."""
    found: dict[str, set[int]] = {text: set() for text in texts}
    if not texts or not faults or time_left.is_over(DOUBTED):
        return found, 0
    runner.load(subject.source, subject.name, Reaches(1))
    right = _in_time(runner, texts, time_left)
    if not right:
        return found, 0
    begun = runner.processor
    for number, fault in enumerate(faults):
        if runner.processor - begun > FAULT_SECONDS or time_left.is_over(DOUBTED):
            return found, number
        try:
            runner.load(fault.source, subject.name, Reaches(1))
            seen = _until_it_hangs(runner, texts[: len(right)], time_left)
        except CannotRun:
            for text in texts:
                found[text].add(number)
            continue
        if seen is None:
            return found, number
        for text, one, other in zip(texts, right, seen, strict=False):
            if (one.value, one.error) != (other.value, other.error):
                found[text].add(number)
    return found, len(faults)


def _until_it_hangs(runner: Runner, texts: Sequence[str], time_left: TimeLeft) -> list[Run] | None:
    """What calls come to, some at a time: a fault that makes a loop endless is noticed by the first of them. None:
    there was no time for all."""
    seen: list[Run] = []
    for at in range(0, len(texts), AT_A_TIME):
        if time_left.is_over(DOUBTED):
            return None
        seen += runner.run(list(texts[at : at + AT_A_TIME]))
        if any(run.is_stopped for run in seen):
            break
    return seen


def _worth(
    subject: Subject, wanted: frozenset[int], small: Sequence[Tried], extra: Sequence[Tried],
    noticed: Mapping[str, set[int]], faults: int, observer: Observe, time_left: TimeLeft,
) -> Cover:  # fmt: skip
    """Tests that reach everything, and some more that notice faults which those do not; with what really comes."""
    chosen = list(small)
    seen = {fault for tried in small for fault in noticed[tried.arguments]}
    for _ in range(MORE):
        best = max(extra, key=lambda t: (len(noticed[t.arguments] - seen), -len(t.arguments)), default=None)
        if best is None or not noticed[best.arguments] - seen:
            break
        chosen.append(best)
        seen |= noticed[best.arguments]
    told = {t.arguments: t for t in _run(subject, [t.arguments for t in chosen], observer, time_left)}
    real = [
        replace(told[t.arguments], features=t.features, noticed=len(noticed[t.arguments]))
        for t in chosen
        if t.arguments in told
    ]
    left_out = [t for t in chosen if t.arguments not in told] if time_left.is_over() else []
    left = (f"{len(left_out)} of {len(chosen)} inputs that were found, which were not run once more",) * bool(left_out)
    return Cover(tuple(_with_changes(subject, needed(real), observer)), wanted, True, faults, len(seen), left)


def needed(found: Sequence[Tried]) -> list[Tried]:
    """Without those that notice no fault and reach nothing that the others do not reach."""
    kept = list(found)
    for tried in [t for t in found if not t.noticed]:
        others = {each for t in kept if t is not tried for each in (*t.lines, *t.features)}
        if tried.lines | tried.features <= others:
            kept.remove(tried)
    return kept


def _with_changes(subject: Subject, found: Sequence[Tried], observer: Observe) -> list[Tried]:
    """The inputs with what became of arguments that the call changed."""
    texts = {t.arguments: t for t in found if t.value is not None and is_changeable(subject, t.arguments)}
    seen = observer([_changing(subject, text) for text in texts])
    after = {text: each.value for text, each in zip(texts, seen, strict=True) if each.is_plain}
    return [replace(t, after=_changed(t.arguments, after.get(t.arguments))) for t in found]


def is_changeable(subject: Subject, arguments: str) -> bool:
    """Whether a call could change what it is given, so that a test could show it: by position, each a plain value."""
    call = parsed_call(arguments)
    values = [plain_value(node) for node in call.args] if call is not None and not call.keywords else []
    return any(isinstance(value, list | dict | set) for value in values) and NOT_PLAIN not in values


def _changing(subject: Subject, arguments: str) -> Call:
    """A call whose value is what its arguments are afterwards."""
    return Call(subject.source, f"(lambda *given: ({subject.name}(*given), list(given))[1])({arguments})")


def _changed(arguments: str, after: str | None) -> str | None:
    """What arguments became; None where they stayed as they were."""
    return after if after is not None and plain_value(after) != plain_value(f"[{arguments}]") else None


def cover_offer(
    model: TalkingModel | None, each: Offer, *, run: bool, seed: int = 0, known: Sequence[str] = (),
    wanted: frozenset[int] | None = None, budget: Budget = SEARCH, observer: Observe = observe,
    place: Place | None = None, time_left: TimeLeft | None = None,
) -> Cover:  # fmt: skip
    """Inputs for what a file offers: of a method the object's too. The lines of our own function do not count."""
    if each.how == "function":
        return cover(
            model, each.subject, run=run, seed=seed, known=known, budget=budget, observer=observer, place=place,
            time_left=time_left,
        )  # fmt: skip
    last = each.subject.node.lineno
    lines = frozenset(line for line in lines_of(each.subject, each.tested) if line < last)
    wanted = lines if wanted is None else wanted
    found = cover(
        model,
        each.subject,
        run=run,
        seed=seed,
        known=known,
        wanted=wanted,
        budget=budget,
        observer=observer,
        place=place,
        time_left=time_left,
    )
    if each.first is None:
        return found
    own = lines_in(each.tested)  # where the call before it raises, the method is never come to
    return replace(found, chosen=tuple(t for t in found.chosen if t.lines & own))


# -- trying ------------------------------------------------------------------------------------------------------------


def _asked(model: TalkingModel, subject: Subject, missed: Sequence[int], seed: int) -> list[str]:
    """What the model proposes for lines that nothing has reached, spread over the function: the best of each first."""
    step = max(1, len(missed) // ASKED_LINES)
    lines = list(missed[::step][:ASKED_LINES])
    each = [of_model(model, subject, Reaches(line), ASKED_EACH, seed) for line in lines]
    return [p.arguments for rank in zip_longest(*each) for p in rank if p is not None]


def _run(
    subject: Subject, arguments: Sequence[str], observer: Observe = observe, time_left: TimeLeft | None = None
) -> list[Tried]:
    """What really happens: an input that is stopped by the clock is no use in a test. Some at a time, as long as there
    is time; the first ones in any case."""
    calls = [Call(subject.source, f"{subject.name}({text})", is_seen=True) for text in arguments]
    seen: list[Observed] = []
    for at in range(0, len(calls), CHECKED_AT_A_TIME):
        if not at or time_left is None or not time_left.is_over():
            seen += _observed(calls[at : at + CHECKED_AT_A_TIME], observer, time_left)
    pairs = zip(arguments, seen, strict=False)
    return [
        Tried(t, s.lines, s.value, s.error, s.is_plain, frozenset(s.lines), seen_as=s.seen_as, assumed=s.assumed)
        for t, s in pairs
        if s.value is not None or s.kinds
    ]


def _observed(calls: Sequence[Call], observer: Observe = observe, time_left: TimeLeft | None = None) -> list[Observed]:
    """What calls do. A clock ends calls on a busy machine that would have ended by themselves, so these are tried
    again with far more time; a function of which most calls were ended hangs, and is let be."""
    seen = observer(calls)
    stopped = [number for number, each in enumerate(seen) if each.value is None and not each.kinds]
    patient = PATIENT * SECONDS if time_left is None else min(PATIENT * SECONDS, time_left.until())
    if stopped and patient > SECONDS and (len(stopped) <= len(calls) // 2 or len(calls) <= FEW):
        for number, each in zip(stopped, observer([calls[n] for n in stopped], patient), strict=True):
            seen[number] = each
    return seen


def _predicted(model: TalkingModel, subject: Subject, arguments: Sequence[str]) -> list[Tried]:
    """What the model says happens, walked: a jump shows no lines, and a walk that came to no end is no use in a
    test."""
    outcomes = predict_calls(model, subject, arguments, ways=_walked)
    pairs = [(text, o) for text, o in zip(arguments, outcomes, strict=True) if o.problem is None]
    return [Tried(text, o.lines, o.value, o.error, is_plain(o.value or "?"), frozenset(o.lines)) for text, o in pairs]


def _walked(walk: Walk) -> list[Way]:
    return [walking(INSIDE if knows_inside(walk) else EXPRESSIONS, STEP_RETURN)]


# -- choosing ----------------------------------------------------------------------------------------------------------


def fewest(found: Sequence[Tried], wanted: frozenset[object] | frozenset[int]) -> list[Tried]:
    """A small set that reaches all that is reached: the one that brings most, again and again; short inputs first.

    What returns a value is taken before what raises, since a test of it says more.
    """
    chosen: list[Tried] = []
    left: set[object] = set(wanted)
    rest = sorted(found, key=_plainness)
    while rest and (best := max(rest, key=lambda t: len(_shown(t) & left))) and _shown(best) & left:
        chosen.append(best)
        left -= _shown(best)
        rest.remove(best)
    return chosen


def _shown(tried: Tried) -> frozenset[object]:
    return tried.features or frozenset(tried.lines)


def _plainness(tried: Tried) -> tuple[bool, bool, int, str]:
    return tried.error is not None, not tried.is_plain, len(tried.arguments), tried.arguments


def deterministic(
    subject: Subject, found: Cover, observer: Observe = observe, time_left: TimeLeft | None = None
) -> Cover:
    """Without the inputs that give something else when they are run again."""
    runs = _run(subject, [t.arguments for t in found.chosen], observer, time_left)
    again = {t.arguments: (t.value, t.error, t.lines) for t in runs}
    kept = [t for t in found.chosen if again.get(t.arguments) == (t.value, t.error, t.lines)]
    late = len(found.chosen) - len(again) if time_left is not None and time_left.is_over() else 0
    left_out = (f"{late} of {len(found.chosen)} tests, of which nothing says that they come to the same again",)
    return replace(found, chosen=tuple(kept), left_out=(*found.left_out, *left_out * bool(late)))
