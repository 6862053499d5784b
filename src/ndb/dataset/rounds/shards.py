"""Shards: rounds of packed sequences on disk. Memory-mapped, checksummed, indexed; the same bytes whoever wrote them.

A shard holds a fixed number of rounds, so shard `n` is a pure function of what the data is made from and of `n`. It is
written under a temporary name and renamed; the index lists those that are finished, so a build that was interrupted
goes on with what is missing. Knows rounds and files; neither programs nor how rounds are made.

Index: JSON lines, first what the data is made from, then a line a finished shard, added as they come (a line that was
cut off is as good as none) and put in order when all are there.

File: MAGIC, length of the header (8 bytes, little endian), header (JSON), spaces up to a multiple of 64 bytes, then the
token ids (uint16, little endian, rows of `width`), then the loss marks (one bit a token, rows padded to whole bytes).
"""

import dataclasses
import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ndb.dataset.programs.sources import programs_digest
from ndb.dataset.rounds.factory import Corpus, Options, Round
from ndb.dataset.rounds.pack import Packed
from ndb.errors import BadData

MAGIC = b"ndb-shard 1\n"
INDEX_FORMAT = "ndb-shards 1"
INDEX = "index.jsonl"
TOKENIZER = "tokenizer.json"
ALIGNMENT = 64


@dataclass(frozen=True, slots=True)
class Identity:
    """What decides the bytes of all shards of a folder."""

    tokenizer: str
    """Digests, as are the next two."""
    corpus: str
    benchmark: str
    options: Mapping[str, Any]
    rounds_per_shard: int

    @property
    def width(self) -> int:
        return int(self.options["sequence"]) + 1


@dataclass(frozen=True, slots=True)
class Entry:
    """One finished shard, as the index lists it."""

    number: int
    file: str
    rows: Sequence[int]
    """Of every round in it."""
    tokens: int
    """Without padding."""
    digest: str
    """SHA-256 of the whole file."""
    counts: Mapping[str, int]
    """What was made, kept and dropped, and why."""


def identity_of(corpus: Corpus, options: Options, rounds_per_shard: int) -> Identity:
    benchmark = corpus.benchmark
    forbidden = (sorted(benchmark.programs), sorted(benchmark.grams)) if benchmark else None
    made_from = [programs_digest(corpus.programs), *(source.digest for source in corpus.more)]
    plain = json.loads(json.dumps(dataclasses.asdict(options)))
    return Identity(
        digest_of(corpus.tokenizer.to_json()), digest_of(made_from), digest_of(forbidden), plain, rounds_per_shard
    )


def digest_of(plain: object) -> str:
    """A digest of text or of anything JSON can say."""
    text = plain if isinstance(plain, str) else json.dumps(plain)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:20]


def shard_name(number: int) -> str:
    return f"shard-{number:06d}.bin"


def shard_rounds(identity: Identity, number: int) -> range:
    """The numbers of the rounds that shard `number` holds."""
    return range(number * identity.rounds_per_shard, (number + 1) * identity.rounds_per_shard)


def write_shard(folder: Path, identity: Identity, number: int, rounds: Sequence[Round]) -> Entry:
    """Write the rounds of a shard; it is there whole or not at all."""
    assert [made.number for made in rounds] == list(shard_rounds(identity, number))
    counts = sum((made.counts for made in rounds), Counter[str]())
    header = {
        "identity": dataclasses.asdict(identity),
        "number": number,
        "rows": [len(made.packed) for made in rounds],
        "tokens": counts["tokens"],
        "counts": dict(sorted(counts.items())),
    }
    content = b"".join([_opening(header), *_body(rounds)])
    write_whole(folder / shard_name(number), content)
    digest = hashlib.sha256(content).hexdigest()
    return Entry(number, shard_name(number), header["rows"], header["tokens"], digest, header["counts"])  # type: ignore[arg-type]


def _opening(header: Mapping[str, Any]) -> bytes:
    text = json.dumps(header).encode()
    opening = MAGIC + len(text).to_bytes(8, "little") + text
    return opening + b" " * (-len(opening) % ALIGNMENT)


def _body(rounds: Sequence[Round]) -> Iterator[bytes]:
    yield from (made.packed.ids.astype("<u2", copy=False).tobytes() for made in rounds)
    yield from (np.packbits(made.packed.asked, axis=1).tobytes() for made in rounds)


def write_whole(path: Path, content: bytes) -> None:
    """A file that others see complete or not at all, even if two processes write it."""
    temporary = path.with_name(f".{path.name}.{os.urandom(6).hex()}")
    with temporary.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)


class Shard:
    """A shard, memory-mapped. Opening it checks every byte against the digest of the index."""

    def __init__(self, path: Path, digest: str | None = None) -> None:
        self.path = path
        try:
            self._bytes = np.memmap(path, dtype=np.uint8, mode="r")
        except (OSError, ValueError) as error:
            raise BadData(f"{path} cannot be read ({error}); delete it and run the same build again") from None
        if digest is not None and hashlib.sha256(self._bytes.data).hexdigest() != digest:
            raise self._damaged("its digest is not the one in the index")
        self.header = self._header()
        self.identity = Identity(**self.header["identity"])
        self.rows: list[int] = self.header["rows"]
        if len(self._bytes) != self._marks_at + sum(self.rows) * self._mark_bytes:
            raise self._damaged("it has another length than its header says")

    def _header(self) -> dict[str, Any]:
        start = len(MAGIC) + 8
        opening = self._bytes[:start].tobytes()
        if not opening.startswith(MAGIC):
            raise BadData(f"{self.path} is no shard of this version; build it again with this ndb")
        length = int.from_bytes(opening[len(MAGIC) :], "little")
        self._ids_at = start + length + -(start + length) % ALIGNMENT
        try:
            header: dict[str, Any] = json.loads(self._bytes[start : start + length].tobytes())
        except ValueError:
            raise self._damaged("its header cannot be read") from None
        return header

    def _damaged(self, why: str) -> BadData:
        cure = "delete it and run the same build again: only this shard is made anew"
        return BadData(f"{self.path} is damaged: {why}; {cure}")

    @property
    def _mark_bytes(self) -> int:
        return -(-self.identity.width // 8)

    @property
    def _marks_at(self) -> int:
        return self._ids_at + sum(self.rows) * self.identity.width * 2

    @cached_property
    def ids(self) -> NDArray[np.uint16]:
        """All rows, straight from the file."""
        return self._bytes[self._ids_at : self._marks_at].view("<u2").reshape(-1, self.identity.width)

    def asked(self, start: int, stop: int) -> NDArray[np.uint8]:
        """The loss marks of some rows."""
        packed = self._bytes[self._marks_at :].reshape(-1, self._mark_bytes)[start:stop]
        return np.unpackbits(packed, axis=1, count=self.identity.width)

    def rounds(self, first: int = 0) -> Iterator[Round]:
        """The rounds from number `first` on, in order. Counts are kept for the shard, not for its rounds."""
        at = 0
        for number, rows in zip(shard_rounds(self.identity, self.header["number"]), self.rows, strict=True):
            if number >= first:
                yield Round(number, Packed(self.ids[at : at + rows], self.asked(at, at + rows)), Counter())
            at += rows


class ShardFolder:
    """A folder of shards and its index. `add` a finished shard, `missing` ones, read `rounds` in order."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            first, *lines = (folder / INDEX).read_text(encoding="utf-8").split("\n")
            stored = json.loads(first)
            if stored["format"] != INDEX_FORMAT:
                raise BadData(f"{folder} holds shards of another version ({stored['format']}); build them again")
            self.identity = Identity(**stored["identity"])
            self.entries = {entry.number: entry for line in lines[:-1] if (entry := _entry(line))}
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadData(f"{folder} holds no shards that can be used ({error}); `ndb data build` makes them") from None

    @classmethod
    def start(cls, folder: Path, identity: Identity, tokenizer: str) -> "ShardFolder":
        """A new folder, or one that was started with the same identity."""
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / INDEX).exists():
            known = cls(folder)
            if known.identity != identity:
                other = _difference(known.identity, identity)
                raise BadData(f"{folder} was built from {other}; use another folder or delete it")
            return known
        write_whole(folder / TOKENIZER, tokenizer.encode())
        write_whole(folder / INDEX, _first_line(identity))
        return cls(folder)

    def missing(self, count: int) -> list[int]:
        """Numbers of the shards below `count` that are not there yet."""
        return [n for n in range(count) if n not in self.entries or not (self.folder / shard_name(n)).exists()]

    def add(self, entry: Entry) -> None:
        """List a shard that is finished. A line break goes first: the line before may have been cut off."""
        self.entries[entry.number] = entry
        with (self.folder / INDEX).open("ab") as file:
            file.write(b"\n" + _line(entry))

    def settle(self) -> None:
        """Put the index in order: the same bytes, in whatever order shards were finished."""
        listed = (_line(self.entries[number]) for number in sorted(self.entries))
        write_whole(self.folder / INDEX, _first_line(self.identity) + b"".join(listed))

    def open(self, number: int) -> Shard:
        if number not in self.entries:
            raise BadData(f"{self.folder / shard_name(number)} is not finished; run the same build again")
        shard = Shard(self.folder / shard_name(number), self.entries[number].digest)
        if shard.identity != self.identity or shard.header["number"] != number:
            raise BadData(f"{shard.path} belongs to another folder; delete it and run the same build again")
        return shard

    def shards(self) -> Iterator[Shard]:
        return (self.open(number) for number in sorted(self.entries))

    def rounds(self, first: int = 0) -> Iterator[Round]:
        """Every round from number `first` on, in order: where a reader goes on exactly."""
        per_shard = self.identity.rounds_per_shard
        for number in range(first // per_shard, 1 + max(self.entries, default=-1)):
            yield from self.open(number).rounds(first)

    @property
    def tokens(self) -> int:
        return sum(entry.tokens for entry in self.entries.values())

    @property
    def counts(self) -> Counter[str]:
        return sum((Counter(entry.counts) for entry in self.entries.values()), Counter[str]())


def _first_line(identity: Identity) -> bytes:
    return json.dumps({"format": INDEX_FORMAT, "identity": dataclasses.asdict(identity)}).encode() + b"\n"


def _line(entry: Entry) -> bytes:
    return json.dumps(dataclasses.asdict(entry)).encode() + b"\n"


def _entry(line: str) -> Entry | None:
    """None for an empty line and for one that was cut off while it was written."""
    try:
        return Entry(**json.loads(line)) if line else None
    except (ValueError, TypeError):
        return None


def _difference(known: Identity, wanted: Identity) -> str:
    fields: Iterable[str] = (f.name for f in dataclasses.fields(Identity))
    return "another " + ", ".join(name for name in fields if getattr(known, name) != getattr(wanted, name))
