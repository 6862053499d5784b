"""What there is: counts of programs, drops, tokens, actions, events, methods, lengths, and how hard copying is.

Knows shards, sources and documents; makes plain dictionaries and leaves their looks to `report`. Tokens are counted in
all shards; what needs programs or text is measured on a sample, whose size is told.
"""

import ast
import contextlib
import hashlib
import itertools
import json
import keyword
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ndb.dataset.checks.fingerprint import BUILTIN_NAMES
from ndb.dataset.corpus import seed_programs, side_of
from ndb.dataset.programs.program import Program, Run, Source
from ndb.dataset.programs.sources import built_in, kinds_of
from ndb.dataset.rounds.documents import make_documents
from ndb.dataset.rounds.factory import Corpus, Options
from ndb.dataset.rounds.shards import ShardFolder
from ndb.errors import NdbError
from ndb.language.document import parse
from ndb.language.tokenizer import STRUCTURE, Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.source.parse import nodes_of
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit, Recording
from ndb.tree.action import Move

Ids = Sequence[int]
WALKS_IN_TOKENS = 3_000_000
ENTROPY_TOKENS = 400_000
"""All three sides of a comparison are measured on so many tokens: how much is distinct depends on how much there is."""
_LIMITS = RecordLimits(events=5_000, seconds=2.0)
_WORD = re.compile(
    r"""(?P<literal>[rbfRBF]{0,2}(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\b\d[\w.]*)|(?P<name>[^\W\d]\w*)"""
)
EDITED = frozenset({"mutation", "graft"})
"""Origins of programs that are seeds after edits."""
TYPES: dict[str, type] = {"str": str, "list": list, "dict": dict}


@dataclass(frozen=True, slots=True)
class Question:
    """What the statistics are about."""

    folder: ShardFolder | None
    corpus: Corpus
    options: Options
    seeds: Path
    benchmark: Path | None = None
    programs: int = 2_000
    """Drawn as the factory draws them, to see which methods they use. They are not run: nobody vouches for them."""
    runs: int = 600
    """Of seeds."""


def statistics(question: Question) -> dict[str, Any]:
    corpus, options = question.corpus, question.options
    programs = seed_programs(question.seeds)
    drawn = draw_programs(corpus, options, question.programs)
    benchmark = read_benchmark_programs(question.benchmark) if question.benchmark else []
    told: dict[str, Any] = {
        "seeds": seed_counts(programs),
        "methods": method_coverage(programs, drawn),
        "sources": [{"name": s.name, "licence": s.licence} for s in (*built_in(corpus.programs), *corpus.more)],
        "lengths": {
            "seeds": lengths(Random(1).sample(programs, min(question.runs, len(programs)))),
            **({"data": walked_lengths(question.folder, corpus.tokenizer)} if question.folder else {}),
            **({"benchmark": lengths(benchmark)} if benchmark else {}),
        },
        "entropy": entropies(question, benchmark),
    }
    if question.folder is not None:
        told |= {"shards": shard_counts(question.folder), "tokens": token_counts(question.folder, corpus.tokenizer)}
    return told


# -- programs ----------------------------------------------------------------------------------------------------------


def seed_counts(programs: Sequence[Program]) -> dict[str, Any]:
    inputs = [len(program.calls) for program in programs]
    return {
        "seeds": len(programs),
        "inputs": sum(inputs),
        "inputs_per_seed": round(sum(inputs) / max(1, len(inputs)), 2),
        "fewest_inputs": min(inputs, default=0),
        "topics": dict(Counter(program.topic for program in programs)),
        "sides": dict(Counter(side_of(program.family) for program in programs)),
    }


def draw_programs(corpus: Corpus, options: Options, number: int) -> list[Program]:
    """Programs as the factory draws them, before they are run."""
    dice = Random(f"statistics {options.seed}")
    names, weights = zip(*options.origins, strict=True)
    drawn = (corpus.source(dice.choices(names, weights)[0]).draw(dice) for _ in range(number))
    return [program for program in drawn if isinstance(program, Program)]


def method_coverage(seeds: Sequence[Program], drawn: Sequence[Program]) -> dict[str, dict[str, dict[str, int]]]:
    """For every method of str, list and dict: how many seeds use it, and how many of the edited ones drawn."""
    in_seeds = Counter(used for program in seeds for used in methods_used(program))
    mutants = [program for program in drawn if program.origin in EDITED]
    in_mutants = Counter(used for program in mutants for used in methods_used(program))
    return {
        kind: {name: {"seeds": in_seeds[kind, name], "mutants": in_mutants[kind, name]} for name in methods_of(cls)}
        for kind, cls in TYPES.items()
    }


def methods_of(cls: type) -> list[str]:
    return [name for name in dir(cls) if not name.startswith("_")]


def methods_used(program: Program) -> set[tuple[str, str]]:
    """(kind, method) of the program; where several kinds have the method, what the receiver is decides."""
    found: set[tuple[str, str]] = set()
    for node in nodes_of(program.source):
        if isinstance(node, ast.Attribute):
            owners = [kind for kind, cls in TYPES.items() if not node.attr.startswith("_") and hasattr(cls, node.attr)]
            if len(owners) > 1:
                receiver = _receiver_kind(node.value, program)
                owners = [kind for kind in owners if kind == receiver]
            found |= {(kind, node.attr) for kind in owners}
    return found


def _receiver_kind(node: ast.expr, program: Program) -> str | None:
    match node:
        case ast.Name(id="str" | "list" | "dict" as name):
            return name
        case ast.Name(id=name):
            return kinds_of(program.parent or program).get(name)
        case ast.Constant(value=str()) | ast.JoinedStr():
            return "str"
        case ast.List() | ast.ListComp():
            return "list"
        case ast.Dict() | ast.DictComp():
            return "dict"
        case ast.Call(func=ast.Name(id="sorted" | "list")):
            return "list"
        case ast.Call(func=ast.Attribute(attr=name)):
            return "list" if name in {"split", "rsplit", "splitlines"} else "str" if hasattr(str, name) else None
    return None


def read_benchmark_programs(path: Path) -> list[Program]:
    """Rows with `code` and `input`, of which `f` is called, as programs."""
    try:
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return [_benchmark_program(row) for row in rows]
    except (OSError, ValueError, KeyError, TypeError):
        return []  # digests say what must be kept out, not what it looks like


def _benchmark_program(row: dict[str, str]) -> Program:
    return Program(row["code"].rstrip() + "\n", "f", (f"f({row['input']})",), "benchmark", row.get("id", "benchmark"))


def lengths(programs: Sequence[Program]) -> dict[str, Any]:
    """Characters of the programs, and events of one run each."""
    events = [n for program in programs if (n := _events_of(program)) is not None]
    characters = [len(program.source) for program in programs]
    return {"programs": len(programs), "characters": spread(characters), "events": spread(events)}


def walked_lengths(folder: ShardFolder, tokenizer: Tokenizer) -> dict[str, Any]:
    """The same from documents that walk a whole program line by line, which are no longer than a sequence."""
    characters, events = list[int](), list[int]()
    for ids in documents_of(sample_rows(folder, WALKS_IN_TOKENS, Random(2)), tokenizer):
        document = parse(tokenizer.decode(ids))
        first = document.frames[0].state
        if first.source.startswith("def main") and all(f.action.move is Move.STEP_INTO for f in document.frames):
            characters.append(len(document.code[: document.code.rfind("\ndef main")]))
            events.append(len(document.frames) - 3)
    return {"programs": len(characters), "characters": spread(characters), "events": spread(events)}


def _events_of(program: Program) -> int | None:
    """States of the function's own run, as CRUXEval's are counted: without `main` and without expressions."""
    recording = _recorded(program, program.calls[0])
    if recording is None or recording.exit is Exit.NEVER:
        return None
    return sum(event < Event.EXPRESSION for event in recording.events) - 3


def _recorded(program: Program, call: str, expressions: bool = False) -> Recording | None:
    with contextlib.suppress(NdbError, SyntaxError, ValueError, RecursionError, MemoryError):
        return record_call(program.source, call, limits=_LIMITS, expressions=expressions)
    return None


def spread(numbers: Sequence[int]) -> dict[str, Any]:
    """Mean, quantiles and a histogram whose bins double."""
    if not numbers:
        return {"count": 0}
    array = np.asarray(numbers)
    low, middle, high = (float(np.quantile(array, q)) for q in (0.1, 0.5, 0.9))
    edges = [0, *(2**n for n in range(2, max(3, int(array.max()).bit_length() + 1)))]
    counts, _ = np.histogram(array, edges)
    bins = [[edges[i], edges[i + 1], int(n)] for i, n in enumerate(counts)]
    mean = round(float(array.mean()), 1)
    return {"count": len(numbers), "mean": mean, "p10": low, "median": middle, "p90": high, "bins": bins}


# -- shards ------------------------------------------------------------------------------------------------------------


def shard_counts(folder: ShardFolder) -> dict[str, Any]:
    """What the factory counted while it made them."""
    counts = folder.counts
    return {
        "shards": len(folder.entries),
        "tokens": folder.tokens,
        "sequences": counts["sequences"],
        "padding": round(1 - folder.tokens / max(1, counts["sequences"] * folder.identity.width), 4),
        "programs": {
            origin: {
                "made": made,
                "kept": counts[f"kept {origin}"],
                "documents": counts[f"told {origin}"],
                "tokens": counts[f"told tokens {origin}"],
            }
            for origin, made in _named(counts, "made ")
        },
        "documents": dict(_named(counts, "documents ")),
        "document_tokens": dict(_named(counts, "tokens ")),
        "dropped": dropped(counts),
        "options": dict(folder.identity.options),
        "tokenizer": folder.identity.tokenizer,
    }


def dropped(counts: Counter[str]) -> list[dict[str, Any]]:
    """Every reason with its number and its share of what it was drawn from (programs, runs, documents)."""
    totals = Counter(
        program=sum(n for _, n in _named(counts, "kept ")),
        run=counts["runs"],
        document=sum(n for _, n in _named(counts, "documents ")),
    )
    drops = _named(counts, "dropped ")
    for name, number in drops:
        totals[_of(name)] += number
    rows = [{"reason": name, "number": n, "share": round(n / totals[_of(name)], 5)} for name, n in drops]
    return sorted(rows, key=lambda row: (_of(str(row["reason"])), -float(row["number"])))


def _of(name: str) -> str:
    return name.split(":")[0] if name.startswith(("run:", "document:")) else "program"


def _named(counts: Counter[str], prefix: str) -> list[tuple[str, int]]:
    return sorted((name.removeprefix(prefix), n) for name, n in counts.items() if name.startswith(prefix))


def token_counts(folder: ShardFolder, tokenizer: Tokenizer) -> dict[str, Any]:
    """Special tokens by name, marks, document lengths; from every token of every shard."""
    totals = np.zeros(len(tokenizer), dtype=np.int64)
    asked = 0
    sizes: list[int] = []
    seen: Counter[bytes] = Counter()
    begin, pad = tokenizer.special[Mark.BEGIN_OF_TEXT], tokenizer.special[Mark.PAD]
    for shard in folder.shards():
        ids = shard.ids.reshape(-1)
        totals += np.bincount(ids, minlength=len(tokenizer))
        asked += int(shard.asked(0, len(shard.ids)).sum())
        # A document goes on to the next one or to the padding: of a long one the end is not told.
        starts, bounds = np.flatnonzero(ids == begin), np.flatnonzero((ids == begin) | (ids == pad))
        ends = np.append(bounds, len(ids))[np.searchsorted(bounds, starts, side="right")]
        sizes += (ends - starts).tolist()
        seen.update(_digest(ids[a:b]) for a, b in zip(starts, ends, strict=True))
    number = {name: int(totals[i]) for name, i in tokenizer.special.items()}
    return {
        "asked_share": round(asked / max(1, folder.tokens), 4),
        "events": {sep.word: number[sep] for sep in Sep if sep in number},
        "actions": {move.value: number[move] for move in Move if move in number},
        "exits": {exit_.value: number[exit_] for exit_ in Exit},
        "document_tokens": spread(sizes),
        "documents": seen.total(),
        "repeated_documents": seen.total() - len(seen),
        "vocabulary": {"size": len(tokenizer), "used": int((totals > 0).sum())},
    }


def _digest(ids: Any) -> bytes:
    return hashlib.blake2b(ids.tobytes(), digest_size=10).digest()


def sample_rows(folder: ShardFolder, tokens: int, dice: Random) -> Iterator[Ids]:
    """Rows of some rounds drawn at random, about as many as hold that many tokens."""
    return itertools.chain.from_iterable(sample_rounds(folder, tokens, dice))


def sample_rounds(folder: ShardFolder, tokens: int, dice: Random) -> Iterator[list[Ids]]:
    """The rows of one round after the other."""
    numbers = sorted(folder.entries)
    dice.shuffle(numbers)
    for number in numbers:
        for made in folder.open(number).rounds():
            yield [row.tolist() for row in made.packed.ids]
            tokens -= made.packed.ids.size
            if tokens <= 0:
                return


def documents_of(rows: Iterable[Ids], tokenizer: Tokenizer) -> Iterator[list[int]]:
    """The whole documents in packed rows."""
    begin, end = tokenizer.special[Mark.BEGIN_OF_TEXT], tokenizer.special[Mark.END_OF_TEXT]
    for row in rows:
        document: list[int] = []
        for number in row:
            if number == begin:
                document = []
            document.append(number)
            if number == end:
                yield document
                document = []


# -- entropy -----------------------------------------------------------------------------------------------------------


def entropies(question: Question, benchmark: Sequence[Program]) -> dict[str, Any]:
    """The same figures for our data, for the benchmark and for real packages' traces, on equally many tokens."""
    tokenizer = question.corpus.tokenizer
    told = {}
    if question.folder is not None:
        rounds = sample_rounds(question.folder, 2 * ENTROPY_TOKENS, Random(3))
        told["data"] = entropy([list(documents_of(rows, tokenizer)) for rows in rounds], tokenizer)
    if benchmark:
        told["benchmark"] = entropy([_told(program, tokenizer, question.options) for program in benchmark], tokenizer)
    repositories = next((source for source in question.corpus.more if source.name == "repository"), None)
    if repositories is not None:
        told["packages"] = entropy(_told_by(repositories, tokenizer, question.options), tokenizer)
    return told


def _told_by(source: Source, tokenizer: Tokenizer, options: Options) -> list[list[list[int]]]:
    """Documents of runs drawn from a source, as many as are measured; at most so many draws."""
    dice = Random("entropy")
    groups: list[list[list[int]]] = []
    tokens = 0
    for _ in range(3_000):
        run = source.draw(dice)
        groups.append(_told(run, tokenizer, options) if run is not None else [])
        tokens += sum(map(len, groups[-1]))
        if tokens > ENTROPY_TOKENS:
            break
    return groups


def _told(run: Program | Run, tokenizer: Tokenizer, options: Options) -> list[list[int]]:
    """Documents of one run, as the factory makes them."""
    recording = run.recording if isinstance(run, Run) else _recorded(run, run.calls[0], expressions=True)
    start = 0 if isinstance(run, Run) else None
    if recording is None or recording.exit is Exit.NEVER:
        return []
    dice = Random(str(next(iter(recording.sources.values()), "")))
    shares = options.shares.for_run(recording) if isinstance(run, Run) else options.shares
    made = make_documents(recording, dice, shares, options.documents, start)
    encoded = (tokenizer.document(m.document, m.given)[0] for _, m in made)
    return [ids for ids in encoded if len(ids) <= options.most_tokens]


def entropy(groups: Sequence[Sequence[Ids]], tokenizer: Tokenizer, tokens: int = ENTROPY_TOKENS) -> dict[str, Any]:
    """Distinct names and literals, and what a 3-gram model guesses. A group is what shares programs: not cut in two."""
    groups = _first(groups, tokens)
    size = sum(len(ids) for group in groups for ids in group)
    if not size:
        return {"tokens": 0}
    names, literals = Counter[str](), Counter[str]()
    for ids in (ids for group in groups for ids in group):
        _count_words(_code_of(tokenizer.decode(ids)), names, literals)
    cut = len(groups) * 4 // 5
    guessed = guessed_share(groups[:cut], groups[cut:], tokenizer)
    return {
        "tokens": size,
        "identifiers_per_million": round(len(names) / size * 1e6),
        "literals_per_million": round(len(literals) / size * 1e6),
        "values_guessed_by_3_grams": round(guessed, 4),
    }


def _first(groups: Sequence[Sequence[Ids]], tokens: int) -> list[Sequence[Ids]]:
    taken: list[Sequence[Ids]] = []
    for group in groups:
        if tokens <= 0:
            break
        taken.append(group)
        tokens -= sum(map(len, group))
    return taken


def _code_of(text: str) -> str:
    return text.partition("<|trace_context_start|>")[2].partition("<|frame_sep|>")[0]


def _count_words(code: str, names: Counter[str], literals: Counter[str]) -> None:
    for match in _WORD.finditer(code):
        if match["literal"]:
            literals[match["literal"]] += 1
        elif not keyword.iskeyword(match["name"]) and match["name"] not in BUILTIN_NAMES:
            names[match["name"]] += 1


def guessed_share(train: Sequence[Sequence[Ids]], test: Sequence[Sequence[Ids]], tokenizer: Tokenizer) -> float:
    """The share of the test side's value tokens that are, after the two before them, the train side's most frequent."""
    follows: defaultdict[tuple[int, int], Counter[int]] = defaultdict(Counter)
    for ids in (ids for group in train for ids in group):
        for place in range(2, len(ids)):
            follows[ids[place - 2], ids[place - 1]][ids[place]] += 1
    best = {pair: counts.most_common(1)[0][0] for pair, counts in follows.items()}
    right = total = 0
    for ids in (ids for group in test for ids in group):
        for place in value_places(ids, tokenizer):
            total += 1
            right += best.get((ids[place - 2], ids[place - 1])) == ids[place]
    return right / max(1, total)


def value_places(ids: Ids, tokenizer: Tokenizer) -> Iterator[int]:
    """Where the characters of values stand: inside the JSON strings that are no names."""
    opening = tokenizer.encode_word('": "')
    closing = {tokenizer.encode_word(word) for word in ('", "', '"}')} | set(tokenizer.special.values())
    argument, quote = tokenizer.special[Mark.ARG_SEP], tokenizer.characters('"')[0]
    inside, last = False, -1
    for place, number in enumerate(ids):
        if number in closing:
            inside = False
        elif inside:
            yield place
        inside = inside or number == opening or (last == argument and number == quote)
        last = number


assert set(STRUCTURE) >= {'": "', '", "', '"}'}  # what `value_places` looks for
