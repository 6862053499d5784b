from __future__ import annotations

from dataclasses import dataclass, field

from ruleset import actions
from ruleset.conditions import compile_condition

try:
    import ujson as json  # faster, where it is there
except ImportError:
    import json


class TooManyRounds(RuntimeError):
    pass


@dataclass(order=True)
class Rule:
    priority: int
    name: str
    when: object = field(compare=False)
    then: list = field(compare=False, repr=False)
    once: bool = field(default=True, compare=False)

    def __post_init__(self):
        self.test = compile_condition(self.when)

    @classmethod
    def from_dict(cls, data: dict) -> Rule:
        return cls(-data.get("priority", 0), data["name"], data.get("when", True), data["then"], data.get("once", True))


class Engine:
    """Fires rules until nothing changes any more."""

    limit = 8

    def __init__(self, rules):
        self.rules = sorted(rules)
        self.fired: list[str] = []

    @classmethod
    def from_json(cls, text: str) -> Engine:
        return cls(Rule.from_dict(entry) for entry in json.loads(text))

    def candidates(self, facts):
        for rule in self.rules:
            if rule.once and rule.name in self.fired:
                continue
            if rule.test(facts):
                yield rule

    def run(self, facts):
        facts = dict(facts)
        try:
            while (rule := next(self.candidates(facts), None)) is not None:
                if len(self.fired) >= self.limit:
                    raise TooManyRounds(rule.name)
                self.fired.append(rule.name)
                actions.perform(facts, rule.then)
        except actions.StopRules:
            facts["stopped"] = True
        return facts
