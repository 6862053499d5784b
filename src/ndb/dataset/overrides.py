"""Options changed on a command line: `name=value`, for any frozen dataclass. Knows nothing of what they mean."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ndb.errors import BadData


def changed(config: Any, changes: Sequence[str]) -> Any:
    """A dataclass with fields changed, each `name=value` in JSON or as plain text."""
    values = {}
    for change in changes:
        name, _, text = change.partition("=")
        if name not in config.__dataclass_fields__:
            raise BadData(f"no field {name!r}; there are {', '.join(config.__dataclass_fields__)}")
        try:
            values[name] = json.loads(text)
        except ValueError:
            values[name] = text
    # A class may have a say in what its values mean: some of its fields are classes themselves.
    return config.changed(**values) if hasattr(config, "changed") else replace(config, **values)
