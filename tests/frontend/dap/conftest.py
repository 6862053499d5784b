"""A client of a real `ndb dap` for every test; afterwards every message is held against the official schema."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from dap_client import DapClient, Message, children, left_of

SHOP = """\
def total(prices, tax):
    result = 0
    for price in prices:
        result += price
    print("sum", result)
    return result * tax


def shop():
    basket = [3, 4, 5]
    owner = {"name": "Ann", "pets": ["cat", "dog"]}
    paid = total(basket, 2)
    print(paid)
    return paid


shop()
"""


@pytest.fixture(scope="session")
def schema() -> dict[str, Any]:
    """debugpy carries the official debugAdapterProtocol.json."""
    pytest.importorskip("jsonschema")
    debugpy = pytest.importorskip("debugpy")
    folder = Path(debugpy.__file__).parent / "_vendored/pydevd/_pydevd_bundle/_debug_adapter"
    found: dict[str, Any] = json.loads((folder / "debugProtocol.json").read_text(encoding="utf-8"))
    return found


def definition(message: Message, known: dict[str, Any]) -> str:
    """The name under which the schema describes a message; our own are plain responses."""
    if message["type"] == "event":
        name = message["event"]
        return f"{name[0].upper()}{name[1:]}Event"
    command = message["command"]
    if message["type"] == "request":
        return f"{command[0].upper()}{command[1:]}Request"
    if not message["success"]:
        return "ErrorResponse"
    name = f"{command[0].upper()}{command[1:]}Response"
    return name if name in known else "Response"


_validators: dict[str, Any] = {}


def check(message: Message, schema: dict[str, Any]) -> None:
    """Hold a message against the schema. Checking the schema itself, once a message, would take all the time."""
    import jsonschema

    name = definition(message, schema["definitions"])
    assert name in schema["definitions"], message
    if name not in _validators:
        whole = {"$ref": f"#/definitions/{name}", "definitions": schema["definitions"]}
        _validators[name] = jsonschema.Draft4Validator(whole)
    _validators[name].validate(message)


@pytest.fixture
def editor(schema: dict[str, Any]) -> Iterator[DapClient]:
    with DapClient.over_pipes() as client:
        yield client
        assert client.process is not None
        started = children(client.process.pid)
        if not any(message["command"] == "disconnect" for message in client.sent):
            client.answer("disconnect")
        client.process.wait(60)
    assert client.process.poll() is not None
    assert not left_of(started), "processes were left behind"
    for message in client.messages:
        check(message, schema)
    assert [message["seq"] for message in client.messages] == list(range(1, len(client.messages) + 1))


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], str]:
    """Writes a program, and gives its path."""

    def write(text: str, name: str = "program.py") -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return str(tmp_path / name)

    return write


@pytest.fixture
def shop(written: Callable[[str], str]) -> str:
    return written(SHOP)
