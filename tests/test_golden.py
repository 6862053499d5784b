"""The two golden documents of the language, byte for byte, from a real run."""

from scripted_walk import scripted_document

from ndb.language.document import parse, write
from ndb.trace.recorder.record_call import record_call
from ndb.tree.action import parse_script
from ndb.tree.span import span_from

COUNT = """def count(s, t):
    n = 0
    for c in s:
        n += int(c == t)
    return n
"""
FORWARD = (
    "<|begin_of_text|><|trace_context_start|>" + COUNT + '\ndef main():\n    return count("berry", "r")\n'
    "<|frame_sep|><|call_sep|><|src_sep|>def main():<|arg_sep|>{}<|action_sep|><|step_into|>"
    '<|frame_sep|><|line_sep|><|arg_sep|>{}<|src_sep|>    return count("berry", "r")<|action_sep|><|step_into|>'
    '<|frame_sep|><|call_sep|><|src_sep|>def count(s, t):<|arg_sep|>{"s": "\'berry\'", "t": "\'r\'"}<|action_sep|><|step_into|>'
    '<|frame_sep|><|line_sep|><|arg_sep|>{"..": ".."}<|src_sep|>    n = 0<|action_sep|><|step_into|>'
    '<|frame_sep|><|line_sep|><|arg_sep|>{"..": "..", "n": "0"}<|src_sep|>    for c in s:<|action_sep|><|step_into|>'
    '<|frame_sep|><|line_sep|><|arg_sep|>{"..": "..", "c": "\'b\'"}<|src_sep|>        n += int(c == t)<|action_sep|><|breakpoint|>    return n'
    '<|frame_sep|><|line_sep|><|arg_sep|>{"s": "\'berry\'", "t": "\'r\'", "n": "2", "c": "\'y\'"}<|src_sep|>    return n<|action_sep|><|step_return|>'
    '<|frame_sep|><|return_sep|><|src_sep|>    return n<|arg_sep|>"2"<|action_sep|><|step_into|>'
    '<|frame_sep|><|return_sep|><|src_sep|>    return count("berry", "r")<|arg_sep|>"2"<|action_sep|><|step_into|>'
    "<|frame_sep|><|exit_normal|><|trace_end|><|end_of_text|>"
)
INVERSE = (
    "<|begin_of_text|><|trace_context_start|>"
    + COUNT
    + '<|frame_sep|><|inv_return_sep|><|src_sep|>    return n<|arg_sep|>"2"<|action_sep|><|inv_step_into|>'
    '<|frame_sep|><|inv_line_sep|><|src_sep|>    return n<|arg_sep|>{"..": ".."}<|action_sep|><|inv_step_into|>'
    '<|frame_sep|><|inv_line_sep|><|src_sep|>    for c in s:<|arg_sep|>{"..": ".."}<|action_sep|><|inv_step_into|>'
    '<|frame_sep|><|inv_line_sep|><|src_sep|>        n += int(c == t)<|arg_sep|>{"..": ".."}<|action_sep|><|inv_step_into|>'
    '<|frame_sep|><|inv_line_sep|><|src_sep|>    for c in s:<|arg_sep|>{"..": "..", "c": "\'r\'"}<|action_sep|><|inv_step_call|>'
    '<|frame_sep|><|inv_call_sep|><|src_sep|>def count(s, t):<|arg_sep|>{"s": "\'berry\'", "t": "\'r\'"}<|action_sep|><|inv_step_into|>'
    "<|frame_sep|><|inv_exit_entry|><|trace_end|><|end_of_text|>"
)


def test_forward_document_is_the_golden_one() -> None:
    recording = record_call(COUNT, 'count("berry", "r")')
    script = parse_script("step_into*5, breakpoint 'return n', step_return, step_into*2")
    document = scripted_document(span_from(recording), script)
    assert write(document) == FORWARD
    assert parse(FORWARD) == document


def test_inverse_document_is_the_golden_one() -> None:
    recording = record_call(COUNT, 'count("berry", "r")')
    script = parse_script("inv_step_into*4, inv_step_call, inv_step_into")
    document = scripted_document(span_from(recording, 2), script, inverse=True)
    assert write(document) == INVERSE
    assert parse(INVERSE) == document


def test_golden_documents_hold_with_expressions_recorded_too() -> None:
    recording = record_call(COUNT, 'count("berry", "r")', expressions=True)
    script = parse_script("step_into*5, breakpoint 'return n', step_return, step_into*2")
    assert write(scripted_document(span_from(recording), script)) == FORWARD
