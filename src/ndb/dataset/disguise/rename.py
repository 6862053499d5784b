"""Renaming: the same program with other identifiers, its formatting kept.

A renamed program must have the same normalised syntax tree as before, or it is not used. Runs nothing.
"""

import ast
import keyword
import re
import tokenize
from collections.abc import Mapping
from random import Random

from ndb.dataset.checks.fingerprint import BUILTIN_NAMES, normal_form
from ndb.dataset.programs.inputs import letter_mapping
from ndb.dataset.programs.program import Program
from ndb.dataset.programs.words import fresh_identifier
from ndb.errors import NotPython
from ndb.source.parse import nodes_of, parse_expression, tokens_of

_NAME = re.compile(r"[^\W\d]\w*")
_FIELD = re.compile(r"\{[^{}]*\}")
_MERE_LETTERS = re.compile(r"""(['"])[^'"{}%\\]{2,}\1""")


def rename(program: Program, dice: Random, share: float = 0.8, entry: str | None = None) -> Program:
    """Most of the program's own names replaced; the program itself where that cannot be done safely."""
    try:
        names = own_names(program.source)
    except NotPython:
        return program
    taken = _all_names(program.source)
    chosen = {name: fresh_identifier(dice, taken) for name in sorted(names) if dice.random() < share}
    if entry and entry not in taken:
        chosen[program.entry] = entry
    source = replace_names(program.source, chosen)
    if source is None:
        return program
    calls = tuple(_renamed_call(call, chosen) for call in program.calls)
    return program.changed(program.origin, source=source, entry=chosen.get(program.entry, program.entry), calls=calls)


def swap_letters(program: Program, dice: Random) -> Program:
    """Letters exchanged in the program's texts and in those of its calls alike: what was found is found again.

    Texts with braces, percent signs and escapes are left, since they mean more than their letters.
    """
    mapping = letter_mapping(dice)
    lines = program.source.split("\n")
    found = False
    try:
        for token in reversed(tokens_of(program.source)):
            (row, start), (last, end) = token.start, token.end
            if token.type == tokenize.STRING and row == last and _MERE_LETTERS.fullmatch(token.string):
                line = lines[row - 1]
                lines[row - 1] = line[:start] + token.string.translate(mapping) + line[end:]
                found = True
        calls = tuple(_swapped_call(call, mapping) for call in program.calls) if found else ()
    except (NotPython, ValueError):
        return program
    return program.changed(program.origin, source="\n".join(lines), calls=calls) if found else program


def _swapped_call(call: str, mapping: dict[int, str]) -> str:
    tree = parse_expression(call)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = node.value.translate(mapping)
    return ast.unparse(tree)


def own_names(source: str) -> set[str]:
    """Names that the program binds itself and that nothing outside it knows: functions, classes, arguments,
    variables."""
    bound: set[str] = set()
    foreign: set[str] = set()
    nodes = nodes_of(source)
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                bound.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                bound.add(name)
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                bound.add(name)
            case ast.Attribute(attr=name) | ast.alias(name=name) | ast.alias(asname=str(name)):
                foreign.add(name)
            case ast.ClassDef(body=body):
                foreign |= {
                    n.id for s in body for n in ast.walk(s) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
                }
    methods = {f.name for c in nodes if isinstance(c, ast.ClassDef) for f in c.body if isinstance(f, ast.FunctionDef)}
    fields = {
        s.target.id
        for c in nodes
        if isinstance(c, ast.ClassDef)
        for s in c.body
        if isinstance(s, ast.AnnAssign) and isinstance(s.target, ast.Name)
    }
    return {n for n in bound - foreign - methods - fields - BUILTIN_NAMES if not n.startswith("__") and n != "_"}


def replace_names(source: str, names: Mapping[str, str]) -> str | None:
    """The text with names replaced where they are names, not attributes or foreign keywords; None if that changed the
    program."""
    try:
        rows = _replaced(source, names)
        same = normal_form(rows).exact == normal_form(source).exact
    except (NotPython, IndexError):
        return None
    return rows if same else None


def _replaced(source: str, names: Mapping[str, str]) -> str:
    pieces, at = list[str](), (1, 0)
    lines = source.splitlines(keepends=True)
    previous = ""
    for token in tokens_of(source):
        if (token.type == tokenize.NAME and token.string in names) or token.type == tokenize.STRING:
            text = _replacement(token, previous, names)
            if text != token.string:
                pieces += [_between(lines, at, token.start), text]
                at = token.end
        previous = token.string
    return "".join(pieces) + _between(lines, at, (len(lines), len(lines[-1])))


def _replacement(token: tokenize.TokenInfo, previous: str, names: Mapping[str, str]) -> str:
    if token.type == tokenize.NAME:
        return token.string if previous == "." else names.get(token.string, token.string)
    prefix = token.string[:2].lower()
    if "f" in prefix.split("'")[0].split('"')[0]:
        return _FIELD.sub(lambda field: _in_field(field[0], names), token.string)
    return token.string


def _in_field(field: str, names: Mapping[str, str]) -> str:
    return re.sub(r"(?<![\w.'\"])[^\W\d]\w*", lambda match: names.get(match[0], match[0]), field)


def _between(lines: list[str], start: tuple[int, int], end: tuple[int, int]) -> str:
    if start[0] == end[0]:
        return lines[start[0] - 1][start[1] : end[1]]
    return "".join([lines[start[0] - 1][start[1] :], *lines[start[0] : end[0] - 1], lines[end[0] - 1][: end[1]]])


def _renamed_call(call: str, names: Mapping[str, str]) -> str:
    entry = call.partition("(")[0]
    if [name for name in _NAME.findall(call) if name in names] in ([], [entry]):  # no other: as a rule
        return names.get(entry, entry) + call[len(entry) :]
    tree = parse_expression(call)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = names.get(node.id, node.id)
    assert isinstance(tree, ast.Call)
    for argument in tree.keywords:
        if argument.arg:
            argument.arg = names.get(argument.arg, argument.arg)
    return ast.unparse(tree)


def _all_names(source: str) -> set[str]:
    return set(_NAME.findall(source)) | set(keyword.kwlist)
