"""Dress: how a program looks, without changing what it does: comments, docstrings, blank lines, quotes, company.

Real files have all that, and programs after edits, which are written out from their syntax trees, have none. Knows text
and tokens; what is dressed must have the same normal form as before, or it is left as it was. Runs nothing.
"""

import ast
import re
import tokenize
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random

from ndb.dataset.checks.fingerprint import normal_form
from ndb.dataset.programs.program import Program
from ndb.dataset.programs.words import STEMS
from ndb.errors import NotPython
from ndb.source.parse import nodes_of, parsed, parsed_expression, tokens_of

Garment = Callable[[str, Random], str]
MOST_COMPANY = 500
"""Characters of another program that is put beside one."""
_VERBS = (
    "add", "check", "collect", "compare", "copy", "count", "drop", "find", "handle", "ignore", "keep", "look up",
    "merge", "move", "normalise", "pick", "prepare", "remember", "remove", "reset", "return", "save", "skip", "split",
    "start with", "store", "sum up", "update", "use", "walk over",
)  # fmt: skip
_PLAIN_TEXT = re.compile(r"[rRbBuU]{0,2}'[^'\"\\]*'")
_NAME = re.compile(r"[^\W\d]\w*")


def dress(program: Program, dice: Random) -> Program:
    """The program in some of the garments there are; mostly in none."""
    source = program.source
    for garment, share in GARMENTS:
        if dice.random() < share:
            worn = garment(source, dice)
            source = worn if parsed(worn) is not None else source
    if source is program.source or not _is_same(source, program.source):
        return program
    return program.changed(program.origin, source=source)


def restyled(call: str, dice: Random) -> str:
    """A call written as another hand would: other quotes, more or fewer spaces. Of the same values, so that what is
    shown as its arguments is not simply its text."""
    after = {",": dice.choice((" ", " ", "", "  ")), ":": dice.choice((" ", " ", "", "  "))}
    inside, before_colon = dice.choice(("", "", "", " ")), dice.choice(("", "", "", " "))
    double, trailing = dice.random() < 0.5, dice.random() < 0.1
    parts: list[str] = []
    for token in tokens_of(call):
        text = token.string
        if token.type == tokenize.STRING and double and _PLAIN_TEXT.fullmatch(text):
            text = text.replace("'", '"')
        elif text in ",:" and text:
            text = (before_colon if text == ":" else "") + text + after[text]
        elif text in ("[", "{"):
            text += inside
        elif text in ("]", "}") and parts and not parts[-1].endswith(("[", "{", " ")):
            text = ("," if trailing and parts[-1] != "," else "") + inside + text
        parts.append(f" {text} " if text in ("for", "in", "if", "else", "lambda", "and", "or", "not", "is") else text)
    styled = "".join(parts).strip()
    return styled if _is_same_call(styled, call) else call


def _is_same_call(styled: str, call: str) -> bool:
    one, other = parsed_expression(styled), parsed_expression(call)
    return one is not None and other is not None and ast.dump(one) == ast.dump(other)


def accompanied(program: Program, other: Program, dice: Random) -> Program:
    """Another program before or after it in the same file; the program alone where their names clash."""
    if len(other.source) > MOST_COMPANY or "import" in other.source or program.source.startswith(("import", "from")):
        return program
    if _defined(other.source) & set(_NAME.findall(program.source)) or _defined(program.source) & _defined(other.source):
        return program
    parts = [program.source.strip("\n"), other.source.strip("\n")]
    if dice.random() < 0.5:
        parts.reverse()
    return program.changed(program.origin, source="\n\n\n".join(parts) + "\n")


def _is_same(source: str, before: str) -> bool:
    try:
        return normal_form(source).exact == normal_form(before).exact
    except NotPython:
        return False


def _defined(source: str) -> set[str]:
    """Names bound at the top level."""
    tree = nodes_of(source)[0]
    assert isinstance(tree, ast.Module)
    targets = {
        n.id
        for s in tree.body
        if isinstance(s, ast.Assign | ast.AnnAssign)
        for n in ast.walk(s)
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    }
    return targets | {s.name for s in tree.body if isinstance(s, ast.FunctionDef | ast.ClassDef)}


# -- garments ----------------------------------------------------------------------------------------------------------


def _double_quotes(source: str, dice: Random) -> str:
    """As formatters write them. Not where there are f-strings: their insides are quoted in other ways."""
    if re.search(r"\b[rR]?[fF][rR]?['\"]", source):
        return source
    lines = source.split("\n")
    for token in reversed(tokens_of(source)):
        (row, start), (last, end) = token.start, token.end
        if token.type == tokenize.STRING and row == last and _PLAIN_TEXT.fullmatch(token.string):
            text = lines[row - 1]
            lines[row - 1] = text[:start] + token.string.replace("'", '"') + text[end:]
    return "\n".join(lines)


def _comments(source: str, dice: Random) -> str:
    """Between the lines and behind them."""
    lines = source.split("\n")
    for node in sorted(_some_statements(source, dice, dice.randint(1, 3)), key=lambda node: -node.lineno):
        text = lines[node.lineno - 1]
        is_plain = node.lineno == node.end_lineno and "#" not in text and not text.endswith((":", "\\"))
        if is_plain and dice.random() < 0.35:
            lines[node.lineno - 1] = f"{text}  # {_remark(dice)}"
        else:
            lines.insert(node.lineno - 1, f"{_indent(text)}# {_remark(dice)}")
    return "\n".join(lines)


def _docstring(source: str, dice: Random) -> str:
    functions = [n for n in nodes_of(source) if isinstance(n, ast.FunctionDef) and n.body[0].lineno > n.lineno]
    if not functions:
        return source
    first = dice.choice(functions).body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return source
    lines = source.split("\n")
    lines.insert(first.lineno - 1, f'{_indent(lines[first.lineno - 1])}"""{_remark(dice).capitalize()}."""')
    return "\n".join(lines)


def _blank_lines(source: str, dice: Random) -> str:
    lines = source.split("\n")
    for node in sorted(_some_statements(source, dice, dice.randint(1, 2)), key=lambda node: -node.lineno):
        lines.insert(node.lineno - 1, "")
    return "\n".join(lines)


def _wrapped(source: str, dice: Random) -> str:
    """Statements over several lines, as formatters break those that are too long."""
    for node in sorted(_some_statements(source, dice, dice.randint(1, 3)), key=lambda node: -node.lineno):
        lines = source.split("\n")
        broken = _broken(lines[node.lineno - 1], dice) if node.lineno == node.end_lineno else None
        if broken is not None:
            lines[node.lineno - 1 : node.lineno] = broken
            worn = "\n".join(lines)
            source = worn if parsed(worn) is not None else source
    return source


def _broken(line: str, dice: Random) -> list[str] | None:
    """A line broken inside its last outermost brackets: what is in them on one line, or each part on its own."""
    depth, opening, commas, pair = 0, 0, list[int](), (0, 0)
    found = list[int]()
    for token in tokens_of(line.strip()):
        place, text = token.start[1], token.string
        if token.type != tokenize.OP or token.start[0] > 1:
            continue
        if text in "([{":
            depth += 1
            opening, commas = (place, []) if depth == 1 else (opening, commas)
        elif text in ")]}":
            depth -= 1
            pair, found = ((opening, place), commas) if depth == 0 else (pair, found)
        elif text == "," and depth == 1:
            commas.append(place)
    start, end = pair
    inside = line.strip()[start + 1 : end]
    if not inside.strip() or "#" in line:
        return None
    cuts = [start + 1, *(place + 1 for place in found), end] if found and dice.random() < 0.5 else [start + 1, end]
    parts = [line.strip()[a:b].strip() for a, b in pairwise(cuts)]
    indent = _indent(line)
    body = [f"{indent}    {part}" for part in parts if part]
    return [indent + line.strip()[: start + 1], *body, indent + line.strip()[end:]]


def _some_statements(source: str, dice: Random, number: int) -> list[ast.stmt]:
    """Of functions' bodies, no two on one line; none whose first line belongs to another statement (`elif`, `;`)."""
    lines = source.split("\n")
    first: dict[int, ast.stmt] = {}
    for node in nodes_of(source):
        if isinstance(node, ast.stmt) and node.col_offset and not lines[node.lineno - 1].lstrip().startswith("elif"):
            first.setdefault(node.lineno, node)
    whole = [node for node in first.values() if not lines[node.lineno - 1][: node.col_offset].strip()]
    return dice.sample(whole, min(number, len(whole)))


def _indent(text: str) -> str:
    return text[: len(text) - len(text.lstrip())]


def _remark(dice: Random) -> str:
    kind = dice.random()
    if kind < 0.6:
        return f"{dice.choice(_VERBS)} {dice.choice(('the ', 'the ', 'each ', 'every ', 'one ', ''))}{_thing(dice)}"
    if kind < 0.8:
        return f"{_thing(dice)} of the {_thing(dice)}"
    return f"no {_thing(dice)} left: {dice.choice(_VERBS)} the {_thing(dice)}"


def _thing(dice: Random) -> str:
    return dice.choice(STEMS).replace("_", " ")


GARMENTS: Sequence[tuple[Garment, float]] = (
    (_double_quotes, 0.35), (_docstring, 0.08), (_comments, 0.1), (_blank_lines, 0.06), (_wrapped, 0.15),
)  # fmt: skip
