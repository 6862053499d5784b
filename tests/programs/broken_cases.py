"""Patterns over several lines."""
def f(p):
    match p:
        case (
            1 |
            2
        ):
            return "low"
        case {
            "a": x,
            "b": [
                y,
                *z,
            ],
        } if (
            x >
            y
        ):
            return x, y, z
        case (
            [1, 2,
             q]
        ):
            return q
        case str(
        ) as s:
            return s
        case _:
            return None
for p in (1, 2, 3, {"a": 3, "b": [1, 2]}, {"a": 1, "b": [2]}, [1, 2, 9], "s"):
    print(f(p))
