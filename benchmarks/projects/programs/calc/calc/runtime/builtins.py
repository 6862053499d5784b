import math
import operator

OPERATORS = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "%": operator.mod,
    "**": operator.pow, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
    "==": operator.eq, "!=": operator.ne,
}
FUNCTIONS = {
    "sqrt": math.sqrt,
    "max": max,
    "min": min,
    "abs": abs,
    "round": round,
    "hyp": lambda a, b: math.hypot(a, b),
}
CONSTANTS = {"pi": math.pi, "answer": 42}
