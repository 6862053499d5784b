from __future__ import annotations

from .opcodes import OPS, Op, Takes


class AssemblyError(SyntaxError):
    pass


Instruction = tuple[Op, int | None]


def clean(source: str) -> list[str]:
    """Statements: one a line or between semicolons, comments after #."""
    statements = []
    for line in source.splitlines():
        code = line.split("#", 1)[0]
        statements += [part.strip() for part in code.split(";") if part.strip()]
    return statements


def assemble(source: str) -> list[Instruction]:
    labels: dict[str, int] = {}
    code: list[list[str]] = []
    for statement in clean(source):
        while ":" in statement:
            label, _, statement = statement.partition(":")
            if label in labels:
                raise AssemblyError(f"label {label} twice")
            labels[label] = len(code)
            statement = statement.strip()
        if statement:
            code.append(statement.split())
    return [translate(words, labels) for words in code]


def translate(words: list[str], labels: dict[str, int]) -> Instruction:
    name, *arguments = words
    if name not in OPS:
        raise AssemblyError(f"unknown instruction {name}")
    op = OPS[name]
    if len(arguments) != bool(op.takes):
        raise AssemblyError(f"{name} takes {'one argument' if op.takes else 'nothing'}")
    if op.takes is Takes.LABEL:
        return op, labels[arguments[0]]
    return op, int(arguments[0], 0) if arguments else None


def listing(source: str) -> list[str]:
    return [f"{i:02d} {op.name}" + (f" {arg}" if arg is not None else "") for i, (op, arg) in enumerate(assemble(source))]
