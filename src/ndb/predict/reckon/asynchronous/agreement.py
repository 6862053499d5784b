"""What is known where it is not known how long things take: that in which all worlds agree.

Knows told states; not how they were come to.
"""

from collections.abc import Callable, Sequence
from itertools import zip_longest

from ndb.predict.reckon.activations import Gap, Told
from ndb.predict.reckon.asynchronous.worlds import COUNT
from ndb.predict.reckon.machine import Machine


def keep_agreed(machine: Machine, in_world: Callable[[int], Machine]) -> None:
    """Take from what an interpreter has told what is otherwise in another world."""
    if not machine.is_uncertain:
        return
    for number in range(1, COUNT):
        other = in_world(number)
        same = _agreed(machine.told, other.told)
        is_jump_same = _passed(machine) == _passed(other)
        if same < len(machine.told) or not is_jump_same or machine.exit is not other.exit:
            del machine.told[same:]
            machine.is_more, machine.exit = False, None
            machine.why = "what comes depends on how long things take"
        if not is_jump_same:
            machine.landed = machine.flight = None


def _passed(machine: Machine) -> tuple[int, ...]:
    """How many states the last jump passed."""
    return tuple(each.passed for each in (machine.landed, machine.flight) if each is not None)


def _agreed(told: Sequence[Told | Gap], others: Sequence[Told | Gap]) -> int:
    """How many states are the same, from the first on."""
    for number, (one, other) in enumerate(zip_longest(told, others)):
        if one is None or other is None or _without_frame(one) != _without_frame(other):
            return number
    return len(told)


def _without_frame(told: Told | Gap) -> object:
    if isinstance(told, Gap):
        return told
    return told.event, told.file, told.line, told.depth, told.locals, told.value, told.part, told.generator_line
