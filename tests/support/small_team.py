"""Two processes that train together on this machine, as torchrun would start them."""

import os
import socket
import subprocess
import sys


def free_port() -> str:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return str(listening.getsockname()[1])


def run_together(module, arguments, **more) -> None:
    """Run a module twice, side by side; both must end well."""
    shared = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": free_port(), "WORLD_SIZE": "2", "OMP_NUM_THREADS": "1"}
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, *(["-m", module] if isinstance(module, str) else [module]), *map(str, arguments)]
    processes = [
        subprocess.Popen(
            command, env={**os.environ, **path, **shared, **more, "RANK": str(rank)}, stderr=subprocess.PIPE, text=True
        )
        for rank in range(2)
    ]
    told = [process.communicate(timeout=300)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0], "\n".join(told)
