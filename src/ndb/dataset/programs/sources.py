"""The sources that make programs out of the seed corpus or out of nothing: seeds, mutation, grafting and more.

Each is a plug-in of `program.Source`; harvest and repositories, which bring foreign code, have files of their own.
Knows how a program is asked for; whether it is any good shows when the factory runs it.
"""

import ast
import contextlib
import dataclasses
import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from ndb.dataset.programs.drills import Drills
from ndb.dataset.programs.generate.generate import generate
from ndb.dataset.programs.graft import graft
from ndb.dataset.programs.mutate import compose, mutate
from ndb.dataset.programs.program import Program, Source
from ndb.dataset.programs.series import Exercises, Series
from ndb.source.parse import parsed_expression
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits

OURS = "MIT"
EVERYDAY = "everyday"
"""Folders of seeds that begin so hold code as it is written at work: longer, and few beside the rest, so that they are
also a source of their own that can be drawn from more often."""
MOST_TRIES = 500
_KINDS_BY_SIGN = {
    "'": "str",
    '"': "str",
    "[": "list",
    "(": "tuple",
    "{": "dict",
    "T": "bool",
    "F": "bool",
    "s": "set",
}


def built_in(programs: Sequence[Program]) -> tuple[Source, ...]:
    """What every corpus has."""
    from_seeds = Seeds(programs), Mutation(programs), Grafting(programs), Composition(programs)
    more_often = Seeds(programs, EVERYDAY, topic=EVERYDAY), Mutation(programs, EVERYDAY + "_mutation", topic=EVERYDAY)
    return *from_seeds, *more_often, Generation(), Drills(), Series(), Exercises()


def _drawn(programs: Sequence[Program], topic: str, dice: Random) -> Program:
    """One of the programs whose topic begins so; any, where that is hard to come by."""
    for _ in range(MOST_TRIES):
        program = dice.choice(programs)
        if program.topic.startswith(topic):
            break
    return program


@dataclass(frozen=True, slots=True)
class _FromPrograms:
    """A source that draws from given programs."""

    programs: Sequence[Program]
    name: str = ""
    licence: str = OURS

    @property
    def digest(self) -> str:
        return programs_digest(self.programs)


@dataclass(frozen=True, slots=True)
class Seeds(_FromPrograms):
    """Programs as they were written."""

    name: str = "seed"
    topic: str = ""
    """Only programs whose topic begins so."""

    def draw(self, dice: Random) -> Program:
        return _drawn(self.programs, self.topic, dice)


@dataclass(frozen=True, slots=True)
class Mutation(_FromPrograms):
    """A seed after one to four edits."""

    name: str = "mutation"
    topic: str = ""
    """Only of programs whose topic begins so."""

    def draw(self, dice: Random) -> Program | None:
        return mutant(_drawn(self.programs, self.topic, dice), dice)


@dataclass(frozen=True, slots=True)
class Grafting(_FromPrograms):
    """A seed with pieces of other seeds in it, and now and then an edit besides."""

    name: str = "graft"

    def draw(self, dice: Random) -> Program | None:
        parent = dice.choice(self.programs)
        made: Program | None = None
        for donor in dice.choices(self.programs, k=5):
            made = graft(made or parent, donor, dice, shapes_of(parent), shapes_of(donor)) or made
            if made and dice.random() < 0.6:
                break
        if made and dice.random() < 0.3:
            made = mutate(made, dice, kinds_of(parent)) or made
        return made and made.changed("graft", parent=parent)


@dataclass(frozen=True, slots=True)
class Composition(_FromPrograms):
    """Two seeds, one called on what the other gives."""

    name: str = "composition"

    def draw(self, dice: Random) -> Program | None:
        first = dice.choice(self.programs)
        return compose(first, dice.choice(self.programs))


@dataclass(frozen=True, slots=True)
class Generation:
    """Typed random programs."""

    name: str = "generation"
    licence: str = OURS
    digest: str = "generation 2"

    def draw(self, dice: Random) -> Program:
        return generate(dice)


def mutant(parent: Program, dice: Random) -> Program | None:
    """A program after one to four edits."""
    edits = dice.choices((1, 2, 3, 4), (4, 3, 2, 1))[0]
    made = mutate(parent, dice, kinds_of(parent), edits=edits)
    return made and made.changed("mutation", parent=parent)


def programs_digest(programs: Sequence[Program]) -> str:
    digest = hashlib.sha256()
    for program in programs:
        digest.update(repr(dataclasses.astuple(program)).encode("utf-8", "surrogatepass"))
    return digest.hexdigest()[:20]


@dataclass(frozen=True, slots=True)
class Known:
    """What runs of a program as it was written told about it."""

    kinds: dict[str, str]
    """Variable to the kind of value it holds."""
    shapes: dict[str, str]
    """The same with what a container holds: `list of str`."""
    behaviour: dict[str, str]
    """Call to a digest of what it does."""


_KNOWN: dict[tuple[str, str], Known] = {}
_LIMITS = RecordLimits(events=500, seconds=0.4, clock=time.process_time)
SHOWN_BY_ONE = 2
"""A run that shows more variables than this is enough; of others a second one is looked at."""
LOOKED_AT = 24
"""States of a run that are looked at for the kinds of its variables: they hardly ever change."""


def known(program: Program) -> Known:
    """From two of its calls; remembered, for a program is mutated many times."""
    key = program.family, program.entry
    if key not in _KNOWN:
        told = _KNOWN[key] = Known({}, {}, {})
        with contextlib.suppress(Exception):
            for call in program.calls[:2]:
                if len(told.kinds) > SHOWN_BY_ONE:
                    break
                recording = record_call(program.source, call, limits=_LIMITS)
                told.behaviour[call] = behaviour_of(recording)
                for index in range(0, len(recording), 1 + len(recording) // LOOKED_AT):
                    texts = recording.state(index).locals.items()
                    told.kinds.update({name: kind for name, text in texts if (kind := kind_of(text))})
                    told.shapes.update({n: s for n, t in texts if len(s := shape_of(t)) > len(told.shapes.get(n, ""))})
    return _KNOWN[key]


def kinds_of(program: Program) -> dict[str, str]:
    """Variable to the kind of value it holds, from a run of the program as it was written."""
    return known(program).kinds


def shapes_of(program: Program) -> dict[str, str]:
    """Variable to the kind of value it holds, and for containers of what: `list of str`, `dict of int`."""
    return known(program).shapes


def known_behaviour(program: Program, call: str) -> str:
    told = known(program).behaviour
    if call not in told:
        told[call] = behaviour(program.source, call)
    return told[call]


def behaviour(source: str, call: str) -> str:
    """A digest of everything a debugger sees of a run, apart from the source text and where in it one is."""
    try:
        return behaviour_of(record_call(source, call, limits=_LIMITS))
    except Exception as error:  # the module body of a mutated program may raise anything: that is how it behaves
        return f"does not load: {type(error).__name__}"


def behaviour_of(recording: Any) -> str:
    seen = hashlib.blake2b(bytes(recording.events), digest_size=12)
    seen.update(recording.payload)
    return f"{recording.exit} {seen.hexdigest()}"


@lru_cache(maxsize=1 << 14)
def kind_of(text: str) -> str | None:
    """The kind of value a rendered text shows, as far as its first characters tell."""
    if text[:1] == "{" and text != "{}" and not _is_dict_text(text):
        return "set"
    if text[:1].isdigit() or (text[:1] == "-" and text[1:2].isdigit()):
        return "float" if "." in text or "e" in text else "int"
    return _KINDS_BY_SIGN.get(text[:1])


def shape_of(text: str) -> str:
    """The kind of value, and of the first element (a dictionary's first key) where there is one."""
    kind = kind_of(text) or ""
    inside = kind_of(text[1:]) if kind in ("list", "tuple", "dict", "set") else None
    return f"{kind} of {inside}" if inside else kind


def _is_dict_text(text: str) -> bool:
    node = parsed_expression(text)
    return node is None or isinstance(node, ast.Dict)
