from linediff.core import diff
from linediff.patch import apply_patch

__all__ = ["apply_patch", "diff"]
