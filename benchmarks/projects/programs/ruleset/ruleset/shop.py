"""Rules of a shop."""

from .conditions import holds
from .engine import Engine, Rule

RULES = [
    Rule(0, "bulk", [">=", "pieces", 10], [["percent-off", 10], ["tag", "bulk"]]),
    Rule(1, "loyal", ["and", ["exists", "customer.since"], ["<", "customer.since", 2015]], [["percent-off", 5]]),
    Rule(2, "free-shipping", ["or", [">", "price", 50], ["has", "tags", "bulk"]], [["set", "shipping", 0]]),
    Rule(-1, "blocked", ["in", "customer.country", ["XX", "YY"]], [["tag", "blocked"], ["stop"]]),
]


def price(pieces, each, **customer):
    engine = Engine(RULES)
    facts = engine.run({"pieces": pieces, "price": pieces * each, "customer": customer})
    return facts["price"], facts.get("shipping", 4.9), engine.fired


def apply_json(text, facts):
    return Engine.from_json(text).run(facts)


def segment(customer):
    """The first segment that fits."""
    segments = {
        "new": ["not", ["exists", "orders"]],
        "vip": ["and", [">", "orders", 20], ["like", "mail", r"@corp\."]],
        "regular": ["!=", "orders", "$returns"],
    }
    return next((name for name, condition in segments.items() if holds(condition, customer)), "other")
