import json
from dataclasses import fields, is_dataclass
from datetime import date, datetime
from functools import singledispatch

from . import shapes

TYPES = {"Reading": shapes.Reading}


@singledispatch
def plain(value):
    """JSON's own kinds for a value."""
    if is_dataclass(value):
        body = {f.name: plain(getattr(value, f.name)) for f in fields(value)}
        return {"$type": type(value).__name__, **{k: v for k, v in body.items() if v is not None}}
    raise shapes.WireError(f"cannot send a {type(value).__name__}")


@plain.register(str)
@plain.register(int)
@plain.register(float)
@plain.register(type(None))
def _(value):
    return value


@plain.register
def _(value: shapes.Quality):
    return value.name.lower()


@plain.register(date)
def _(value):
    return value.isoformat()


@plain.register(list)
@plain.register(tuple)
@plain.register(set)
def _(value):
    items = sorted(value) if isinstance(value, set) else value
    return [plain(item) for item in items]


@plain.register
def _(value: dict):
    return {str(key): plain(item) for key, item in value.items()}


def dumps(value, **options):
    return json.dumps(plain(value), separators=(",", ":"), **options)


def revive(data):
    """object_hook of the JSON decoder."""
    name = data.pop("$type", None)
    if name is None:
        return data
    if name not in TYPES:
        raise shapes.WireError(f"unknown type {name}")
    data["at"] = datetime.fromisoformat(data["at"])
    if "quality" in data:
        data["quality"] = shapes.Quality[data["quality"].upper()]
    return TYPES[name](**data)


def loads(text):
    return json.loads(text, object_hook=revive)
