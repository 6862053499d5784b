"""The embedded weights behind servers of others, asked by our client: the same greedy answers as here.

Run with `pytest -m servers tests/model/test_foreign_servers.py`. NDB_TRANSFORMERS names the program `transformers` (of
`pip install 'transformers[serving]' torch`), NDB_LLAMA a Python with the package xllamacpp, which holds llama.cpp's own
server; without them, those of this interpreter. What is not there is skipped.
"""

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from ndb.dataset.corpus import on_side, seed_programs
from ndb.evaluate.next_state import Question, asked, questions
from ndb.model.export import Precision, export_gguf, export_transformers
from ndb.model.remote import RemoteModel
from ndb.model.runtime import Runtime
from ndb.model.weights import EMBEDDED

pytestmark = pytest.mark.servers
PROMPTS = 6
SECONDS = 600
ONE_THREAD = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONUNBUFFERED": "1"}
SEEDS = Path(__file__).parents[2] / "seeds"


@contextmanager
def started(command: list[str], ready: str, stderr: int = subprocess.DEVNULL) -> Iterator[str]:
    """A server that has said that it is ready: what it said."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, text=True, env=ONE_THREAD, stdin=pipe, stdout=pipe, stderr=stderr) as process:
        assert process.stdout is not None
        try:
            said = next((line for line in process.stdout if ready in line), None)
            assert said is not None, f"{command[0]} ended"
            yield said
        finally:
            process.kill()


@pytest.fixture(scope="module")
def chosen() -> list[Question]:
    programs = on_side(seed_programs(SEEDS), "fresh")
    found = questions(programs[:30], Runtime.load().tokenizer, 2, Random(0))
    return Random(0).sample(found, PROMPTS)


def same_answers(remote: RemoteModel, chosen: list[Question]) -> int:
    runtime = Runtime.load()
    return sum(
        remote.drive(asked(question, remote.tokenizer)).text == runtime.drive(asked(question, runtime.tokenizer)).text
        for question in chosen
    )


def test_transformers_serve_answers_as_the_light_runtime(tmp_path: Path, chosen: list[Question]) -> None:
    program = os.environ.get("NDB_TRANSFORMERS") or shutil.which("transformers")
    if program is None:
        pytest.skip("no transformers here: pip install 'transformers[serving]' torch, or set NDB_TRANSFORMERS")
    export_transformers(EMBEDDED, tmp_path)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [program, "serve", str(tmp_path), "--device", "cpu", "--dtype", "float32", "--port", str(port)]
    with started([*command, "--host", "127.0.0.1", "--log-level", "info"], "Uvicorn running", subprocess.STDOUT):
        address = f"http://127.0.0.1:{port}/v1?tokens=words&model={tmp_path}&seconds={SECONDS}"
        assert same_answers(RemoteModel.at(address), chosen) == PROMPTS


@pytest.mark.parametrize("tokens", ["ids", "words"])
def test_the_server_of_llama_cpp_answers_as_the_light_runtime(
    tmp_path: Path, chosen: list[Question], tokens: str
) -> None:
    python = os.environ.get("NDB_LLAMA") or (sys.executable if importlib.util.find_spec("xllamacpp") else None)
    if python is None or importlib.util.find_spec("gguf") is None:
        pytest.skip("no llama.cpp here: pip install xllamacpp gguf, or set NDB_LLAMA to a Python that has xllamacpp")
    export_gguf(EMBEDDED, tmp_path / "model.gguf", Precision.F32)
    script = Path(__file__).parents[1] / "support" / "llama_server.py"
    with started([python, str(script), str(tmp_path / "model.gguf")], "listening at") as said:
        address = said.removeprefix("listening at ").strip()
        remote = RemoteModel.at(f"{address}?tokens={tokens}&seconds={SECONDS}")
        assert remote.context == 2048
        assert same_answers(remote, chosen) == PROMPTS
