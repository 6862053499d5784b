# Limits and patterns shared by all modules.
import re

LINE = re.compile(
    r'(?P<host>\S+) - (?P<user>\S+) \[(?P<time>[^\]]+)\] '
    r'"(?P<method>[A-Z]+) (?P<path>\S+)" (?P<status>\d{3}) (?P<size>\d+|-)'
)
TIME_FORMAT = "%d/%b/%Y:%H:%M:%S"
SLOW_PATHS = ("/export", "/report")
IGNORED_SUFFIXES = (".css", ".js", ".png", ".ico")
DEFAULT_TOP = 3
