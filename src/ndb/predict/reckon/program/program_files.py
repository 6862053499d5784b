"""A program of one file or of many: the text of each, and which of them an import means.

Knows texts and names of files; no values.
"""

import ast
from collections.abc import Mapping
from typing import Final

from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.program.installed_files import InstalledFiles, is_installed_file
from ndb.predict.reckon.program.program_text import ProgramText, program_text
from ndb.source.project.project_files import FoundModule, ProjectFiles

PROGRAM: Final = "<program>"
"""The file of a text that has no file, as in recordings."""


class ProgramFiles:
    """The files of a program, as far as they are known."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources
        self.project = ProjectFiles(sources)
        self._installed = InstalledFiles()
        self._texts: dict[str, ProgramText | None] = {}

    def text(self, file: str, is_under_way: bool = False) -> ProgramText | None:
        """A file; None where it is not known, or where nothing of it is sure. `is_under_way`: nobody knows which of its
        functions have run."""
        found = self._sure_text(file)
        return found if found is None or not (is_under_way and found.can_spoil) else None

    def _sure_text(self, file: str) -> ProgramText | None:
        if file not in self._texts:
            source = (self._installed if is_installed_file(file) else self.sources).get(file)
            found = program_text(source, file) if source is not None else None
            self._texts[file] = None  # while it is asked, and for good if it imports itself
            is_sure = found is not None and not found.is_strange
            if is_sure and all(self._is_known(file, star) for star in found.stars):  # type: ignore[union-attr]
                self._texts[file] = found
        return self._texts[file]

    def _is_known(self, file: str, star: ast.ImportFrom) -> bool:
        """Whether it is known which names `from … import *` binds."""
        if not star.level and library.all_of(star.module or "") is not None:
            return True
        found = self.find(file, star.level, star.module or "")
        if found is None and not star.level:
            found = self.find_installed(star.module or "")
        return found is not None and self._sure_text(found.files[-1]) is not None

    def find(self, file: str, level: int, name: str) -> FoundModule | None:
        """The module of the program that an import means; in an installed one, that of the same package."""
        if is_installed_file(file):
            return self._installed.find_from(file, level, name) if level else None
        return self.project.find(file, level, name)

    def find_installed(self, name: str) -> FoundModule | None:
        """The installed module that a whole name means, if its text is known."""
        return self._installed.find(name)

    def is_alone(self, name: str) -> bool:
        """Whether only one function of all files has a name, and none is given it."""
        found = [text.function_names for file in self.sources if (text := self.text(file)) is not None]
        is_whole = len(found) == len(self.sources) and not any("__name__" in each for each in found)
        return is_whole and sum(each.count(name) for each in found) == 1

    def own_module(self, file: str) -> FoundModule:
        if is_installed_file(file):
            return self._installed.module_of(file)
        return self.project.module_of(file) if file != PROGRAM else FoundModule("__main__", (file,))
