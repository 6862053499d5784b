"""Whether the packages that training needs are there, asked without importing them.

Worker processes import the main module of a training run again: nothing that it imports may import torch.
"""

from importlib.util import find_spec

from ndb.errors import NdbError


def require(module: str, extra: str) -> None:
    if find_spec(module) is None:
        raise NdbError(f"this needs {module}, which the base install does not have: pip install 'ndb[{extra}]'")
