"""The arguments of `ndb debug` and `ndb compare`. Light: imports nothing of ours."""

import argparse

RC_NAME = ".ndbrc"
ENGINES = ("live", "replay", "guided", "neural")


def declare_debug(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "target",
        nargs="?",
        metavar="TARGET",
        help="FILE.py, FILE.py::FUNCTION, a recording, or with -m a module; arguments of the program behind --",
    )
    parser.add_argument("-m", dest="is_module", action="store_true", help="TARGET is the name of a module to run")
    parser.add_argument(
        "--args", default="", metavar="SOURCE", help="arguments of the function as source: '\"berry\", n=2'"
    )
    parser.add_argument(
        "--engine", choices=ENGINES,
        help="run it (live), record and walk it (replay), run what can run and assume the rest (guided), predict it "
        "(neural)",
    )  # fmt: skip
    parser.add_argument("--assume", metavar="FILE", help="of a guided run: assumptions to start from")
    parser.add_argument("--unknown", default="", metavar="WHAT", help="of a guided run: clock, random, or both")
    declare_model(parser)
    parser.add_argument("--expressions", action="store_true", help="have the value of every sub-expression (command x)")
    parser.add_argument("--include", action="append", default=[], metavar="GLOB", help="files that count as yours too")
    parser.add_argument("--exclude", action="append", default=[], metavar="GLOB", help="files that do not")
    parser.add_argument(
        "--thread", type=int, default=0, metavar="N", help="which thread of a recording (0: the main one)"
    )
    parser.add_argument(
        "-c", dest="commands", action="append", default=[], metavar="COMMAND", help="run this command first"
    )
    parser.add_argument("--start", action="store_true", help="open a recording at its start, not at its error")
    parser.add_argument("--json", action="store_true", help="commands in, one JSON object a line out: for programs")
    parser.add_argument("--allow-rc", action="store_true", help=f"obey {RC_NAME} of this folder, now and later")
    parser.add_argument("--no-rc", action="store_true", help=f"do not read {RC_NAME} from home and this folder")


def declare_compare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "target", nargs="+", metavar="TARGET", help="FILE.py::FUNCTION (with --args) or FILE.py, several if wanted"
    )
    parser.add_argument("--args", default="", metavar="SOURCE", help="arguments of the function as source")
    parser.add_argument("--engines", default="neural,replay", metavar="A,B", help="what is compared (neural,replay)")
    declare_model(parser)
    parser.add_argument("--steps", type=int, default=1000, metavar="N", help="states to compare at most")
    parser.add_argument("--json", action="store_true", help="one JSON object a target instead of a table")


def declare_model(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--model", metavar="DIR|URL", help="the model that predicts: a folder, or a server's address")
    parser.add_argument("--device", metavar="NAME", help="run the model with torch, there: cuda, cpu")
