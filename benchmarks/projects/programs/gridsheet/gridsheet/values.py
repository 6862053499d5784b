"""Errors are values, as in other spreadsheets."""

from dataclasses import dataclass


@dataclass(frozen=True)
class CellError:
    code: str

    def __repr__(self):
        return self.code


DIVIDED = CellError("#DIV/0!")
NAME = CellError("#NAME?")
VALUE = CellError("#VALUE!")
CYCLE = CellError("#CYCLE!")


def first_error(values):
    return next((v for v in values if isinstance(v, CellError)), None)


def parse(text):
    """What was typed into a cell: a number, a percentage or a text."""
    text = text.strip()
    if text.endswith("%"):
        inner = parse(text[:-1])
        return inner / 100 if isinstance(inner, (int, float)) else text
    for kind in int, float:
        try:
            return kind(text)
        except ValueError:
            continue
    return text or None
