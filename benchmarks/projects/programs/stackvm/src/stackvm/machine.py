from __future__ import annotations

from .assembler import AssemblyError, Instruction, assemble


class MachineError(RuntimeError):
    def __init__(self, text: str, at: int):
        super().__init__(f"{text} at {at}")
        self.at = at


class Machine:
    MOST_STEPS = 1000

    def __init__(self, program: list[Instruction]):
        self.program = program
        self.stack: list[int] = []
        self.memory: dict[int, int] = {}
        self.frames: list[int] = []
        self.output: list[str] = []
        self.at = 0
        self.running = True

    def push(self, value: int) -> None:
        self.stack.append(value)

    def pop(self) -> int:
        if not self.stack:
            raise MachineError("stack is empty", self.at - 1)
        return self.stack.pop()

    def peek(self) -> int:
        return self.stack[-1]

    def run(self) -> Machine:
        for _ in range(self.MOST_STEPS):
            if not self.running or self.at >= len(self.program):
                return self
            op, argument = self.program[self.at]
            self.at += 1
            if argument is None:
                op.run(self)
            else:
                op.run(self, argument)
        raise MachineError("too many steps", self.at)


def result(source: str):
    """What is on top of the stack at the end."""
    machine = Machine(assemble(source)).run()
    return machine.stack[-1] if machine.stack else None


def output(source: str) -> str:
    return " ".join(Machine(assemble(source)).run().output)


def diagnose(source: str) -> tuple:
    try:
        machine = Machine(assemble(source)).run()
    except AssemblyError as error:
        return "assembly", error.msg
    except MachineError as error:
        return "machine", error.at
    except KeyError as error:
        return "label", error.args[0]
    return "ok", machine.memory
