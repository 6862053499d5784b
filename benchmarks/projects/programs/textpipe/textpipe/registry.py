from __future__ import annotations

import inspect
from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module

PLUGINS = ("case", "shape", "lines")
_steps: dict[str, Callable] = {}
_loaded: list[str] = []


class UnknownStep(KeyError):
    def __init__(self, name: str, hint: str | None) -> None:
        super().__init__(name)
        self.hint = hint

    def __str__(self) -> str:
        return f"no step {self.args[0]!r}" + (f", did you mean {self.hint!r}?" if self.hint else "")


def step(func=None, *, aliases=()):
    """Decorator: makes a function a step, under its own name and others."""

    def decorate(func):
        for name in (func.__name__, *aliases):
            _steps[name] = func
        return func

    return decorate if func is None else decorate(func)


def load_all() -> None:
    if not _loaded:
        for name in PLUGINS:
            import_module(f"{__package__}.plugins.{name}")
            _loaded.append(name)


def get(name: str) -> Callable:
    load_all()
    if name not in _steps:
        close = get_close_matches(name, _steps, n=1)
        raise UnknownStep(name, close[0] if close else None)
    return _steps[name]


def signature(name: str) -> str:
    parameters = list(inspect.signature(get(name)).parameters.values())[1:]
    return " ".join([name, *(p.name.upper() for p in parameters)])


def names() -> list[str]:
    load_all()
    return sorted(_steps)
