"""Handlers of a shop, registered when this module is imported."""

from .bus import Bus, Stop
from .events import Alert, Event

bus = Bus()
stock = {"tea": 2, "mug": 1}
journal = []


@bus.on("#", priority=-1)
def record(event):
    journal.append(f"{event.number} {event.topic}")


@bus.on("order.*")
def reserve(event):
    item = event.payload["item"]
    stock[item] -= event.payload.get("pieces", 1)
    if stock[item] < 0:
        bus.publish(Alert("alert.stock", {"item": item}).escalate())


@bus.on("order.test", priority=9)
def ignore_tests(event):
    raise Stop


@bus.on("alert.#")
def on_alert(event):
    journal.append("!" * event.level + event.payload["item"])


def order(*items):
    for item in items:
        bus.publish(Event("order.new", {"item": item}))
    return journal


def publish(topic, **payload):
    return bus.publish(Event(topic, payload)), bus.failures


def quietly(topic, **payload):
    """As publish, without the journal."""
    with bus.muted("#"):
        got, _ = publish(topic, **payload)
    return got, len(journal), len(bus.handlers_for(Event(topic)))
