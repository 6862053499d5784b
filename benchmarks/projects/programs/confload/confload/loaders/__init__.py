"""Texts in several formats become nested dictionaries."""

import json
import tomllib

from . import ini
from ..errors import ConfigError

try:
    import oyaml as yaml
except ImportError:
    yaml = None

LOADERS = {"json": json.loads, "toml": tomllib.loads, "ini": ini.parse}
if yaml is not None:
    LOADERS["yaml"] = yaml.safe_load


def guess(text):
    first = text.lstrip()[:1]
    if first == "{":
        return "json"
    return "ini" if first in "[;#" else "toml"


def parse(text, kind=None):
    kind = kind or guess(text)
    try:
        loader = LOADERS[kind]
    except KeyError:
        raise ConfigError(f"cannot read {kind}") from None
    try:
        return loader(text)
    except ValueError as error:
        raise ConfigError(f"bad {kind}: {type(error).__name__}") from error
