"""Parsers of a command line that print nothing and end nothing but by what they raise.

They are Python's own. Called what they are not told, they would be called as the program is, which nobody knows. Knows
parsers; not who reads what they find.
"""

import argparse
from collections.abc import Mapping
from typing import Any, Final, NoReturn

from ndb.predict.reckon.doubt import NO_NAME, NotKnown


class Parser(argparse.ArgumentParser):
    """One that may not know how the program is called."""

    def __init__(self, prog: str | None = None, **more: Any) -> None:
        formatter = more.get("formatter_class", argparse.HelpFormatter)
        if getattr(formatter, "__module__", "") != "argparse":
            raise NotKnown("how help is written")
        super().__init__(prog=NO_NAME if prog is None else prog, **more)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if args is None:
            raise NotKnown("the arguments of the program")
        return super().parse_known_args(args, namespace)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Nobody is told."""

    def format_help(self) -> str:
        return ""  # how wide it is, the terminal says

    def format_usage(self) -> str:
        return ""

    def error(self, message: str) -> NoReturn:
        raise SystemExit(2)


Parser.__module__, Parser.__name__, Parser.__qualname__ = "argparse", "ArgumentParser", "ArgumentParser"
_NAMES: Final = (
    "Namespace ArgumentError ArgumentTypeError Action BooleanOptionalAction SUPPRESS OPTIONAL ZERO_OR_MORE ONE_OR_MORE"
    " REMAINDER HelpFormatter RawDescriptionHelpFormatter RawTextHelpFormatter ArgumentDefaultsHelpFormatter"
)
CONTENTS: Final[Mapping[str, Any]] = {
    "ArgumentParser": Parser, **{name: getattr(argparse, name) for name in _NAMES.split()},
}  # fmt: skip
"""Of the module `argparse`."""
_METHODS: Final = frozenset(
    {"add_argument", "add_argument_group", "add_mutually_exclusive_group", "add_subparsers", "add_parser",
     "set_defaults", "get_default", "parse_args", "parse_known_args", "error", "exit", "print_help", "print_usage"}
)  # fmt: skip


_KINDS: Final = (argparse._ActionsContainer, argparse._SubParsersAction)


def may_read(owner: Any, name: str) -> bool:
    if isinstance(owner, argparse.Namespace):
        return not name.startswith("_")
    return (isinstance(owner, _KINDS) and name in _METHODS) or (
        isinstance(owner, argparse.Action) and name in ("dest", "option_strings", "default", "required")
    )
