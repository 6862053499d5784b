"""ndb from Python, in a few verbs: `load`, `open_session`, `predict_output`, `infer_inputs`, `verify`.

Knows nothing itself: each verb is a line to the part that does it. Predictions run no code of yours; `verify`, and
`infer_inputs(run=True)`, run it in the sandbox.

    >>> from ndb import api
    >>> source = "def double(x):\\n    return x + x\\n"
    >>> api.verify(source, "double(21)", "42")
    True
    >>> api.verify(source, "double('a')", "'a'")
    False
"""

from pathlib import Path

from ndb.engine.inferring import Candidate, Model
from ndb.engine.inferring import infer_inputs as _infer_inputs
from ndb.engine.inferring import predict_output as _predict_output
from ndb.engine.neural import NeuralEngine, need_oracle
from ndb.model.runtime import Runtime
from ndb.session import Session
from ndb.trace.sandbox import equality, evaluate_calls

__all__ = ["Candidate", "infer_inputs", "load", "open_session", "predict_output", "verify"]


def load(folder: Path | None = None) -> Runtime:
    """A model: the one in a folder, or the one that came with ndb."""
    model = need_oracle(str(folder) if folder is not None else None)
    assert isinstance(model, Runtime)
    return model


def open_session(target: str, args: str = "", model: Runtime | None = None) -> Session:
    """A debugging session on `FILE.py` or `FILE.py::FUNCTION` in which every state is predicted."""
    return Session(NeuralEngine.of_target(model or load(), target, args))


def predict_output(source: str, call: str, model: Model | None = None) -> str | None:
    """What a call would return, as the model sees it; None where it does not say."""
    return _predict_output(model or load(), source, call)


def infer_inputs(
    source: str, function: str, returns: str, count: int = 5, *, run: bool = False, model: Model | None = None
) -> list[Candidate]:
    """Arguments with which a function would return a value, best first; with `run`, each is tried in the sandbox."""
    return _infer_inputs(model or load(), source, function, returns, count, run=run)


def verify(source: str, call: str, value: str) -> bool:
    """Whether a call really returns a value. Runs it in the sandbox; a call that fails returns nothing."""
    [answer] = evaluate_calls([equality(source, call, value)])
    return answer.value == "True"
