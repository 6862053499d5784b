from .assembler import assemble
from .machine import Machine, MachineError

__all__ = ["Machine", "MachineError", "assemble"]
