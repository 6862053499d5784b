"""`ndb tests`: inputs that together reach every line of a function, a file or a package, written as pytest files.

Knows how such a file looks and what to say about it; the inputs are found by inverse/cover.py.
"""

import argparse
import ast
import builtins
import json
import os
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from ndb.engine.guided.mocks import absent_modules, arranged, stand_ins
from ndb.errors import BadTarget
from ndb.frontend.infer import loaded
from ndb.frontend.terminal.arguments import declare_model
from ndb.inverse.cover import MOST_ROUNDS, SEARCH, Cover, Tried, cover_offer, deterministic
from ndb.inverse.observe import observe_at
from ndb.inverse.offer import Offer, after_others, offer_of, offers
from ndb.inverse.project_calls import examples_of
from ndb.inverse.search.search_inputs import Budget
from ndb.inverse.time_left import TimeLeft
from ndb.model.protocol import TalkingModel
from ndb.source.neighbours import Place, place_if_needed, place_of
from ndb.source.parse import plain_value, statements_of, walk_text
from ndb.trace.target import find_target


@dataclass(frozen=True, slots=True)
class Covered:
    """Something that is tested, and by what."""

    each: Offer
    found: Cover


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="FILE.py[::FUNCTION]|FOLDER")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="the test file (test_FUNCTION.py here); of a folder, a folder"
    )
    parser.add_argument("--force", action="store_true", help="replace the test file if it is there already")
    parser.add_argument(
        "--run", action="store_true", dest="allowed",
        help="find inputs by running the function in the sandbox: expected values are then the real ones",
    )  # fmt: skip
    parser.add_argument(
        "--seconds", type=float, default=SEARCH.seconds, metavar="S",
        help=f"for all the work on a function ({SEARCH.seconds:g})",
    )  # fmt: skip
    parser.add_argument("--like", action="append", default=[], metavar="ARGS", help="arguments it takes, as an example")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the samples")
    declare_model(parser)
    parser.add_argument("--json", action="store_true", help="say what was found as JSON")


def run(arguments: argparse.Namespace, model: TalkingModel | None = None) -> int:
    """Exit code 0 if every line is reached, 1 if some are not."""
    if arguments.seconds <= 0:
        raise BadTarget("--seconds takes a number above 0")
    name, _, function = arguments.target.partition("::")
    files = _files(Path(name)) if Path(name).is_dir() and not function else [Path(name)]
    is_folder = Path(name).is_dir() and not function
    codes = []
    for file in files:
        output = _output(arguments.output, file, function, Path(name) if is_folder else None)
        if output.exists() and not arguments.force:
            raise BadTarget(f"{output} is there already: give another name with -o, or --force to replace it")
        codes.append(_tested(arguments, model or loaded(arguments), file, function, output, is_one=not is_folder))
    return max(codes, default=1)


def _files(folder: Path) -> list[Path]:
    """The modules of a package; its tests are none."""
    found = [path for path in sorted(folder.rglob("*.py")) if not path.name.startswith(("test_", "conftest", "setup"))]
    kept = [path for path in found if not {"tests", "test"} & set(path.relative_to(folder).parts[:-1])]
    if not kept:
        raise BadTarget(f"{folder} has no Python files to test")
    return kept


def _output(given: Path | None, file: Path, function: str, folder: Path | None) -> Path:
    if folder is not None:
        parts = file.relative_to(folder).with_suffix("").parts
        return (given or Path("tests")) / f"test_{'_'.join(parts)}.py"
    return given or Path(f"test_{(function or file.stem).replace('.', '_').lower()}.py")


def _tested(
    arguments: argparse.Namespace, model: TalkingModel, file: Path, function: str, output: Path, is_one: bool
) -> int:
    """Write the tests of one file; 0 if every line is reached."""
    target = find_target(str(file))
    wanted = [offer_of(target.source, function)] if function else offers(target.source)
    if not wanted and not is_one:
        return 0
    place = place_if_needed(file, target.source)
    found = [one for each in wanted for one in _covered(arguments, model, each, file, place)]
    kept = [one for one in found if one.found.chosen]
    if not kept and is_one and (endless := _endless(found)):
        raise BadTarget(f"no test of {function or file} was made: {endless}")
    if not kept and is_one:
        raise BadTarget(f"no input of {function or file} was found{_why(found)}; give an example: --like 'ARGUMENTS'")
    if kept:
        output.parent.mkdir(parents=True, exist_ok=True) if not is_one else None
        write(output, test_file(kept, place_of(file, target.source), output))
    report = _json(found, output) if arguments.json else _words(found, output, 3 * arguments.seconds)
    print("\n".join(report))
    return int(any(one.found.missed for one in found))


def _covered(
    arguments: argparse.Namespace, model: TalkingModel, each: Offer, file: Path, place: Place | None
) -> list[Covered]:
    """One offer; where lines are left, the same after another method of the object was called."""
    time_left = TimeLeft(arguments.seconds)
    found, more = _cover(arguments, model, each, file, place, time_left), []
    source = file.read_text(encoding="utf-8")
    for other in after_others(source, each) if arguments.allowed and found.missed else ():
        if time_left.is_over():
            left_out = (*found.left_out, "inputs after other methods, for lines that are missed")
            found = replace(found, left_out=left_out)
            break
        left = frozenset(found.missed)
        rest = TimeLeft(time_left.until())
        later = _cover(arguments, model, other, file, place, rest, left)
        reached = left - set(later.missed)
        if reached:
            more.append(Covered(other, replace(later, wanted=reached)))
            found = replace(found, wanted=found.wanted - reached)
        if not found.missed:
            break
    return [Covered(each, found), *more]


def _cover(
    arguments: argparse.Namespace, model: TalkingModel, each: Offer, file: Path, place: Place | None,
    time_left: TimeLeft, wanted: frozenset[int] | None = None,
) -> Cover:  # fmt: skip
    from ndb.engine.guided.guided_calls import observe_guided

    known = [*arguments.like, *(examples_of(file, each.subject.node) if each.how == "function" else ())]
    observer = observe_at(place, observe_guided)
    found = cover_offer(
        model, each, run=arguments.allowed, seed=arguments.seed, known=known, wanted=wanted,
        budget=Budget(arguments.seconds, SEARCH.runs), observer=observer, place=place, time_left=time_left,
    )  # fmt: skip
    return deterministic(each.subject, found, observer, time_left) if arguments.allowed else found


def write(path: Path, text: str) -> None:
    """Whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise BadTarget(f"cannot write {path}: {error}") from None


# -- the file ----------------------------------------------------------------------------------------------------------


def test_file(found: Sequence[Covered], module: Place, output: Path) -> str:
    """The text of a pytest file."""
    root = os.path.relpath(module.root, output.resolve().parent)
    is_real = all(one.found.is_real for one in found)
    says = "found by running it." if is_real else "PREDICTED by a model:\nnothing was run, so check them."
    what = ", ".join(one.each.label for one in found)
    about = what if len(what) < 60 else f"{len(found)} functions"
    taken: set[str] = set()
    bodies = [line for one in found for name, tried in _named(one, taken) for line in _test(one, name, tried, module)]
    modules = {name for line in bodies for name in _INLINE.findall(line)}
    others = sorted({found.groups() for line in bodies for found in _ELSEWHERE.finditer(line)})
    bodies = [_INLINE.sub(r"\1.", _ELSEWHERE.sub(r"\2", line)) for line in bodies]
    text = "\n".join(bodies)
    used = sorted(modules | {name for name in ("asyncio", "sys") if name == "sys" or f"{name}." in text})
    read = {node.id for node in walk_text(text) if isinstance(node, ast.Name)}
    names = ", ".join(sorted({one.each.imported for one in found} | (read & _own_names(module)) - _named_in(others)))
    is_run = all(one.found.is_real for one in found)
    source = Path(module.file).read_text(encoding="utf-8")
    missing = absent_modules(source, Path(module.root)) if is_run or any(_lacks(one) for one in found) else []
    head = [
        f'"""Tests of {about} in {Path(module.file).name}, written by `ndb tests`. What is expected was {says}"""', "",
        *(f"import {name}" for name in used),
        *(["from itertools import islice"] if "islice(" in text else []),
        "from pathlib import Path",
        *(["from unittest.mock import MagicMock"] if "MagicMock(" in text or missing else []), "",
        *(["import pytest", ""] if "pytest." in text else []),
        f"sys.path.insert(0, str(Path(__file__).resolve().parent / {json.dumps(Path(root).as_posix())}))",
        *(["", stand_ins(missing).rstrip()] if missing else []),
        "", f"from {module.module} import {names}  # noqa: E402",
        *(f"from {name} import {', '.join(of)}  # noqa: E402" for name, of in _by_module(others)),
    ]  # fmt: skip
    return "\n".join([*head, *bodies, ""])


_ELSEWHERE = re.compile(r"__import__\('([\w.]+)', fromlist=\[''\]\)\.(\w+)")
"""How candidates name a class of another file; a test imports it."""
_INLINE = re.compile(r"__import__\('(\w+)'\)\.")
"""How candidates name a module that the program need not have imported; a test imports it."""


def _named(one: Covered, taken: set[str]) -> Iterator[tuple[str, Tried]]:
    """Tests are named after what they are the first to show; no name is taken twice."""
    for tried in one.found.chosen:
        what = f"raises_{tried.error.partition('(')[0]}" if tried.error is not None else f"gives_{_word(tried.value)}"
        first = name = f"test_{one.each.label.replace('.', '_')}_{what}"
        number = 2
        while name in taken:
            name = f"{first}_case_{number}"
            number += 1
        taken.add(name)
        yield name, tried


def _word(value: str | None) -> str:
    words = re.findall(r"[A-Za-z0-9]+", value or "")
    return "_".join(words)[:24].strip("_").lower() or "something"


def _lacks(one: Covered) -> bool:
    """Whether something had to be assumed to run it."""
    return any(tried.assumed for tried in one.found.chosen)


def _test(one: Covered, name: str, tried: Tried, module: Place) -> Iterator[str]:
    set_up = list(arranged(module.module, tried.assumed))
    taken = "monkeypatch: pytest.MonkeyPatch" if any("monkeypatch." in line for line in set_up) else ""
    yield from ("", "", f"def {name}({taken}) -> None:")
    if not one.found.is_real:
        yield "    # Predicted, not run."
    if tried.noticed == 0 and one.found.faults:
        yield "    # Weak: no small fault in the code makes it fail."
    if tried.assumed:
        yield f"    # Assumed: {', '.join(tried.assumed)}."
    yield from (f"    {line}" for line in set_up)
    yield from (f"    {line}" for line in one.each.set_up(tried.arguments))
    call = one.each.call(tried.arguments)
    if tried.after is not None and one.each.how == "function":
        yield f"    given = [{tried.arguments}]"
        call = f"{one.each.label}(*given)"
    call = tried.seen_as.replace("{}", call)
    if tried.error is not None:
        yield f"    with pytest.raises({_raised(tried.error, () if tried.assumed else _own_classes(module))}):"
        yield f"        {call}"
    elif tried.is_plain:
        yield f"    assert {call} {'is' if tried.value in _SINGLE else '=='} {tried.value}"
    else:
        yield f"    assert repr({call}) == {tried.value!r}"
    if tried.after is not None and one.each.how == "function":
        yield f"    assert given == {tried.after}"


_SINGLE = ("None", "True", "False")


def _own_classes(module: Place) -> list[str]:
    """Classes at the top of a file, which tests of it can import."""
    statements = statements_of(Path(module.file).read_text(encoding="utf-8"))
    return [node.name for node in statements if isinstance(node, ast.ClassDef)]


def _own_names(module: Place) -> set[str]:
    """Names at the top of a file, which tests of it can import: but no modules."""
    found: set[str] = set()
    for node in statements_of(Path(module.file).read_text(encoding="utf-8")):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.add(name)
            case ast.ImportFrom(names=aliases):
                found.update(alias.asname or alias.name for alias in aliases)
    return found


def _by_module(others: Sequence[tuple[str, ...]]) -> Iterator[tuple[str, list[str]]]:
    for module in dict.fromkeys(module for module, _ in others):
        yield module, [name for of, name in others if of == module]


def _named_in(others: Sequence[tuple[str, ...]]) -> set[str]:
    return {name for _, name in others}


def _raised(error: str, own: Sequence[str]) -> str:
    """An exception that the test file can name: one of the program's; Python's own, with its message where that is
    short; or whatever."""
    name, _, rest = error.partition("(")
    if name in own:
        return name
    if not isinstance(getattr(builtins, name, None), type):
        return "Exception"
    message = plain_value(rest.removesuffix(")")) if rest else None
    if name != "KeyError" and isinstance(message, str) and re.fullmatch(r"[\w ,:;'-]{1,60}", message, re.ASCII):
        return f"{name}, match={json.dumps(message)}"
    return name


# -- what is said ------------------------------------------------------------------------------------------------------


def _endless(found: Sequence[Covered]) -> str:
    """What is said where nothing ended that was tried. Neither time nor examples would help, so they are not asked
    for."""
    count = max((one.found.endless for one in found), default=0)
    words = (
        f"all {count} calls that were tried go round their loops more than {MOST_ROUNDS:,} times, or take too long "
        "otherwise, where a search ends them; have it loop less, by an argument say, or test what its loops call"
    )
    return words if count else ""


def _why(found: Sequence[Covered]) -> str:
    """Why there is none, if that is known."""
    left_out = list(dict.fromkeys(each for one in found for each in one.found.left_out if "faults" not in each))
    return f": there is no time for {', for '.join(left_out)}" if left_out else ""


MOST_LINES = 30
"""Lines of a function that are shown as not reached."""


def _missed(one: Covered) -> Iterator[str]:
    """The lines that nothing reaches; of many the first, and how many there are."""
    missed = one.found.missed
    for line in missed[:MOST_LINES]:
        yield f"  not reached: {line:4}  {one.each.subject.text(line).strip()}"[:80]
    if len(missed) > MOST_LINES:
        yield f"  not reached: {len(missed) - MOST_LINES} more lines (--json has all)"


def _words(found: Sequence[Covered], output: Path, more: float) -> Iterator[str]:
    """`more`: seconds with which to go on where there was no time for something."""
    tests = sum(len(one.found.chosen) for one in found)
    wanted = sum(len(one.found.wanted) for one in found)
    missed = sum(len(one.found.missed) for one in found)
    is_real = all(one.found.is_real for one in found)
    how = "run" if is_real else "predicted, not run"
    yield f"{output}: {tests} tests ({how}), {wanted - missed} of {wanted} lines reached"
    faults = sum(one.found.faults for one in found)
    if faults:
        weak = sum(tried.noticed == 0 for one in found for tried in one.found.chosen)
        yield f"  {sum(one.found.noticed for one in found)} of {faults} small faults noticed; weak tests: {weak}"
    for one in found:
        yield from _missed(one)
    for one in found:
        if endless := _endless([one]):
            yield from textwrap.wrap(f"  {one.each.label}: {endless}", 80, subsequent_indent="    ")
        if one.found.left_out:
            yield from textwrap.wrap(
                f"  no time for {', for '.join(one.found.left_out)}: --seconds {more:g} gives {one.each.label} more",
                80, subsequent_indent="    ",
            )  # fmt: skip
    if not is_real:
        print("ndb: nothing was run: expected values are a model's; --run finds the real ones", file=sys.stderr)


def _json(found: Sequence[Covered], output: Path) -> Iterator[str]:
    for one in found:
        tests = [
            {name: part for name, part in asdict(tried).items() if name != "features"} for tried in one.found.chosen
        ]
        tests = [told | {"lines": sorted(told["lines"])} for told in tests]
        said = {"file": str(output), "function": one.each.label, "run": one.found.is_real, "tests": tests}
        said |= {"lines": sorted(one.found.wanted), "missed": one.found.missed}
        said |= {"after": one.each.first.name} if one.each.first is not None else {}
        said |= {"left_out": list(one.found.left_out)}
        said |= {"endless": one.found.endless} if one.found.endless else {}
        yield json.dumps(said | {"faults": one.found.faults, "noticed": one.found.noticed})
