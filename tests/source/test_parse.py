"""Text to trees: what is shared, what is one's own, and that no way of failing gets out as Python's own."""

import ast
from concurrent.futures import ThreadPoolExecutor

import pytest

from ndb.errors import NotPython
from ndb.source.parse import (
    NOT_PLAIN,
    is_expression,
    is_plain,
    nodes_in,
    parse,
    parse_expression,
    parse_program,
    parsed,
    parsed_call,
    parsed_expression,
    parsed_line,
    plain_value,
    statements_of,
    tokens_of,
    tree_of,
    walk_text,
)

BROKEN = ["def f(:\n", "x = '\0'", "(" * 5000, "x = " + "-" * 100_000 + "1", "if 1:\n  a\n b\n"]


@pytest.mark.parametrize("text", BROKEN, ids=["syntax", "null byte", "brackets", "nested", "indent"])
def test_every_way_in_which_the_parser_gives_up_is_one_error(text: str) -> None:
    with pytest.raises(NotPython, match=r"cannot be read as Python: .+"):
        parse(text)
    assert parsed(text) is None
    assert statements_of(text) == [] == list(walk_text(text))


def test_the_error_says_what_the_parser_says() -> None:
    with pytest.raises(NotPython) as caught:
        parse("x = (\n")
    assert caught.value.reason == "'(' was never closed"
    assert "line 1" in str(caught.value)


def test_a_parsed_tree_is_ones_own_and_a_tree_of_a_text_is_shared() -> None:
    assert parse("x = 1") is not parse("x = 1")
    assert tree_of("x = 1") is tree_of("x = 1") is parsed("x = 1")
    assert parse_expression("x") is not parse_expression("x")


def test_a_program_fails_as_the_interpreter_does() -> None:
    with pytest.raises(SyntaxError) as caught:
        parse_program("x = (\n", "shop.py")
    assert caught.value.filename == "shop.py"


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("    x = 1", ast.Assign),
        ("    for x in y:", ast.For),
        ("    elif x:", ast.If),
        ("    except KeyError as error:", ast.ExceptHandler),
        ("    case [x, *_]:", ast.match_case),
        ("    async def f(x):", ast.AsyncFunctionDef),
    ],
)
def test_one_line_is_understood_alone_also_where_it_opens_a_block(line: str, kind: type[ast.AST]) -> None:
    tree = parsed_line(line)
    assert tree is not None
    assert any(isinstance(node, kind) for node in ast.walk(tree))


def test_a_line_that_is_part_of_a_statement_is_not_understood_alone() -> None:
    assert parsed_line("    [1, 2,") is None


def test_nodes_are_those_of_the_standard_walk_without_contexts() -> None:
    tree = parse("def f(x, *y):\n    return [x[0] for x in y if x]\n")
    assert nodes_in(tree) == [node for node in ast.walk(tree) if not isinstance(node, ast.expr_context)]


def test_an_expression_is_one_and_a_statement_is_none() -> None:
    assert is_expression("x + 1")
    assert not is_expression("x = 1")
    assert parsed_expression("x = 1") is None
    with pytest.raises(NotPython):
        parse_expression("")


@pytest.mark.parametrize("arguments", ["", "1, 'a'", "*xs, key=2", "**{'a': 1}"])
def test_what_stands_between_the_parentheses_of_a_call_is_read(arguments: str) -> None:
    call = parsed_call(arguments)
    assert call is not None
    assert ast.unparse(call) == f"f({arguments})"


@pytest.mark.parametrize("arguments", ["1) + (2", "1)(2", "x=", ")"])
def test_what_is_more_than_one_calls_arguments_is_none(arguments: str) -> None:
    assert parsed_call(arguments) is None


def test_plain_values_are_told_from_others_none_included() -> None:
    assert plain_value("None") is None
    assert plain_value("[1, {'a': (2.5, b'x')}]") == [1, {"a": (2.5, b"x")}]
    assert plain_value(parse_expression("-1")) == -1
    assert plain_value("f()") is NOT_PLAIN is plain_value("{[]: 1}") is plain_value("1 +")
    assert is_plain("{1, 2}")
    assert not is_plain("x")


def test_tokens_of_what_has_none_are_the_same_error() -> None:
    assert [token.string for token in tokens_of("x = 1\n")][:3] == ["x", "=", "1"]
    with pytest.raises(NotPython):
        tokens_of("'''")


def test_threads_may_parse_at_the_same_time() -> None:
    deep = "(" * 80 + "1" + ")" * 80
    texts = [f"x = [{n}, {deep}]\n" * 30 for n in range(24)]
    with ThreadPoolExecutor(4) as pool:
        trees = list(pool.map(parse, texts))
    assert [len(tree.body) for tree in trees] == [30] * 24
