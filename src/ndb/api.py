"""ndb from Python, in a few verbs: `load`, `open_session`, `predict_output`, `run_guided`, `infer_inputs`, `verify`.

Knows nothing itself: each verb is a line to the part that does it. Predictions run no code of yours; `run_guided`,
`verify` and whatever is asked with `run=True` run it in the sandbox. docs/api.md has examples.

    >>> from ndb import api
    >>> source = "def double(x):\\n    return x + x\\n"
    >>> api.verify(source, "double(21)", "42")
    True
    >>> api.verify(source, "double('a')", "'a'")
    False
"""

from collections.abc import Sequence
from pathlib import Path

from ndb.engine.guided.ask import Asker
from ndb.engine.guided.assumption import parse_given
from ndb.engine.guided.guided_calls import observe_guided, outcome_of_run
from ndb.engine.guided.guided_run import SNIPPET, GuidedRun, GuidedWorker, Order
from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.neural.predictor import predictor
from ndb.inverse.infer import SEARCH, Candidate, Tell, question_of
from ndb.inverse.infer import infer_inputs as _infer_inputs
from ndb.inverse.offer import asked_about
from ndb.inverse.project_calls import examples_of
from ndb.inverse.search.search_inputs import Budget
from ndb.model.load import open_model
from ndb.model.protocol import TalkingModel
from ndb.predict.output import Outcome, predict_calls
from ndb.predict.output import predict_output as _predict_output
from ndb.predict.subject import in_project, subject_of
from ndb.session import Session
from ndb.source.call import split_call
from ndb.source.neighbours import place_if_needed, place_of
from ndb.trace.sandbox.run import equality, evaluate_calls

__all__ = ["Candidate", "Outcome", "infer_inputs", "load", "open_session", "predict_output", "run_guided", "verify"]


def load(model: str | Path | None = None, device: str | None = None) -> TalkingModel:
    """A model: in a folder, behind a server's address (`http://…`), or, without either, the one that came with ndb.
    `device` is one of torch's: `cuda`."""
    return open_model(str(model) if model is not None else None, device)


def open_session(target: str, args: str = "", model: TalkingModel | None = None) -> Session:
    """A debugging session on `FILE.py` or `FILE.py::FUNCTION` in which every state is predicted."""
    return Session(NeuralEngine.of_target(model or load(), target, args), predictor(None))


def predict_output(
    source: str, call: str, model: TalkingModel | None = None, *, run: bool = False, file: str | Path | None = None
) -> Outcome:
    """How a call would end, as the model sees it: `.value` or `.error`, and `.confidence`.

    Where the `file` is known, so is what it imports of its project. With `run`, it is run in the sandbox, guided where
    something is missing (`.assumed` says what was assumed); the model predicts only what running does not tell.
    """
    model = model or load()
    needed = place_if_needed(Path(file), source) if file is not None else None
    found = outcome_of_run(source, call, Asker(lambda: model), place=needed) if run else None
    if found is not None or file is None:
        return found or _predict_output(model, source, call)
    function, arguments = split_call(call)
    place = place_of(Path(file), source)
    subject = in_project(subject_of(source, function), Path(place.file), Path(place.root))
    [found] = predict_calls(model, subject, [arguments])
    return found


def run_guided(source: str, call: str = "", assume: Sequence[str] = (), model: TalkingModel | None = None) -> GuidedRun:
    """Really run a call, or the whole text, although something is missing: `.value`, `.error`, `.assumptions`,
    `.is_exact`. What may be exact is run twice, which `.second_seconds` says.

    `assume`: `EXPR = VALUE` or `EXPR raises ERROR`. `model`: who is asked what unknowns are, beside the plain rules.
    """
    function, arguments = split_call(call) if call else ("", None)
    given = tuple(map(parse_given, assume))
    target = f"{SNIPPET}::{function}" if function else SNIPPET
    with GuidedWorker() as worker:
        order = Order(target, source=source, args=arguments, given=given)
        run = worker.run_checked(order, Asker(lambda: model) if model is not None else None)
        assert run.is_exact in (True, False)  # known from here on: the recording goes with the worker
        return run


def infer_inputs(
    source: str, function: str, *, returns: str | None = None, raises: str | None = None,
    reaches: str | int | None = None, where: str | None = None, state: str | None = None, same: str | None = None,
    count: int = 5, run: bool = False, like: Sequence[str] = (), seconds: float = SEARCH.seconds,
    model: TalkingModel | None = None, file: str | Path | None = None, seed: int = 0, tell: Tell | None = None,
) -> list[Candidate]:  # fmt: skip
    """Arguments with which a function would return a value, raise an exception or reach a line; best first.

    With `run` they are searched for in the sandbox, for so many `seconds`, guided where something is missing
    (`.assumed` says what was assumed); then `where` (a condition on `result`), `state` ("line 31: total == 0") and
    `same` (arguments that come to the same) can be asked too. `like` are arguments that it takes, as examples; where
    the `file` is known, calls in the tests and recordings beside it are, too, and what it imports from there is found.
    `tell` is called now and then during a search. All front ends ask through this.
    """
    subject = asked_about(source, function).subject
    question = question_of(subject, returns, raises, reaches, where=where, state=state, same=same)
    known = [*like, *(examples_of(Path(file), subject.node) if file is not None else ())]
    return _infer_inputs(
        model or load(), source, function, question, count, run=run, seed=seed, known=list(dict.fromkeys(known)),
        budget=Budget(seconds), observer=observe_guided, tell=tell,
        place=place_if_needed(Path(file), source) if file is not None else None,
    )  # fmt: skip


def verify(source: str, call: str, value: str) -> bool:
    """Whether a call really returns a value. Runs it in the sandbox; a call that fails returns nothing."""
    [answer] = evaluate_calls([equality(source, call, value)])
    return answer.value == "True"
