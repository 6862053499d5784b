### split_version_release
from __future__ import annotations

_PRE_TAGS = ("alpha", "beta", "rc")


def split_version_release(version: str) -> tuple[tuple[int, ...], str | None]:
    """Split '1.4.0-rc2' into its numeric release and its pre-release tag."""
    release, dash, tag = version.strip().lstrip("vV").partition("-")
    if not release:
        raise ValueError(f"empty version: {version!r}")
    numbers = tuple(int(part) for part in release.split("."))
    if dash and not tag.startswith(_PRE_TAGS):
        raise ValueError(f"unknown pre-release tag: {tag}")
    return numbers, tag or None

#> split_version_release("1.4.0-rc2")
#> split_version_release("v10.0")
#> split_version_release(" 3.11.9-beta.1 ")
#> split_version_release("2.0-nightly")
#> split_version_release("v")
#> split_version_release("7-")
#> split_version_release("2024.02.29")

### satisfies_caret
def _triple(text):
    parts = [int(p) for p in text.split(".")]
    while len(parts) < 3:
        parts.append(0)
    return tuple(parts[:3])


def satisfies_caret(version: str, base: str) -> bool:
    """True when *version* lies in the caret range ``^base``."""
    low = _triple(base)
    # the upper bound bumps the left-most non-zero component
    if low[0]:
        high = (low[0] + 1, 0, 0)
    elif low[1]:
        high = (0, low[1] + 1, 0)
    else:
        high = (0, 0, low[2] + 1)
    return low <= _triple(version) < high

#> satisfies_caret("1.8.3", "1.2")
#> satisfies_caret("2.0.0", "1.9.9")
#> satisfies_caret("0.3.7", "0.3.1")
#> satisfies_caret("0.4", "0.3.1")
#> satisfies_caret("0.0.5", "0.0.5")
#> satisfies_caret("1.2.3.4", "1.2.4")

### bump_release_part
PARTS = ["major", "minor", "patch"]


def bump_release_part(version: str, part: str = "patch", *, by: int = 1) -> str:
    """Increase one part of a dotted version and reset the parts after it."""
    if part not in PARTS:
        raise ValueError(f"part must be one of {', '.join(PARTS)}; got {part!r}")
    fields = list(map(int, version.split(".")))
    index = PARTS.index(part)
    fields[index] += by
    fields[index + 1:] = [0] * (len(fields) - index - 1)
    return ".".join(str(f) for f in fields)

#> bump_release_part("0.9.12")
#> bump_release_part("0.9.12", "minor")
#> bump_release_part("3.1.4.1", "major", by=2)
#> bump_release_part("1.0", "patch")
#> bump_release_part("5.5.5", "build")
#> bump_release_part("8.0", part="minor", by=-1)

### prerelease_sort_key
_ORDER = {"dev": 0, "a": 1, "b": 2, "rc": 3, "": 4, "post": 5}


def prerelease_sort_key(tag: str) -> tuple[int, int]:
    """Sort key of one suffix such as 'rc1', 'post3' or '' (a final release)."""
    word = tag.rstrip("0123456789")
    serial = tag[len(word):]
    try:
        rank = _ORDER[word]
    except KeyError:
        rank = -1
    return rank, int(serial or 0)

#> prerelease_sort_key("rc1")
#> prerelease_sort_key("")
#> prerelease_sort_key("post30")
#> prerelease_sort_key("gamma2")
#> prerelease_sort_key("b")
#> prerelease_sort_key("12")

### newest_per_series
def newest_per_series(tags: list[str], depth: int = 2) -> dict[str, str]:
    """Newest tag of every series, a series being the first *depth* numbers."""
    best: dict[str, tuple[tuple[int, ...], str]] = {}
    for tag in tags:
        numbers = tuple(int(n) for n in tag.removeprefix("v").split("."))
        series = ".".join(map(str, numbers[:depth]))
        if series not in best or numbers > best[series][0]:
            best[series] = (numbers, tag)
    return {series: tag for series, (_, tag) in sorted(best.items())}

#> newest_per_series(["v1.2.3", "v1.2.10", "v1.3.0"])
#> newest_per_series([])
#> newest_per_series(["4.0", "4.1.7", "5.0", "4.9"], depth=1)
#> newest_per_series(["v2", "2.0", "2"], 1)
#> newest_per_series(["0.1.9", "v0.1.11", "0.2.0", "0.1.10"])

### check_requirement_line
import operator

_OPS = [("==", operator.eq), (">=", operator.ge), ("<=", operator.le), ("!=", operator.ne),
        (">", operator.gt), ("<", operator.lt)]


def _key(version):
    return [int(x) for x in version.split(".")]


def check_requirement_line(line: str, installed: dict[str, str]) -> str:
    """Report 'ok', 'missing' or 'conflict' for a requirement such as ``attrs>=22.1``."""
    line = line.split("#", 1)[0].strip()
    if not line:
        return "blank"
    for symbol, compare in _OPS:
        name, found, wanted = line.partition(symbol)
        if found:
            break
    name = name.strip().lower()
    if name not in installed:
        return "missing"
    if found and not compare(_key(installed[name]), _key(wanted)):
        return f"conflict: {installed[name]} is not {found}{wanted.strip()}"
    return "ok"

#> check_requirement_line("attrs>=22.1", {"attrs": "23.2.0"})
#> check_requirement_line("Rich != 13.0  # broken colours", {"rich": "13.0"})
#> check_requirement_line("   # only a comment", {})
#> check_requirement_line("tomli<2", {"attrs": "1"})
#> check_requirement_line("click", {"click": "8.1.7"})
#> check_requirement_line("click==8.1", {"click": "8.1.7", "rich": "13"})

### calver_next
def calver_next(previous: str | None, year: int, month: int) -> str:
    """Next calendar version ``YYYY.MM.N`` given the previous one and today's month."""
    stem = f"{year}.{month:02d}"
    if previous is None:
        return stem + ".0"
    head, _, serial = previous.rpartition(".")
    if head > stem:
        raise ValueError(f"{previous} lies in the future of {stem}")
    return f"{stem}.{int(serial) + 1 if head == stem else 0}"

#> calver_next(None, 2023, 7)
#> calver_next("2023.07.4", 2023, 7)
#> calver_next("2023.07.4", 2024, 1)
#> calver_next("2025.01.0", 2024, 12)
#> calver_next("2022.11.9", 2022, 11)

### compat_matrix_lookup
_MATRIX = {
    "3.8": {"max": "4.2", "min": "2.2"},
    "3.10": {"max": "5.1", "min": "3.2"},
    "3.12": {"max": "5.1", "min": "4.2"},
}


def compat_matrix_lookup(runtime: str, framework: str) -> str:
    """Whether *framework* runs on *runtime*; says what to change otherwise."""
    row = _MATRIX.get(runtime)
    if row is None:
        nearest = min(_MATRIX, key=lambda r: abs(int(r[2:]) - int(runtime[2:])))
        return f"runtime {runtime} untested, nearest is {nearest}"
    number = float(framework)
    if number < float(row["min"]):
        return f"upgrade to {row['min']}"
    if number > float(row["max"]):
        return f"downgrade to {row['max']}"
    return "supported"

#> compat_matrix_lookup("3.8", "3.2")
#> compat_matrix_lookup("3.12", "4.1")
#> compat_matrix_lookup("3.8", "5.0")
#> compat_matrix_lookup("3.9", "4.0")
#> compat_matrix_lookup("3.14", "5.1")
#> compat_matrix_lookup("3.10", "5.1")

### format_version_spec
def format_version_spec(low=None, high=None, exclude=(), *, inclusive=False) -> str:
    """Text of a version range; ``*`` when nothing is restricted."""
    clauses = []
    if low is not None:
        clauses.append(f">={low}")
    if high is not None:
        clauses.append(("<=" if inclusive else "<") + str(high))
    clauses.extend(f"!={bad}" for bad in sorted(exclude))
    return ",".join(clauses) or "*"

#> format_version_spec()
#> format_version_spec("1.0", "2.0")
#> format_version_spec(high=3, inclusive=True)
#> format_version_spec("0.9", exclude=["1.5", "1.2.1"])
#> format_version_spec(None, "8.1", {"8.0.2"}, inclusive=True)
#> format_version_spec(exclude=("2.0",))

### describe_git_distance
import re

_DESCRIBE = re.compile(r"^(?P<tag>.+)-(?P<distance>\d+)-g(?P<node>[0-9a-f]{4,})(?P<dirty>-dirty)?$")


def describe_git_distance(text: str) -> str:
    """Turn ``git describe`` output into a local version identifier."""
    match = _DESCRIBE.match(text)
    if not match:
        raise ValueError(f"cannot parse {text!r}")
    distance = int(match["distance"])
    version = match["tag"].lstrip("v")
    local = [f"g{match['node'][:7]}"]
    if match["dirty"]:
        local.append("dirty")
    elif distance == 0:
        return version
    return f"{version}.post{distance}+{'.'.join(local)}"

#> describe_git_distance("v1.4.2-0-gdeadbeef")
#> describe_git_distance("v1.4.2-13-g09ab12cd34")
#> describe_git_distance("release-7-2-gabcd-dirty")
#> describe_git_distance("1.0")
#> describe_git_distance("v0.1-0-gfeed-dirty")

### changelog_between
def changelog_between(entries: list[tuple[str, str]], after: str, upto: str | None = None) -> list[str]:
    """Notes of the releases newer than *after*; *entries* is newest first."""
    notes: list[str] = []
    taking = upto is None
    for version, note in entries:
        if version == after:
            return notes
        if version == upto:
            taking = True
        if taking:
            notes.insert(0, f"{version}: {note}")
    raise KeyError(after)

#> changelog_between([("1.3", "fix leak"), ("1.2", "add flag"), ("1.1", "start")], "1.1")
#> changelog_between([("1.3", "fix leak"), ("1.2", "add flag"), ("1.1", "start")], "1.1", "1.2")
#> changelog_between([("2.0", "drop py2")], "2.0")
#> changelog_between([("2.0", "drop py2")], "1.0")
#> changelog_between([("c", "three"), ("b", "two"), ("a", "one")], "a", upto="c")

### wheel_tag_parts
_FIELDS = ("name", "version", "build", "python", "abi", "platform")


def wheel_tag_parts(filename: str) -> dict[str, str]:
    """Split a wheel's file name into its fields (the build tag is optional)."""
    if not filename.endswith(".whl"):
        raise ValueError("not a wheel: " + filename)
    parts = filename[:-4].split("-")
    if len(parts) == 5:
        parts.insert(2, "")
    if len(parts) != len(_FIELDS):
        raise ValueError(f"wrong number of parts: {len(parts)}")
    return {field: part for field, part in zip(_FIELDS, parts) if part}

#> wheel_tag_parts("attrs-23.1.0-py3-none-any.whl")
#> wheel_tag_parts("lxml-5.1-1-cp312-cp312-linux_x86_64.whl")
#> wheel_tag_parts("attrs-23.1.0.tar.gz")
#> wheel_tag_parts("one-two.whl")
#> wheel_tag_parts("my_pkg-0.0.1-cp39-abi3-win_amd64.whl")

### version_tuple_cmp
from itertools import zip_longest


def version_tuple_cmp(a: str, b: str) -> int:
    """-1, 0 or 1; missing parts count as zero, words sort before numbers."""
    for left, right in zip_longest(a.split("."), b.split("."), fillvalue="0"):
        if left == right:
            continue
        if left.isdigit() and right.isdigit():
            if int(left) != int(right):
                return 1 if int(left) > int(right) else -1
        elif left.isdigit() != right.isdigit():
            return 1 if left.isdigit() else -1
        else:
            return 1 if left > right else -1
    return 0

#> version_tuple_cmp("1.0", "1.0.0")
#> version_tuple_cmp("1.10", "1.9.9")
#> version_tuple_cmp("2.x", "2.0")
#> version_tuple_cmp("3.beta", "3.alpha")
#> version_tuple_cmp("01.2", "1.2")
#> version_tuple_cmp("4.dev", "4.rc.1")
#> version_tuple_cmp("0.8", "0.11")

### parse_range_hyphen
def parse_range_hyphen(spec: str) -> tuple[list[int], list[int] | None]:
    """Bounds of '1.2 - 2.3.4'; a partial upper bound is rounded up to the next one."""
    low_text, sep, high_text = spec.partition(" - ")
    low = [int(p) for p in low_text.split(".")]
    low += [0] * (3 - len(low))
    if not sep:
        return low, None
    high = [int(p) for p in high_text.split(".")]
    if len(high) < 3:
        high[-1] += 1
        high += [0] * (3 - len(high))
    if high < low:
        raise ValueError(f"empty range: {spec}")
    return low, high

#> parse_range_hyphen("1.2 - 2.3.4")
#> parse_range_hyphen("1.2.9 - 2.3")
#> parse_range_hyphen("0.4")
#> parse_range_hyphen("6.1 - 4")
#> parse_range_hyphen("3.1.4 - 3")

### deprecation_notice
from typing import Optional


def _minor(version: str) -> int:
    return int(version.split(".")[1])


def deprecation_notice(name: str, since: str, current: str, *, grace: int = 2,
                       instead: Optional[str] = None) -> str:
    """Message for a deprecated *name*, or an error once its grace period is over."""
    age = _minor(current) - _minor(since)
    if age < 0:
        return ""
    text = f"{name} is deprecated since {since}"
    if instead:
        text += f"; use {instead}"
    if age >= grace:
        raise RuntimeError(text.replace("is deprecated", "was removed: deprecated"))
    if age == grace - 1:
        text += " (last warning)"
    return text

#> deprecation_notice("load", "1.4", "1.3")
#> deprecation_notice("load", "1.4", "1.4", instead="read")
#> deprecation_notice("dump_all", "1.4", "1.5")
#> deprecation_notice("dump_all", "1.4", "1.9", grace=3)
#> deprecation_notice("old_open", "2.0", "2.4", grace=5, instead="open_file")

### python_requires_label
def python_requires_label(classifiers: list[str]) -> str:
    """Shortest label such as '3.8 - 3.12' from a package's trove classifiers."""
    prefix = "Programming Language :: Python :: "
    minors = set()
    for line in classifiers:
        if not line.startswith(prefix):
            continue
        major, dot, minor = line[len(prefix):].partition(".")
        if dot and major == "3":
            minors.add(int(minor))
    if not minors:
        return "unknown"
    low, high = min(minors), max(minors)
    holes = [f"3.{m}" for m in range(low, high) if m not in minors]
    label = f"3.{low}" if low == high else f"3.{low} - 3.{high}"
    return label + (f" (not {', '.join(holes)})" if holes else "")

#> python_requires_label(["Programming Language :: Python :: 3.8", "Programming Language :: Python :: 3.9"])
#> python_requires_label(["License :: MIT", "Programming Language :: Python :: 3"])
#> python_requires_label([])
#> python_requires_label(["Programming Language :: Python :: 3.12", "Programming Language :: Python :: 2.7"])
#> python_requires_label(["Programming Language :: Python :: 3." + m for m in ("7", "10", "9")])

### resolve_pinned_order
def resolve_pinned_order(wanted: dict[str, list[str]], pins: dict[str, str]) -> list[str]:
    """Install lines, dependencies first; a package without a pin gets a bare line."""
    lines: list[str] = []
    done: set[str] = set()

    def visit(name: str, trail: tuple[str, ...]) -> None:
        if name in trail:
            raise ValueError("cycle: " + " -> ".join(trail + (name,)))
        if name in done:
            return
        for dep in wanted.get(name, []):
            visit(dep, trail + (name,))
        done.add(name)
        pin = pins.get(name)
        lines.append(name if pin is None else f"{name}=={pin}")

    for root in wanted:
        visit(root, ())
    return lines

#> resolve_pinned_order({"app": ["web", "log"], "web": ["log"]}, {"web": "2.1", "log": "0.3"})
#> resolve_pinned_order({}, {"x": "1"})
#> resolve_pinned_order({"a": ["b"], "b": ["a"]}, {})
#> resolve_pinned_order({"tool": []}, {})
#> resolve_pinned_order({"z": ["y"], "y": ["x"], "q": ["x"]}, {"x": "9"})

### api_level_name
_LEVELS = [(1, "Cupcake"), (4, "Donut"), (9, "Gingerbread"), (14, "Icicle"), (21, "Lolly")]


def api_level_name(level: int | str, default: str = "unreleased") -> str:
    """Code name of the newest release whose level does not exceed *level*."""
    if isinstance(level, str):
        level = int(level.removeprefix("API-"))
    if level < 1:
        raise ValueError("levels start at 1")
    name = default
    for start, candidate in _LEVELS:
        if start > level:
            break
        name = candidate
    return name if level < 30 else default

#> api_level_name(1)
#> api_level_name("API-13")
#> api_level_name(21)
#> api_level_name(44, "?")
#> api_level_name(0)
#> api_level_name("8")

### feature_gate_open
from dataclasses import dataclass, field


@dataclass
class Gate:
    since: tuple
    until: tuple = (99,)
    platforms: set = field(default_factory=set)


_GATES = {
    "async_io": Gate((2, 1)),
    "legacy_ssl": Gate((1, 0), until=(2, 0)),
    "epoll": Gate((1, 5), platforms={"linux"}),
}


def feature_gate_open(feature: str, version: str, platform: str = "linux") -> bool:
    """Whether *feature* is available in *version* on *platform*."""
    gate = _GATES[feature]
    current = tuple(map(int, version.split(".")))
    if gate.platforms and platform not in gate.platforms:
        return False
    return gate.since <= current < gate.until

#> feature_gate_open("async_io", "2.0")
#> feature_gate_open("async_io", "2.1.5", "darwin")
#> feature_gate_open("epoll", "3.0", "win32")
#> feature_gate_open("epoll", "1.5")
#> feature_gate_open("legacy_ssl", "2.0")
#> feature_gate_open("kqueue", "2.0")

### tag_from_branch
def tag_from_branch(branch: str, commit: str, *, main: str = "main", max_length: int = 20) -> str:
    """Image tag for a build: 'latest' on the main branch, else a cleaned branch name plus commit."""
    if branch == main:
        return "latest"
    kind, slash, rest = branch.partition("/")
    if kind == "release" and slash:
        return rest
    cleaned = "".join(c if c.isalnum() or c in "._-" else "-" for c in branch.lower())
    room = max_length - 8
    if len(cleaned) > room:
        cleaned = cleaned[:room].rstrip("-.")
    return f"{cleaned}-{commit[:7]}"

#> tag_from_branch("main", "0123456789abcdef")
#> tag_from_branch("release/4.2", "ffff")
#> tag_from_branch("Feature/Add_Login Page!", "a1b2c3d4e5")
#> tag_from_branch("fix#7", "bead", main="trunk")
#> tag_from_branch("docs/überarbeitung-1", "9f8e7d6c", max_length=30)

### strip_local_version
def strip_local_version(version: str, strict: bool = False) -> str:
    """Drop the epoch and the local part: '1!2.0+ubuntu.1' -> '2.0'."""
    public, plus, local = version.partition("+")
    if strict and plus and not all(p.isalnum() for p in local.split(".")):
        raise ValueError(f"bad local version label: {local!r}")
    epoch, bang, release = public.rpartition("!")
    if bang and not epoch.isdecimal():
        raise ValueError(f"bad epoch: {epoch!r}")
    return release

#> strip_local_version("1!2.0+ubuntu.1")
#> strip_local_version("2.0")
#> strip_local_version("3.1+cu118..1")
#> strip_local_version("3.1+cu118..1", strict=True)
#> strip_local_version("x!1.0")
#> strip_local_version("0!7.7.7+abc", True)

### eol_status
def _months(stamp: str) -> int:
    year, month = stamp.split("-")
    return int(year) * 12 + int(month) - 1


def eol_status(released: str, today: str, *, active: int = 18, security: int = 60) -> dict:
    """Support phase of a release from 'YYYY-MM' stamps and phase lengths in months."""
    age = _months(today) - _months(released)
    if age < 0:
        return {"phase": "planned", "in": -age}
    for phase, length in (("active", active), ("security", security)):
        if age < length:
            return {"phase": phase, "left": length - age}
    return {"phase": "end of life", "since": age - security}

#> eol_status("2021-10", "2022-12")
#> eol_status("2021-10", "2024-03")
#> eol_status("2019-01", "2024-06")
#> eol_status("2025-05", "2025-02")
#> eol_status("2023-06", "2023-06", active=0, security=1)
#> eol_status("2020-02", "2020-12", active=6)
