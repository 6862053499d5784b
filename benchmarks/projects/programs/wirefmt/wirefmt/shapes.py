"""What is sent: readings of sensors."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Optional


class Quality(IntEnum):
    BAD = 0
    GOOD = 1
    CALIBRATED = 2


@dataclass
class Reading:
    sensor: str
    value: float
    at: datetime
    quality: Quality = Quality.GOOD
    note: Optional[str] = None

    EPOCH = datetime(2020, 1, 1)

    @property
    def offset(self) -> int:
        return int((self.at - self.EPOCH) / timedelta(seconds=1))

    @classmethod
    def after(cls, seconds: int, **fields) -> "Reading":
        return cls(at=cls.EPOCH + timedelta(seconds=seconds), **fields)


class WireError(ValueError):
    pass
