"""finally: after a return, after an exception, returning itself, in a loop."""
log = []


def normal():
    try:
        return log.append("body") or "result"
    finally:
        log.append("finally")


def overrides():
    try:
        raise ValueError("lost")
    finally:
        return "from finally"


def changes():
    value = 1
    try:
        return value
    finally:
        value = 2


def nested():
    try:
        try:
            raise KeyError("inner")
        finally:
            log.append("inner done")
    except KeyError:
        return "caught"
    finally:
        log.append("outer done")


print(normal(), overrides(), changes(), nested(), log)
