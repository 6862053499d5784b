"""What all tests need of the process they run in."""

import signal

# Started in the background by a shell, a process ignores Ctrl-C, and so would every program that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
