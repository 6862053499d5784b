"""The MCP server: which tools there are, what is true of each (read-only, destructive), and how it is served.

Knows the SDK. What the tools do is theirs; a user's mistake becomes an error the agent can read.
"""

import asyncio
import contextlib
import functools
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations

from ndb import __version__
from ndb.errors import BadTarget, NdbError
from ndb.frontend.mcp.open_sessions import OpenSessions
from ndb.frontend.mcp.project import Limits, Project
from ndb.frontend.mcp.tools_ask import AskTools
from ndb.frontend.mcp.tools_look import LookTools
from ndb.frontend.mcp.tools_move import Desk, MoveTools

Tool = Callable[..., Awaitable[str]]
INSTRUCTIONS = """A debugger that goes backwards. debug_failing_test, or create_session; then step, why VARIABLE,
step_back, reverse_continue. Every reply says why it stands there and how sure that is. Ask for names before values.
engine=live runs code with the user's rights; engine=neural runs nothing and predicts."""
LOOKS = ToolAnnotations(read_only_hint=True, destructive_hint=False, open_world_hint=False)
MOVES = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
RUNS = ToolAnnotations(read_only_hint=False, destructive_hint=True, open_world_hint=True)
"""May run the project's code with the user's rights, which may do anything."""


def tools_of(desk: Desk) -> list[tuple[Tool, ToolAnnotations]]:
    """All tools, with what is true of them."""
    move, look, ask = MoveTools(desk), LookTools(desk), AskTools(desk)
    return [
        (move.create_session, RUNS), (move.debug_failing_test, RUNS), (move.close_session, RUNS),
        (move.step_into, RUNS), (move.step_over, RUNS), (move.step_out, RUNS), (move.continue_execution, RUNS),
        (move.set_variable, RUNS), (look.evaluate_expression, RUNS),
        (move.step_back, MOVES), (move.reverse_continue, MOVES), (move.go_to_state, MOVES),
        (move.add_breakpoint, MOVES), (move.remove_breakpoint, MOVES), (move.fork, MOVES), (move.switch_branch, MOVES),
        (move.predict_from_here, MOVES), (ask.assume, MOVES),
        (look.list_variable_names, LOOKS), (look.get_variables_values, LOOKS), (look.get_stack_trace, LOOKS),
        (look.get_source_context, LOOKS), (look.why, LOOKS), (look.get_more, LOOKS), (look.explain_run, LOOKS),
        (ask.predict_output, LOOKS), (ask.infer_inputs, LOOKS), (ask.explore, LOOKS), (ask.assumptions, LOOKS),
        (ask.verify_by_execution, LOOKS),
    ]  # fmt: skip


def make_server(desk: Desk) -> MCPServer[Any]:
    """A server of all tools, one prompt, and the sources of sessions as resources."""

    @contextlib.asynccontextmanager
    async def closing_unused(_: MCPServer[Any]) -> AsyncIterator[None]:
        closing = asyncio.create_task(desk.sessions.close_unused())
        try:
            yield
        finally:
            closing.cancel()

    server: MCPServer[Any] = MCPServer(
        "ndb", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING", lifespan=closing_unused
    )
    for tool, annotations in tools_of(desk):
        server.add_tool(_with_errors(tool), annotations=annotations, structured_output=False)
    server.prompt()(find_the_cause)
    server.resource("ndb://{session}/source/{+file}", mime_type="text/x-python")(_source_of(desk))
    server.resource("ndb://{session}/tree", mime_type="text/plain")(_tree_of(desk))
    return server


def _with_errors(tool: Tool) -> Tool:
    """A user's mistake is the agent's to read; all else is ours, and logged."""

    @functools.wraps(tool)
    async def checked(*args: Any, **named: Any) -> str:
        try:
            return await tool(*args, **named)
        except NdbError as error:
            raise ToolError(str(error)) from None
        except (RecursionError, OSError) as error:
            raise ToolError(f"{type(error).__name__}: {error}") from None

    return checked


def find_the_cause(test: str) -> str:
    """How to find the cause of a failing test."""
    return (
        f"Find why {test} fails. Call debug_failing_test with it: the session stands where the error was raised. "
        "Look at list_variable_names, then get_variables_values of the few that matter. Ask why of the wrong one and "
        "go_to_state of the line that made it, until a line is wrong by itself. Say which line, and why."
    )


def _source_of(desk: Desk) -> Callable[[str, str], Awaitable[str]]:
    async def source(session: str, file: str) -> str:
        """The text of a file that the session's program ran."""
        sources = desk.sessions[session].session.engine.sources
        if file not in sources:
            raise BadTarget(f"no file {file!r} is part of this run; there are {', '.join(sources)}")
        return sources[file]

    return source


def _tree_of(desk: Desk) -> Callable[[str], Awaitable[str]]:
    async def tree(session: str) -> str:
        """The run so far, explained."""
        return await LookTools(desk).explain_run(session)

    return tree


def serve(root: Path, limits: Limits, model: tuple[str | None, str | None], port: int | None, token: str | None) -> int:
    """Serve until the client hangs up; then nothing of ours is left running."""
    if not root.is_dir():
        raise BadTarget(f"{root} is no folder; --root takes the project's")
    os.chdir(root)
    desk = Desk(Project(Path.cwd().resolve()), OpenSessions(limits), model)
    server = make_server(desk)
    try:
        if port is None:
            server.run("stdio")
        else:
            from ndb.frontend.mcp.loopback import serve_loopback

            serve_loopback(server, port, token)
    finally:
        desk.sessions.close_all()
    return 0
