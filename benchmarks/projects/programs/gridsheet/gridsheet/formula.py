"""=A1*2, =SUM(A1:B3), ="total " & A4 : read from left to right, * and / before + and -."""

import re
from collections.abc import Callable

from . import functions
from .address import Address, span
from .values import NAME, parse as parse_value

TOKEN = re.compile(r'\s*(?:(\d+\.?\d*)|"([^"]*)"|([A-Za-z]+\d+)(?::([A-Za-z]+\d+))?|([A-Za-z]+)(?=\()|(.))')
LEVELS = [{"&"}, {"+", "-"}, {"*", "/"}]


class Formula:
    def __init__(self, text: str, get: Callable[[Address], object]) -> None:
        self.tokens = [m for m in TOKEN.finditer(text.removeprefix("="))]
        self.get = get
        self.at = 0

    def peek(self):
        return self.tokens[self.at].group(6) if self.at < len(self.tokens) else None

    def value(self, level=0):
        if level == len(LEVELS):
            return self.atom()
        left = self.value(level + 1)
        while self.peek() in LEVELS[level]:
            op = self.peek()
            self.at += 1
            left = functions.binary(op, left, self.value(level + 1))
        return left

    def atom(self):
        if self.at >= len(self.tokens):
            raise SyntaxError("formula ends too early")
        number, text, first, last, name, sign = self.tokens[self.at].groups()
        self.at += 1
        if number:
            return parse_value(number)
        if text is not None:
            return text
        if first:
            return [self.get(a) for a in span(first, last)] if last else self.get(Address.parse(first))
        if name:
            return self.call(name.upper())
        if sign == "(":
            inside = self.value()
            self.at += 1
            return inside
        if sign == "-":
            return functions.binary("-", 0, self.atom())
        raise SyntaxError(f"unexpected {sign}")

    def call(self, name):
        self.at += 1
        arguments = []
        while self.peek() != ")":
            value = self.value()
            arguments.extend(value if isinstance(value, list) else [value])
            if self.peek() == ",":
                self.at += 1
        self.at += 1
        return functions.FUNCTIONS[name](arguments) if name in functions.FUNCTIONS else NAME
