from string import Template
from types import MappingProxyType

from .loaders import parse
from .merge import flatten, from_environment, merged
from .schema import SERVER, Schema


class Config:
    def __init__(self, values):
        self._values = MappingProxyType(dict(values))

    def __getitem__(self, name):
        value = self._values[name]
        if isinstance(value, str) and "$" in value:
            short = {k.rsplit(".", 1)[-1]: v for k, v in self._values.items()}
            return Template(value).safe_substitute(short)
        return value

    def __getattr__(self, name):
        matches = [key for key in self._values if key.endswith("." + name)]
        if len(matches) != 1:
            raise AttributeError(f"{name}: {len(matches)} options")
        return self[matches[0]]

    def __repr__(self):
        return f"Config({dict(self._values)})"


def load(*texts, environment=None, schema: Schema | None = None):
    trees = [parse(text) for text in texts]
    trees.append(from_environment(environment or {}))
    flat = dict(flatten(merged(*trees)))
    return Config(schema.apply(flat) if schema else flat)


def server_port(text, **environment):
    return load(text, environment=environment, schema=SERVER).port


def option(text, name):
    return load(text)[name]
