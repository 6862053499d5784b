"""`ndb mcp`, driven by the SDK's own client: over stdio and HTTP, by clients that behave and clients that do not."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mcp")
import httpx2
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

SHOP = """\
def price(item, count):
    total = 0
    for number in range(count):
        total += item + number
    return total


def bill(items):
    paid = []
    for item in items:
        paid.append(price(item, 3))
    return paid
"""
TEST = """\
from shop import bill


def test_bill():
    got = bill([2])
    assert got == [10]
"""
CONTRACT = (
    "create_session", "close_session", "step_into", "step_over", "step_out", "continue_execution", "add_breakpoint",
    "list_variable_names", "get_variables_values", "evaluate_expression", "get_stack_trace", "get_source_context",
    "step_back", "reverse_continue", "set_variable", "fork", "why", "predict_output", "infer_inputs", "explore",
    "assumptions", "explain_run", "verify_by_execution", "debug_failing_test",
)  # fmt: skip


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "shop.py").write_text(SHOP)
    (folder / "test_shop.py").write_text(TEST)
    (folder / "forever.py").write_text("n = 0\nwhile True:\n    n += 1\n")
    (tmp_path / "secret.py").write_text("KEY = 'hidden'\n")
    (folder / "link.py").symlink_to(tmp_path / "secret.py")
    return folder


@asynccontextmanager
async def agent(project: Path, *options: str) -> AsyncIterator[Client]:
    arguments = ["-m", "ndb", "mcp", "--root", str(project), *options]
    parameters = StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))
    async with Client(stdio_client(parameters)) as client:
        yield client


async def ask(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    result = await client.call_tool(tool, arguments)
    text = result.content[0].text  # type: ignore[union-attr]
    return {"error": text} if result.is_error else json.loads(text)


def running(work: Awaitable[Any]) -> Any:
    async def limited() -> Any:
        return await asyncio.wait_for(work, 300)

    return asyncio.run(limited())


def test_every_tool_of_the_contract_is_there_with_true_hints(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            tools = {tool.name: tool.annotations for tool in (await client.list_tools()).tools}
        assert set(CONTRACT) <= set(tools)
        assert tools["why"].read_only_hint and tools["list_variable_names"].read_only_hint
        runs_code = ("create_session", "step_into", "evaluate_expression", "debug_failing_test", "set_variable")
        assert all(tools[name].destructive_hint and not tools[name].read_only_hint for name in runs_code)

    running(talk())


def test_a_walk_forwards_backwards_and_to_the_cause(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            opened = await ask(client, "create_session", target="shop.py::bill", args="[1, 2]")
            session = opened["session"]
            assert (opened["function"], opened["sure"]) == ("bill", "certain: really computed")
            await ask(client, "add_breakpoint", session=session, line=11, condition="item == 2")
            stopped = await ask(client, "continue_execution", session=session)
            assert stopped["why"].startswith("breakpoint 1") and stopped["changed"]["paid"] == "[6]"
            assert (await ask(client, "list_variable_names", session=session))["names"] == ["items", "paid", "item"]
            values = await ask(client, "get_variables_values", session=session, names=["item", "nothing"])
            assert (values["values"], values["not_here"]) == ({"item": "2"}, ["nothing"])
            returned = await ask(client, "step_out", session=session)
            assert (returned["event"], returned["value"]) == ("return", "[6, 9]")
            causes = (await ask(client, "why", session=session, variable="paid"))["causes"]
            assert causes[0]["returned"] == "price returned 9"
            back = await ask(client, "reverse_continue", session=session)
            assert (back["at"], back["sure"]) == ("shop.py:11", "certain: recorded")
            assert "3 rounds; total rose from 0 to 6" in (await ask(client, "explain_run", session=session))["text"]

    running(talk())


def test_an_agent_is_told_what_varies_from_run_to_run(project: Path) -> None:
    lines = ["import sqlite3", "n = 1", "m = sqlite3.connect('').execute('select random()').fetchone()[0]", "k = 2"]
    (project / "varying.py").write_text("\n".join(lines) + "\n", encoding="utf-8")

    async def talk() -> None:
        async with agent(project) as client:
            opened = await ask(client, "create_session", target="varying.py", engine="guided")
            session = opened["session"]
            assert opened["sure"] == "certain: really computed"
            await ask(client, "add_breakpoint", session=session, line=4)
            assert "rest on assumptions [0]" in (await ask(client, "continue_execution", session=session))["sure"]
            values = await ask(client, "get_variables_values", session=session, names=["n", "m"])
            assert values["origins"] == {"m": "computed, rests on assumptions [0]"}
            told = await ask(client, "assumptions", session=session)
            assert "m in a second run" in told["assumptions"][0] and "a second one (" in told["why"]

    running(talk())


def test_a_part_of_a_large_value_is_known_at_states_that_are_past(project: Path) -> None:
    lines = ["def main():", "    big = list(range(1000))", "    big[700] = -1", "    done = True", "    return done"]
    (project / "large.py").write_text("\n".join(lines) + "\n", encoding="utf-8")

    async def talk() -> None:
        async with agent(project) as client:
            session = (await ask(client, "create_session", target="large.py::main"))["session"]
            await ask(client, "step_out", session=session)
            causes = (await ask(client, "why", session=session, variable="big[700]"))["causes"]
            assert (causes[0]["value"], causes[0]["source"].strip()) == ("-1", "big[700] = -1")
            for said in ("-1", "-1", "700"):
                await ask(client, "step_back", session=session)
                found = await ask(client, "evaluate_expression", session=session, expression="big[700]")
                assert found["value"] == said

    running(talk())


def test_a_fork_goes_its_own_way(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            session = (await ask(client, "create_session", target="shop.py::price", args="1, 2"))["session"]
            await ask(client, "step_over", session=session)
            await ask(client, "fork", session=session, name="other")
            await ask(client, "set_variable", session=session, name="item", value="100")
            assert (await ask(client, "step_out", session=session))["value"] == "201"
            await ask(client, "switch_branch", session=session)
            assert (await ask(client, "step_out", session=session))["value"] == "3"

    running(talk())


def test_a_failing_test_opens_where_it_failed(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            failed = await ask(client, "debug_failing_test", test="test_shop.py")
            assert (failed["at"], failed["event"]) == ("test_shop.py:6", "exception")
            causes = (await ask(client, "why", session=failed["session"], variable="got"))["causes"]
            assert causes[0]["returned"] == "bill returned [9]"

    running(talk())


def test_the_cause_of_a_value_in_another_state_can_be_asked_without_going_there(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            failed = await ask(client, "debug_failing_test", test="test_shop.py")
            session, here = failed["session"], failed["state"]
            causes = (await ask(client, "why", session=session, variable="got"))["causes"]
            inner = next(cause for cause in causes if cause["at"].startswith("shop.py"))
            found = (await ask(client, "why", session=session, variable="paid", state=inner["state"]))["causes"]
            assert found[0]["name"] == "paid" and found[0]["at"].startswith("shop.py")
            assert (await ask(client, "get_stack_trace", session=session))["state"] == here
            assert "numbered" in (await ask(client, "why", session=session, variable="got", state=10**6))["error"]

    running(talk())


def test_what_a_program_prints_is_told_once_and_cut(project: Path) -> None:
    (project / "loud.py").write_text("print('first')\nprint('x' * 1000)\nend = 1\n")

    async def talk() -> None:
        async with agent(project) as client:
            session = (await ask(client, "create_session", target="loud.py"))["session"]
            assert (await ask(client, "step_over", session=session))["printed"] == "first\n"
            printed = (await ask(client, "step_over", session=session))["printed"]
            assert printed.startswith("xxx") and "first" not in printed and "get_more" in printed
            assert "printed" not in await ask(client, "step_over", session=session)

    running(talk())


def test_a_question_that_takes_too_long_is_answered_when_it_is_asked_again(project: Path) -> None:
    from ndb.frontend.mcp.open_sessions import OpenSessions, StillAtWork
    from ndb.frontend.mcp.project import Limits

    may_go_on, count = threading.Event(), list[int]()

    def work() -> int:
        count.append(1)
        may_go_on.wait(60)
        return 42

    async def talk() -> None:
        sessions = OpenSessions(replace(Limits(), seconds=0.05))
        with pytest.raises(StillAtWork, match="ask the same again"):
            await sessions.ask("q", work)
        may_go_on.set()
        sessions.limits = replace(Limits(), seconds=60.0)
        assert await sessions.ask("q", work) == 42 and len(count) == 1
        sessions.close_all()

    running(talk())


def test_long_values_are_cut_and_the_rest_can_be_asked_for(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            session = (await ask(client, "create_session", target="shop.py::bill", args="[1]"))["session"]
            value = (await ask(client, "evaluate_expression", session=session, expression="'ab' * 120"))["value"]
            handle = re.search(r"get_more (v\d+)", value)
            assert handle is not None and len(value) < 180
            more = await ask(client, "get_more", session=session, handle=handle[1])
            assert more["text"] == repr("ab" * 120)

    running(talk())


def test_no_file_outside_the_project_is_read(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            for target in ("../secret.py", "link.py", "/etc/hostname", "a\0b.py", "nothing.py", "-m"):
                for engine in ("replay", "neural"):
                    said = await ask(client, "create_session", target=target, engine=engine)
                    assert "project" in said["error"] and "hidden" not in said["error"]
                assert "project" in (await ask(client, "predict_output", file=target, call="f()"))["error"]
                assert "project" in (await ask(client, "debug_failing_test", test=target))["error"]

    running(talk())


def test_a_client_that_lies_gets_errors_and_is_served_on(project: Path) -> None:
    async def talk() -> None:
        async with agent(project, "--sessions", "2") as client:
            assert "no session" in (await ask(client, "step_into", session="s0000"))["error"]
            session = (await ask(client, "create_session", target="shop.py::bill", args="[1]"))["session"]
            assert (
                "frames are numbered"
                in (await ask(client, "why", session=session, variable="items", frame=99))["error"]
            )
            assert "error" in await ask(client, "go_to_state", session=session, state=10**9)
            assert "error" in await ask(client, "add_breakpoint", session=session)
            assert "error" in await ask(client, "get_more", session=session, handle="v99")
            await ask(client, "create_session", target="shop.py::bill", args="[1]")
            third = await ask(client, "create_session", target="shop.py::bill", args="[1]")
            assert "which is the limit" in third["error"]
            assert (await ask(client, "get_stack_trace", session=session))["stack"][0]["function"] == "bill"

    running(talk())


def test_a_program_that_never_ends_is_interrupted_and_can_be_looked_at(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            session = (await ask(client, "create_session", target="forever.py"))["session"]
            stopped = await ask(client, "continue_execution", session=session, seconds=0.3)
            assert stopped["why"] == "interrupted"
            values = (await ask(client, "get_variables_values", session=session, names=["n"]))["values"]
            assert int(values["n"]) > 0

    running(talk())


def test_sessions_side_by_side_do_not_disturb_each_other(project: Path) -> None:
    async def one(client: Client, number: int) -> str:
        opened = await ask(client, "create_session", target="shop.py::bill", args=f"[{number}]")
        assert "session" in opened, opened
        return (await ask(client, "step_out", session=opened["session"]))["value"]

    async def talk() -> None:
        async with agent(project, "--sessions", "50", "--seconds", "240") as client:  # fifty at once, on a busy machine
            values = await asyncio.gather(*(one(client, number) for number in range(50)))
            assert values == [f"[{3 * number + 3}]" for number in range(50)]

    running(talk())


# -- HTTP, and ends ----------------------------------------------------------------------------------------------------


@contextmanager
def serving(project: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    command = [sys.executable, "-m", "ndb", "mcp", "--root", str(project), "--http", "0", "--token", "open"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stderr is not None
            found = next(found for line in server.stderr if (found := re.search(r"http://\S+/mcp", line)))
            yield server, found[0]
        finally:
            server.kill()


def test_http_serves_whoever_shows_the_token(project: Path) -> None:
    async def talk(address: str) -> None:
        async with httpx2.AsyncClient(headers={"Authorization": "Bearer wrong"}) as http:
            assert (await http.post(address, json={})).status_code == 401
        async with (
            httpx2.AsyncClient(headers={"Authorization": "Bearer open"}, timeout=60) as http,
            Client(streamable_http_client(address, http_client=http)) as client,
        ):
            opened = await ask(client, "create_session", target="shop.py::bill", args="[1]")
            assert (await ask(client, "step_out", session=opened["session"]))["value"] == "[6]"

    with serving(project) as (_, address):
        running(talk(address))


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(each) for each in found.stdout.split()]


def is_gone(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "Z"


def wait_until_gone(pids: list[int]) -> None:
    """A process that was told to end may need a moment on a busy machine."""
    waiting = ["timeout", "60", "tail", "-f", "/dev/null", *(f"--pid={pid}" for pid in pids)]
    subprocess.run(waiting, check=False)
    assert all(map(is_gone, pids))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_program_outlives_its_server(project: Path, number: signal.Signals) -> None:
    async def talk(address: str, server: "subprocess.Popen[str]") -> list[int]:
        async with (
            httpx2.AsyncClient(headers={"Authorization": "Bearer open"}, timeout=60) as http,
            Client(streamable_http_client(address, http_client=http, terminate_on_close=False)) as client,
        ):
            opened = await ask(client, "create_session", target="forever.py")
            await ask(client, "continue_execution", session=opened["session"], seconds=0.2)
            return children(server.pid)

    with serving(project) as (server, address):
        started = running(talk(address, server))
        assert started
        server.send_signal(number)
        server.wait(60)
    assert started
    wait_until_gone(started)


def test_a_flood_of_questions_is_answered_in_turn(project: Path) -> None:
    async def talk() -> None:
        async with agent(project) as client:
            session = (await ask(client, "create_session", target="shop.py::bill", args="[1, 2]"))["session"]
            tools = ["step_into", "step_back"] * 60
            answers = await asyncio.gather(*(ask(client, tool, session=session) for tool in tools))
            assert not any("error" in answer for answer in answers)
            assert (await ask(client, "get_stack_trace", session=session))["stack"]

    running(talk())


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc")
def test_a_client_that_hangs_up_while_a_program_runs_leaves_nothing_behind(project: Path) -> None:
    command = [sys.executable, "-m", "ndb", "mcp", "--root", str(project)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None and server.stdout is not None

        def say(method: str, number: int | None = None, **params: Any) -> None:
            message = {"jsonrpc": "2.0", "method": method, "params": params} | (
                {} if number is None else {"id": number}
            )
            server.stdin.write(json.dumps(message) + "\n")  # type: ignore[union-attr]
            server.stdin.flush()  # type: ignore[union-attr]

        def heard(number: int) -> dict[str, Any]:
            return next(told for line in server.stdout if (told := json.loads(line)).get("id") == number)  # type: ignore[union-attr]

        about = {"name": "test", "version": "1"}
        say("initialize", 1, protocolVersion="2025-06-18", capabilities={}, clientInfo=about)
        heard(1)
        say("notifications/initialized")
        say("tools/call", 2, name="create_session", arguments={"target": "forever.py"})
        session = json.loads(heard(2)["result"]["content"][0]["text"])["session"]
        started = children(server.pid)
        say("tools/call", 3, name="continue_execution", arguments={"session": session})
        server.stdin.close()
        server.wait(60)
    assert started
    wait_until_gone(started)
