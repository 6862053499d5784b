"""`ndb web`: its arguments. Light: imports nothing of ours, and no server, before it runs."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ndb.session.open import Wanted


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "target", nargs="?", metavar="TARGET", help="FILE.py, FILE.py::FUNCTION, a recording; or nothing"
    )
    parser.add_argument(
        "--args", default="", metavar="SOURCE", help="arguments of the function as source: '\"berry\", 2'"
    )
    parser.add_argument("-m", dest="is_module", action="store_true", help="TARGET is the name of a module to run")
    parser.add_argument(
        "--engine", choices=("live", "replay", "guided", "neural"), default="replay",
        help="run it step by step (live), record it and walk that (replay, the default), run what can run in the "
        "sandbox (guided), run nothing and predict (neural)",
    )  # fmt: skip
    parser.add_argument("--plain", action="store_true", help="do not record the values of sub-expressions")
    parser.add_argument("--thread", type=int, default=0, metavar="N", help="which thread of a recording (0)")
    parser.add_argument("--port", type=int, default=0, metavar="N", help="at 127.0.0.1 (0: any free one)")
    parser.add_argument("--no-browser", action="store_true", help="print the address, open nothing")
    parser.add_argument("--export", type=Path, metavar="FILE", help="write the run as one HTML file, and serve nothing")
    parser.add_argument("--model", metavar="DIR|URL", help="the model that predicts: a folder, or a server's address")
    parser.add_argument("--device", metavar="NAME", help="run the model with torch, there: cuda, cpu")


def run(arguments: argparse.Namespace) -> int:
    """Serve the page until interrupted; or write it into a file."""
    from ndb.engine.live.launch import Program
    from ndb.errors import BadTarget
    from ndb.session.open import Wanted

    defaults = Wanted(Program(""), arguments.engine, arguments.model, arguments.device, arguments.thread)
    first = _wanted(arguments, defaults)
    if arguments.export is not None:
        return _export(first, arguments.export)
    try:
        from ndb.frontend.web.web_server import serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("starlette", "uvicorn", "websockets"):
            raise
        raise BadTarget("ndb web needs a server: pip install 'ndb[web]'") from None
    return serve(Path.cwd(), first, defaults, arguments.port, opens_browser=not arguments.no_browser)


def _wanted(arguments: argparse.Namespace, defaults: "Wanted") -> "Wanted | None":
    from dataclasses import replace

    from ndb.engine.live.launch import Program

    if arguments.target is None:
        return None
    program = Program(
        arguments.target, tuple(arguments.argv), arguments.is_module, arguments.args, not arguments.plain
    )  # fmt: skip
    return replace(defaults, program=program)


def _export(first: "Wanted | None", path: Path) -> int:
    from ndb.errors import BadTarget
    from ndb.frontend.web.offline import exported
    from ndb.session.open import opened

    if first is None:
        raise BadTarget("--export needs something to show: ndb web TARGET --export FILE.html")
    with opened(first) as found:
        text = exported(found.session, first.program.target)
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
    return 0
