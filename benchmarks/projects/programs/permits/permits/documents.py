from .context import acting_as, current_user, depth
from .decorators import PROTECTED, requires
from .errors import PermissionProblem
from .roles import User

_texts = {'readme': 'hello', 'plan': 'secret'}


@requires('doc:read')
def read(name):
    return _texts[name]


@requires('doc:read', 'doc:write')
def write(name, text):
    old = _texts.get(name)
    _texts[name] = f'{text} ({current_user().name})'
    return old


@requires('log:read', 'user:list', any_of=True)
def history():
    return sorted(_texts)


def read_as(user, name):
    with acting_as(user):
        return read(name)


def attempt(user, *steps):
    """Run steps such as ('read', 'plan') and tell what each gave."""
    told = []
    with acting_as(user):
        for verb, *args in steps:
            try:
                told.append(globals()[verb](*args))
            except PermissionProblem as problem:
                told.append(type(problem).__name__)
    told.append(depth())
    return told


def restricted(name, roles, denied, permission):
    return User(name, roles, set(denied)).may(permission)


def protected_by(permission):
    return [name for name, needed in PROTECTED.items() if permission in needed]
