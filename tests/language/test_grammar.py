"""The machine for constrained decoding: it lets the truth through, and little else."""

from random import Random

import numpy as np
import pytest
from seed_sample import SEEDS

from ndb.dataset.programs.seeds import Seed
from ndb.dataset.rounds.documents import Made, Shares, make_documents
from ndb.errors import BadDocument
from ndb.language.document import Reader, Shown
from ndb.language.events import events_after
from ndb.language.grammar import Cursor, Grammar, Phase, cursor_for
from ndb.language.guide import Guide
from ndb.language.lines import LineResolver
from ndb.language.tokenizer import train_tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Exit
from ndb.tree.action import (
    CONTINUE,
    INV_STEP_CALL,
    INV_STEP_INTO,
    STEP_EXPRESSION,
    STEP_INTO,
    STEP_OVER,
    STEP_RETURN,
    Action,
    breakpoint_at,
)

CODE = """def f(items, größe):
    n = 0
    for i in items:
        n += 1
    return n

def main():
    return f([1], "x")
"""
TOKENIZER = train_tokenizer([CODE, *(seed.source for seed in SEEDS)])
GRAMMAR = Grammar(TOKENIZER, CODE)
FORWARD_EXITS = {Exit.NORMAL, Exit.ERROR, Exit.NEVER}


def cursor_at(*path: tuple[Shown, Action]) -> Cursor:
    """The machine for what comes after these states and actions."""
    assert GRAMMAR.flow is not None
    resolver = LineResolver(GRAMMAR.flow)
    for shown, action in path:
        resolver.take(shown, action)
    return cursor_for(GRAMMAR, path[-1][0], path[-1][1], resolver)


CALLED = (Shown(Sep.CALL, "def f(items, größe):", {"items": "[1]", "größe": "'x'"}), STEP_INTO)
AT_LOOP = (Shown(Sep.LINE, "    for i in items:", {"n": "0"}, partial=True), STEP_INTO)


def lets_through(cursor: Cursor, ids: list[int]) -> int:
    """How many of the tokens are allowed, one after the other."""
    for number, token in enumerate(ids):
        if token not in cursor.allowed():
            return number
        cursor.advance(token)
    return len(ids)


def accepts(cursor: Cursor, state: Shown) -> bool:
    ids = [*TOKENIZER.state(state), TOKENIZER.special[Mark.ACTION_SEP]]
    return lets_through(cursor, ids) == len(ids) and cursor.phase is Phase.DONE


def accepts_text(cursor: Cursor, listed: str) -> bool:
    """Whether a line state with this LOCALS text is let through up to its source line, spelled in any way."""
    opening = [TOKENIZER.special[Sep.LINE], TOKENIZER.special[Mark.ARG_SEP]]
    ids = [*opening, *TOKENIZER.encode("<|arg_sep|>" + listed)[1:], TOKENIZER.special[Mark.SRC_SEP]]
    return lets_through(cursor, ids) == len(ids)


def check_document(made: Made) -> None:
    """Every token of every state that a model is asked for is allowed where it stands."""
    document = made.document
    grammar = Grammar(TOKENIZER, document.code)
    assert grammar.flow is not None
    resolver = None if document.frames[0].state.sep.inverse else LineResolver(grammar.flow)
    for number, frame in enumerate(document.frames):
        if number >= made.given:
            before = document.frames[number - 1]
            cursor = cursor_for(grammar, before.state, before.action, resolver)
            assert accepts(cursor, frame.state), (number, before.action, frame.state)
        if resolver:
            resolver.take(frame.state, frame.action)
    last = document.frames[-1]
    cursor = cursor_for(grammar, last.state, last.action, resolver)
    assert lets_through(cursor, [TOKENIZER.special[document.exit]]) == 1
    assert (cursor.exit, cursor.phase) == (document.exit, Phase.DONE)


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.name)
def test_every_token_of_real_documents_is_let_through(seed: Seed) -> None:
    for number, call in enumerate(seed.inputs[:2]):
        recording = record_call(seed.source, call, expressions=True)
        for _, made in make_documents(recording, Random(number), Shares(), 4):
            check_document(made)


@pytest.mark.parametrize(
    ("before", "action", "possible"),
    [
        (Sep.LINE, STEP_INTO, {Sep.LINE, Sep.CALL, Sep.RETURN, Sep.EXCEPTION, *FORWARD_EXITS}),
        (Sep.LINE, STEP_OVER, {Sep.LINE, Sep.RETURN, Sep.EXCEPTION, *FORWARD_EXITS}),
        (Sep.LINE, STEP_EXPRESSION, {Sep.EXPRESSION, Sep.LINE, Sep.RETURN, Sep.EXCEPTION, *FORWARD_EXITS}),
        (Sep.LINE, STEP_RETURN, {Sep.RETURN, Sep.EXCEPTION, *FORWARD_EXITS}),
        (Sep.LINE, breakpoint_at("x"), {Sep.LINE, Sep.CALL, *FORWARD_EXITS}),
        (Sep.LINE, CONTINUE, FORWARD_EXITS),
        (Sep.RETURN, STEP_OVER, {Sep.LINE, Sep.CALL, Sep.RETURN, Sep.EXCEPTION, *FORWARD_EXITS}),
        (Sep.INV_RETURN, INV_STEP_CALL, {Sep.INV_CALL}),
        (Sep.INV_CALL, INV_STEP_INTO, {
            Sep.INV_CALL, Sep.INV_LINE, Sep.INV_LINE_CALL, Sep.INV_RETURN, Sep.INV_EXCEPTION, Exit.ENTRY,
        }),
    ],
)  # fmt: skip
def test_an_action_allows_the_events_that_can_follow_and_no_others(
    before: Sep, action: Action, possible: set[str]
) -> None:
    assert set(events_after(before, action)) == possible


def test_a_wrong_event_is_forbidden() -> None:
    assert not accepts(cursor_at(CALLED, (AT_LOOP[0], STEP_OVER)), CALLED[0])
    assert not accepts(cursor_at(CALLED, (AT_LOOP[0], STEP_RETURN)), AT_LOOP[0])
    with pytest.raises(BadDocument):
        cursor_at(CALLED, (AT_LOOP[0], CONTINUE)).advance(TOKENIZER.special[Sep.LINE])


def test_lines_that_control_cannot_reach_are_forbidden() -> None:
    def line(source: str) -> Shown:
        return Shown(Sep.LINE, source, {}, partial=True)

    assert accepts(cursor_at(CALLED, AT_LOOP), line("        n += 1"))
    assert not accepts(cursor_at(CALLED, AT_LOOP), line("    n = 0"))
    assert not accepts(cursor_at(CALLED, AT_LOOP), line("        n += 2"))
    assert not accepts(cursor_at(CALLED), line("    return n"))
    assert accepts(cursor_at(CALLED), line("    n = 0"))


def test_a_breakpoint_fixes_the_source_line() -> None:
    cursor = cursor_at((CALLED[0], breakpoint_at("    return n")))
    assert accepts(cursor, Shown(Sep.LINE, "    return n", {"n": "3"}))
    cursor = cursor_at((CALLED[0], breakpoint_at("    return n")))
    assert not accepts(cursor, Shown(Sep.LINE, "    n = 0", {"n": "3"}))


def test_names_that_the_code_does_not_have_are_forbidden() -> None:
    assert accepts_text(cursor_at(CALLED), '{"größe": "1", "global n": "2"}')
    assert not accepts_text(cursor_at(CALLED), '{"elsewhere": "1"}')
    assert not accepts_text(cursor_at(CALLED), '{"item": "1"}')


@pytest.mark.parametrize(
    "listed",
    ["{}", '{"..": ".."}', '{"..": "..", "n": "1"}', '{"n": null}', '{"n": null, "i": "2"}', '{"n": ""}',
     '{"n": "\\"\\n\\u00e9é漢𝄞"}'],
)  # fmt: skip
def test_well_formed_locals_are_allowed(listed: str) -> None:
    assert accepts_text(cursor_at(CALLED), listed)


@pytest.mark.parametrize(
    "listed",
    ['{"n": "1"', '{"n": 1}', '{"n"}', '{"n": "1"}}', '"n"', '{"n": "\\x41"}', '{"n": "\\u00g0"}', '{"n": "\n"}', "",
     "[]", '{"n": "1", "..": ".."}', '{"n": "1",}', '{n: "1"}', '{"": "1"}'],
)  # fmt: skip
def test_malformed_locals_are_forbidden(listed: str) -> None:
    assert not accepts_text(cursor_at(CALLED), listed)


def test_a_call_lists_everything_so_it_leaves_nothing_out() -> None:
    at_call = (Shown(Sep.LINE, '    return f([1], "x")'), STEP_INTO)
    assert accepts(cursor_at(at_call), CALLED[0])
    assert not accepts(cursor_at(at_call), Shown(Sep.CALL, "def f(items, größe):", {"items": "[1]"}, partial=True))


def test_half_a_character_is_followed_by_its_other_half() -> None:
    cursor = cursor_at(CALLED)
    start = [
        TOKENIZER.special[Sep.LINE],
        TOKENIZER.special[Mark.ARG_SEP],
        *TOKENIZER.encode('<|arg_sep|>{"n": "é"}')[1:],
    ]
    assert lets_through(cursor, start[:-2]) == len(start) - 2
    assert set(cursor.allowed()) == {TOKENIZER.first_byte + code for code in range(0x80, 0xC0)}


def test_whatever_is_chosen_among_the_allowed_tokens_is_a_state_in_the_end() -> None:
    states = 0
    for seed in range(300):
        dice = np.random.default_rng(seed)
        cursor, ids = cursor_at(CALLED, AT_LOOP), list[int]()
        for _ in range(4000):
            allowed = cursor.allowed()
            # Closing tokens are rare among hundreds: help the dice to an end.
            closing = [t for t in allowed if TOKENIZER.piece(int(t)) in (b'"', b'"}')]
            token = int(closing[0] if closing and dice.random() < 0.3 else dice.choice(allowed))
            cursor.advance(token)
            if cursor.phase is Phase.DONE:
                break
            ids.append(token)
        if cursor.exit is None:
            text, states = TOKENIZER.decode(ids), states + 1
            try:
                Reader(text).state()
            except BadDocument as error:
                # What a machine over tokens does not see: names listed twice, escapes that JSON would not need.
                assert "canonical" in str(error) or "twice" in str(error), text
    assert states > 100


def test_no_variable_is_listed_twice() -> None:
    cursor, state = cursor_at(CALLED), Shown(Sep.LINE, "    n = 0", {"items": "[1]", "größe": "'x'"})
    ids = TOKENIZER.state(state)
    assert lets_through(cursor, ids) == len(ids)
    twice = cursor_at(CALLED)
    once = TOKENIZER.state(Shown(Sep.LINE, "    n = 0", {"items": "[1]"}))
    listed = once[: once.index(GRAMMAR.words['"}'])]
    name = TOKENIZER.name("items")
    again = [*listed, GRAMMAR.words['", "'], *name, GRAMMAR.words['": "']]
    assert lets_through(twice, again) < len(again)


ASKING = """def ask(secret):
    guess = yield "ready"
    while guess != secret:
        guess = yield hint(guess, secret)

def hint(a, b):
    return a < b
"""


def test_whether_an_own_function_is_called_next_is_known_in_a_line_that_yields() -> None:
    def asked(line: str) -> Guide:
        guide = Guide(Grammar(TOKENIZER, ASKING))
        guide.took(Shown(Sep.CALL, "def ask(secret):", {"secret": "5"}), STEP_INTO)
        guide.saw(Shown(Sep.LINE, line, {"secret": "5"}))
        return guide

    assert not asked('    guess = yield "ready"').calls_own()
    assert asked("        guess = yield hint(guess, secret)").calls_own()
