import re

from .rules import Rule, between, matches, required


class Field:
    """A descriptor: cleans and checks what is assigned to it."""

    rules = ()
    empty = None

    def __init__(self, *rules, label=None, optional=False, default=None):
        self.own_rules = rules
        self.label = label
        self.optional = optional
        self.default = default

    def __set_name__(self, owner, name):
        self.name = name
        self.label = self.label or name.replace("_", " ").capitalize()

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return instance.values.get(self.name, self.default)

    def __set__(self, instance, raw):
        instance.values[self.name] = self.clean(raw)

    def all_rules(self) -> list[Rule]:
        first = [] if self.optional else [required]
        return [*first, *type(self).rules, *self.own_rules]

    def clean(self, raw):
        return raw

    def problems(self, raw):
        """What is wrong with a raw value: texts."""
        if self.optional and raw in (None, ""):
            return []
        try:
            value = self.clean(raw)
        except (TypeError, ValueError):
            return [f"{self.label} is no {type(self).__name__.lower()}"]
        for rule in self.all_rules():
            if text := rule(value):
                return [f"{self.label} {text}"]
        return []


class Text(Field):
    def clean(self, raw):
        return " ".join(raw.split()) if isinstance(raw, str) else raw


class Integer(Field):
    def clean(self, raw):
        return int(raw)


class Boolean(Field):
    WORDS = {"yes": True, "on": True, "no": False, "off": False, "": False}

    def clean(self, raw):
        if isinstance(raw, str):
            try:
                return self.WORDS[raw.lower()]
            except KeyError:
                raise ValueError(raw) from None
        return bool(raw)


class Email(Text):
    rules = (matches(re.compile(r"[^@\s]+@[^@\s]+\.[a-z]{2,}")),)

    def clean(self, raw):
        text = super().clean(raw)
        return text.lower() if text else text


class Percent(Integer):
    rules = (between(0, 100),)


class Choice(Field):
    def __init__(self, *choices, **options):
        super().__init__(self._one_of, **options)
        self.choices = choices

    def _one_of(self, value):
        return None if value in self.choices else f"must be one of {', '.join(self.choices)}"
