from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePosixPath

from . import defaults

FRONT = re.compile(r"\A---\n(.*?)\n---\n?", re.DOTALL)


class PageError(Exception):
    def __init__(self, path, why):
        self.path = PurePosixPath(path)
        super().__init__(f"{self.path.name}: {why}")


@dataclass
class Page:
    path: PurePosixPath
    meta: dict[str, str] = field(default_factory=dict)
    body: str = ""

    @classmethod
    def parse(cls, path: str, text: str) -> Page:
        meta = {}
        if match := FRONT.match(text):
            for line in match[1].splitlines():
                key, colon, value = line.partition(":")
                if not colon:
                    raise PageError(path, f"what is {line!r}?")
                meta[key.strip().lower()] = value.strip()
            text = text[match.end():]
        return cls(PurePosixPath(path), meta, text.strip())

    @property
    def is_index(self) -> bool:
        return self.path.stem == "index"

    @cached_property
    def output(self) -> PurePosixPath:
        inside = self.path.relative_to(defaults.CONTENT) if self.path.is_relative_to(defaults.CONTENT) else self.path
        suffix = defaults.PAGE_SUFFIXES[inside.suffix]
        if self.is_index:
            return defaults.OUTPUT / inside.with_suffix(suffix)
        return defaults.OUTPUT / inside.with_suffix("") / defaults.INDEX

    @property
    def address(self) -> str:
        parts = self.output.relative_to(defaults.OUTPUT).parent.parts
        return "/" + "".join(part + "/" for part in parts)

    @property
    def title(self) -> str:
        if "title" in self.meta:
            return self.meta["title"]
        name = self.path.parent.name if self.is_index else self.path.stem
        return name.replace("-", " ").capitalize()


def output_of(path):
    return str(Page(PurePosixPath(path)).output)


def describe(path, text=""):
    page = Page.parse(path, text)
    return page.title, page.address, page.body
