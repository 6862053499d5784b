"""Tools that ask a model, run in the sandbox, or deal with what a guided run took for true."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ndb.engine.guided.assumption import parse_given
from ndb.engine.guided.guided_calls import RUNS
from ndb.engine.protocol import Assumes
from ndb.errors import BadAction, BadTarget
from ndb.frontend.mcp.open_sessions import Held
from ndb.frontend.mcp.replies import SHOWN, as_text
from ndb.frontend.mcp.tools_move import Desk
from ndb.session import Session

if TYPE_CHECKING:
    from ndb.model.protocol import TalkingModel

Answer = TypeVar("Answer")
_MOST_RUNS = 60


class AskTools:
    """What would happen, what must have been, what is missing, what is true."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def predict_output(self, file: str, call: str, run: bool = False) -> str:
        """What a call of a function of a file would return or raise, as the model sees it; nothing is run. run: run it
        in the sandbox, assuming what is missing; the model predicts only what that does not tell."""
        from ndb.api import predict_output

        source, place = self._source(file), self._desk.project.inside(file)
        asked = ("predict_output", file, source, call, run)
        found = await self._ask(asked, lambda model: predict_output(source, call, model, run=run, file=place))
        why = f"{found.way} in the sandbox" if found.way in RUNS else "predicted, nothing was run"
        told = {"value": found.value, "raises": found.error, "problem": found.problem}
        assumed = {"assumed": list(found.assumed)} if found.assumed else {}
        return as_text({"why": why, "sure": f"{found.confidence:.0%}", **told, **assumed})

    async def infer_inputs(
        self, file: str, function: str, returns: str = "", raises: str = "", reaches: int | None = None,
        where: str = "", state: str = "", same: str = "", like: str = "", count: int = 3, run: bool = False,
    ) -> str:  # fmt: skip
        """Arguments with which a function returns a value, raises an exception or reaches a line. run: search in the
        sandbox, so that it is verified; then also where (a condition on `result`), state ("line 31: total == 0") or
        same (as these arguments). like: arguments it takes."""
        from ndb.api import infer_inputs

        source, most = self._source(file), max(1, min(count, 10))
        words = {"returns": returns, "raises": raises, "where": where, "state": state, "same": same}
        given: dict[str, Any] = {word: text for word, text in words.items() if text}
        asked = ("infer_inputs", source, function, tuple(given.items()), reaches, like, most, run)
        found = await self._ask(
            asked,
            lambda model: infer_inputs(
                source, function, **given, reaches=reaches, like=[like] if like else [], count=most, run=run,
                model=model, file=self._desk.project.inside(file),
            ),
        )  # fmt: skip
        why = "tried in the sandbox" if run else "worked out or checked by the model's own walks, nothing was run"
        rows = [each.told() for each in found]
        return as_text({"why": why, "sure": "see verified" if run else "see confidence", "candidates": rows})

    async def explore(self, target: str, args: str | None = None, runs: int = 20) -> str:
        """Run incomplete code again and again in the sandbox, with other assumptions, until every line was reached; the
        lines, and the exceptions that nothing caught with what was assumed then."""
        checked = self._desk.project.target(target)
        most = max(1, min(runs, _MOST_RUNS))
        told = await self._desk.sessions.ask(("explore", checked, args, most), lambda: _explored(checked, args, most))
        errors = [
            {name: e[name] for name in ("error", "file", "line") if name in e} | {"assumed": _short(e["assumptions"])}
            for e in told["errors"]
        ]
        why = f"{len(told['runs'])} runs in the sandbox"
        sure = "lines and errors are real, under the assumptions"
        return as_text({"why": why, "sure": sure, "lines": told["lines"], "missing": told["missing"], "errors": errors})

    async def assumptions(self, session: str) -> str:
        """What a guided session took for true, in order, with how sure."""

        def listed(held: Held) -> str:
            engine = _assumes(held.session)
            rows = [each.as_json() | {"number": each.number} for each in engine.assumptions]
            why = f"assumed; {engine.cost_of_origins}"
            return as_text({"session": held.name, "why": why, "sure": "see confidence", "assumptions": _short(rows)})

        return await self._desk.sessions.do(self._desk.sessions[session], listed)

    async def assume(self, session: str, assumption: str) -> str:
        """Run a guided session again with another assumption, 'EXPR = VALUE' or 'EXPR raises ERROR'."""
        given = parse_given(assumption)
        return await self._desk.move(
            session, lambda found: found.cursor.arrive(_assumes(found).assume(given), "assumed")
        )

    async def verify_by_execution(self, session: str) -> str:
        """Run the session's program in the sandbox and compare with what the session was shown."""

        def verified(held: Held) -> str:
            if held.found is None or held.found.verifier is None:
                raise BadAction("there is no program to run: this session shows a recording")
            result = held.found.verifier(held.session)
            why = "compared with a run in the sandbox" if result.unverified is None else "nothing to compare with"
            return as_text({"session": held.name, "why": why, "sure": "certain", "report": list(result.report(SHOWN))})

        return await self._desk.sessions.do(self._desk.sessions[session], verified)

    def _source(self, file: str) -> str:
        from ndb.trace.scopes import read_source

        path = self._desk.project.inside(file)
        source = read_source(str(path)) if path.suffix == ".py" else None
        if source is None:
            raise BadTarget(f"{file} is no Python file of the project")
        return source

    async def _ask(self, asked: Hashable, question: "Callable[[TalkingModel], Answer]") -> Answer:
        """One question at a time, beside the sessions'; `asked` is what tells it from others."""

        def answer() -> Answer:
            with self._desk.sessions.model:
                return question(self._loaded())

        return await self._desk.sessions.ask(asked, answer)

    def _loaded(self) -> "TalkingModel":
        from ndb.model.load import open_model

        return open_model(*self._desk.model)


def _explored(target: str, args: str | None, runs: int) -> dict[str, Any]:
    """An exploration as JSON; read while its recordings are still there."""
    from ndb.engine.guided.engine import readable_for
    from ndb.engine.guided.explore import explore
    from ndb.engine.guided.guided_run import GuidedWorker, Order
    from ndb.frontend.guided import exploration_as_json

    order = Order(target, args=args)
    source = Path(target.partition("::")[0]).read_text(encoding="utf-8")
    with GuidedWorker(readable_for(order)) as worker:
        return exploration_as_json(explore(worker, order, source, runs=runs, checks=True))


def _assumes(session: Session) -> Assumes:
    if not isinstance(session.engine, Assumes):
        raise BadAction("nothing is assumed here: create_session with engine guided runs code that lacks something")
    return session.engine


def _short(rows: list[dict[str, object]]) -> list[str]:
    """Assumptions as lines."""
    numbers = [f"{row['number']}: " if "number" in row else "" for row in rows]
    files = [f"{row['file']}, " if "file" in row else "" for row in rows]
    return [
        f"{number}{file}line {row['line']}: {row['expression']} {'raises' if row['use'] == 'raises' else '='}"
        f" {row['value']} ({row['source']})"
        for number, file, row in zip(numbers, files, rows, strict=True)
    ]  # fmt: skip
