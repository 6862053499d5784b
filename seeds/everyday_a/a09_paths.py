### group_files_by_extension
from collections import defaultdict
from pathlib import PurePosixPath

KINDS = {
    "image": {".png", ".jpg", ".gif"},
    "text": {".txt", ".md", ".rst"},
    "code": {".py", ".c", ".js"},
}


def kind_of(path):
    suffix = path.suffix.lower()
    for kind, suffixes in KINDS.items():
        if suffix in suffixes:
            return kind
    return "other"


def group_files_by_extension(paths, root="/"):
    groups = defaultdict(list)
    base = PurePosixPath(root)
    for text in paths:
        path = PurePosixPath(text)
        if not path.is_relative_to(base):
            continue
        relative = path.relative_to(base)
        if any(part.startswith(".") for part in relative.parts):
            continue
        groups[kind_of(path)].append(str(relative))
    return {kind: sorted(names) for kind, names in sorted(groups.items())}

#> group_files_by_extension(["/home/a/x.PNG", "/home/a/notes.md", "/home/b/main.py", "/etc/passwd", "/home/a/.cache/y.png", "/home/readme"], "/home")
#> group_files_by_extension(["/a.txt", "/b.tar.gz", "/c.c"])
#> group_files_by_extension([], "/x")
#> group_files_by_extension(["/data/2024/one.jpg", "/data/2024/two.gif", "/data/.git/config", "/data/three.jpg", "/database/four.jpg"], root="/data")
#> group_files_by_extension(["relative.py", "/opt/tool.js"], "/opt")

### resolve_dots_in_path
def resolve_dots_in_path(path: str) -> str:
    """Resolve '.' and '..' without touching a disk."""
    absolute = path.startswith("/")
    stack = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part != "..":
            stack.append(part)
        elif stack and stack[-1] != "..":
            stack.pop()
        elif not absolute:
            stack.append("..")
    text = "/".join(stack)
    if absolute:
        return "/" + text
    return text or "."

#> resolve_dots_in_path("/usr//local/./bin/../lib/python/../../share/")
#> resolve_dots_in_path("../../a/b/../c/./d/../../e")
#> resolve_dots_in_path("/../../etc/passwd")
#> resolve_dots_in_path("a/..")
#> resolve_dots_in_path("")
#> resolve_dots_in_path("./x/../y/../../z/w/../v")

### path_escapes_root
from pathlib import PurePosixPath


class UnsafePath(ValueError):
    pass


def resolve(parts):
    stack = []
    for part in parts:
        if part == "..":
            if not stack:
                raise UnsafePath("/".join(parts))
            stack.pop()
        else:
            stack.append(part)
    return stack


def path_escapes_root(members):
    for member in members:
        path = PurePosixPath(member.replace("\\", "/"))
        if path.is_absolute() or (path.parts and path.parts[0].endswith(":")):
            return True
        try:
            resolve(path.parts)
        except UnsafePath:
            return True
    return False

#> path_escapes_root(["docs/index.html", "docs/img/../a.png", "./readme", "x/./y/z"])
#> path_escapes_root(["docs/index.html", "docs/../../evil.sh", "readme"])
#> path_escapes_root(["/etc/cron.d/job"])
#> path_escapes_root(["C:\\windows\\x.dll"])
#> path_escapes_root([])
#> path_escapes_root(["a/b/c/../../../d/e/f/../../../../g"])

### glob_pattern_to_matches
import re


def translate(pattern):
    """A glob with *, ?, ** and [..] as a regular expression."""
    out, index = "", 0
    while index < len(pattern):
        char = pattern[index]
        if pattern.startswith("**/", index):
            out += "(?:.*/)?"
            index += 3
            continue
        if char == "*":
            out += "[^/]*"
        elif char == "?":
            out += "[^/]"
        elif char == "[":
            end = pattern.index("]", index)
            out += "[" + pattern[index + 1:end].replace("!", "^", 1) + "]"
            index = end
        else:
            out += re.escape(char)
        index += 1
    return re.compile(out)


def glob_pattern_to_matches(pattern: str, paths: list[str]) -> list[str]:
    regex = translate(pattern)
    return [path for path in paths if regex.fullmatch(path)]

#> glob_pattern_to_matches("src/**/*.py", ["src/a.py", "src/x/y/b.py", "src/x/c.txt", "tests/d.py"])
#> glob_pattern_to_matches("log-?[0-9].txt", ["log-a1.txt", "log-12.txt", "log-1.txt", "log-ab.txt"])
#> glob_pattern_to_matches("*", ["a", "b/c", ".d"])
#> glob_pattern_to_matches("[!a]*", ["abc", "bcd", ""])
#> glob_pattern_to_matches("[ab", ["a"])

### disk_usage_by_folder
def disk_usage_by_folder(listing, depth=1):
    """Sum sizes by folder down to a depth; listing lines are 'size path'."""
    usage = {}
    for line in listing.strip().splitlines():
        size_text, path = line.split(maxsplit=1)
        size = int(size_text)
        folders = path.strip("/").split("/")[:-1]
        for level in range(min(depth, len(folders)) + 1):
            folder = "/" + "/".join(folders[:level])
            usage[folder] = usage.get(folder, 0) + size
    return usage

#> disk_usage_by_folder("120 /home/ida/a.txt\n80 /home/bo/b.txt\n10 /etc/hosts\n5 /vmlinuz")
#> disk_usage_by_folder("120 /home/ida/a.txt\n80 /home/ida/pics/b.png\n7 /home/bo/c", depth=2)
#> disk_usage_by_folder("3 /my docs/a b.txt", 5)
#> disk_usage_by_folder("")
#> disk_usage_by_folder("big /x/y")
#> disk_usage_by_folder("1 /a/b/c/d\n2 /a/b/c/e\n4 /a/b/f\n8 /a/g", 3)

### way_from_page_to_page
from pathlib import PurePosixPath


def common_length(first, second):
    count = 0
    for a, b in zip(first, second):
        if a != b:
            break
        count += 1
    return count


def way_from_page_to_page(source, target):
    start = PurePosixPath(source).parent.parts
    goal = PurePosixPath(target).parts
    if (start[:1] == ("/",)) != (goal[:1] == ("/",)):
        raise ValueError("one path is absolute, the other is not")
    shared = common_length(start, goal)
    steps = [".."] * (len(start) - shared)
    steps.extend(goal[shared:])
    return "/".join(steps)

#> way_from_page_to_page("/site/blog/2024/post.html", "/site/img/logo.png")
#> way_from_page_to_page("docs/a.md", "docs/b.md")
#> way_from_page_to_page("/a/b/c/d/e.txt", "/f")
#> way_from_page_to_page("/a/b", "c/d")
#> way_from_page_to_page("x/y/z/w.py", "x/y/tests/deep/er/w_test.py")

### backup_rotation_plan
from datetime import date


def week_of(day):
    return day.isocalendar()[:2]


def backup_rotation_plan(names: list[str], daily: int = 3, weekly: int = 2) -> list[str]:
    """Which backups go: keep the newest few and the newest of the last weeks."""
    dated = []
    for name in names:
        stem = name.rsplit(".", 1)[0]
        dated.append((date.fromisoformat(stem.split("_")[-1]), name))
    dated.sort(reverse=True)
    keep = {name for _, name in dated[:daily]}
    weeks = []
    for day, name in dated:
        week = week_of(day)
        if week in weeks:
            continue
        if len(weeks) == weekly:
            break
        weeks.append(week)
        keep.add(name)
    return sorted(name for name in names if name not in keep)

#> backup_rotation_plan(["db_2024-03-01.gz", "db_2024-03-02.gz", "db_2024-03-03.gz", "db_2024-03-04.gz", "db_2024-03-05.gz", "db_2024-02-20.gz", "db_2024-02-28.gz"])
#> backup_rotation_plan(["x_2024-01-01.tar", "x_2024-01-02.tar", "x_2024-01-09.tar", "x_2024-01-20.tar"], daily=1, weekly=3)
#> backup_rotation_plan([])
#> backup_rotation_plan(["today.zip"])
#> backup_rotation_plan(["a_2023-12-31.gz", "a_2024-01-01.gz", "a_2024-01-07.gz", "a_2024-01-08.gz"], 0, 1)

### duplicate_file_finder
import hashlib
from collections import defaultdict


def digest(content):
    return hashlib.sha1(content).hexdigest()


def duplicate_file_finder(files):
    """Bytes that could be saved by keeping one of each set of equal files."""
    by_size = defaultdict(list)
    for name, content in files.items():
        by_size[len(content)].append(name)
    wasted = 0
    for size, names in by_size.items():
        if size == 0 or len(names) < 2:
            continue
        # same size: only now look inside
        by_digest = defaultdict(list)
        for name in names:
            by_digest[digest(files[name])].append(name)
        for same in by_digest.values():
            wasted += size * (len(same) - 1)
    return wasted

#> duplicate_file_finder({"a.txt": b"hello", "b.txt": b"world", "c.txt": b"hello", "d": b"", "e": b""})
#> duplicate_file_finder({"x": b"\x00\x01", "y": b"\x00\x01", "z": b"\x00\x01", "w": b"\x01\x00"})
#> duplicate_file_finder({})
#> duplicate_file_finder({"one": b"1", "two": b"22", "three": b"333"})
#> duplicate_file_finder({"p": b"same bytes", "q": b"same bytes", "r": b"diff bytes", "s": b"diff bytes"})

### file_tree_rendering
def insert(tree, parts):
    node = tree
    for part in parts:
        node = node.setdefault(part, {})


def lines_of(tree, prefix=""):
    entries = sorted(tree)
    for index, name in enumerate(entries):
        last = index == len(entries) - 1
        yield prefix + ("`-- " if last else "|-- ") + name
        yield from lines_of(tree[name], prefix + ("    " if last else "|   "))


def file_tree_rendering(paths):
    tree = {}
    for path in paths:
        insert(tree, [part for part in path.split("/") if part])
    return [".", *lines_of(tree)]

#> file_tree_rendering(["src/app.py", "src/util/text.py", "README", "src/util/date.py"])
#> file_tree_rendering([])
#> file_tree_rendering(["a/b/c/d"])
#> file_tree_rendering(["/x//y", "x/z", "w"])
#> file_tree_rendering(["b", "a", "c/1", "c/2", "c/1/i"])

### safe_file_name
import re

FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
RESERVED = {"con", "prn", "aux", "nul", "com1", "lpt1"}


def safe_stem(stem):
    stem = FORBIDDEN.sub("_", stem).strip(" .")
    if not stem:
        stem = "unnamed"
    if stem.lower() in RESERVED:
        stem = "_" + stem
    return stem


def safe_file_name(title, taken=(), longest=30):
    """A name that every file system takes and that is not taken yet."""
    stem, dot, suffix = title.rpartition(".")
    if not stem:
        stem, suffix = title, ""
    stem = safe_stem(stem)
    extension = dot + suffix if suffix else ""
    number = 1
    while True:
        tail = extension if number == 1 else f" ({number}){extension}"
        name = stem[:longest - len(tail)] + tail
        if name.lower() not in {t.lower() for t in taken}:
            return name
        number += 1

#> safe_file_name("Report: Q1/Q2 <final>?.pdf")
#> safe_file_name("notes.txt", ["Notes.txt", "notes (2).txt", "notes (3).TXT"])
#> safe_file_name("CON.log")
#> safe_file_name("...")
#> safe_file_name("a very long title that must be cut somewhere.md", taken=["a very long title that must.md"])
#> safe_file_name("nodot", ["nodot"])

### ignore_rules_apply
from fnmatch import fnmatchcase


def parse_rules(text):
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        negated = line.startswith("!")
        yield negated, line.lstrip("!")


def matches(pattern, path):
    if pattern.endswith("/"):
        return pattern[:-1] in path.split("/")[:-1]
    if "/" in pattern:
        return fnmatchcase(path, pattern.lstrip("/"))
    return any(fnmatchcase(part, pattern) for part in path.split("/"))


def ignore_rules_apply(text, path):
    """Is a path ignored? The last matching rule decides, as in .gitignore."""
    ignored = False
    for negated, pattern in parse_rules(text):
        if matches(pattern, path):
            ignored = not negated
    return ignored

#> ignore_rules_apply("*.log\n!keep.log\nbuild/\n", "logs/debug.log")
#> ignore_rules_apply("*.log\n!keep.log\nbuild/\n", "logs/keep.log")
#> ignore_rules_apply("# temp\n*.tmp\n\nbuild/\n/docs/*.pdf", "a/build/x/y.o")
#> ignore_rules_apply("# temp\n*.tmp\n\nbuild/\n/docs/*.pdf", "docs/manual.pdf")
#> ignore_rules_apply("# temp\n*.tmp\n\nbuild/\n/docs/*.pdf", "src/build")
#> ignore_rules_apply("", "any")
#> ignore_rules_apply("node_modules/\n*.py[co]\n!a.pyc", "x/a.pyo")

### common_parent_folder
from pathlib import PurePosixPath


def common_parent_folder(paths):
    """The deepest folder that holds all the paths, None when there is none."""
    if not paths:
        return None
    first, *others = [PurePosixPath(path).parts for path in paths]
    shared = list(first[:-1])
    for parts in others:
        keep = []
        for mine, theirs in zip(shared, parts[:-1]):
            if mine != theirs:
                break
            keep.append(mine)
        shared = keep
    if not shared:
        return None
    return str(PurePosixPath(*shared))

#> common_parent_folder(["/home/ida/office/a.py", "/home/ida/office/lib/b.py", "/home/ida/music/c.ogg"])
#> common_parent_folder(["/home/ida/x"])
#> common_parent_folder(["src/a/b/c.py", "src/a/b/d.py", "src/a/b/e/f.py"])
#> common_parent_folder(["a/x", "b/y"])
#> common_parent_folder([])
#> common_parent_folder(["/etc/hosts", "/var/log/syslog"])

### permission_bits_text
LETTERS = "rwx"


def to_text(mode):
    text = ""
    for shift in (6, 3, 0):
        bits = mode >> shift & 7
        for index, letter in enumerate(LETTERS):
            text += letter if bits & (4 >> index) else "-"
    return text


def apply_change(mode, change):
    who, operator, what = change[0], change[1], change[2:]
    shifts = {"u": (6,), "g": (3,), "o": (0,), "a": (6, 3, 0)}[who]
    bits = sum(4 >> LETTERS.index(letter) for letter in what)
    for shift in shifts:
        if operator == "+":
            mode |= bits << shift
        elif operator == "-":
            mode &= ~(bits << shift)
        else:
            mode = mode & ~(7 << shift) | bits << shift
    return mode


def permission_bits_text(mode, changes=""):
    value = int(mode, 8)
    for change in filter(None, changes.split(",")):
        value = apply_change(value, change)
    return to_text(value)

#> permission_bits_text("644", "u+x,g+w")
#> permission_bits_text("755")
#> permission_bits_text("777", "o-rwx,g=r")
#> permission_bits_text("000", "a+r,u=rw")
#> permission_bits_text("888")
#> permission_bits_text("600", "z+x")

### rename_files_in_sequence
import re
from pathlib import PurePosixPath

DIGITS = re.compile(r"(\d+)")


def natural_key(name):
    return [int(part) if part.isdigit() else part.lower() for part in DIGITS.split(name)]


def rename_files_in_sequence(names, prefix, start=1):
    width = len(str(start + len(names) - 1))
    plan = {}
    for number, name in enumerate(sorted(names, key=natural_key), start):
        suffix = PurePosixPath(name).suffix.lower()
        plan[name] = f"{prefix}{number:0{width}d}{suffix}"
    return plan

#> rename_files_in_sequence(["img10.JPG", "img2.jpg", "IMG1.png"], "holiday-")
#> rename_files_in_sequence(["b", "a", "c"], "f", start=9)
#> rename_files_in_sequence([], "x")
#> rename_files_in_sequence(["v1.2.txt", "v1.10.txt", "v1.9.txt", "v2.txt"], "release_")
#> rename_files_in_sequence(["1a", "a1"], "y")

### copy_plan_newer_only
class Plan:
    def __init__(self):
        self.copy, self.delete, self.bytes = [], [], 0

    def add(self, name, size):
        self.copy.append(name)
        self.bytes += size


def needs_copy(source, target):
    if target is None:
        return True
    if source["size"] != target["size"]:
        return True
    return source["mtime"] > target["mtime"]


def copy_plan_newer_only(source: dict, target: dict, delete: bool = False, limit: int | None = None) -> dict:
    """What a synchronisation would do, in the order of names."""
    plan = Plan()
    for name in sorted(source):
        entry = source[name]
        if not needs_copy(entry, target.get(name)):
            continue
        if limit is not None and plan.bytes + entry["size"] > limit:
            break
        plan.add(name, entry["size"])
    if delete:
        plan.delete = sorted(name for name in target if name not in source)
    return {"copy": plan.copy, "delete": plan.delete, "bytes": plan.bytes}

#> copy_plan_newer_only({"a": {"size": 10, "mtime": 5}, "b": {"size": 20, "mtime": 9}, "c": {"size": 1, "mtime": 1}}, {"b": {"size": 20, "mtime": 8}, "c": {"size": 1, "mtime": 2}, "z": {"size": 9, "mtime": 1}}, delete=True)
#> copy_plan_newer_only({"a": {"size": 10, "mtime": 5}, "b": {"size": 20, "mtime": 9}}, {}, limit=25)
#> copy_plan_newer_only({}, {"old": {"size": 1, "mtime": 1}})
#> copy_plan_newer_only({"x": {"size": 3, "mtime": 1}}, {"x": {"size": 4, "mtime": 9}}, limit=3)
#> copy_plan_newer_only({"x": {"size": 3}}, {"x": {"size": 3, "mtime": 9}})

### search_path_lookup
from pathlib import PurePosixPath


def candidates(command, path, suffixes):
    if "/" in command:
        path, command = command.rsplit("/", 1)
    for folder in path.split(":"):
        for suffix in suffixes:
            yield str(PurePosixPath(folder or ".") / (command + suffix))


def search_path_lookup(command, path, existing, suffixes=("",)):
    for candidate in candidates(command, path, suffixes):
        mode = existing.get(candidate)
        if mode is None:
            continue
        if mode & 0o111:
            return candidate
    return None

#> search_path_lookup("python", "/usr/local/bin:/usr/bin:/bin", {"/usr/bin/python": 0o755, "/bin/python": 0o755})
#> search_path_lookup("tool", "/a:/b", {"/a/tool": 0o644, "/b/tool": 0o700})
#> search_path_lookup("./run.sh", "/a", {"run.sh": 0o755})
#> search_path_lookup("nothing", "/a:/b:/c", {"/d/nothing": 0o755})
#> search_path_lookup("app", "/x::/y", {"app.exe": 0o711, "/y/app": 0o755}, suffixes=("", ".exe"))

### module_name_of_file
import keyword
from pathlib import PurePosixPath


class NotAModule(ValueError):
    pass


def module_name_of_file(path: str, roots: tuple = ("src", "lib")) -> str:
    """'src/pkg/mod.py' is pkg.mod; an __init__ stands for its package."""
    pure = PurePosixPath(path)
    if pure.suffix not in (".py", ".pyi"):
        raise NotAModule(f"{path}: no Python file")
    parts = list(pure.with_suffix("").parts)
    for root in roots:
        if root in parts:
            parts = parts[parts.index(root) + 1:]
            break
    if parts and parts[-1] == "__init__":
        parts.pop()
    for part in parts:
        if not part.isidentifier() or keyword.iskeyword(part):
            raise NotAModule(f"{path}: {part!r} is no name")
    return ".".join(parts)

#> module_name_of_file("src/shop/orders/models.py")
#> module_name_of_file("/opt/app/lib/shop/__init__.py")
#> module_name_of_file("tool.pyi")
#> module_name_of_file("src/shop/read-me.py")
#> module_name_of_file("docs/index.md")
#> module_name_of_file("x/y/z.py", roots=("x",))
#> module_name_of_file("src/class/a.py")

### import_cycle_between_files
import re

IMPORT = re.compile(r"^(?:from (\w+) import|import (\w+))", re.MULTILINE)


def imports_of(source):
    return [a or b for a, b in IMPORT.findall(source)]


def import_cycle_between_files(files):
    """True when some modules import each other in a circle."""
    state = {}

    def visit(name):
        if state.get(name) == "open":
            return True
        if state.get(name) == "done" or name not in files:
            return False
        state[name] = "open"
        for other in imports_of(files[name]):
            if visit(other):
                return True
        state[name] = "done"
        return False

    return any(visit(name) for name in files)

#> import_cycle_between_files({"a": "import b\nimport os", "b": "from c import x", "c": "import a"})
#> import_cycle_between_files({"a": "import b\nimport c", "b": "from c import x", "c": "x = 1"})
#> import_cycle_between_files({})
#> import_cycle_between_files({"self": "import self"})
#> import_cycle_between_files({"m": "import n", "n": "import o", "o": "import p", "p": "y = 2\n# import m"})

### windows_path_to_wsl
import re

DRIVE = re.compile(r"^([A-Za-z]):[\\/]*(.*)$")
SHARE = re.compile(r"^\\\\([^\\]+)\\([^\\]+)\\?(.*)$")


def forward(text):
    return "/".join(part for part in re.split(r"[\\/]+", text) if part)


def windows_path_to_wsl(path: str, mounts: dict[str, str] | None = None) -> str:
    """Where a Windows path is found on the other side."""
    mounts = mounts or {}
    share = SHARE.match(path)
    if share:
        server, name, rest = share.groups()
        base = mounts.get(f"{server}/{name}".lower())
        if base is None:
            raise LookupError(f"share {name} on {server} is not mounted")
        return f"{base}/{forward(rest)}".rstrip("/")
    drive = DRIVE.match(path)
    if drive:
        letter, rest = drive.groups()
        return f"/mnt/{letter.lower()}/{forward(rest)}".rstrip("/")
    return forward(path)

#> windows_path_to_wsl("C:\\Users\\ida\\notes.txt")
#> windows_path_to_wsl("docs\\a/b\\\\c.md")
#> windows_path_to_wsl("\\\\files\\team\\plans\\q1.xlsx", {"files/team": "/srv/team"})
#> windows_path_to_wsl("\\\\files\\secret\\x")
#> windows_path_to_wsl("d:/")
#> windows_path_to_wsl("\\\\files\\team", {"files/team": "/srv/team"})

### checksum_manifest_verify
import zlib


class ManifestError(Exception):
    def __init__(self, number, line):
        super().__init__(f"line {number}: {line!r}")


def parse_manifest(text):
    for number, line in enumerate(text.splitlines(), 1):
        checksum, _, name = line.partition("  ")
        if len(checksum) != 8 or not name:
            raise ManifestError(number, line)
        yield name, int(checksum, 16)


def checksum_manifest_verify(text: str, files: dict) -> bool:
    """Are all listed files there and unchanged?"""
    for name, expected in parse_manifest(text):
        content = files.get(name)
        if content is None:
            return False
        if zlib.crc32(content) != expected:
            return False
    return True

#> checksum_manifest_verify("3610a686  hello.txt\ncbf43926  digits.txt", {"hello.txt": b"hello", "digits.txt": b"123456789"})
#> checksum_manifest_verify("3610a686  hello.txt\ncbf43926  digits.txt", {"hello.txt": b"hello", "digits.txt": b"123456780"})
#> checksum_manifest_verify("3610a686  hello.txt", {})
#> checksum_manifest_verify("", {})
#> checksum_manifest_verify("3610a686 hello.txt", {"hello.txt": b"hello"})

### mount_point_of_path
def covers(mount, path):
    if mount == "/":
        return True
    return path == mount or path.startswith(mount + "/")


def mount_point_of_path(table: str, paths: list[str]) -> dict:
    mounts = []
    for line in table.strip().splitlines():
        device, mount, *_ = line.split()
        mounts.append((mount, device))
    mounts.sort(key=lambda pair: len(pair[0]), reverse=True)
    found = {}
    for path in paths:
        for mount, device in mounts:
            if covers(mount, path):
                found[path] = device
                break
        else:
            found[path] = None
    return found

#> mount_point_of_path("sda1 / ext4\nsda2 /home ext4\nnfs1 /home/shared nfs", ["/home/ida/x", "/home/shared/y", "/homework", "/home"])
#> mount_point_of_path("usb0 /media/usb vfat", ["/media/usb/a.txt", "/etc/fstab"])
#> mount_point_of_path("", ["/"])
#> mount_point_of_path("root /", [])
#> mount_point_of_path("a /x\nb /x/y\nc /x/y/z", ["/x/y/z/w", "/x/y/q", "/x/yz"])

### make_targets_outdated
def parse_rules(text):
    rules = {}
    for line in text.splitlines():
        target, _, needs = line.partition(":")
        if target.strip():
            rules[target.strip()] = needs.split()
    return rules


def make_targets_outdated(makefile, times, goal):
    rules = parse_rules(makefile)
    rebuilt = []

    def newest(name):
        if name not in rules:
            if name not in times:
                raise FileNotFoundError(f"no rule to make {name}")
            return times[name]
        latest = max((newest(need) for need in rules[name]), default=0)
        own = times.get(name, -1)
        if own < latest or own == -1 or any(need in rebuilt for need in rules[name]):
            if name not in rebuilt:
                rebuilt.append(name)
            return 10**6
        return own

    newest(goal)
    return rebuilt

#> make_targets_outdated("app: main.o util.o\nmain.o: main.c util.h\nutil.o: util.c util.h", {"main.c": 5, "util.c": 9, "util.h": 1, "main.o": 6, "util.o": 8, "app": 10}, "app")
#> make_targets_outdated("app: main.o\nmain.o: main.c", {"main.c": 1, "main.o": 2, "app": 3}, "app")
#> make_targets_outdated("doc: a.md b.md", {"a.md": 1}, "doc")
#> make_targets_outdated("clean:\n\nall: x y\nx: s\ny: s", {"s": 4, "x": 5}, "all")
#> make_targets_outdated("all: x y\nx: lib\ny: lib\nlib: s", {"s": 4, "x": 5, "lib": 2}, "all")
#> make_targets_outdated("", {"f": 3}, "f")

### log_rotate_names
def rotated_name(name, number):
    return f"{name}.{number}"


def log_rotate_names(existing: list[str], name: str, keep: int) -> list:
    """The renames and removals of one rotation, in an order that loses nothing."""
    steps = []
    files = set(existing)
    numbers = []
    for file in files:
        base, dot, tail = file.rpartition(".")
        if base == name and tail.isdigit():
            numbers.append(int(tail))
    for number in sorted(numbers, reverse=True):
        old = rotated_name(name, number)
        if number >= keep:
            steps.append(("remove", old))
        else:
            steps.append((old, rotated_name(name, number + 1)))
    if name in files:
        steps.append((name, rotated_name(name, 1)))
    return steps

#> log_rotate_names(["app.log", "app.log.1", "app.log.2", "app.log.3", "other.log.1"], "app.log", keep=3)
#> log_rotate_names(["app.log.1", "app.log.9", "app.log.bak"], "app.log", 5)
#> log_rotate_names([], "x", 1)
#> log_rotate_names(["db"], "db", 2)
#> log_rotate_names(["e", "e.1", "e.2", "e.10"], "e", 10)

### virtual_filesystem_commands
class VirtualFS:
    def __init__(self):
        self.root = {}
        self.cwd = []

    def _folder(self, parts):
        node = self.root
        for part in parts:
            node = node[part]
            if not isinstance(node, dict):
                raise NotADirectoryError(part)
        return node

    def mkdir(self, name):
        self._folder(self.cwd)[name] = {}

    def write(self, name, size):
        self._folder(self.cwd)[name] = int(size)

    def cd(self, name):
        if name == "..":
            self.cwd = self.cwd[:-1]
            return
        target = [*self.cwd, name]
        self._folder(target)
        self.cwd = target

    def size(self, node=None):
        node = self.root if node is None else node
        if isinstance(node, int):
            return node
        return sum(self.size(child) for child in node.values())


def virtual_filesystem_commands(script):
    fs = VirtualFS()
    for command in script.split(";"):
        verb, *args = command.split()
        getattr(fs, verb)(*args)
    return fs.size()

#> virtual_filesystem_commands("mkdir a; cd a; write f 30; mkdir b; cd b; write g 12; cd ..; cd ..; write h 1")
#> virtual_filesystem_commands("write x 5; cd x")
#> virtual_filesystem_commands("write x 5; write x 7; write y 100")
#> virtual_filesystem_commands("mkdir p; cd p; cd q")
#> virtual_filesystem_commands("cd ..; mkdir z; cd z; mkdir z; cd z; write deep 9")
