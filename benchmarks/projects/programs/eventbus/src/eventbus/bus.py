from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from .matching import matches, specificity

if TYPE_CHECKING:
    from .events import Event

logger = logging.getLogger(__name__)


class Stop(Exception):
    """A handler raises it: no other handler gets the event."""


class Subscription(NamedTuple):
    pattern: str
    handler: Callable[[Event], object]
    priority: int


class Bus:
    def __init__(self) -> None:
        self._subscriptions: list[Subscription] = []
        self.failures: list[str] = []

    def on(self, pattern: str, *, priority: int = 0):
        def decorate(handler):
            self._subscriptions.append(Subscription(pattern, handler, priority))
            return handler

        return decorate

    def handlers_for(self, event: Event) -> list[Subscription]:
        found = [s for s in self._subscriptions if matches(s.pattern, event.path)]
        return sorted(found, key=lambda s: (s.priority, specificity(s.pattern)), reverse=True)

    def publish(self, event: Event) -> int:
        """How many handlers got it."""
        got = 0
        for subscription in self.handlers_for(event):
            try:
                subscription.handler(event)
                got += 1
            except Stop:
                logger.debug("%s stopped by %s", event.topic, subscription.pattern)
                return got + 1
            except Exception as error:
                self.failures.append(f"{subscription.handler.__name__}: {error!r}")
        return got

    @contextmanager
    def muted(self, pattern: str):
        kept = self._subscriptions
        self._subscriptions = [s for s in kept if s.pattern != pattern]
        try:
            yield
        finally:
            self._subscriptions = kept
