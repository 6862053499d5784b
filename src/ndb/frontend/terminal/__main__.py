"""`python -m ndb.frontend.terminal DESCRIPTOR`: the terminal of a program that called `breakpoint()` (set_trace)."""

import sys

from ndb.frontend.terminal.start import attach

if __name__ == "__main__":
    sys.exit(attach(int(sys.argv[1])))
