"""Our messages as PyPI's `dap-python` reads them: its types were written by others, from the same protocol.

Where it is known to be wrong itself, the test says so."""

import enum
from typing import Any

import pytest
from dap_client import DapClient, Message

pytest.importorskip("dap.types")
from pydantic import ValidationError

WRONG_THERE = {("StoppedEvent", "hitBreakpointIds"), ("GotoTargetsResponse", "targets")}
"""dap-python 0.5 takes these numbers for texts; the official schema, against which every message is held, does not."""


def type_of(message: Message) -> Any:
    """The model that `dap-python` has for a message's body; None where it has none."""
    from dap import events, responses

    word = message["event"] if message["type"] == "event" else message["command"]
    name = f"{word[0].upper()}{word[1:]}{'Event' if message['type'] == 'event' else 'Response'}"
    return getattr(events if message["type"] == "event" else responses, name, None)


def plain(value: Any) -> Any:
    """A model's dump as JSON would have it, without what was not given."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items() if item is not None}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value.value if isinstance(value, enum.Enum) else value


def test_every_message_of_a_session_is_read_as_it_was_meant(editor: DapClient, shop: str) -> None:
    editor.begin(program=shop, breakpoints={shop: [4, {"line": 5, "logMessage": "{result}"}]})
    stop = editor.stopped()
    frame = stop["frame"]["id"]
    editor.locals(frame)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("threads", {}), ("evaluate", {"expression": "prices", "frameId": frame, "context": "watch"}),
        ("setExpression", {"expression": "tax", "value": "3", "frameId": frame}),
        ("dataBreakpointInfo", {"name": "result", "frameId": frame}), ("modules", {}), ("loadedSources", {}),
        ("breakpointLocations", {"source": {"path": shop}, "line": 1, "endLine": 9}),
        ("completions", {"text": "pri", "column": 4, "frameId": frame}), ("stepInTargets", {"frameId": frame}),
        ("gotoTargets", {"source": {"path": shop}, "line": 2}),
        ("source", {"source": {"path": shop}, "sourceReference": 0}),
        ("setFunctionBreakpoints", {"breakpoints": [{"name": "shop"}]}),
    ]  # fmt: skip
    for command, told in asked:
        editor.ask(command, **told)
    for command in ("next", "stepBack", "reverseContinue", "continue", "stepOut"):
        editor.step(command)
    editor.ask("terminate")
    editor.event("terminated")
    checked = [held_against(message) for message in editor.messages if message.get("success", True)]
    assert sum(checked) > 20


def held_against(message: Message) -> bool:
    """Whether there is a model for a message; if so it takes it, and gives back what was said."""
    model = type_of(message)
    if model is None or "body" not in message:
        return False
    said = message["body"]
    try:
        read = model.model_validate(said)
    except ValidationError as error:
        assert {(model.__name__, where["loc"][0]) for where in error.errors()} <= WRONG_THERE, (error, message)
        return False
    assert covers(plain(read.model_dump()), said), (model, message)
    return True


def covers(read: Any, said: Any) -> bool:
    """Whether what was read holds all that was said, as far as the model knows the field."""
    if isinstance(said, dict) and isinstance(read, dict):
        return all(covers(read[key], item) for key, item in said.items() if key in read)
    if isinstance(said, list) and isinstance(read, list):
        return len(read) == len(said) and all(map(covers, read, said))
    return bool(read == said)


def test_what_is_wrong_is_noticed() -> None:
    with pytest.raises(AssertionError):
        held_against({"type": "event", "event": "stopped", "body": {"reason": "step", "threadId": "x"}})
