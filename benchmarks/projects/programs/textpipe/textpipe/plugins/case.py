import re

from ..registry import step


@step
def lower(text):
    return text.lower()


@step(aliases=["headline"])
def title(text):
    return " ".join(w if w in ("and", "of", "the") and i else w.capitalize() for i, w in enumerate(text.split()))


@step(aliases=["snake_case"])
def snake(text):
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", text)
    return re.sub(r"\W+", "_", text).strip("_").lower()


@step
def camel(text):
    first, *rest = snake(text).split("_")
    return first + "".join(map(str.capitalize, rest))
