from functools import wraps

from . import context
from .errors import Forbidden

PROTECTED = {}


def requires(*permissions, any_of=False):
    """Only callers with all (or any) of the permissions may call."""
    check = any if any_of else all

    def decorate(func):
        PROTECTED[func.__name__] = permissions

        @wraps(func)
        def guarded(*args, **kwargs):
            user = context.current_user()
            if not check(user.may(p) for p in permissions):
                missing = next(p for p in permissions if not user.may(p))
                raise Forbidden(user.name, missing)
            return func(*args, **kwargs)

        return guarded

    return decorate
