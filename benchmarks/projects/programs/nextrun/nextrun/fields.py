"""One field of an expression such as ``*/15 9-17 * * mon-fri``."""

from dataclasses import dataclass

MINUTE_NAMES: dict[str, int] = {}
DAY_NAMES = {name: i for i, name in enumerate(("mon", "tue", "wed", "thu", "fri", "sat", "sun"))}
MONTH_NAMES = {
    name: i
    for i, name in enumerate("jan feb mar apr may jun jul aug sep oct nov dec".split(), start=1)
}


class FieldError(ValueError):
    def __init__(self, field: "Field", text: str):
        super().__init__(f"{field.name}: {text}")


@dataclass(frozen=True)
class Field:
    name: str
    low: int
    high: int
    names: dict

    def number(self, text: str) -> int:
        value = self.names.get(text.lower())
        if value is None:
            if not text.isdecimal():
                raise FieldError(self, f"not a number: {text}")
            value = int(text)
        if not self.low <= value <= self.high:
            raise FieldError(self, f"{value} is not in {self.low}-{self.high}")
        return value

    def parse(self, text: str) -> frozenset:
        values: set[int] = set()
        for part in text.split(","):
            values |= self._part(part)
        return frozenset(values)

    def _part(self, part: str) -> set:
        span, slash, step = part.partition("/")
        every = int(step) if slash else 1
        if span == "*":
            first, last = self.low, self.high
        elif "-" in span:
            first, last = (self.number(end) for end in span.split("-", 1))
        else:
            first = self.number(span)
            last = self.high if slash else first
        return set(range(first, last + 1, every))


FIELDS = (
    Field("minute", 0, 59, MINUTE_NAMES),
    Field("hour", 0, 23, {}),
    Field("day", 1, 31, {}),
    Field("month", 1, 12, MONTH_NAMES),
    Field("weekday", 0, 6, DAY_NAMES),
)


def parse_field(name, text):
    """Sorted values of a field, found by its name."""
    field = next(f for f in FIELDS if f.name == name)
    return sorted(field.parse(text))
