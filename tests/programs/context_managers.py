"""with: a class, a generator based one, several at once, an exception swallowed."""
from contextlib import contextmanager

events = []


class Section:
    def __init__(self, name):
        self.name = name

    def __enter__(self):
        events.append(f"+{self.name}")
        return self.name.upper()

    def __exit__(self, kind, error, trace):
        events.append(f"-{self.name}")
        return kind is ZeroDivisionError


@contextmanager
def tag(name):
    events.append(f"<{name}>")
    try:
        yield len(name)
    finally:
        events.append(f"</{name}>")


with Section("a") as upper, tag("bold") as size:
    events.append(upper * size)
with Section("b"):
    events.append(1 // 0)
    events.append("never")
print(events)
