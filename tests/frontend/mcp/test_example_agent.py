"""examples/agent.py: the scripted hunt in both directions, and a chat server that chooses the questions.

No model that can chat is at hand in a test: a server that answers by script stands in for it.
"""

import asyncio
import importlib.util
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

pytest.importorskip("mcp")

SHOP = """\
def discount(total):
    return total // 5


def price(items):
    total = sum(items)
    return total - discount(total)
"""
TEST = """\
from shop import price


def test_price():
    paid = price([30, 70])
    assert paid == 90
"""
FAULTY = "shop.py:2"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    path = Path(__file__).parents[3] / "examples" / "agent.py"
    spec = importlib.util.spec_from_file_location("example_agent", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "shop.py").write_text(SHOP)
    (tmp_path / "test_shop.py").write_text(TEST)
    return tmp_path


@pytest.mark.parametrize("policy", ["back", "forward"])
def test_the_faulty_line_is_shown_and_every_question_has_its_cost(
    example: ModuleType, project: Path, policy: str
) -> None:
    given = ["test_shop.py", "--root", str(project), "--policy", policy, "--until", FAULTY]
    agent = asyncio.run(example.look(example.arguments_of(given)))
    assert FAULTY in agent.seen and agent.seen[FAULTY] == "return total // 5"
    assert all(question["sent"] > 0 and question["received"] > 0 for question in agent.questions)


def test_it_gives_up_after_so_many_questions(example: ModuleType, project: Path) -> None:
    given = ["test_shop.py", "--root", str(project), "--policy", "forward", "--until", "shop.py:99", "--most", "3"]
    assert len(asyncio.run(example.look(example.arguments_of(given))).questions) == 3


class Chat(BaseHTTPRequestHandler):
    """Asks for the failing test, then for a why, then answers with what it was told."""

    asked: ClassVar[list[dict[str, Any]]] = []

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append(body)
        results = [json.loads(m["content"]) for m in body["messages"] if m["role"] == "tool"]
        message: dict[str, Any] = {"role": "assistant", "content": None}
        if not results:
            message["tool_calls"] = [call("debug_failing_test", test="test_shop.py")]
        elif len(results) == 1:
            message["tool_calls"] = [call("why", session=results[0]["session"], variable="paid")]
        else:
            message["content"] = f"blame {results[1]['causes'][0]['source']}"
        answer = json.dumps({"choices": [{"message": message}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_: object) -> None:
        pass


def call(name: str, **arguments: str) -> dict[str, Any]:
    return {"id": name, "type": "function", "function": {"name": name, "arguments": json.dumps(arguments)}}


@pytest.fixture
def chat() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Chat)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/v1"
    server.shutdown()
    server.server_close()


def test_a_chat_model_chooses_the_questions(
    example: ModuleType, project: Path, chat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["test_shop.py", "--root", str(project), "--url", chat, "--model", "m"]
    agent = asyncio.run(example.look(example.arguments_of(given)))
    assert [question["tool"] for question in agent.questions] == ["debug_failing_test", "why"]
    assert capsys.readouterr().out.startswith("blame paid = price([30, 70])")
    offered = {tool["function"]["name"]: tool["function"]["parameters"] for tool in Chat.asked[0]["tools"]}
    assert "variable" in offered["why"]["properties"]
