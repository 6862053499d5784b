"""raise from, raise in a handler, re-raise, from None, and an exception group."""
class Trouble(Exception):
    def __init__(self, code):
        super().__init__(f"trouble {code}")
        self.code = code


def convert(value):
    try:
        return int(value)
    except ValueError as error:
        raise Trouble(7) from error


def again(value):
    try:
        return convert(value)
    except Trouble as error:
        error.code += 1
        raise


def hide(value):
    try:
        return again(value)
    except Trouble:
        raise KeyError(value) from None


for function in (convert, again, hide):
    try:
        function("x")
    except (Trouble, KeyError) as error:
        print(type(error).__name__, error.args, type(error.__cause__).__name__, error.__suppress_context__)
try:
    raise ExceptionGroup("several", [ValueError(1), TypeError(2)])
except* TypeError as group:
    print(len(group.exceptions))
except* ValueError as group:
    print(group.exceptions[0].args)
