"""What is to be done in a debugging world: a program, a call of it, a goal, and when the goal is reached.

Knows goals and answers; nothing of engines. The tasks here are small, so that a world can be opened without any.
"""

from dataclasses import dataclass

from ndb.trace.sandbox.run import equality, evaluate_calls


@dataclass(frozen=True, slots=True)
class FindFault:
    """Answer with the number of the line that is wrong."""

    line: int

    def __str__(self) -> str:
        return "find the faulty line; answer with its number"


@dataclass(frozen=True, slots=True)
class ReachState:
    """Stand at a state at which a condition holds."""

    condition: str

    def __str__(self) -> str:
        return f"reach a state at which {self.condition}"


@dataclass(frozen=True, slots=True)
class FindInput:
    """Answer with arguments with which the function returns a value. They are tried in the sandbox."""

    returns: str

    def __str__(self) -> str:
        return f"find arguments with which it returns {self.returns}; answer with them"


@dataclass(frozen=True, slots=True)
class PredictOutput:
    """Answer with what the call returns, after reading as little as possible."""

    value: str

    def __str__(self) -> str:
        return "say what the call returns; what is shown costs"


Goal = FindFault | ReachState | FindInput | PredictOutput


@dataclass(frozen=True, slots=True)
class DebugTask:
    """A program and what is wanted."""

    source: str
    function: str
    arguments: str
    goal: Goal
    expected: str = ""
    """What the call should return, where that is part of the goal."""

    def told(self) -> str:
        wanted = f", which should return {self.expected}" if self.expected else ""
        lines = "\n".join(f"{number:>3} {text}" for number, text in enumerate(self.source.splitlines(), 1))
        return f"goal: {self.goal}\ncall: {self.function}({self.arguments}){wanted}\n{lines}"

    def is_right(self, line: int, text: str) -> bool:
        """Whether an answer is what was wanted."""
        match self.goal:
            case FindFault(wanted):
                return line == wanted
            case FindInput(value):
                return self._returns(text, value)
            case PredictOutput(value):
                return text.strip() == value
        return False

    def _returns(self, arguments: str, value: str) -> bool:
        [answer] = evaluate_calls([equality(self.source, f"{self.function}({arguments})", value)])
        return answer.value == "True"


_COUNT = """\
def count(word, letter):
    n = 1
    for c in word:
        if c == letter:
            n += 1
    return n
"""
_LARGEST = """\
def largest(numbers):
    best = 0
    for number in numbers:
        if number > best:
            best = number
    return best
"""
_DIGITS = """\
def digits(n):
    total = 0
    while n:
        total += n % 10
        n //= 10
    return total
"""
TASKS = (
    DebugTask(_COUNT, "count", "'berry', 'r'", FindFault(2), "2"),
    DebugTask(_LARGEST, "largest", "[-3, -1, -2]", FindFault(2), "-1"),
    DebugTask(_DIGITS, "digits", "4711", ReachState("total == 9")),
    DebugTask(_DIGITS, "digits", "42", FindInput("15")),
    DebugTask(_LARGEST, "largest", "[3, 9, 4]", PredictOutput("9")),
)
