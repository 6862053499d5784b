"""A debugging session: everything a debugger knows and does that is no engine's and no front end's.

session.py is the guide for whoever writes a front end.
"""

from ndb.session.breakpoints import Breakpoint, Breakpoints, Kind
from ndb.session.cursor import Branch, Stop
from ndb.session.session import Session

__all__ = ["Branch", "Breakpoint", "Breakpoints", "Kind", "Session", "Stop"]
