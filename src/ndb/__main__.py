"""`python -m ndb`: the same as the command `ndb`, for the Python that runs it."""

import sys

from ndb.cli import main

if __name__ == "__main__":
    sys.exit(main())
