"""Blocks: headings, lists, quotes and paragraphs."""
import re
from itertools import groupby

from markup import inline
from markup.tags import tag

HEADING = re.compile(r"(#{1,3}) (.*)")


def kind_of(line):
    if not line.strip():
        return "blank"
    if HEADING.match(line):
        return "heading"
    return {"-": "list", ">": "quote"}.get(line[0], "paragraph")


def blocks(source):
    for kind, lines in groupby(source.splitlines(), key=kind_of):
        lines = list(lines)
        if kind == "heading":
            for line in lines:
                marks, text = HEADING.match(line).groups()
                yield getattr(tag, f"h{len(marks)}")(*inline.spans(text), id=slug(text))
        elif kind == "list":
            yield tag.ul(*(tag.li(*inline.spans(line[1:].strip())) for line in lines))
        elif kind == "quote":
            yield tag.blockquote(*inline.spans(" ".join(line[1:].strip() for line in lines)))
        elif kind == "paragraph":
            yield tag.p(*inline.spans(" ".join(lines)))


def slug(text):
    return "-".join(re.findall(r"[a-z0-9]+", text.lower()))


def to_html(source):
    return "".join(map(str, blocks(source)))


def to_text(source):
    return [block.text for block in blocks(source)]


def contents(source):
    return [(int(b.name[1]), b.attributes["id"]) for b in blocks(source) if b.name.startswith("h")]
