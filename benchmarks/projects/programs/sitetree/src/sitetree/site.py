from __future__ import annotations

import posixpath
from collections import defaultdict
from typing import Mapping

from . import ignore
from .defaults import IGNORE
from .pages import Page, PageError


class Site:
    def __init__(self, files: Mapping[str, str]) -> None:
        self.pages = [Page.parse(path, files[path]) for path in ignore.kept(sorted(files), IGNORE)]

    def by_folder(self) -> dict[str, list[Page]]:
        folders = defaultdict(list)
        for page in self.pages:
            folders[str(page.path.parent)].append(page)
        return folders

    def menu(self, folder: str = "content"):
        pages = self.by_folder()[folder]
        return sorted(pages, key=lambda p: (int(p.meta.get("order", 99)), p.title))

    def clashes(self) -> list[tuple[str, str]]:
        seen: dict = {}
        found = []
        for page in self.pages:
            first = seen.setdefault(page.output, page)
            if first is not page:
                found.append((first.path.name, page.path.name))
        return found


def menu(files, folder="content"):
    return [page.title for page in Site(files).menu(folder)]


def addresses(*paths):
    return {page.path.name: page.address for page in Site(dict.fromkeys(paths, "")).pages}


def clashes(*paths):
    return Site(dict.fromkeys(paths, "")).clashes()


def link(source, target):
    """A relative link from one address to another."""
    return posixpath.relpath(target, source) + ("/" if target.endswith("/") else "")


def check(files):
    try:
        return len(Site(files).pages)
    except PageError as error:
        return str(error), error.path.suffix
