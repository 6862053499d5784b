"""Sent into the sandbox behind a program's own text: watches a call of it, or runs one line of it.

Needs nothing of ndb and leaves nothing in the program's names but its own three functions: what they need they import
when they are called, and annotations are texts, since the program may have given `str` another meaning.
"""


def __ndb_watch__(
    call: "str", expected: "str | None", most: "int", state: "tuple[int, str] | None" = None, is_seen: "bool" = False
) -> "str":  # fmt: skip
    """How a call ends and which of the first `most` lines it reaches, as JSON: value, error, lines, whether the value's
    text is the value, whether it equals what was expected, or whether the state was there that was asked for; how the
    result was looked at, if it `is_seen` as a test can see it."""
    import ast
    import json
    import sys

    lines, space = set(), globals()
    met: list[bool] = []

    def watch(frame, event, _):  # type: ignore[no-untyped-def]
        if frame.f_globals is not space or frame.f_code.co_filename != "<string>":
            return None
        if event == "line" and frame.f_lineno <= most:
            lines.add(frame.f_lineno)
            if state is not None and frame.f_lineno == state[0] and not met:
                try:
                    met.extend([True] if eval(state[1], space, frame.f_locals) else [])
                except Exception:
                    return watch
        return watch

    def in_order(part: "object") -> "str":
        """A plain value's text: sets sorted, since each process has an order of its own for them."""
        match part:
            case set() if part:
                return "{" + ", ".join(sorted(map(in_order, part))) + "}"
            case list():
                return "[" + ", ".join(map(in_order, part)) + "]"
            case tuple():
                return "(" + ", ".join(map(in_order, part)) + (",)" if len(part) == 1 else ")")
            case dict():
                return "{" + ", ".join(f"{in_order(key)}: {in_order(of)}" for key, of in part.items()) + "}"
        return repr(part)

    code = compile(call, "<call>", "eval")
    value = error = None
    plain = equal = False
    ways = ["{}"]
    sys.settrace(watch)
    try:
        result = eval(code, space)
        result = __ndb_visible__(result, ways) if is_seen else result
    except BaseException as raised:
        sys.settrace(None)
        error = [repr(raised), [kind.__name__ for kind in type(raised).__mro__]]
    else:
        sys.settrace(None)
        value = repr(result)
        try:
            plain = bool(ast.literal_eval(value) == result)
            value = in_order(result) if plain and "{" in value else value
        except Exception:
            plain = False
        if expected is not None:
            equal = bool(result == eval(expected, space))
    return json.dumps([value, error, sorted(lines), plain, equal or bool(met), ways[-1]])


def __ndb_visible__(result: "object", ways: "list[str]") -> "object":
    """What a test can see of a result: something whose text holds no address. The expression by which it is seen, `{}`
    for the result, is added to `ways` before it is tried: drawing from an iterator may raise."""
    from itertools import islice

    def has_address(value: "object") -> "bool":
        try:
            return " at 0x" in repr(value)
        except Exception:
            return True

    def see(part: "object") -> "str":
        own = getattr(part, "__dict__", None)
        if hasattr(type(part), "__next__"):
            return "list(islice({}, 20))"
        if isinstance(part, list | tuple):
            return "[type(each).__name__ for each in {}]"
        is_made = isinstance(own, dict) and own and not callable(part) and not has_address(own)
        return "vars({})" if is_made else "type({}).__name__"

    while has_address(result):
        how = see(result)
        ways.append(how.replace("{}", ways[-1]))
        result = eval(how.replace("{}", "result"), {"result": result, "islice": islice})
    return result


def __ndb_step__(names: "dict[str, str]", statement: "str", is_return: "bool") -> "str":
    """What a statement does to variables, as JSON: what it returns, what it raises, the variables after it."""
    import json

    space = dict(globals())
    space.update({name: eval(text) for name, text in names.items()})
    try:
        if is_return:
            return json.dumps([repr(eval(statement, space)), None, None])
        exec(statement, space)
    except BaseException as error:
        return json.dumps([None, repr(error), None])
    mine = {name: repr(value) for name, value in space.items() if name in names or name not in globals()}
    return json.dumps([None, None, mine])
