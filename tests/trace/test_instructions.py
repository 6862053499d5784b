"""Instruction states: what `dis` says, what really lies on the stack, and nothing else changed."""

import ast
import dis
import sys
from random import Random
from types import FrameType
from typing import Any

import pytest
from obeying import Obeying
from scripted_walk import scripted_document
from seed_sample import SEEDS

from ndb.dataset.programs.seeds import Seed
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction, BadTarget
from ndb.language.document import parse, python_of, write
from ndb.language.grammar import Grammar, Phase
from ndb.language.guide import Guide
from ndb.language.tokenizer import train_tokenizer, with_special
from ndb.language.tokens import OF_INSTRUCTIONS, Mark
from ndb.session import Session
from ndb.source.parse import parsed_expression
from ndb.trace.instructions.evaluation_stack import why_unreadable
from ndb.trace.instructions.instruction import PYTHON, instructions_after, segment
from ndb.trace.memory import MemoryRecording
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.recorder.record_target import record_target
from ndb.trace.state import Event, Recording, State, states
from ndb.trace.target import with_main
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trajectory.policy import expression_over_policy, instruction_policy, paper_policy
from ndb.trajectory.visits import forward_document
from ndb.tree.action import STEP_INSTRUCTION, parse_script
from ndb.tree.forward import ForwardTree
from ndb.tree.span import span_from

if (reason := why_unreadable()) is not None:
    pytest.skip(reason, allow_module_level=True)

LIMITS = RecordLimits(events=20_000, seconds=None)
SMALL = SEEDS[::20]
SOURCE = """def half(n):
    return n // 2

def f(xs, n):
    t = 0
    for x in xs:
        t += half(x) if x and n else len("ab")
    try:
        t += half(None)
    except TypeError:
        t -= 1
    return t
"""
CALL = "f([3, 0], 1)"
names = pytest.mark.parametrize("seed", SMALL, ids=lambda seed: seed.name)


def recorded(source: str = SOURCE, call: str = CALL) -> MemoryRecording:
    return record_call(source, call, limits=LIMITS, instructions=True)


def told(recording: Recording) -> list[State]:
    return [state for state in states(recording) if state.event is Event.INSTRUCTION]


def as_printed(each: dis.Instruction) -> str:
    return " ".join(map(str, (each.offset, each.opname, *([] if each.arg is None else [each.arg]))))


def run_naively(source: str, call: str) -> list[str]:
    """The instructions that run, as `dis` prints them, by a trace function that does nothing else."""
    text, main = with_main(source, call)
    namespace: dict[str, Any] = {"__name__": "__main__"}
    exec(compile(text, "<naive>", "exec"), namespace)
    found: list[str] = []
    known: dict[Any, dict[int, dis.Instruction]] = {}

    def trace(frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        if code.co_filename != "<naive>" or code.co_name in ("<listcomp>", "<setcomp>", "<dictcomp>"):
            return None
        frame.f_trace_opcodes = True
        if event == "opcode":
            each = known.setdefault(id(code), {i.offset: i for i in dis.get_instructions(code)})
            at = frame.f_lasti
            found.append(as_printed(each[at]))
            while each[at].opname == "EXTENDED_ARG":  # what it extends runs with it, without an event
                at += 2
                found.append(as_printed(each[at]))
        return trace

    sys.settrace(trace)
    try:
        namespace[main]()
    except Exception:
        pass
    finally:
        sys.settrace(None)
    return found


@names
def test_there_is_a_state_before_every_instruction_that_runs(seed: Seed) -> None:
    for call in seed.inputs[:2]:
        shown = [state.source.partition(" (")[0] for state in told(recorded(seed.source, call))]
        assert shown == run_naively(seed.source, call)


@names
def test_the_other_states_are_what_they_are_without(seed: Seed) -> None:
    for call in seed.inputs[:2]:
        plain = list(states(record_call(seed.source, call, limits=LIMITS)))
        assert [state for state in states(recorded(seed.source, call)) if not state.event.is_inside_line] == plain


@names
def test_what_expression_states_tell_lies_on_the_stack(seed: Seed) -> None:
    """Values of calls, operators and subscripts, in their order. Comparisons and choices may become jumps."""
    call = seed.inputs[0]
    tops = iter([list(state.locals.values())[-1] for state in told(recorded(seed.source, call)) if state.locals])
    for state in states(record_call(seed.source, call, limits=LIMITS, expressions=True)):
        node = parsed_expression(state.source) if state.event is Event.EXPRESSION else None
        if isinstance(node, ast.Call | ast.BinOp | ast.Subscript) and "object" not in (state.value or ""):
            assert any(top in (state.value, "?") for top in tops), f"{state.source} => {state.value}"


def test_stack_and_source_position_of_an_operator() -> None:
    [state] = [state for state in told(recorded()) if "BINARY_OP" in state.source and "//" in state.source][:1]
    assert state.source == "6 BINARY_OP 2 (//)"
    assert dict(state.locals) == {"0": "3", "1": "2"}
    assert segment(recorded().sources["<program>"], state.value or "") == "n // 2"


def test_what_is_no_value_of_the_program_is_unknown() -> None:
    loop = next(state for state in told(recorded()) if "FOR_ITER" in state.source)
    assert dict(loop.locals) == {"0": "?"}


def test_long_arguments_are_told_as_dis_tells_them() -> None:
    source = "def f():\n" + "".join(f"    x = {number}.5\n" for number in range(300)) + "    return x\n"
    texts = [state.source for state in told(recorded(source, "f()"))]
    at = next(n for n, text in enumerate(texts) if "EXTENDED_ARG" in text)
    assert texts[at + 1].endswith("LOAD_CONST 256 (255.5)")


def test_expressions_and_instructions_are_not_recorded_at_once() -> None:
    with pytest.raises(BadTarget, match="at once"):
        record_call(SOURCE, CALL, expressions=True, instructions=True)


def test_a_file_holds_the_same_states(tmp_path: Any, capsys: Any) -> None:
    (tmp_path / "program.py").write_text(SOURCE)
    args = CALL.removeprefix("f(").removesuffix(")")
    record_target(f"{tmp_path / 'program.py'}::f", out=tmp_path / "t.ndb", args=args, instructions=True)
    found = list(states(open_trace(tmp_path / "t.ndb").threads[0]))
    wanted = list(states(recorded()))
    assert [(s.event, s.source, s.locals, s.value) for s in found] == [
        (s.event, s.source, s.locals, s.value) for s in wanted
    ]


# -- walks -------------------------------------------------------------------------------------------------------------


def walk(recording: Recording, start: int, steps: int) -> list[State]:
    tree, at, found = ForwardTree(span_from(recording)), start, []
    for _ in range(steps):
        at = tree.target(at, STEP_INSTRUCTION)
        if at == len(recording):
            break
        found.append(recording.state(at))
    return found


def test_step_instruction_stays_in_its_frame() -> None:
    recording = recorded()
    own = walk(recording, 0, 100)
    assert {state.depth for state in own} == {0}
    assert [state.event for state in own][-2:] == [Event.INSTRUCTION, Event.RETURN]


def test_step_instruction_goes_to_the_handler_of_an_exception() -> None:
    recording = recorded()
    raising = next(n for n, s in enumerate(states(recording)) if s.event is Event.EXCEPTION and s.depth == 1)
    [handler] = walk(recording, raising, 1)
    assert "PUSH_EXC_INFO" in handler.source and handler.depth == 1


def test_step_instruction_in_a_frame_that_an_exception_leaves_is_step_over() -> None:
    recording = recorded()
    raised = next(n for n, s in enumerate(states(recording)) if s.event is Event.EXCEPTION and s.depth == 2)
    before = max(n for n in range(raised) if recording.events[n] == Event.INSTRUCTION)
    assert walk(recording, before, 2)[0] == recording.state(raised)
    assert walk(recording, before, 2)[1].depth == 1


def test_step_instruction_from_a_return_goes_on_in_the_caller() -> None:
    recording = recorded()
    returned = next(n for n, s in enumerate(states(recording)) if s.event is Event.RETURN)
    [after] = walk(recording, returned, 1)
    assert after.event is Event.INSTRUCTION and after.depth == 1


@names
def test_other_walks_are_the_same_as_on_a_recording_without(seed: Seed) -> None:
    plain, fine = record_call(seed.source, seed.inputs[0], limits=LIMITS), recorded(seed.source, seed.inputs[0])
    for policy in (paper_policy, expression_over_policy):
        documents = [forward_document(span_from(each), policy, Random(3)) for each in (plain, fine)]
        assert write(documents[0]) == write(documents[1])


# -- documents ---------------------------------------------------------------------------------------------------------

SOURCES = [seed.source for seed in SMALL]
TOKENIZER = with_special(train_tokenizer([SOURCE, *SOURCES], 1200), OF_INSTRUCTIONS, [SOURCE])


def test_a_document_names_its_python_and_is_read_back() -> None:
    document = forward_document(span_from(recorded()), instruction_policy, Random(0))
    text = write(document)
    assert parse(text) == document and python_of(document.code) == PYTHON
    assert f"<|trace_context_start|># Python {PYTHON}\ndef half(n):" in text
    assert "<|instruction_sep|><|src_sep|>2 LOAD_FAST 0 (n)<|arg_sep|>{}<|action_sep|><|step_instruction|>" in text
    assert TOKENIZER.decode(TOKENIZER.encode(text)) == text
    assert TOKENIZER.encode(text) == TOKENIZER.document(document)[0]


def test_new_special_tokens_take_the_place_of_words_nobody_uses() -> None:
    before = train_tokenizer([SOURCE, *SOURCES], 1200)
    after = with_special(before, OF_INSTRUCTIONS, [SOURCE])
    assert len(after) == len(before) and set(OF_INSTRUCTIONS) <= set(after.special)
    assert after.source(SOURCE) == before.source(SOURCE)
    assert not set(OF_INSTRUCTIONS) & set(before.special)


@names
def test_the_grammar_lets_real_instructions_through(seed: Seed) -> None:
    document = forward_document(span_from(recorded(seed.source, seed.inputs[0])), instruction_policy, Random(0))
    guide = Guide(Grammar(TOKENIZER, document.code))
    for frame, after in zip(document.frames[:150], document.frames[1:150], strict=False):
        cursor = guide.took(frame.state, frame.action)
        for token in TOKENIZER.state(after.state):
            assert token in cursor.allowed(), (after.state, TOKENIZER.decode([token]))
            cursor.advance(token)
        assert TOKENIZER.special[Mark.ACTION_SEP] in cursor.allowed() or cursor.phase is Phase.DONE


def test_after_an_instruction_only_those_can_come_that_control_can_go_to() -> None:
    after = instructions_after(SOURCE)
    loop = next(text for text in after if "FOR_ITER" in text)
    behind = f"{loop.partition('(to ')[2].rstrip(')')} "
    assert len(after[loop]) == 2 and any(text.startswith(behind) for text in after[loop])
    assert not any(after[text] for text in after if "RETURN_VALUE" in text and "try" not in text)
    raising = [text for text in after if "CALL" in text and any("PUSH_EXC_INFO" in each for each in after[text])]
    assert raising, "a call in a `try` can lead to its handler"


def test_nothing_is_said_of_code_whose_imports_are_not_shown() -> None:
    """What was imported is called by other instructions."""
    text = "def f(text):\n    return re.escape(text)\n"
    assert not instructions_after(text) and instructions_after("import re\n" + text)


def test_a_script_may_mix_levels() -> None:
    document = scripted_document(span_from(recorded()), parse_script("step_into*3, step_instruction*2, step_over*2"))
    assert parse(write(document)) == document
    assert [frame.state.sep.event.word for frame in document.frames][:7] == [
        "call", "line", "call", "line", "instruction", "instruction", "line",
    ]  # fmt: skip


# -- the debugger ------------------------------------------------------------------------------------------------------


def test_si_goes_forwards_and_rsi_back() -> None:
    obeying = Obeying(Session(ReplayEngine(recorded())))
    first = obeying("si")
    assert first == ["   2 LOAD_GLOBAL 1 (NULL + f) <- []"]
    assert obeying("si") == ["   14 LOAD_CONST 1 (3) <- [?, <function f>]"]
    assert obeying("rsi") == first
    assert "def main" in " ".join(obeying("rsi"))


def test_si_without_instructions_says_what_to_do() -> None:
    session = Session(ReplayEngine(record_call(SOURCE, CALL)))
    for move in (session.step_instruction, session.back_instruction):
        with pytest.raises(BadAction, match="--instructions"):
            move()
