"""The settle question: what is the value of this expression, here, although part of the code is missing (SPEC 11)?

One form for who asks (guided runs) and for what a model learns from (documents of real runs with something hidden): the
function, its line with its variables, and as the expression inside the line what the unknown came from. Unknowns among
the variables read `<unknown EXPRESSION>`. Knows the form; neither runs nor models.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ndb.language.document import Document, Frame, Shown
from ndb.language.prompt import question_ids
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.source.parse import parsed, parsed_expression, plain_value
from ndb.trace.state import Exit
from ndb.tree.action import CONTINUE, STEP_EXPRESSION

LONGEST_TEXT: Final = 40
"""Characters of a text that stands in an expression; of a longer one only the beginning does."""
KEPT_TEXT: Final = 30
_SAY_TRUTH: Final = frozenset({"isinstance", "issubclass", "hasattr", "callable", "any", "all", "bool"})
_MARKS: Final[dict[type, str]] = {list: "[…]", tuple: "(…)", dict: "{…}", set: "{…}"}


@dataclass(frozen=True, slots=True)
class Settle:
    """One question."""

    code: str
    """The text of the file, without what is missing."""
    line: int
    source: str
    """The line, as it stands there."""
    variables: Mapping[str, str]
    """Of the function that runs there, rendered, all of them."""
    expression: str


def settle_frame(question: Settle) -> Frame:
    """The state that the question is asked in."""
    return Frame(Shown(Sep.LINE, question.source, dict(question.variables)), STEP_EXPRESSION)


def settle_document(question: Settle, value: str, exit: Exit) -> Document:
    """A question with its answer, for a model to learn from; then the run goes on to the end of its function."""
    answer = Frame(Shown(Sep.EXPRESSION, question.expression, value=value), CONTINUE)
    return Document(function_around(question.code, question.line), (settle_frame(question), answer), exit)


def settle_ids(tokenizer: Tokenizer, question: Settle) -> list[int]:
    """All that a model reads before the value: the document of the question, up to its answer's opening quote."""
    start = question_ids(tokenizer, function_around(question.code, question.line), [settle_frame(question)])
    answer = tokenizer.state(Shown(Sep.EXPRESSION, question.expression, value=""))
    return start + answer[: answer.index(tokenizer.special[Mark.ARG_SEP]) + 2]


def function_around(source: str, line: int) -> str:
    """The text of the outermost function or class around a line; the whole text where there is none."""
    tree = parsed(source)
    for node in tree.body if tree is not None else ():
        is_block = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        if is_block and node.lineno <= line <= (node.end_lineno or node.lineno):
            return "\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno]) + "\n"
    return source


def truth_text(written: str) -> str:
    """The expression whose value is a branch's outcome: as it is written where that is a bool, else `bool(…)` of it."""
    match parsed_expression(written):
        case ast.Compare() | ast.UnaryOp(op=ast.Not()):
            return written
        case ast.Call(func=ast.Name(id=name)) if name in _SAY_TRUTH:
            return written
    return f"bool({written})"


def in_expression(rendered: str) -> str:
    """How a value stands in the expression of an unknown that was made from it: plain ones as they are, if short."""
    value = plain_value(rendered)
    if value is None or type(value) in (bool, int, float, complex):
        return rendered
    if isinstance(value, str | bytes):
        return rendered if len(value) <= LONGEST_TEXT else repr(value[:KEPT_TEXT]) + "…"
    if type(value) in _MARKS:
        return rendered if not value else _MARKS[type(value)]
    return "…"
