"""Objects as JSON, CSV and bytes, and back.

`wirefmt.remote` needs `zmq`, so it is not imported here.
"""

from .jsonish import dumps, loads
from .tlv import decode, encode

__all__ = ["decode", "dumps", "encode", "loads"]
