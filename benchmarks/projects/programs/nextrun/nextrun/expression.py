from __future__ import annotations

from datetime import datetime, timedelta

import nextrun.fields as f

SHORTCUTS = {
    "@hourly": "0 * * * *",
    "@daily": "0 0 * * *",
    "@weekly": "0 0 * * mon",
}


class Expression:
    def __init__(self, text: str) -> None:
        self.text = SHORTCUTS.get(text, text)
        parts = self.text.split()
        if len(parts) != len(f.FIELDS):
            raise ValueError(f"{len(f.FIELDS)} fields are needed, not {len(parts)}")
        self.minutes, self.hours, self.days, self.months, self.weekdays = (
            field.parse(part) for field, part in zip(f.FIELDS, parts)
        )

    def day_matches(self, moment: datetime) -> bool:
        return (
            moment.month in self.months
            and moment.day in self.days
            and moment.weekday() in self.weekdays
        )

    def after(self, moment: datetime) -> datetime:
        """The first run later than a moment."""
        moment = moment.replace(second=0, microsecond=0) + timedelta(minutes=1)
        for _ in range(366 * 4):
            if self.day_matches(moment):
                for hour in sorted(self.hours):
                    if hour < moment.hour:
                        continue
                    for minute in sorted(self.minutes):
                        if hour > moment.hour or minute >= moment.minute:
                            return moment.replace(hour=hour, minute=minute)
            moment = moment.replace(hour=0, minute=0) + timedelta(days=1)
        raise ValueError(f"never: {self.text}")

    def __repr__(self) -> str:
        return f"<Expression {self.text}>"
