"""`ndb mcp`: its arguments. Light: imports nothing of ours, and no SDK, before it runs."""

import argparse
from pathlib import Path


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--root", type=Path, default=Path(), metavar="DIR", help="the project: no file outside is read")
    parser.add_argument(
        "--http", type=int, metavar="PORT", help="serve streamable HTTP at 127.0.0.1 (0: any free port)"
    )
    parser.add_argument("--token", metavar="TEXT", help="what HTTP clients must show (NDB_MCP_TOKEN, or a random one)")
    parser.add_argument("--sessions", type=int, default=64, metavar="N", help="sessions open at once at most (64)")
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S", help="of one call at most (30)")
    parser.add_argument("--idle", type=float, default=900.0, metavar="S", help="close a session unused so long (900)")
    parser.add_argument("--model", metavar="DIR|URL", help="the model that predicts: a folder, or a server's address")
    parser.add_argument("--device", metavar="NAME", help="run the model with torch, there: cuda, cpu")


def run(arguments: argparse.Namespace) -> int:
    """Serve agents until the client hangs up."""
    from ndb.errors import BadTarget

    try:
        from ndb.frontend.mcp.mcp_server import serve
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types", "uvicorn", "anyio"):
            raise
        raise BadTarget("ndb mcp needs the MCP SDK: pip install 'ndb[mcp]'") from None
    from ndb.frontend.mcp.project import Limits

    limits = Limits(arguments.sessions, arguments.seconds, arguments.idle)
    return serve(arguments.root, limits, (arguments.model, arguments.device), arguments.http, arguments.token)
