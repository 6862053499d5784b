"""`python -m ndb.engine.live DESCRIPTOR OPTIONS ARGUMENTS…`: the process of a live program, started by the engine."""

import json
import sys

from ndb.engine.live.controller import main

if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), json.loads(sys.argv[2]), sys.argv[3:]))
