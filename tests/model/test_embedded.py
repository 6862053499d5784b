"""The model that comes with ndb, on real prompts: the light runtime and the torch twin agree."""

from pathlib import Path

import numpy as np
import pytest

from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.model.runtime import Runtime
from ndb.model.runtime_cache import Cache
from ndb.model.weights import CONFIG_FILE, EMBEDDED, read_weights
from ndb.trace.recorder.record_call import record_call
from ndb.trajectory.visits import code_of
from ndb.tree.action import STEP_INTO
from ndb.tree.span import span_from

pytestmark = pytest.mark.skipif(not (EMBEDDED / CONFIG_FILE).is_file(), reason="no embedded model in this checkout")
PROGRAMS = [
    ("def f(s, t):\n    n = 0\n    for c in s:\n        n += int(c == t)\n    return n\n", "f('berry', 'r')"),
    (
        "def f(d):\n    out = []\n    for k, v in sorted(d.items()):\n"
        "        out.append((v, k.upper()))\n    return out\n",
        "f({'b': 1, 'a': [2, 3]})",
    ),
    ("def fib(n):\n    if n < 2:\n        return n\n    return fib(n - 1) + fib(n - 2)\n", "fib(3)"),
]  # fmt: skip


def document(tokenizer: Tokenizer, source: str, call: str) -> list[int]:
    """The whole walk of a program, as the model reads it."""
    recording, shower = record_call(source, call), Shower()
    ids = tokenizer.context(code_of(span_from(recording), whole=True))
    for index in range(min(len(recording), 25)):
        ids += [tokenizer.special[Mark.FRAME_SEP], *tokenizer.state(shower.show(recording.state(index)))]
        ids += tokenizer.action(STEP_INTO)
    return ids


@pytest.mark.parametrize(("source", "call"), PROGRAMS)
def test_the_runtime_and_the_torch_twin_choose_the_same_tokens(source: str, call: str) -> None:
    torch = pytest.importorskip("torch")
    from ndb.model.network import Network, load_weights

    config, tensors = read_weights(EMBEDDED)
    network = Network(config).eval()
    load_weights(network, tensors)
    runtime = Runtime.load()
    ids = document(runtime.tokenizer, source, call)
    with torch.inference_mode():
        expected = network(torch.tensor([ids]))[0].numpy()
    [hidden] = runtime.passes.read([(Cache(config), ids)])
    found = np.stack([runtime.passes.logits(row) for row in hidden])
    np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-3 * np.abs(expected).max())
    close = np.sort(expected, axis=1)
    sure = close[:, -1] - close[:, -2] > 1e-2
    assert (found.argmax(axis=1) == expected.argmax(axis=1))[sure].all()
    assert sure.mean() > 0.95


def test_the_tokenizer_is_the_models_own() -> None:
    assert len(Tokenizer.load(Path(EMBEDDED) / "tokenizer.json")) == Runtime.load().passes.config.vocabulary
