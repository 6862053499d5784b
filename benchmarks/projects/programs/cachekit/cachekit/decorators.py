import functools

from .policies import make_policy
from .stats import MISSING


def cached(policy="lru", size=3):
    """Remember results by positional arguments."""

    def decorate(func):
        store = make_policy(policy, size)

        @functools.wraps(func)
        def wrapper(*args):
            value = store.get(args)
            if value is MISSING:
                value = func(*args)
                store.put(args, value)
            return value

        wrapper.store = store
        return wrapper

    return decorate
