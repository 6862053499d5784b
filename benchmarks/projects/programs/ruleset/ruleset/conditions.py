"""Conditions are nested lists: ["and", [">", "age", 18], ["in", "country", ["DE", "FR"]]]."""

import operator
import re
from functools import partial

MISSING = type("Missing", (), {"__repr__": lambda self: "MISSING", "__bool__": lambda self: False})()


class BadCondition(ValueError):
    pass


def fact(facts, name):
    value = facts
    for part in name.split("."):
        try:
            value = value[part]
        except (KeyError, TypeError):
            return MISSING
    return value


def comparing(compare):
    def test(facts, name, expected):
        value = fact(facts, name)
        if isinstance(expected, str) and expected.startswith("$"):
            expected = fact(facts, expected[1:])
        return value is not MISSING and compare(value, expected)

    return test


OPERATORS = {
    "==": comparing(operator.eq),
    "!=": comparing(operator.ne),
    ">": comparing(operator.gt),
    ">=": comparing(operator.ge),
    "<": comparing(operator.lt),
    "in": comparing(lambda value, options: value in options),
    "has": comparing(operator.contains),
    "like": comparing(lambda value, pattern: re.search(pattern, value) is not None),
}


def compile_condition(condition):
    """A function of facts."""
    match condition:
        case True | False:
            return lambda facts: condition
        case ["and", *parts]:
            tests = [compile_condition(part) for part in parts]
            return lambda facts: all(test(facts) for test in tests)
        case ["or", *parts]:
            tests = [compile_condition(part) for part in parts]
            return lambda facts: any(test(facts) for test in tests)
        case ["not", part]:
            test = compile_condition(part)
            return lambda facts: not test(facts)
        case ["exists", str(name)]:
            return lambda facts: fact(facts, name) is not MISSING
        case [str(op), str(name), expected] if op in OPERATORS:
            return partial(OPERATORS[op], name=name, expected=expected)
    raise BadCondition(f"what is {condition!r}?")


def holds(condition, facts):
    return compile_condition(condition)(facts)
