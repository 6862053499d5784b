import functools
import math
import operator
from statistics import StatisticsError, mean

from . import values
from .values import first_error

FUNCTIONS = {}
BINARY = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "&": lambda a, b: f"{a}{b}"}


def function(func):
    """Errors among the arguments are the result; so is what goes wrong."""

    @functools.wraps(func)
    def guarded(arguments):
        if error := first_error(arguments):
            return error
        try:
            return func(arguments)
        except (ZeroDivisionError, StatisticsError):
            return values.DIVIDED
        except (TypeError, ValueError):
            return values.VALUE

    FUNCTIONS[func.__name__.upper().strip("_")] = guarded
    return guarded


def numbers(arguments):
    return [a for a in arguments if isinstance(a, (int, float))]


@function
def sum_(arguments):
    return math.fsum(numbers(arguments)) if any(isinstance(a, float) for a in arguments) else sum(numbers(arguments))


@function
def average(arguments):
    return mean(numbers(arguments))


@function
def count(arguments):
    return len(numbers(arguments))


@function
def round_(arguments):
    number, *digits = arguments
    return round(number, *digits)


@function
def if_(arguments):
    condition, then, *otherwise = arguments
    return then if condition else (otherwise[0] if otherwise else None)


def binary(op, left, right):
    if error := first_error((left, right)):
        return error
    try:
        return BINARY[op](left or 0, right or 0)
    except ZeroDivisionError:
        return values.DIVIDED
    except TypeError:
        return values.VALUE
