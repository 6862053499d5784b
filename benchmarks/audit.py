"""Audits that can go on for as long as one likes: `python benchmarks/audit.py files|sandbox --seconds 60 --seed 0`.

files: recordings with mutated bytes and repaired checksums; every one is read whole, or refused with an error of ours.
sandbox: programs that try to get out, in the sandbox; each says "out" where it did.
Prints the counts as JSON; exit code 1 if anything was found. Knows no expectations beyond these.
"""

import argparse
import json
import random
import struct
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ndb.errors import NdbError
from ndb.trace.recorder import record_target
from ndb.trace.sandbox.run import run_python
from ndb.trace.tracefile import open_trace

HEADER = struct.Struct("<4sIIIIII")
START = 12
SLOW_SECONDS = 10.0
PROGRAM = "def f(n):\n    d = {n: [n, str(n), {n}]}\n    return d if n < 1 else (d, f(n - 1))\nx = f(9)\n"
PROBES = {
    "internet": "import socket; socket.create_connection(('1.1.1.1', 53), 1)",
    "vsock": "import socket; socket.socket(40, socket.SOCK_STREAM)",
    "alg": "import socket; socket.socket(38, socket.SOCK_SEQPACKET)",
    "memfd": "import os; os.memfd_create('x')",
    "write /": "open('/x', 'w')",
    "write /etc": "open('/etc/x', 'w')",
    "write /usr": "open('/usr/x', 'w')",
    "read home": "import os; os.listdir('/root') and os.listdir('/home')",
    "signal init": "import os; os.kill(1, 9)",
    "chroot": "import os; os.chroot('/tmp')",
    "root": "import os; os.setuid(0)",
    "namespace": "import ctypes; assert not ctypes.CDLL(None).unshare(1 << 28)",
    "mount": "import ctypes; assert not ctypes.CDLL(None).mount(b'none', b'/tmp', b'tmpfs', 0, None)",
    "keys": "import ctypes; assert ctypes.CDLL(None).syscall(250, 0, -3, 1) > 0",
    "memory": "x = bytearray(2 << 30)",
    "disk": "open('x', 'wb').write(bytes(100 << 20))",
}


def chunks(data: bytes) -> Iterator[tuple[int, tuple[int, ...], bytes]]:
    """Where each chunk starts, its header's numbers, and its body."""
    at = START
    while at + HEADER.size <= len(data):
        _, *numbers = HEADER.unpack_from(data, at)
        body = data[at + HEADER.size : at + HEADER.size + numbers[3]]
        yield at, tuple(numbers), body
        at += HEADER.size + len(body)


def mutated(data: bytes, dice: random.Random) -> bytes:
    """One chunk changed, packed or unpacked, all checksums repaired. Without the index, so that it is found."""
    out, found = bytearray(data[:START]), [chunk for chunk in chunks(data) if chunk[1][0] != 2]
    victim = dice.randrange(len(found))
    for number, (_, (kind, thread, events, *_rest), given) in enumerate(found):
        body = _changed(given, kind, dice) if number == victim else given
        if number == victim and dice.random() < 0.1:
            events = dice.choice([0, events + 1, 1 << 31, dice.randrange(1 << 32)])
        fields = (b"\xabNDB", kind, thread, events, len(body), zlib.crc32(body))
        out += HEADER.pack(*fields, zlib.crc32(HEADER.pack(*fields, 0))) + body
    return bytes(out)


def _changed(body: bytes, kind: int, dice: random.Random) -> bytes:
    if dice.random() < 0.2:
        return _flipped(body, dice)
    if kind == 0:
        return zlib.compress(_flipped(zlib.decompress(body), dice))
    size = struct.unpack_from("<I", body)[0]
    parts = [zlib.decompress(body[4 : 4 + size]), zlib.decompress(body[4 + size :])]
    place = dice.randrange(2)
    parts[place] = _flipped(parts[place], dice)
    table = zlib.compress(parts[0])
    return struct.pack("<I", len(table)) + table + zlib.compress(parts[1])


def _flipped(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.randint(1, 3)):
        if changed:
            changed[dice.randrange(len(changed))] = dice.randrange(256)
    return bytes(changed)


def audit_files(seconds: float, dice: random.Random) -> Counter[str]:
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        program, path = Path(folder, "p.py"), Path(folder, "out.ndb")
        program.write_text(PROGRAM, encoding="utf-8")
        record_target(str(program), out=path)
        data, until = path.read_bytes(), time.monotonic() + seconds
        while time.monotonic() < until:
            path.write_bytes(mutated(data, dice))
            counts[_read(path)] += 1
    return counts


def _read(path: Path) -> str:
    start = time.monotonic()
    try:
        for thread in open_trace(path).threads:
            for index in range(len(thread)):
                thread.state(index)
        said = "read"
    except NdbError:
        said = "refused"
    except Exception as error:
        said = f"FOUND {type(error).__name__}"
    return said if time.monotonic() - start < SLOW_SECONDS else "FOUND slow"


def audit_sandbox(seconds: float, dice: random.Random) -> Counter[str]:
    counts: Counter[str] = Counter()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        name = dice.choice(list(PROBES))
        outcome = run_python(f"{PROBES[name]}\nprint('out')")
        counts[f"FOUND {name}" if outcome.stdout else "kept in"] += 1
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["files", "sandbox"])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    audit = {"files": audit_files, "sandbox": audit_sandbox}[given.kind]
    counts = audit(given.seconds, random.Random(given.seed))
    print(json.dumps(dict(counts.most_common())))
    return int(any(said.startswith("FOUND") for said in counts))


if __name__ == "__main__":
    sys.exit(main())
