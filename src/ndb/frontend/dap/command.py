"""`ndb dap`: its arguments. Light: imports nothing of ours before it runs."""

import argparse


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, metavar="N", help="serve clients over TCP there (0: any free port)")
    parser.add_argument("--host", default="127.0.0.1", metavar="NAME", help="the address to listen at (127.0.0.1)")
    parser.add_argument("--descriptor", type=int, help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    """Serve editors: over stdin and stdout, or over TCP."""
    from ndb.frontend.dap.stream_server import serve_descriptors, serve_port

    if arguments.port is not None:
        return serve_port(arguments.host, arguments.port)
    if arguments.descriptor is not None:
        return serve_descriptors(arguments.descriptor, arguments.descriptor)
    return serve_descriptors(0, 1)
