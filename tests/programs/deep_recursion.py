"""Recursion down to a hundred levels and back, and one without end that is caught."""
def depth(n):
    if n == 0:
        return 0
    return 1 + depth(n - 1)


def endless(n):
    return endless(n + 1)


print(depth(100))
try:
    endless(0)
except RecursionError as error:
    print(type(error).__name__)
