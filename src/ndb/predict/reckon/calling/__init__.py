"""Calls: functions of the program run in frames of their own, those of Python's are asked (pure_library.py)."""
