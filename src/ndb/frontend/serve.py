"""`ndb serve`: a model behind an OpenAI-compatible address, for `--model http://…` here or elsewhere.

Knows arguments and where to say that it is ready; what is answered is model/serving's business.
"""

import argparse
import os
import sys
from pathlib import Path

from ndb.errors import BadTarget
from ndb.model.runtime import Runtime
from ndb.model.server import LOCAL_NAMES, make_server
from ndb.model.weights import EMBEDDED


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--model", type=Path, default=EMBEDDED, metavar="DIR", help="folder of a model")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1: this machine only)")
    parser.add_argument(
        "--token", default=os.environ.get("NDB_SERVE_TOKEN"), help="what clients have to show (NDB_SERVE_TOKEN)"
    )
    parser.add_argument("--port", type=int, default=8765, metavar="N", help="port (8765; 0: any that is free)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    if arguments.host not in LOCAL_NAMES and not arguments.token:
        raise BadTarget(f"others may reach {arguments.host}: choose a token for them to show with --token")
    runtime = Runtime.load(arguments.model)
    try:
        server = make_server(runtime, arguments.host, arguments.port, arguments.token)
    except (OSError, OverflowError) as error:
        raise BadTarget(f"cannot listen at {arguments.host}:{arguments.port}: {error}; try --port 0") from None
    host, port = server.server_address[:2]
    print(f"ndb: serving {arguments.model.name}: --model http://{host!s}:{port}/v1", file=sys.stderr, flush=True)
    with server:
        server.serve_forever()
    return 0
