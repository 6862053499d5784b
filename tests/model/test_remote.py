"""Models behind servers: a real one of our own, and small ones that are dead, slow or garble."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import numpy as np
import pytest
from small_model import CONFIG, TOKENIZER, random_weights

from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.neural.recording import entered
from ndb.errors import BadTarget
from ndb.frontend.terminal.terminal import Terminal
from ndb.language.decoding import Choose, Chosen, Feed, Prediction, Talk, next_state
from ndb.language.grammar import Cursor, Grammar
from ndb.language.tokens import Sep
from ndb.model.export import spell_ids
from ndb.model.protocol import Sampling
from ndb.model.remote import TRIES, Address, RemoteModel, Server, ServerProblem
from ndb.model.runtime import ContextFull, Runtime
from ndb.model.runtime_numpy import NumpyPass
from ndb.model.server import make_server
from ndb.model.weights import dequantised
from ndb.predict.output import predict_output
from ndb.session import Session

CODE = "def f(x):\n    y = x + 1\n    return y\n\ndef main():\n    return f(1)\n"
MODELS = {"data": [{"id": "it", "vocabulary": len(TOKENIZER), "max_model_len": 1024}]}


@contextmanager
def serving(server: ThreadingHTTPServer) -> Iterator[str]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def answering(complete: Callable[[dict[str, Any]], tuple[int, bytes]]) -> ThreadingHTTPServer:
    """A server with one model and a way to complete."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._send(200, json.dumps(MODELS).encode())

        def do_POST(self) -> None:
            self._send(*complete(json.loads(self.rfile.read(int(self.headers["Content-Length"])))))

        def _send(self, status: int, body: bytes) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    return ThreadingHTTPServer(("127.0.0.1", 0), Handler)


def choice(**parts: Any) -> tuple[int, bytes]:
    return 200, json.dumps({"choices": [parts]}).encode()


@pytest.fixture(scope="module")
def runtime() -> Runtime:
    return Runtime(NumpyPass(CONFIG, dequantised(random_weights())), TOKENIZER)


@pytest.fixture(scope="module")
def address(runtime: Runtime) -> Iterator[str]:
    with serving(make_server(runtime)) as url:
        yield url


def asking(action: str = "step_into", longest: int = 60) -> Talk[Prediction]:
    """Ask for the state after main's call."""
    opening = (
        f"<|begin_of_text|><|trace_context_start|>{CODE}<|frame_sep|><|call_sep|><|src_sep|>def main():<|arg_sep|>{{}}"
    )
    yield Feed(TOKENIZER.encode(f"{opening}<|action_sep|><|{action}|><|frame_sep|>"))
    return (yield from next_state(TOKENIZER, Cursor(Grammar(TOKENIZER, CODE), (Sep.LINE, Sep.RETURN)), longest))


def one_token(allowed: list[int] | None) -> Talk[Chosen | None]:
    yield Feed(TOKENIZER.encode("<|begin_of_text|>"))
    chosen = yield Choose(None if allowed is None else np.array(allowed))
    return chosen


@pytest.mark.parametrize("tokens", ["ids", "text"])
def test_the_embedded_model_says_the_same_behind_a_server(tokens: str) -> None:
    runtime, asked = Runtime.load(), "f([31], 'total: ')"
    source = "def f(xs, word):\n    total = xs[0]\n    return word + str(total)\n"
    with serving(make_server(runtime)) as url:
        remote = RemoteModel.at(f"{url}?tokens={tokens}")
        here, there = predict_output(runtime, source, asked), predict_output(remote, source, asked)
    # Which way is trusted may differ: a server does not tell how its model is calibrated.
    assert (there.value, there.error) == (here.value, here.error)


def test_a_model_that_knows_nothing_is_held_to_the_grammar_behind_a_server_too(address: str, runtime: Runtime) -> None:
    remote = RemoteModel.at(address)
    here, there = runtime.drive(asking()), remote.drive(asking())
    assert there.text == here.text and there.shown is not None
    assert there.log_probability == pytest.approx(here.log_probability, abs=1e-6)
    assert remote.requests <= 2 * here.choices


def test_a_talk_that_starts_anew_forgets_what_was_read(address: str) -> None:
    def twice() -> Talk[Prediction]:
        yield Feed(TOKENIZER.encode("<|begin_of_text|>" + "x = 1\n" * 40))
        yield Choose()
        first = next(asking())
        assert isinstance(first, Feed)
        yield Feed(first.ids, anew=True)
        cursor = Cursor(Grammar(TOKENIZER, CODE), (Sep.LINE, Sep.RETURN))
        return (yield from next_state(TOKENIZER, cursor, 60))

    remote = RemoteModel.at(address)
    anew, fresh = remote.drive(twice()), remote.drive(asking())
    assert (anew.text, anew.scores) == (fresh.text, pytest.approx(fresh.scores, abs=1e-6))


def test_several_talks_are_driven_at_a_time_and_samples_differ(address: str) -> None:
    remote = RemoteModel.at(address)
    assert remote.context == CONFIG.context and remote.tokens == "ids"
    greedy = remote.drive_all([asking(longest=12) for _ in range(3)])
    assert len({p.text for p in greedy}) == 1
    sampled = remote.drive_all([asking(longest=12) for _ in range(4)], Sampling(1.0), np.random.default_rng(1))
    assert len({p.text for p in sampled}) > 1


def test_what_outgrows_the_model_is_told_apart_from_a_broken_server(address: str) -> None:
    def long_talk() -> Talk[None]:
        yield Feed(TOKENIZER.encode("<|begin_of_text|>" + "x = 1\n" * 1000))
        yield Choose()

    remote = RemoteModel.at(address)
    with pytest.raises(ContextFull):
        remote.drive(long_talk())
    assert remote.drive_all([long_talk()]) == [None]
    remote.context = None  # it is then the server that says so
    with pytest.raises(ContextFull):
        remote.drive(long_talk())


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b'{"prompt": []}',
        b'{"prompt": [99999999]}',
        b'{"prompt": "x", "max_tokens": "many"}',
        b'{"prompt": [[1], []]}',
    ],
)
def test_our_server_refuses_what_it_cannot_read(body: bytes, address: str) -> None:
    import http.client

    connection = http.client.HTTPConnection(address.split("/")[2])
    connection.request("POST", "/v1/completions", body)
    answer = connection.getresponse()
    assert answer.status == 400 and "error" in json.loads(answer.read())
    connection.request("GET", "/v1/models")
    assert connection.getresponse().status == 200, "and goes on"
    connection.close()


def test_a_word_that_is_not_allowed_is_replaced_by_the_best_that_is() -> None:
    def complete(request: dict[str, Any]) -> tuple[int, bytes]:
        top = [{"token_id:7": -3.0, "token_id:9": -2.0, "token_id:5": -0.1}]
        return choice(token_ids=[5], logprobs={"token_logprobs": [-0.1], "top_logprobs": top})

    with serving(answering(complete)) as url:
        remote = RemoteModel.at(url)
        assert remote.drive(one_token([7, 9])) == Chosen(9, -2.0)
        assert remote.drive(one_token(None)) == Chosen(5, -0.1)
        assert remote.requests == 2


def test_the_tokens_of_llama_cpp_are_understood() -> None:
    def complete(request: dict[str, Any]) -> tuple[int, bytes]:
        top = [{"id": 5, "logprob": -0.1}, {"id": 8, "logprob": -4.0}]
        return choice(text="?", logprobs={"content": [{"id": 5, "logprob": -0.1, "top_logprobs": top}]})

    with serving(answering(complete)) as url:
        assert RemoteModel.at(url).drive(one_token([8])) == Chosen(8, -4.0)


def test_the_tokens_of_an_older_vllm_are_understood() -> None:
    told = {"tokens": ["token_id:5"], "token_logprobs": [-0.1], "top_logprobs": [{"token_id:8": -4.0}]}
    with serving(answering(lambda request: choice(text="?", logprobs=told))) as url:
        assert RemoteModel.at(url).drive(one_token([8])) == Chosen(8, -4.0)


def test_a_server_that_tells_no_other_words_is_asked_for_one_of_those_allowed() -> None:
    asked: list[dict[str, Any]] = []

    def complete(request: dict[str, Any]) -> tuple[int, bytes]:
        asked.append(request)
        bias = request.get("logit_bias")
        return choice(token_ids=[int(next(iter(bias))) if bias else 5])

    with serving(answering(complete)) as url:
        assert RemoteModel.at(url).drive(one_token([7])).token == 7
    assert [request["max_tokens"] for request in asked][-1] == 1 and len(asked) == 2


def test_a_server_that_takes_text_only_is_sent_the_numbers_of_tokens() -> None:
    asked: list[dict[str, Any]] = []

    def complete(request: dict[str, Any]) -> tuple[int, bytes]:
        asked.append(request)
        suppressed = json.loads(request["generation_config"]).get("suppress_tokens")
        return choice(text="<7>" if suppressed else "<5><6><")

    with serving(answering(complete)) as url:
        remote = RemoteModel.at(f"{url}?tokens=words&model=/some/folder")
        assert remote.model == "/some/folder"
        assert remote.drive(one_token(None)).token == 5
        assert remote.drive(one_token([7, 9])).token == 7
    assert asked[0]["prompt"] == spell_ids(TOKENIZER.encode("<|begin_of_text|>"))
    assert not {"skip_special_tokens", "return_token_ids"} & set(asked[0])
    allowed = set(range(len(TOKENIZER))) - set(json.loads(asked[-1]["generation_config"])["suppress_tokens"])
    assert allowed == {7, 9} and asked[-1]["max_tokens"] == 1


def test_what_else_a_server_might_have_said_is_read_in_words_too() -> None:
    told = {"token_logprobs": [-0.1], "top_logprobs": [{"<5>": -0.1, "<9>": -2.0, "?": -1.0}]}
    with serving(answering(lambda request: choice(text="<5>", logprobs=told))) as url:
        remote = RemoteModel.at(f"{url}?tokens=words")
        assert remote.drive(one_token([8, 9])) == Chosen(9, -2.0)


def test_a_server_that_refuses_to_list_its_models_needs_an_address_that_says_all() -> None:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(500)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with serving(ThreadingHTTPServer(("127.0.0.1", 0), Handler)) as url:
        assert RemoteModel.at(f"{url}?tokens=words&model=it").tokens == "words"
        with pytest.raises(ServerProblem, match="500"):
            RemoteModel.at(f"{url}?tokens=words")


GARBLED: list[tuple[str, tuple[int, bytes]]] = [
    ("no JSON", (200, b"<html>it works</html>")),
    ("no completion", (200, b'{"choices": []}')),
    ("no completion", (200, b"[]")),
    ("refuses (500)", (500, b"out of memory")),
    ("refuses (404)", (404, b"no such page")),
    ("no numbers of tokens", choice(text="hello")),
    ("cannot come next", choice(token_ids=[3, 3, 3])),
    ("cannot come next", choice(token_ids=[])),
]


@pytest.mark.parametrize(("words", "answer"), GARBLED, ids=[f"{w} {n}" for n, (w, _) in enumerate(GARBLED)])
def test_a_server_that_garbles_is_said_to(words: str, answer: tuple[int, bytes]) -> None:
    count = 0

    def complete(request: dict[str, Any]) -> tuple[int, bytes]:
        nonlocal count
        count += 1
        return answer

    with serving(answering(complete)) as url, pytest.raises(ServerProblem) as raised:
        RemoteModel.at(url).drive(one_token([7, 9]))
    assert words in str(raised.value) and count <= TRIES


def test_a_server_that_writes_another_language_is_said_to() -> None:
    chatting = answering(lambda request: choice(text="Sure! Here is the next state of your program:"))
    with serving(chatting) as url, pytest.raises(ServerProblem, match="know ndb's language"):
        RemoteModel.at(f"{url}?tokens=text").drive(asking())


def test_a_dead_server_is_said_to_be_dead() -> None:
    with serving(answering(lambda request: choice())) as url:
        pass
    with pytest.raises(ServerProblem, match="is it running"):
        RemoteModel.at(url)


def test_a_server_that_says_nothing_is_not_waited_for() -> None:
    released = threading.Event()

    def complete(request: dict[str, Any]) -> tuple[int, bytes]:
        released.wait(10)
        return choice(token_ids=[7])

    with serving(answering(complete)) as url:
        remote = RemoteModel.at(f"{url}?seconds=0.2")
        with pytest.raises(ServerProblem, match=r"within 0\.2 seconds"):
            remote.drive(one_token([7, 9]))
        released.set()


def test_a_server_that_trickles_is_not_waited_for() -> None:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Length", "1000000")
            self.end_headers()
            try:
                while not stopped.wait(0.02):
                    self.wfile.write(b" ")
            except OSError:
                pass

        def log_message(self, format: str, *args: object) -> None:
            pass

    stopped = threading.Event()
    with serving(ThreadingHTTPServer(("127.0.0.1", 0), Handler)) as url:
        with pytest.raises(ServerProblem, match="does not answer within"):
            Server(Address.parse(f"{url}?seconds=0.3")).models()
        stopped.set()


@pytest.mark.parametrize(
    "text", ["http://", "http://x/v1?token=ids", "http://x/v1?tokens=letters", "http://x?seconds=a"]
)
def test_an_address_that_is_none_is_a_mistake_that_is_explained(text: str) -> None:
    with pytest.raises(BadTarget):
        Address.parse(text)


def test_a_model_that_the_server_has_not_is_named(address: str) -> None:
    with pytest.raises(ServerProblem, match="it has ndb"):
        RemoteModel.at(f"{address}?model=other")


def test_a_session_survives_its_server(runtime: Runtime) -> None:
    said: list[str] = []
    with serving(make_server(runtime)) as url:
        remote = RemoteModel.at(url)
        session = Session(NeuralEngine(remote, {"p.py": CODE}, [entered(CODE, "p.py", "main")], reckons=False))
    start, terminal = session.engine.here, Terminal(session, said.append)
    terminal.execute("step")
    assert "cannot be reached" in " ".join(said)
    assert session.engine.here == start, "it stands where it stood"
    with serving(make_server(runtime)) as again:
        remote.server = Server(Address.parse(again))
        terminal.execute("step")
        assert session.engine.here != start


def test_the_key_is_sent_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NDB_API_KEY", "secret")
    assert Server(Address.parse("http://x/v1"))._headers()["Authorization"] == "Bearer secret"
