from functools import reduce


def flatten(tree, prefix=""):
    for key, value in tree.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from flatten(value, name + ".")
        else:
            yield name, value


def merged(*trees):
    """Later trees win; dictionaries are merged, lists are joined."""

    def join(old, new):
        if isinstance(old, dict) and isinstance(new, dict):
            return {k: join(old[k], new[k]) if k in old and k in new else {**old, **new}[k] for k in {**old, **new}}
        if isinstance(old, list) and isinstance(new, list):
            return old + new
        return new

    return reduce(join, trees, {})


def from_environment(environment, prefix="APP_"):
    """APP_DB__PORT=1 -> {'db': {'port': '1'}}"""
    tree = {}
    for key, value in environment.items():
        if not key.startswith(prefix):
            continue
        *path, last = key.removeprefix(prefix).lower().split("__")
        target = tree
        for part in path:
            target = target.setdefault(part, {})
        target[last] = value
    return tree
