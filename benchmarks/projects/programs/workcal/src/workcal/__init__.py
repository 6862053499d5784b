from workcal.calendar import Calendar
from workcal.holidays import GERMANY, USA

__version__ = "0.3"
CALENDARS = {"DE": Calendar(GERMANY), "US": Calendar(USA)}
