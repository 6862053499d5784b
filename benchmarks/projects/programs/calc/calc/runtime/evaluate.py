from collections import ChainMap

from ..lang import ParseError, parse
from .builtins import CONSTANTS, FUNCTIONS, OPERATORS


class EvalError(Exception):
    pass


class Machine:
    def __init__(self, **variables):
        self.scope = ChainMap(dict(variables), CONSTANTS)

    def visit(self, tree):
        return getattr(self, "do_" + tree[0])(*tree[1:])

    def do_num(self, value):
        return value

    def do_var(self, name):
        try:
            return self.scope[name]
        except KeyError:
            raise EvalError(f"{name} is not set") from None

    def do_set(self, name, tree):
        value = self.scope[name] = self.visit(tree)
        return value

    def do_neg(self, tree):
        return -self.visit(tree)

    def do_bin(self, op, left, right):
        return OPERATORS[op](self.visit(left), self.visit(right))

    def do_call(self, name, arguments):
        if name == "if":
            condition, then, otherwise = arguments
            return self.visit(then if self.visit(condition) else otherwise)
        function = FUNCTIONS.get(name)
        if function is None:
            raise EvalError(f"no function {name}")
        return function(*map(self.visit, arguments))


def calculate(text, **variables):
    return Machine(**variables).visit(parse(text))


def run_program(source):
    """Result of the last line, and all variables set."""
    machine = Machine()
    result = None
    for line in source.split(";"):
        if line.strip():
            result = machine.visit(parse(line))
    return result, dict(machine.scope.maps[0])


def check(text):
    """None if the text is an expression, else where it is wrong."""
    try:
        parse(text)
    except ParseError as error:
        return error.position
    return None
