"""Who is acting at the moment: a stack, so that one can act for another."""
from contextlib import contextmanager

from permits.errors import NotSignedIn
from permits.roles import User

_stack = []


@contextmanager
def acting_as(user):
    if isinstance(user, str):
        name, _, roles = user.partition(':')
        user = User(name, [r for r in roles.split('+') if r])
    _stack.append(user)
    try:
        yield user
    finally:
        _stack.pop()


def current_user():
    if not _stack:
        raise NotSignedIn('nobody is signed in')
    return _stack[-1]


def depth():
    return len(_stack)
