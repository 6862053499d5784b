"""`--json` answers are what docs/json-protocol.schema.json says."""

import json
from pathlib import Path

import pytest
from recorded import FAILING, SOURCE

from ndb.engine.replay import ReplayEngine
from ndb.frontend.terminal.json_lines import PROTOCOL, JsonLines
from ndb.session import Session
from ndb.trace.recorder.record_call import record_call

jsonschema = pytest.importorskip("jsonschema")
SCHEMA = json.loads((Path(__file__).parents[3] / "docs" / "json-protocol.schema.json").read_text(encoding="utf-8"))
COMMANDS = [
    "step",
    "next",
    "b 5",
    "c",
    "return",
    "back",
    "p 1 +",
    '{"id": 7, "command": "w"}',
    "{nonsense",
    "nothing",
    "c",
]


@pytest.mark.parametrize(("source", "call"), [(SOURCE, "work(3)"), (FAILING, "f(1)")])
def test_every_answer_keeps_to_the_schema(source: str, call: str) -> None:
    written: list[str] = []
    lines = JsonLines(Session(ReplayEngine(record_call(source, call))), written.append)
    lines.greet()
    lines.loop(COMMANDS)
    answers = [json.loads(line) for line in written]
    for answer in answers:
        jsonschema.validate(answer, SCHEMA)
    assert answers[0]["protocol"] == PROTOCOL and all("protocol" not in answer for answer in answers[1:])
    assert len(answers) == len(COMMANDS) + 1 and [a["id"] for a in answers if "id" in a] == [7]
    assert any("stop" in answer for answer in answers[1:]) and not all(answer["ok"] for answer in answers)
