"""Precedence climbing. Trees are tuples: ("num", 1), ("bin", "+", a, b), …"""

from .tokens import ParseError, Token, scan

PRECEDENCE = {
    "==": 1, "!=": 1, "<": 1, ">": 1, "<=": 1, ">=": 1,
    "+": 2, "-": 2,
    "*": 3, "/": 3, "%": 3,
    "**": 5,
}
RIGHT = {"**"}


class Parser:
    def __init__(self, text):
        self.tokens = scan(text)
        self.at = 0

    @property
    def current(self) -> Token:
        return self.tokens[self.at]

    def advance(self) -> Token:
        token = self.current
        self.at += 1
        return token

    def expect(self, text):
        token = self.advance()
        if token.text != text:
            raise ParseError(f"expected {text!r}, found {token.text or 'end'!r}", token.position)
        return token

    def statement(self):
        if self.current.kind == "name" and self.tokens[self.at + 1].text == "=":
            name = self.advance().text
            self.advance()
            return ("set", name, self.expression())
        return self.expression()

    def expression(self, lowest=0):
        left = self.atom()
        while PRECEDENCE.get(self.current.text, -1) > lowest:
            op = self.advance().text
            level = PRECEDENCE[op]
            right = self.expression(level - 1 if op in RIGHT else level)
            left = ("bin", op, left, right)
        return left

    def atom(self):
        token = self.advance()
        if token.kind == "number":
            return ("num", float(token.text) if "." in token.text else int(token.text))
        if token.text == "-":
            return ("neg", self.expression(4))
        if token.text == "(":
            inside = self.expression()
            self.expect(")")
            return inside
        if token.kind == "name":
            if self.current.text == "(":
                return ("call", token.text, self.arguments())
            return ("var", token.text)
        raise ParseError(f"unexpected {token.text or 'end'!r}", token.position)

    def arguments(self):
        self.expect("(")
        found = []
        while self.current.text != ")":
            found.append(self.expression())
            if self.current.text == ",":
                self.advance()
        self.expect(")")
        return tuple(found)


def parse(text):
    parser = Parser(text)
    tree = parser.statement()
    if parser.current.kind != "end":
        raise ParseError("something left over", parser.current.position)
    return tree
