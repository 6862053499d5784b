"""Refuses sockets in a Python program, where the system has nothing better: jail.py has it run as `sitecustomize`."""

import sys


def refuse(event: str, arguments: tuple[object, ...]) -> None:
    if event.startswith("socket.") and event != "socket.gethostname":
        raise PermissionError("no network in the sandbox")


if __name__ == "sitecustomize":
    sys.addaudithook(refuse)
