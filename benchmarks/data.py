"""How fast data is made: tokens per second and core from source program to shard, its profile, scaling over the cores.

    python benchmarks/data.py [--seconds 20] [--benchmark FILE.jsonl] [--result FILE.json]

Function level, default options. Speeds are given per second of wall clock and, since the machine may be busy with other
things, per second of processor time as well; so is the scaling efficiency: what a core makes beside busy ones, as a
share of what it makes alone, the work of the process that collects included. Beside it stands what the machine itself
loses: the same for processes that have nothing to do with each other, which make the same rounds, or only count. The
last line is JSON.
"""

import argparse
import contextlib
import cProfile
import gc
import itertools
import json
import math
import multiprocessing
import os
import platform
import pstats
import queue
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ndb.dataset.checks.contamination import read_benchmark
from ndb.dataset.command import EMBEDDED_TOKENIZER
from ndb.dataset.corpus import on_side, seed_programs
from ndb.dataset.rounds.build import build, on_cores, start
from ndb.dataset.rounds.factory import Corpus, Options, make_round
from ndb.dataset.rounds.runner import processor_seconds, workers_environment
from ndb.dataset.rounds.shards import identity_of, shard_rounds, write_shard
from ndb.language.tokenizer import Tokenizer

PARTS = {
    "recording": "/trace/",
    "tokenizing": "/language/tokenizer",
    "walking": ("/trajectory/", "/tree/", "/language/showing"),
    "making programs": ("/dataset/mutate", "/dataset/generate", "/dataset/rename", "/dataset/inputs", "/dataset/words"),
    "filtering": ("/dataset/filters", "/dataset/contamination", "/dataset/fingerprint"),
    "syntax trees (of all)": ("/ast.py", "tokenize.py"),
    "compiling (of all)": "builtins.compile",
}
FILTERS_OFF = Options(drop_duplicates=False, drop_nondeterministic=False, drop_same_behaviour=False)


def main() -> None:
    asked = _arguments()
    corpus, options = _corpus(asked), Options()
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    one = one_core(corpus, options, asked.seconds)
    bare = one_core(corpus, FILTERS_OFF, asked.seconds / 2)
    print(
        f"one core: {one['wall']:,.0f} tokens/s of wall clock, {one['cpu']:,.0f} of processor time; "
        f"without the filters that look at behaviour {bare['cpu']:,.0f}"
    )
    parts = profile(corpus, options)
    for name, share in parts.items():
        print(f"  {share:6.1%}  {name}")
    scaling, apart, counting = dict[int, dict[str, float]](), dict[int, float](), dict[int, float]()
    for workers in _workers():  # one after the other: what else the machine does changes from minute to minute
        shards = int(scaling[1]["shards"]) if scaling else None
        scaling[workers] = speed = all_cores(corpus, options, workers, asked.seconds, shards)
        apart[workers] = unconnected(_tokens, (corpus, options), workers, asked.seconds)
        counting[workers] = unconnected(_counted, (), workers, asked.seconds / 4)
        print(
            f"{workers} workers: {speed['wall']:,.0f} tokens/s, {speed['per_core']:,.0f} a core; collecting takes "
            f"{speed['collecting']:.1%} of the processor time; unconnected processes: {apart[workers]:,.0f} tokens/s"
        )
    most = max(scaling)
    efficiency = scaling[most]["wall"] / (scaling[1]["wall"] * most)
    of_processors = scaling[most]["cpu"] / scaling[1]["cpu"]
    of_machine = {"same rounds": apart[most] / (apart[1] * most), "counting": counting[most] / (counting[1] * most)}
    print(
        f"efficiency of {most} workers: {efficiency:.2f} by the clock, {of_processors:.2f} by processor time; of "
        f"{most} unconnected processes {of_machine['same rounds']:.2f}, {of_machine['counting']:.2f} if they count"
    )
    result: dict[str, Any] = {
        "tokens_per_second_per_core": round(one["cpu"]),
        "scaling_efficiency": round(efficiency, 3),
        "scaling_efficiency_processor_time": round(of_processors, 3),
        "scaling_efficiency_unconnected": {
            name: None if math.isnan(share) else round(share, 3) for name, share in of_machine.items()
        },
        "collecting": round(scaling[most]["collecting"], 4),
        "tokens_per_wall_second_one_core": round(one["wall"]),
        "without_filters": round(bare["cpu"]),
        "workers": {str(workers): round(speed["wall"]) for workers, speed in scaling.items()},
        "bytes_per_token": one["bytes_per_token"],
        "profile": {name: round(share, 3) for name, share in parts.items()},
        "cores": os.cpu_count(),
        "load": [round(load, 1) for load in os.getloadavg()],
        "python": platform.python_version(),
        "date": time.strftime("%Y-%m-%d"),
    }
    if asked.result:
        asked.result.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seeds", type=Path, default=Path("seeds"))
    parser.add_argument("--benchmark", type=Path)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    parser.add_argument("--result", type=Path, help="write the last line there too")
    return parser.parse_args()


def _corpus(asked: argparse.Namespace) -> Corpus:
    benchmark = read_benchmark(asked.benchmark) if asked.benchmark else None
    return Corpus(on_side(seed_programs(asked.seeds), "train"), Tokenizer.load(EMBEDDED_TOKENIZER), benchmark)


def _workers() -> list[int]:
    cores = os.cpu_count() or 1
    return sorted({1, cores, *(n for n in (2, 4, 8, 16, 32, 64) if n <= cores)})


def one_core(corpus: Corpus, options: Options, seconds: float) -> dict[str, float]:
    """From programs to a shard on disk, in this process, caches warm."""
    make_round(corpus, options, 10**6)
    tokens = size = shard = 0
    wall, cpu = time.perf_counter(), time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        identity = identity_of(corpus, options, rounds_per_shard=4)
        while not shard or time.perf_counter() - wall < seconds:
            made = [make_round(corpus, options, number) for number in shard_rounds(identity, shard)]
            entry = write_shard(Path(folder), identity, shard, made)
            tokens, shard, size = tokens + entry.tokens, shard + 1, size + (Path(folder) / entry.file).stat().st_size
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return {"wall": tokens / wall, "cpu": tokens / cpu, "bytes_per_token": round(size / tokens, 3)}


def profile(corpus: Corpus, options: Options, rounds: int = 6) -> dict[str, float]:
    """Where the time goes, as shares; a profiler makes small functions look larger than they are."""
    profiler = cProfile.Profile()
    profiler.enable()
    for number in range(2000, 2000 + rounds):
        make_round(corpus, options, number)
    profiler.disable()
    stats: Any = pstats.Stats(profiler)
    times: Counter[str] = Counter()
    for (file, _, name), (_, _, own, _, callers) in stats.stats.items():
        if file == "~" and "compile" not in name:  # a built-in function's time is its callers'
            for (caller, _, where), (_, _, part, _) in callers.items():
                times[_part(f"{caller}:{where}")] += part
        else:
            times[_part(f"{file}:{name}")] += own
    total = sum(times.values())
    return {name: time_ / total for name, time_ in times.most_common()}


def _part(place: str) -> str:
    for name, patterns in PARTS.items():
        if any(pattern in place for pattern in ([patterns] if isinstance(patterns, str) else patterns)):
            return name
    return "packing and the rest of the factory" if "/dataset/" in place else "the standard library and the rest"


def all_cores(
    corpus: Corpus, options: Options, workers: int, seconds: float, shards: int | None = None
) -> dict[str, float]:
    """A build with worker processes; the clock starts with the first shard: starting them is not measured. So many
    shards, if that is said: some rounds cost ten times as much as others, so only the same ones can be compared."""
    with tempfile.TemporaryDirectory() as path:
        folder = start(Path(path), corpus, options, rounds_per_shard=4)
        times: list[tuple[float, int, float, float]] = []

        def report(folder: Any) -> None:
            times.append((time.perf_counter(), folder.tokens, _processor_time(), time.process_time()))
            if len(times) >= shards if shards else times[-1][0] - times[0][0] > seconds:
                raise _Enough

        with contextlib.suppress(_Enough):
            build(folder, 10**6, on_cores(corpus, options, workers), report)
    seconds, tokens, busy, here = (after - before for before, after in zip(times[0], times[-1], strict=True))
    speed = tokens / seconds
    return {
        "wall": speed,
        "per_core": speed / workers,
        "cpu": tokens / busy,
        "collecting": here / busy,
        "shards": len(times),
    }


def _processor_time() -> float:
    """Of this process, which packs and writes, and of its workers."""
    return time.process_time() + sum(processor_seconds(child.pid or 0) for child in multiprocessing.active_children())


def unconnected(work: Callable[..., int], given: tuple[Any, ...], processes: int, seconds: float) -> float:
    """What processes get done a second, all together, that share nothing but the machine."""
    spawn = multiprocessing.get_context("spawn")
    together, rates = spawn.Barrier(processes), spawn.Queue()
    started = [spawn.Process(target=_work, args=(work, given, seconds, together, rates)) for _ in range(processes)]
    with workers_environment():
        for process in started:
            process.start()
    try:
        speed: float = sum(rates.get(timeout=seconds + 60) for _ in started)
    except queue.Empty:  # without the pool's protection a program may take its process down
        speed = math.nan
        for process in started:
            process.kill()
    for process in started:
        process.join()
    return speed


def _work(work: Callable[..., int], given: tuple[Any, ...], seconds: float, together: Any, rates: Any) -> None:
    gc.freeze()  # as workers do
    work(*given, 10**6)
    together.wait()
    began, done = time.perf_counter(), 0
    for number in itertools.count():
        done += work(*given, number)
        if time.perf_counter() - began > seconds:
            break
    rates.put(done / (time.perf_counter() - began))


def _tokens(corpus: Corpus, options: Options, number: int) -> int:
    return make_round(corpus, options, number).counts["tokens"]


def _counted(number: int) -> int:
    for step in range(100_000):
        number ^= step
    return 100_000


class _Enough(Exception):
    """The time is over."""


if __name__ == "__main__":
    main()
    sys.stdout.flush()
