"""What all tests need of the process they run in."""

import signal

from hypothesis import settings

# Started in the background by a shell, a process ignores Ctrl-C, and so would every program that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says nothing on a machine that does other things, too.
settings.register_profile("ndb", deadline=None)
settings.load_profile("ndb")
