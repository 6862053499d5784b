"""How long replies are: the same questions of `ndb mcp`, of pdb itself, and of mcp-pdb, another public MCP debugger.

    python benchmarks/mcp_tokens.py --work FOLDER --out benchmarks/results/mcp-tokens.json

A test that fails in a program with a list of 300 records. Characters of each reply are counted (about four make a
token). pdb is asked as a person types into `pytest --pdb`; mcp-pdb (PyPI, version fixed, its own environment in FOLDER)
gets the command of pdb where it has no tool of its own. What a debugger cannot do is left out of its column.
"""

import argparse
import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

PEER = ("mcp-pdb==0.6.0", "mcp<2", "pytest")
PROGRAM = '''\
"""Orders of a shop."""


def orders(count):
    cents = [n * 37 % 1000 for n in range(count)]
    return [{"id": n, "customer": f"customer {n % 7}", "cents": cents[n], "open": n % 3 == 0} for n in range(count)]


def total_open(rows):
    total = 0
    for row in rows:
        if row["open"]:
            total += row["cents"]
    return total


def report(count):
    rows = orders(count)
    total = total_open(rows)
    return {"count": len(rows), "total": total}
'''
TEST = """\
from shop import report


def test_report():
    result = report(300)
    assert result["total"] == 1
"""
QUESTIONS = (
    "stop at the failing test", "the stack", "names of variables", "a small value", "a large value (300 records)",
    "the source around", "evaluate an expression", "one step back", "why a value is so", "stop in total_open",
    "one step", "the variables of a function with 300 records",
)  # fmt: skip


def told(result: Any) -> str:
    return "".join(getattr(part, "text", "") for part in result.content)


async def of_ndb(folder: Path) -> dict[str, int]:
    parameters = StdioServerParameters(command=sys.executable, args=["-m", "ndb", "mcp", "--root", str(folder)])
    found: dict[str, int] = {}
    async with Client(stdio_client(parameters)) as client:

        async def ask(question: str, tool: str, **arguments: Any) -> dict[str, Any]:
            result = await client.call_tool(tool, arguments)
            assert not result.is_error, told(result)
            found[question] = len(told(result))
            return dict(json.loads(told(result)))

        session = (await ask(QUESTIONS[0], "debug_failing_test", test="test_shop.py"))["session"]
        await ask(QUESTIONS[1], "get_stack_trace", session=session)
        await ask(QUESTIONS[2], "list_variable_names", session=session)
        await ask(QUESTIONS[3], "get_variables_values", session=session, names=["result"])
        await ask(QUESTIONS[5], "get_source_context", session=session)
        await ask(QUESTIONS[6], "evaluate_expression", session=session, expression="result['total'] - 1")
        await ask(QUESTIONS[8], "why", session=session, variable="result")
        await ask(QUESTIONS[7], "step_back", session=session)
        live = (await ask("", "create_session", target="shop.py::report", args="300"))["session"]
        await ask("", "add_breakpoint", session=live, function="total_open")
        await ask(QUESTIONS[9], "continue_execution", session=live)
        await ask(QUESTIONS[4], "get_variables_values", session=live, names=["rows"])
        await ask(QUESTIONS[10], "step_over", session=live)
        await ask(QUESTIONS[11], "get_variables_values", session=live, names=["rows", "total"])
    found.pop("", None)
    return found


PDB = {
    1: "w", 2: "p list(locals())", 3: "p result", 5: "l", 6: "p result['total'] - 1",
}  # fmt: skip
PDB_INSIDE = {4: "p rows", 10: "n", 11: "p locals()"}


def of_pdb(folder: Path) -> dict[str, int]:
    """As a person types: the program's own prompt, its output cut at prompts."""
    failing = typed([sys.executable, "-m", "pytest", "-q", "--pdb", "-p", "no:xdist", "test_shop.py"], PDB, folder)
    (folder / "start.py").write_text("from shop import report\nreport(300)\n")
    start = ["b shop.total_open", "c"]
    command = [sys.executable, "-m", "pdb", "start.py"]
    inside = typed(command, PDB_INSIDE, folder, before=["n", *start])
    return failing | inside


def typed(command: Sequence[str], asked: dict[int, str], folder: Path, before: Sequence[str] = ()) -> dict[str, int]:
    text = "\n".join([*before, *asked.values(), "q", ""])
    said = subprocess.run(command, cwd=folder, input=text, capture_output=True, text=True, timeout=120).stdout
    parts = re.split(r"^\(Pdb\) |\(Pdb\) ", said)
    found = {QUESTIONS[0 if not before else 9]: len(parts[len(before)])}
    return found | {QUESTIONS[n]: len(parts[len(before) + 1 + i]) for i, n in enumerate(asked)}


async def of_peer(folder: Path, program: Path) -> dict[str, int]:
    found: dict[str, int] = {}
    async with Client(stdio_client(StdioServerParameters(command=str(program), args=[], cwd=str(folder)))) as client:

        async def ask(question: str, tool: str, **arguments: Any) -> None:
            found[question] = len(told(await client.call_tool(tool, arguments)))

        test = str(folder / "test_shop.py")
        await ask(QUESTIONS[0], "start_debug", file_path=test, use_pytest=True)
        for number, command in PDB.items():
            await ask(QUESTIONS[number], "send_pdb_command", command=command)
        await ask("", "end_debug")
        await ask("", "start_debug", file_path=str(folder / "start.py"))
        await ask("", "send_pdb_command", command="n")
        await ask("", "send_pdb_command", command="b shop.total_open")
        await ask(QUESTIONS[9], "send_pdb_command", command="c")
        for number, command in PDB_INSIDE.items():
            await ask(QUESTIONS[number], "send_pdb_command", command=command)
        await ask("", "end_debug")
    found.pop("", None)
    return found


def installed(work: Path) -> Path:
    program = work / "mcp-pdb" / "bin" / "mcp-pdb"
    if not program.exists():
        subprocess.run([sys.executable, "-m", "venv", str(work / "mcp-pdb")], check=True)
        subprocess.run([str(program.parent / "pip"), "install", "-q", *PEER], check=True)
    return program


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    with TemporaryDirectory(prefix="ndb-") as name:
        folder = Path(name)
        (folder / "shop.py").write_text(PROGRAM)
        (folder / "test_shop.py").write_text(TEST)
        columns = {"ndb": asyncio.run(of_ndb(folder)), "pdb": of_pdb(folder)}
        columns["mcp-pdb"] = asyncio.run(of_peer(folder, installed(options.work)))
    rows = {question: {name: column.get(question) for name, column in columns.items()} for question in QUESTIONS}
    for question, row in rows.items():
        print(f"{question:46}" + "".join(f"{name} {row[name] if row[name] is not None else '-':>7}   " for name in row))
    if options.out is not None:
        options.out.write_text(json.dumps({"characters": rows, "peer": PEER[0]}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
