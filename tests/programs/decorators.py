"""Decorators: plain, with arguments, stacked, and one that remembers."""
from functools import wraps


def twice(function):
    @wraps(function)
    def wrapper(*args, **kwargs):
        function(*args, **kwargs)
        return function(*args, **kwargs)
    return wrapper


def label(text, *, times=1):
    def decorate(function):
        def wrapper(*args):
            return text * times + str(function(*args))
        return wrapper
    return decorate


calls = []


@label("#", times=1 + 1)
@twice
def shout(word):
    calls.append(word)
    return word.upper()


@label(
    "long ",
)
def long_decorated(
    a,
    b=2,
):
    return a + b


print(shout("hey"), calls, long_decorated(3))
