"""Requests that open something: a file, a recording, a failed test, pasted code; and those that give it away as a file.

A page can open only what lies in the folder in which `ndb web` was started, and what stood on its command line.
"""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from ndb.engine.guided.guided_run import SNIPPET
from ndb.engine.live.launch import Program
from ndb.errors import BadTarget
from ndb.frontend.mcp.project import Project
from ndb.frontend.web.asked import Body, flag, number, text
from ndb.frontend.web.page_session import PageSession, written_down
from ndb.frontend.web.requests_look import calls, overview, source
from ndb.frontend.web.requests_move import Handler, breakpoints, view
from ndb.session.open import ENGINES, Wanted, is_program

_MOST_FILES = 400
_SKIPPED = frozenset({"node_modules", "__pycache__", "site-packages", "build", "dist"})
_TEST_SECONDS = 120.0
_MOST_SCENES = 200


@dataclass(frozen=True, slots=True)
class OpenRequests:
    """What can be opened from a page."""

    project: Project
    first: Wanted | None
    """What stood on the command line."""
    defaults: Wanted
    """Model and device, as the command line has them."""

    def handlers(self) -> dict[str, Handler]:
        return {"open": self.open, "files": self.files, "restore": self.restore, "export": export, "film": film}

    def restore(self, page: PageSession, asked: Body) -> Body:
        """What stood on the command line; where it is open already, as it stands. With all that a page draws first."""
        if page.showing is None and self.first is not None:
            page.open(self.first)
        if page.showing is None:
            return {"empty": True}
        told = self._told(page)
        state = told["view"]["state"]
        if state is not None and state["file"] in told["files"]:
            told["source"] = source(page, {"file": state["file"]})
        bins = {"bins": number(asked, "bins", 1000)}
        return told | {"overview": overview(page, bins), "calls": calls(page, bins | {"rows": 60})}

    def open(self, page: PageSession, asked: Body) -> Body:
        """Open another target in the place of this one."""
        engine = text(asked, "engine", "guided")
        if engine not in ENGINES:
            raise BadTarget(f"there is no engine {engine!r}; choose {', '.join(ENGINES)}")
        lines = text(asked, "input", "")
        match text(asked, "kind"):
            case "code":
                self._open_code(page, text(asked, "text"), engine, lines)
            case "test":
                self._open_test(page, text(asked, "target"))
            case "file":
                target = self._target(text(asked, "target"))
                program = Program(target, args=text(asked, "args", ""), expressions=flag(asked, "expressions"))
                page.open(replace(self.defaults, program=program, engine=engine), lines=lines)
            case other:
                raise BadTarget(f"cannot open {other!r}: choose file, test or code")
        return self._told(page)

    def _target(self, target: str) -> str:
        first = self.first.program.target if self.first is not None else None
        return target if target == first else self.project.target(target)

    def _open_code(self, page: PageSession, code: str, engine: str, lines: str) -> None:
        """Pasted code. A guided run takes its text; the others, a file of its own."""
        if not code.strip():
            raise BadTarget("there is nothing to run: paste some Python")
        if engine == "guided":
            page.open(replace(self.defaults, program=Program(SNIPPET), engine=engine, snippet=code), code)
            return
        with contextlib.ExitStack() as stack:
            program = Program(str(written_down(code, stack)), expressions=True)
            page.open(replace(self.defaults, program=program, engine=engine), code, stack.pop_all(), lines)

    def _open_test(self, page: PageSession, test: str) -> None:
        """Run a test with the recorder, and open the recording of the first that fails."""
        from ndb.session.record_tests import failing_test

        self.project.inside(test.partition("::")[0])
        with contextlib.ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ndb-")))
            found = failing_test([test], folder, root=self.project.root, seconds=_TEST_SECONDS)
            page.open(replace(self.defaults, program=Program(str(found.path))), None, stack.pop_all())

    def files(self, _: PageSession, asked: Body) -> Body:
        """What there is to open, by name."""
        return {
            "files": list(islice(_files(self.project.root), _MOST_FILES)),
            "first": self.first.program.target if self.first else None,
        }

    def _told(self, page: PageSession) -> Body:
        """What the page needs to begin: the files of the run, what is to be said about it, where it stands."""
        showing = page.need()
        program, session = showing.wanted.program, showing.opened.session
        return {
            "target": "pasted code" if showing.text is not None else program.target, "args": program.args,
            "files": list(session.engine.sources), "warnings": list(showing.opened.warnings),
            "is_program": is_program(program.target, program.is_module), "view": view(page),
            **breakpoints(page, {}),
        }  # fmt: skip


def _files(root: Path) -> Iterator[str]:
    """Python files and recordings below a folder, in order; hidden folders and others' packages aside."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f not in _SKIPPED and "venv" not in f)
        wanted = sorted(name for name in names if name.endswith((".py", ".ndb")))
        yield from ((Path(folder) / name).relative_to(root).as_posix() for name in wanted)


def export(page: PageSession, _: Body) -> Body:
    """The run as one file that replays offline."""
    from ndb.frontend.web.offline import exported

    showing = page.need()
    title = "pasted code" if showing.text is not None else showing.wanted.program.target
    return {"html": exported(showing.opened.session, title), "name": f"{Path(title.partition('::')[0]).stem}.html"}


def film(page: PageSession, asked: Body) -> Body:
    """The states of a part of the run, with what their pictures need; of many, those from here on."""
    from ndb.engine.timeline.objects import shared_in_recording
    from ndb.frontend.web.offline import views_of
    from ndb.frontend.web.stop_view import groups_as_json

    session, timeline = page.session, page.session.engine.timeline
    most = max(1, min(number(asked, "most", _MOST_SCENES), _MOST_SCENES))
    start = max(0, min(number(asked, "start", 0), len(timeline) - 1))
    stop = max(start, min(number(asked, "stop", len(timeline)), len(timeline)))
    if stop - start > most:
        here = session.place.moment if session.place.moment is not None else stop
        start = max(start, min(here, stop - most))
        stop = start + most
    views = views_of(session, page.need().views, range(start, stop))
    scenes = zip(views, range(start, stop), strict=True)
    return {
        "scenes": [{"view": view, "same": groups_as_json(shared_in_recording(timeline, at))} for view, at in scenes]
    }
