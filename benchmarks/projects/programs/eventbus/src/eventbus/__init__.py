from .bus import Bus, Stop
from .events import Event

__all__ = ["Bus", "Event", "Stop"]
