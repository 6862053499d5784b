"""Line numbers in tracebacks stay what they were."""
import sys
import traceback


def fail(table):
    return table["a"] + table[
        "b"
    ](
        1,
    )


def lines(error):
    return [(frame.name, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]


for table in ({}, {"a": 1}, {"a": 1, "b": 2}, {"a": "x", "b": abs}):
    try:
        fail(table)
    except Exception as error:
        print(type(error).__name__, lines(error))
try:
    [1 // n for n in (1,
                      0)]
except ZeroDivisionError:
    print(sys.exc_info()[2].tb_lineno)
