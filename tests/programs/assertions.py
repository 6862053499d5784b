"""assert that holds, with a message computed only when needed, and one that fails."""
def message(value):
    print("message made")
    return f"bad {value}"


def check(value):
    assert value >= 0, message(value)
    assert isinstance(value, int) and value < 100
    return value


print(check(5))
try:
    check(-1)
except AssertionError as error:
    print("caught", error)
check(500)
