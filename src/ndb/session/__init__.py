"""A debugging session: everything a debugger knows and does that is no engine's and no front end's."""

from ndb.session.breakpoints import Breakpoint, Breakpoints, Kind
from ndb.session.session import Session, Stop

__all__ = ["Breakpoint", "Breakpoints", "Kind", "Session", "Stop"]
