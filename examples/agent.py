"""An agent that looks for the line that makes a test fail, through ndb's MCP server.

    python examples/agent.py TEST                      a scripted policy: from the failure back, along `why`
    python examples/agent.py TEST --policy forward     the same without going back: step by step from the start
    python examples/agent.py TEST --url http://localhost:8080/v1 --model NAME    an OpenAI-compatible model decides

Run it in the project's folder; TEST as pytest takes it. Every question is logged with its cost (characters of question
and reply; about four of them make a token). `--until FILE:LINE` ends as soon as that line was shown: how many questions
it takes to get there is what benchmarks/agent.py counts. Needs `pip install 'ndb[mcp]'`.
"""

import argparse
import ast
import asyncio
import json
import os
import sys
import urllib.request
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

TASK = (
    "The test {test} fails. Find the faulty line of the code under test with the debugger's tools: start with "
    "debug_failing_test, then go back with why, step_back and go_to_state. Answer with FILE:LINE and one sentence."
)
MOST_QUESTIONS = 60


@dataclass
class Agent:
    """A client of the debugger that counts what its questions cost, and remembers which lines it was shown."""

    client: Client
    until: str | None = None
    most: int = MOST_QUESTIONS
    questions: list[dict[str, Any]] = field(default_factory=list)
    seen: dict[str, str] = field(default_factory=dict)
    """Places that were shown, in order, with their source."""

    async def ask(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """One question. Raises StopAsyncIteration when the wanted line was shown, or too much was asked."""
        if len(self.questions) >= self.most:
            raise StopAsyncIteration(f"gave up after {self.most} questions")
        result = await self.client.call_tool(tool, arguments)
        text = "".join(getattr(part, "text", "") for part in result.content)
        self.questions.append({"tool": tool, "sent": len(json.dumps(arguments)), "received": len(text)})
        reply: dict[str, Any] = {"error": text} if result.is_error else json.loads(text)
        for shown in (reply, *reply.get("causes", ())):
            if "at" in shown and "source" in shown:
                self.seen.setdefault(shown["at"], shown["source"])
        if self.until is not None and self.until in self.seen:
            raise StopAsyncIteration(f"{self.until} was shown")
        return reply


async def backwards(agent: Agent, test: str) -> None:
    """From the failure: why is each value so that a line read, what did the calls in it do; then the same of the lines
    that this showed."""
    failed = await agent.ask("debug_failing_test", test=test)
    session = failed["session"]
    pending = deque([(failed["state"], failed["source"])])
    asked: set[tuple[int, str]] = set()
    while pending:
        state, source = pending.popleft()
        for name in names_read(source):
            if (state, name) not in asked:
                asked.add((state, name))
                reply = await agent.ask("why", session=session, variable=name, state=state)
                # A value that was there from the start was made by no line.
                known = [cause for cause in reply.get("causes", ()) if "state" in cause]
                pending.extend((cause["state"], cause["source"]) for cause in known)
        if "(" in source and (state, "") not in asked:
            asked.add((state, ""))
            await agent.ask("go_to_state", session=session, state=state)
            before = await agent.ask("step_back", session=session)
            if before.get("event") == "return":
                pending.append((before["state"], before["source"]))


async def forwards(agent: Agent, test: str) -> None:
    """Step by step from the start of the test, as with a debugger that cannot go back."""
    failed = await agent.ask("debug_failing_test", test=test)
    session = failed["session"]
    await agent.ask("go_to_state", session=session, state=0)
    while "end" not in (reply := await agent.ask("step_into", session=session)) and "error" not in reply:
        pass


def names_read(source: str) -> list[str]:
    """The variables that a line reads, in order."""
    for text in (source, f"{source}\n    pass", f"if 1: pass\n{source}\n    pass", f"def f():\n {source}"):
        try:
            nodes = list(ast.walk(ast.parse(text)))
        except SyntaxError:
            continue
        called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
        read = (n for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and id(n) not in called)
        return list(dict.fromkeys(node.id for node in read))
    return []


async def by_model(agent: Agent, test: str, url: str, model: str) -> None:
    """Let a model choose the questions (chat completions with tools), until it answers."""
    tools = [
        {"type": "function", "function": {"name": t.name, "description": t.description, "parameters": t.input_schema}}
        for t in (await agent.client.list_tools()).tools
    ]
    messages: list[dict[str, Any]] = [{"role": "user", "content": TASK.format(test=test)}]
    while True:
        said = await asyncio.to_thread(complete, url, {"model": model, "messages": messages, "tools": tools})
        messages.append(said)
        if not said.get("tool_calls"):
            print(said.get("content") or "")
            return
        for call in said["tool_calls"]:
            arguments = json.loads(call["function"]["arguments"] or "{}")
            reply = await agent.ask(call["function"]["name"], **arguments)
            messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(reply)})


def complete(url: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}"}
    request = urllib.request.Request(f"{url.rstrip('/')}/chat/completions", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=300) as answer:
        message: dict[str, Any] = json.load(answer)["choices"][0]["message"]
        return message


@asynccontextmanager
async def debugger(folder: str = ".") -> AsyncIterator[Client]:
    arguments = ["-m", "ndb", "mcp", "--root", folder]
    async with Client(stdio_client(StdioServerParameters(command=sys.executable, args=arguments))) as client:
        yield client


async def look(options: argparse.Namespace) -> Agent:
    async with debugger(options.root) as client:
        agent = Agent(client, options.until, options.most)
        try:
            if options.url:
                await by_model(agent, options.test, options.url, options.model)
            else:
                await {"back": backwards, "forward": forwards}[options.policy](agent, options.test)
        except StopAsyncIteration as end:
            print(end, file=sys.stderr)
    return agent


def arguments_of(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("test", metavar="TEST")
    parser.add_argument("--root", default=".", help="the project's folder (.)")
    parser.add_argument("--policy", choices=("back", "forward"), default="back")
    parser.add_argument("--until", metavar="FILE:LINE")
    parser.add_argument("--most", type=int, default=MOST_QUESTIONS, help=f"questions at most ({MOST_QUESTIONS})")
    parser.add_argument("--url", help="an OpenAI-compatible server; the key, if any, in OPENAI_API_KEY")
    parser.add_argument("--model", default="default")
    parser.add_argument("--log", help="write every question as a line of JSON")
    return parser.parse_args(given)


def main() -> None:
    options = arguments_of()
    agent = asyncio.run(look(options))
    if options.log:
        Path(options.log).write_text("".join(f"{json.dumps(question)}\n" for question in agent.questions))
    for place, source in agent.seen.items():
        print(f"{place}  {source}")
    cost = sum(question["sent"] + question["received"] for question in agent.questions)
    print(f"{len(agent.questions)} questions, {cost} characters", file=sys.stderr)


if __name__ == "__main__":
    main()
