"""What of the standard library is another in every run or in every place, by name.

Plain names: the rewritten code looks for them, `varying.py` knows whether they are what they are called.
"""

from collections.abc import Iterator, Mapping
from typing import Final

TELLS: Final[Mapping[str, str]] = {
    "time": "time time_ns monotonic monotonic_ns perf_counter perf_counter_ns process_time process_time_ns thread_time "
    "thread_time_ns localtime ctime mktime",
    "os": "getpid getppid getpgid getpgrp getsid times getloadavg cpu_count uname sched_getaffinity get_terminal_size "
    "ttyname isatty getgroups statvfs urandom getrandom getpriority",
    "uuid": "uuid1 uuid4 getnode",
    "secrets": "token_bytes token_hex token_urlsafe choice randbelow randbits",
    "socket": "gethostname getfqdn gethostbyname",
    "platform": "node platform uname release version",
    "locale": "getlocale getdefaultlocale getpreferredencoding getencoding localeconv",
    "shutil": "disk_usage get_terminal_size",
    "threading": "get_ident get_native_id",
    "gc": "get_count get_objects get_stats get_referrers",
    "sys": "gettrace getprofile _current_frames getallocatedblocks",
    "inspect": "getclosurevars",
    "resource": "getrusage getrlimit",
    "site": "getuserbase getusersitepackages",
    "timeit": "timeit repeat default_timer",
    "tracemalloc": "get_traced_memory",
    "email.utils": "make_msgid",
}
"""By module, functions that change nothing."""
TELLS_BARE: Final[Mapping[str, str]] = {"time": "gmtime asctime", "email.utils": "formatdate localtime"}
"""The same, where they are given nothing."""
DOES: Final[Mapping[str, str]] = {
    "subprocess": "run call check_call check_output Popen getoutput getstatusoutput",
    "os": "system popen spawnl spawnle spawnlp spawnlpe spawnv spawnve spawnvp spawnvpe posix_spawn posix_spawnp",
    "gc": "collect",
    "gzip": "compress",
    "concurrent.futures": "as_completed wait",
    "ctypes": "CDLL PyDLL",
    "dis": "dis disassemble get_instructions code_info show_code",
    "tempfile": "mkdtemp mkstemp mktemp NamedTemporaryFile TemporaryDirectory SpooledTemporaryFile",
}
"""What does something outside, too."""
LOTS: Final = frozenset(
    {"betavariate", "choice", "choices", "expovariate", "gammavariate", "gauss", "getrandbits", "getstate",
     "lognormvariate", "normalvariate", "paretovariate", "randbytes", "randint", "random", "randrange", "sample",
     "shuffle", "triangular", "uniform", "vonmisesvariate", "weibullvariate"}
)  # fmt: skip
"""Functions of `random`."""
NOW: Final = frozenset({"now", "utcnow", "today"})
"""Methods of dates that tell the time..."""
ZONED: Final = frozenset({"fromtimestamp", "timestamp", "astimezone"})
"""and those that may ask for the time zone."""
OF_ENVIRONMENT: Final = frozenset({"setdefault", "pop", "keys", "values", "items", "copy"})
OF_SETS: Final = frozenset({"pop", "join", "format"})
"""Methods to which the order of a set matters, of a set or of a text."""
OF_OBJECTS: Final = frozenset({"__hash__", "__repr__", "__str__", "__format__"})
"""What tells an object's hash, or makes a text of it."""
OF_STACK: Final = frozenset({"stack", "_getframe", "extract_stack", "format_stack", "print_stack"})
"""What tells who has called."""
AT_TERMINAL: Final = frozenset({"format_help", "format_usage", "print_help", "print_usage"})
"""Methods of parsers of arguments: their lines are as long as a terminal's."""
IN_ORDER: Final = frozenset(
    {"list", "tuple", "enumerate", "iter", "map", "filter", "zip", "str", "repr", "ascii", "format", "print"}
)
"""Builtins to which it matters, or which make a text of an object."""
WHOLE: Final = frozenset(
    {"time.tzname", "time.timezone", "time.altzone", "time.daylight",
     "os.environ", "os.environb", "sys.modules", "sys.stdin", "sys.__stdin__", "sys.meta_path", "sys.path_hooks",
     "sys.path_importer_cache", "sys.orig_argv", "sys.flags", "sys.executable"}
)  # fmt: skip
"""Values that are others in every place."""


OF_CODE: Final = frozenset(
    {"co_code", "co_names", "co_consts", "co_stacksize", "co_linetable", "co_lnotab", "co_exceptiontable", "f_lasti",
     "tb_lasti"}
)  # fmt: skip
"""Attributes of code, which was rewritten."""


OPENING: Final = frozenset({"FileIO", "Connection", "execute", "executescript", "tofile", "fromfile"})
"""What opens files in C, or names them to something that does."""
KEEPING: Final = frozenset(
    {
        "append",
        "appendleft",
        "add",
        "insert",
        "get",
        "setdefault",
        "put",
        "put_nowait",
        "count",
        "index",
        "remove",
        "pop",
    }
)
"""Methods that take one thing as it is."""


def functions(of: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Module and name of each."""
    for module, names in of.items():
        yield from ((module, name) for name in names.split())


NAMES: Final = frozenset(
    {name for table in (TELLS, TELLS_BARE, DOES) for _, name in functions(table)}
    | OF_CODE | LOTS | NOW | ZONED | OF_ENVIRONMENT | OF_SETS | OF_OBJECTS | AT_TERMINAL
    | OPENING | OF_STACK | {"f_back"}
    | {"seed", "setstate", "Random", "SystemRandom", "expandvars", "isatty", "open", "strftime", "writestr"}
)  # fmt: skip
"""What they are called. Others may be called so, too."""
CHANGING_NOTHING: Final = frozenset(
    {f"{module}.{name}" for table in (TELLS, TELLS_BARE) for module, name in functions(table)}
    | {f"random.{name}" for name in LOTS - {"shuffle"}}
    | {"datetime.datetime.now", "datetime.date.today", "random.Random", "random.SystemRandom"}
)  # fmt: skip
"""In full."""
