"""`python -m ndb.engine.live DESCRIPTOR OPTIONS ARGUMENTS…`: the process of a live program, started by the engine.

With the address of a socket instead (`python -m ndb.engine.live ADDRESS`) somebody else started it, in a terminal: what
is to be run is told there.
"""

import json
import socket
import sys

from ndb.engine.live.channel import Channel
from ndb.engine.live.inside.live_process import main


def called_back(address: str) -> int:
    """Run what whoever listens there says."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    connection.connect(address)
    told = Channel(connection).receive().says
    return main(connection.detach(), told["options"], told["argv"])


if __name__ == "__main__":
    if not sys.argv[1].isdigit():
        sys.exit(called_back(sys.argv[1]))
    sys.exit(main(int(sys.argv[1]), json.loads(sys.argv[2]), sys.argv[3:]))
