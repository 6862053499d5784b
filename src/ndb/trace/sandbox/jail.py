"""The child's side of the sandbox: shuts itself in as well as this machine allows, then runs a program.

Started by run.py as a script of its own (`python -I -S jail.py OPTIONS`), before anything untrusted runs. Uses only
the standard library and knows nothing of ndb. It tells its parent, a line of JSON each on the descriptor given in
OPTIONS, what could not be isolated, and how the program ended.

On Linux, from strongest to weakest, each step only where the one before is not to be had:
- files: a root of its own, in which the interpreter's folders are read-only and the rest is a bounded memory disk;
  else a throw-away folder, and what the user may not write stays safe only if there is another user to become;
- network: a network namespace; else a system call filter without sockets; else an audit hook in Python programs;
- other processes: a process namespace, whose end is the end of all in it; else this process adopts and kills orphans;
- user: as root a user that nobody else is; else whoever started it. Never new privileges;
- system calls: a filter without keys, memory that no limit counts, other kinds of sockets, and namespaces of its own;
  a session keyring of its own.

Where files, network or other processes are not isolated it refuses to run the program, unless OPTIONS insist.
"""

import contextlib
import ctypes
import errno
import json
import os
import platform
import random
import resource
import shutil
import signal
import struct
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

LINUX = sys.platform == "linux"
NAMESPACES = 1 << 17 | 1 << 26 | 1 << 27 | 1 << 29 | 1 << 30  # mounts, host name, shared memory, processes, network
NEW_USER = 1 << 28
READ_ONLY, NO_SETUID, NO_DEVICES, REMOUNT, BIND, MOVE, RECURSIVE, PRIVATE = 1, 2, 4, 32, 4096, 8192, 16384, 1 << 18
ESSENTIAL = ("files", "network", "processes")
"""What has to be isolated for a program to be run without insisting."""
DEATH_SIGNAL, SECCOMP, DROP_CAPABILITY, ADOPT_ORPHANS, NO_NEW_PRIVILEGES = 1, 22, 24, 36, 38
SYSTEM_FOLDERS = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/opt", "/nix/store")
DEVICES = ("null", "zero", "full", "random", "urandom")
BOX = "/box"
"""The program's working directory in a root of its own."""


def main(options: dict[str, Any]) -> None:
    """Runs in three processes: this one, the warden (which is the first of a process namespace), and the program."""
    jail = Jail(options)
    system("prctl", DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    if not jail.enter_namespaces():
        jail.guard()
    elif (warden := os.fork()) == 0:
        system("prctl", DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
        jail.guard()
    else:
        os.waitpid(warden, 0)


class Jail:
    """What is to be isolated and what could not be."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.without: list[str] = options["without"]
        self.folder: str = options["folder"]
        self.environment: dict[str, str] = options["environment"]
        self.not_isolated: list[str] = []
        self.in_namespaces = False
        self.alone = False
        """In a namespace that has no other user than this one."""
        self.user: int | None = None
        self.uncounted = False
        os.set_inheritable(options["report"], False)

    def tell(self, **news: object) -> None:
        os.write(self.options["report"], json.dumps(news).encode() + b"\n")

    def enter_namespaces(self) -> bool:
        if not LINUX or "namespaces" in self.without:
            return False
        user, group = os.getuid(), os.getgid()
        if user == 0 and "user" not in self.without and system("unshare", NAMESPACES):
            self.in_namespaces = True
        elif system("unshare", NAMESPACES | NEW_USER):
            self.in_namespaces = self.alone = True
            with contextlib.suppress(OSError):  # a security module may forbid what the kernel allows
                Path("/proc/self/setgroups").write_text("deny")
                Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
                Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
        return self.in_namespaces

    def guard(self) -> NoReturn:
        """Be the warden: prepare the place, start the program, wait for it, leave nothing of it behind."""
        try:
            self.prepare()
            if self.is_refused():
                os._exit(0)
            program = os.fork()
            if program == 0:
                self.become_program()
            for stream in (0, 1, 2):
                os.close(stream)
            self.wait_for(program)
            if not self.in_namespaces:
                kill_all_children()
        except BaseException as error:
            self.tell(failed=f"{type(error).__name__}: {error}")
        os._exit(0)

    def prepare(self) -> None:
        if LINUX:
            system("prctl", ADOPT_ORPHANS, 1, 0, 0, 0)
        self.choose_user()
        try:
            if not self.in_namespaces:
                raise OSError("no mounts of its own")
            self.build_root()
        except OSError:
            self.use_folder()
        if not self.can_filter_calls():
            if not self.in_namespaces:
                self.block_sockets_in_python()
            self.not_isolated.append("calls: this machine filters no system calls; some memory is not counted")
        if not LINUX:
            self.not_isolated.append("memory: this system does not enforce a limit on it")
        self.tell(not_isolated=self.not_isolated)

    def is_refused(self) -> bool:
        missing = [told for told in self.not_isolated if told.startswith(ESSENTIAL)]
        if not missing or self.options["unsafe"]:
            return False
        self.tell(refused=missing)
        return True

    def choose_user(self) -> None:
        reachable = self.in_namespaces or self.others_reach_the_program()
        if os.getuid() == 0 and not self.alone and reachable and "user" not in self.without:
            self.user = free_user()
        elif os.getuid() == 0:
            self.not_isolated.append("user: the program runs as root, without root's special rights")
            self.uncounted = LINUX  # the kernel lets root start as many processes as it likes
        if not self.in_namespaces and not self.user:
            self.not_isolated.append("processes: the program can send signals to others of this user")

    def others_reach_the_program(self) -> bool:
        """May a user whom nobody knows come to the interpreter and what it needs?"""
        places = [Path(place) for place in (self.options["command"][0], *self.options["readable"])]
        known = [place for place in places if place.exists()]
        folders = {folder for place in known for folder in (*place.parents, *place.resolve().parents)}
        return all(folder.stat().st_mode & 1 for folder in folders)

    def use_folder(self) -> None:
        self.not_isolated.append("files: the program sees all files and writes where its user may")
        if self.user:
            files = Path(self.folder, "files")
            for path in [Path(self.folder), files, *files.rglob("*")]:
                os.chown(path, self.user, self.user)
        os.chdir(self.folder + "/files")

    def build_root(self) -> None:
        """A root folder in memory: the interpreter (read-only), a few devices, and the program's own folder."""
        root = Path(self.folder, "root")
        size = 4 * self.options["file_bytes"]
        mount("none", "/", RECURSIVE | PRIVATE)
        mount("tmpfs", root, NO_SETUID | NO_DEVICES, "tmpfs", f"size={size},nr_inodes=20000,mode=755")
        readable = [*SYSTEM_FOLDERS, *self.options["readable"]]
        for path in outermost(readable):
            show_read_only(path, root)
        self.furnish(root)
        self.show_box(root, readable)
        self.close_root(root)
        os.chdir(root)
        mount(root, "/", MOVE)
        os.chroot(".")
        os.chdir(self.options["place"] or BOX)
        self.environment |= {"HOME": BOX, "TMPDIR": "/tmp" if os.access("/tmp", os.W_OK) else BOX}

    def show_box(self, root: Path, readable: list[str]) -> None:
        """The program's folder also where it is outside, over what can be read there; what is in it can be read on."""
        if not self.options["place"]:
            return
        place = Path(self.options["place"])
        shown = inside(root, place)
        shown.mkdir(exist_ok=True)
        mount(root / BOX.lstrip("/"), shown, BIND)
        for path in outermost([each for each in readable if place in Path(each).parents]):
            show_read_only(path, root)

    def close_root(self, root: Path) -> None:
        """Nothing can be written but in the program's own folders, which are known and can be emptied."""
        for name in (BOX.lstrip("/"), "tmp", "dev/shm"):
            if not os.path.ismount(root / name):  # the interpreter may be in there
                mount(root / name, root / name, BIND | RECURSIVE)  # with readable folders in there
        mount("none", root, BIND | REMOUNT | READ_ONLY | NO_SETUID | NO_DEVICES)

    def furnish(self, root: Path) -> None:
        for device in DEVICES:
            show(Path("/dev", device), root)
        (root / "dev/fd").symlink_to("/proc/self/fd")
        for name in ("tmp", "dev/shm"):
            (root / name).mkdir(exist_ok=True)  # the interpreter may be in there
            if not os.path.ismount(root / name):  # a program that lies in /tmp itself may read it, not write there
                (root / name).chmod(0o1777)
        (root / "proc").mkdir(exist_ok=True)
        with contextlib.suppress(OSError):  # a container may forbid it; Python does without
            mount("proc", root / "proc", NO_SETUID | NO_DEVICES, "proc")
        box = root / BOX.lstrip("/")
        shutil.copytree(Path(self.folder, "files"), box)
        for path in [box, *box.rglob("*")]:
            os.chown(path, self.user or os.getuid(), self.user or os.getgid())

    def can_filter_calls(self) -> bool:
        """A kernel that can do it finds fault with the missing filter, not with the request."""
        if not LINUX or "filter" in self.without or platform.machine() not in CALLS:
            return False
        system("prctl", SECCOMP, 2, None, 0, 0)
        return ctypes.get_errno() == errno.EFAULT

    def block_sockets_in_python(self) -> None:
        self.not_isolated.append("network: blocked in Python's own sockets only")
        hook = Path(self.folder, ".audit")
        hook.mkdir()
        shutil.copyfile(Path(__file__).with_name("no_sockets.py"), hook / "sitecustomize.py")
        hook.chmod(0o755)
        self.environment["PYTHONPATH"] = str(hook)

    def become_program(self) -> NoReturn:
        try:
            for number in (signal.SIGPIPE, signal.SIGXFSZ):
                signal.signal(number, signal.SIG_DFL)
            self.drop_rights()
            self.set_limits()
            command: list[str] = self.options["command"]
            os.execvpe(command[0], command, self.environment)
        except BaseException as error:
            self.tell(failed=f"{type(error).__name__}: {error}")
        os._exit(127)

    def drop_rights(self) -> None:
        if os.getuid() == 0:
            for capability in range(64):
                system("prctl", DROP_CAPABILITY, capability, 0, 0, 0)
        if self.user:
            os.setgroups([])
            os.setresgid(self.user, self.user, self.user)
            os.setresuid(self.user, self.user, self.user)
        if LINUX:
            system("prctl", NO_NEW_PRIVILEGES, 1, 0, 0, 0)
            self.leave_keyring()
            if self.can_filter_calls():
                filter_calls(LOCAL | INTERNET if self.in_namespaces else LOCAL)

    def leave_keyring(self) -> None:
        """Keys of whoever started this, tokens and passwords among them, come with the session."""
        if calls := CALLS.get(platform.machine()):
            system("syscall", ctypes.c_long(calls["keyctl"]), ctypes.c_long(JOIN_KEYRING), None)

    def set_limits(self) -> None:
        """The number of processes last: a user with many already would not get to start the program."""
        limits = self.options["limits"]
        for name, amount in limits.items():
            with contextlib.suppress(AttributeError, ValueError, OSError):  # an unenforceable limit was told before
                resource.setrlimit(getattr(resource, name), (amount, amount + 1 if name == "RLIMIT_CPU" else amount))
        count = self.options["processes"]
        if not fits(count):
            count += processes_of(os.getuid())
        resource.setrlimit(resource.RLIMIT_NPROC, (count, count))

    def wait_for(self, program: int) -> None:
        while True:
            child, status, usage = os.wait4(-1, os.WNOHANG if self.uncounted else 0)
            if child == program:
                break
            if self.uncounted and child == 0:
                self.count_processes()
        used = usage.ru_utime + usage.ru_stime
        self.tell(returncode=os.waitstatus_to_exitcode(status), cpu_seconds=used)

    def count_processes(self) -> None:
        """Where nobody else does: look from time to time, and end all when there are too many."""
        time.sleep(0.01)
        if len(descendants(os.getpid())) > self.options["processes"]:
            self.tell(stopped_by="processes")
            kill_all_children()
            os._exit(0)


def system(name: str, *arguments: object) -> bool:
    """Call the C library; did it succeed?"""
    library = ctypes.CDLL(None, use_errno=True)
    return LINUX and getattr(library, name)(*arguments) == 0


def mount(source: str | Path, target: str | Path, flags: int, kind: str = "", data: str = "") -> None:
    names = (os.fsencode(source), os.fsencode(target), kind.encode())
    if not system("mount", *names, ctypes.c_ulong(flags), data.encode()):
        raise OSError(ctypes.get_errno(), f"mount {source} on {target}: {os.strerror(ctypes.get_errno())}")


def outermost(paths: list[str]) -> Iterator[Path]:
    """The existing ones that are not inside another; a link keeps its own name."""
    kept: set[Path] = set()
    for path in sorted(Path(path) for path in set(paths)):
        if os.path.lexists(path) and kept.isdisjoint(path.parents):
            kept.add(path)
            yield path


def show_read_only(path: Path, root: Path) -> None:
    place = inside(root, path)
    if path.is_symlink():
        place.symlink_to(path.readlink())
        return
    show(path, root)
    kept = os.statvfs(place).f_flag & 15
    mount("none", place, BIND | REMOUNT | READ_ONLY | NO_SETUID | kept)


def show(path: Path, root: Path) -> None:
    place = inside(root, path)
    if path.is_dir():
        place.mkdir(exist_ok=True)
    else:
        place.touch()
    mount(path, place, BIND | RECURSIVE)


def inside(root: Path, path: Path) -> Path:
    place = root / path.relative_to("/")
    place.parent.mkdir(parents=True, exist_ok=True)
    return place


def free_user() -> int:
    """A number that no user has. In a container only some numbers exist; the highest common one is nobody's."""
    highest = 0
    for line in Path("/proc/self/uid_map").read_text().splitlines() if LINUX else []:
        first, _, count = map(int, line.split())
        highest = max(highest, first + count - 1)
    return random.SystemRandom().randrange(1 << 30, 1 << 31) if highest >= 1 << 31 else 65534


def fits(count: int) -> bool:
    """Could this user start a process under that limit? Others of the same user count, where the kernel is old."""
    resource.setrlimit(resource.RLIMIT_NPROC, (count, resource.getrlimit(resource.RLIMIT_NPROC)[1]))
    try:
        probe = os.fork()
    except OSError:
        return False
    if probe == 0:
        os._exit(0)
    os.waitpid(probe, 0)
    return True


def processes_of(user: int) -> int:
    """How many threads run for this user."""
    count = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            count += len(list((folder / "task").iterdir())) if folder.stat().st_uid == user else 0
    return count


def kill_all_children() -> None:
    """Also those that were adopted. (In a process namespace the end of the warden does the same.)"""
    while Path("/proc/self").exists():
        for process in descendants(os.getpid()):
            with contextlib.suppress(OSError):
                os.kill(process, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return


def descendants(ancestor: int) -> set[int]:
    """All processes below a process, whatever groups and sessions they made for themselves."""
    parents = dict(process_parents())
    found = {ancestor}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {ancestor}


def process_parents() -> Iterator[tuple[int, int]]:
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            yield int(folder.name), int((folder / "stat").read_text().rpartition(")")[2].split()[1])


CALLS = {
    "x86_64": {
        "socket": 41, "clone": 56, "unshare": 272, "clone3": 435, "setns": 308, "io_uring_setup": 425, "add_key": 248,
        "request_key": 249, "keyctl": 250, "memfd_create": 319, "memfd_secret": 447, "shmget": 29, "msgget": 68,
        "bpf": 321, "perf_event_open": 298, "userfaultfd": 323,
    },
    "aarch64": {
        "socket": 198, "clone": 220, "unshare": 97, "clone3": 435, "setns": 268, "io_uring_setup": 425, "add_key": 217,
        "request_key": 218, "keyctl": 219, "memfd_create": 279, "memfd_secret": 447, "shmget": 194, "msgget": 186,
        "bpf": 280, "perf_event_open": 241, "userfaultfd": 282,
    },
}  # fmt: skip
"""The numbers of the calls that are looked at, for each machine."""
CONVENTIONS = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
LOCAL, INTERNET = frozenset({1}), frozenset({2, 10, 16})
"""Families of sockets: within this machine; and those that lead nowhere in a network namespace of its own."""
JOIN_KEYRING = 1
LOAD, EQUAL, ABOVE, HAS_BITS, GIVE = 0x20, 0x15, 0x35, 0x45, 0x06
REFUSED, UNKNOWN, KILLED, ALLOWED = 0x50000 | errno.EACCES, 0x50000 | errno.ENOSYS, 0x80000000, 0x7FFF0000
CALL_NUMBER, CONVENTION, FIRST_ARGUMENT = 0, 4, 16
Step = tuple[int, int, int, int]


def filter_calls(families: frozenset[int]) -> None:
    """A filter in the kernel: only these sockets, no keys, no uncounted memory, no namespaces, and no way around it."""
    program = list(filter_program(platform.machine(), families))
    code = b"".join(struct.pack("HBBI", *step) for step in program)
    memory = ctypes.create_string_buffer(code)
    header = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(program), ctypes.addressof(memory)))
    if not system("prctl", SECCOMP, 2, header, 0, 0):
        raise OSError(ctypes.get_errno(), "cannot filter system calls")


def filter_program(machine: str, families: frozenset[int]) -> Iterator[Step]:
    """Each step: operation, steps to skip if so, steps to skip if not, number."""
    numbers = CALLS[machine]
    yield from [(LOAD, 0, 0, CONVENTION), (EQUAL, 1, 0, CONVENTIONS[machine]), (GIVE, 0, 0, KILLED)]
    yield from [(LOAD, 0, 0, CALL_NUMBER), (ABOVE, 0, 1, 0x40000000), (GIVE, 0, 0, REFUSED)]
    looked_at = ("socket", "clone", "unshare")
    for name in numbers.keys() - {*looked_at}:
        # The C library does without what it is told the kernel does not know.
        yield from [(EQUAL, 0, 1, numbers[name]), (GIVE, 0, 0, UNKNOWN if name in SPARED else REFUSED)]
    for name in ("clone", "unshare"):
        yield from [(EQUAL, 0, 4, numbers[name]), (LOAD, 0, 0, FIRST_ARGUMENT), (HAS_BITS, 0, 1, NEW_USER)]
        yield from [(GIVE, 0, 0, REFUSED), (GIVE, 0, 0, ALLOWED)]
    yield from [(EQUAL, 1, 0, numbers["socket"]), (GIVE, 0, 0, ALLOWED), (LOAD, 0, 0, FIRST_ARGUMENT)]
    for family in sorted(families):
        yield from [(EQUAL, 0, 1, family), (GIVE, 0, 0, ALLOWED)]
    yield (GIVE, 0, 0, REFUSED)


SPARED = ("clone3", "memfd_create", "memfd_secret", "io_uring_setup")


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
