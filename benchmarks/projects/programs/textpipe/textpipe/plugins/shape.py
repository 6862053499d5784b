import textwrap
import unicodedata

from textpipe.registry import step


@step
def strip(text, characters=None):
    return text.strip(characters)


@step
def limit(text, size="10"):
    """Cut at a word's end where that is possible."""
    return textwrap.shorten(text, int(size), placeholder="…")


@step
def ascii(text):
    plain = unicodedata.normalize("NFKD", text)
    return "".join(c for c in plain if not unicodedata.combining(c))


@step
def slug(text):
    from .case import snake

    return snake(ascii(text)).replace("_", "-")


@step
def repeat(text, times, between=""):
    return between.join([text] * int(times))
