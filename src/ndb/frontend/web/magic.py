"""Notebooks: `%load_ext ndb`, then `%%ndb` runs a cell, records it, and shows the page below it.

The cell runs as any other does: in the notebook, with its output where it belongs. What is shown is the exported page
in a frame of its own, so it replays without a server, also in a saved notebook. Knows IPython; nothing of debugging.
"""

import html
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.columns import Columns
from ndb.errors import BadTarget, NdbError
from ndb.frontend.web.offline import exported
from ndb.session import Session
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import State
from ndb.trace.tracefile.open_trace import open_trace

LIMITS = RecordLimits(events=20_000, seconds=None)
"""What is recorded of a cell; it then runs on without being recorded."""
_WORDS = re.compile(r"\w+")
_HEIGHT = 620


class CellRecording(Columns):
    """A recording whose module is a whole notebook: of its variables only those are shown that the cell names."""

    def __init__(self, recording: Any, named: frozenset[str]) -> None:
        super().__init__(recording)
        self._named = named
        self._shown = lru_cache(maxsize=2048)(self._of_cell)

    def state(self, index: int) -> State:
        return self._shown(index)

    def _of_cell(self, index: int) -> State:
        from dataclasses import replace

        state = super().state(index)
        if state.function != "<module>":
            return state
        return replace(state, locals=_named_only(state.locals, self._named))


def _named_only(variables: Mapping[str, str], named: frozenset[str]) -> dict[str, str]:
    return {name: text for name, text in variables.items() if name in named}


class CellRecorder:
    """Runs cells of one notebook and records them."""

    def __init__(self, shell: Any) -> None:
        self._shell = shell

    def page(self, cell: str) -> str:
        """Run a cell; the page of what it did."""
        with TemporaryDirectory(prefix="ndb-") as folder:
            path = Path(folder) / "cell.ndb"
            self._run(cell, path)
            recording = open_trace(path).threads[0]
            if not len(recording):
                raise BadTarget("nothing was recorded: the cell has no line of its own that ran")
            engine = ReplayEngine(CellRecording(recording, frozenset(_WORDS.findall(cell))))
            session = Session(engine)
            session.go_to_error()
            return exported(session, "cell")

    def _run(self, cell: str, path: Path) -> None:
        shell = self._shell
        name = shell.compile.get_code_name(cell, shell.transform_cell(cell), shell.execution_count)
        recorder = FileRecorder(
            path, lambda file: "cell" if file == name else None, limits=LIMITS, runs_on=True, sources={name: cell}
        )
        recorder.start()
        error: BaseException | None = None
        try:
            result = shell.run_cell(cell, store_history=False)
            error = result.error_in_exec or result.error_before_exec
        finally:
            recorder.end_main(error)
            recorder.stop()
            recorder.close(error)


def frame_of(page: str) -> str:
    """The page in a frame that may run its own script and nothing of the notebook's."""
    return (
        f'<div><iframe title="ndb: what the cell did" sandbox="allow-scripts allow-downloads" '
        f'style="width:100%;height:{_HEIGHT}px;border:1px solid #8884;border-radius:6px" '
        f'srcdoc="{html.escape(page, quote=True)}"></iframe></div>'
    )


def register(shell: Any) -> None:
    """Make `%%ndb` known to a notebook."""
    from IPython.display import HTML, display

    recorder = CellRecorder(shell)

    def ndb(line: str, cell: str) -> None:
        """Run the cell, and look at what it did. `%%ndb FILE.html` writes the page into a file, too."""
        try:
            page = recorder.page(cell)
        except NdbError as error:
            print(f"ndb: {error}")
            return
        if line.strip():
            Path(line.strip()).write_text(page, encoding="utf-8")
        display(HTML(frame_of(page)))

    shell.register_magic_function(ndb, "cell", "ndb")
