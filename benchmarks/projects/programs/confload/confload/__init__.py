from .config import Config, load
from .schema import Option, Schema

__all__ = ["Config", "Option", "Schema", "load"]
