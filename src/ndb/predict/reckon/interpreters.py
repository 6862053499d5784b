"""Interpreters of one program that are kept to begin again: to read all its modules anew takes long.

Only those are kept of programs that are under way, of which little is known but what cannot have changed: what they run
changes nothing of that, or it spoils them. Knows programs; nothing of walks.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from ndb.predict.reckon.activations import Given
from ndb.predict.reckon.jumping import Jump
from ndb.predict.reckon.machine import Before, Machine
from ndb.predict.reckon.program.program_files import ProgramFiles

_MOST_KEPT: Final = 4


class Interpreters:
    """Interpreters of one program."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.program = ProgramFiles(sources)
        self._kept: list[Machine] = []
        self.hopeless: set[Hashable] = set()
        """Jumps that came nowhere: to find that out again would take as long."""

    def take(
        self, file: str, most_states: int, before: Before, most_steps: int, inside_from: int,
        given: Mapping[int, Given], jumps: Sequence[Jump] = (),
    ) -> Machine:  # fmt: skip
        """An interpreter that begins in a file; whoever has it gives it back."""
        for machine in self._kept:
            if before is Before.SOMETHING and machine.start_text.file == file:
                self._kept.remove(machine)
                machine.begin_again(most_states, most_steps, inside_from, given, jumps)
                return machine
        return Machine(self.program, file, most_states, before, most_steps, inside_from, given, jumps)

    def give_back(self, machine: Machine | None) -> None:
        if machine is not None and machine.is_as_new:
            self._kept = [machine, *self._kept][:_MOST_KEPT]
