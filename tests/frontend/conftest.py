"""Lets the tests of front ends share how programs are driven."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
