"""Shards made on a Ray cluster: one task a shard, on whatever node has a core free. Needs the extra `ray`.

A task's result is a pure function of its shard's number, and the file is there whole or not at all: a worker or a node
that dies loses nothing but time, and a task that runs twice writes the same bytes. The programs run in a process of
their own beside the Ray worker, under the limits of every other runner. The folder must be the same on all nodes.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ndb.dataset.rounds.factory import Corpus, Options
from ndb.dataset.rounds.runner import Worker
from ndb.dataset.rounds.shards import Entry, Identity, ShardFolder, shard_rounds, write_shard
from ndb.errors import BadData

AHEAD = 2
"""Tasks that wait for each core: enough to keep it busy, few enough that a build stops soon."""


@contextmanager
def connect(address: str = "local") -> Iterator[None]:
    """A cluster at an address (`auto`: the one this machine belongs to), or a new one on this machine alone."""
    ray = _ray()
    ray.init(address=address, log_to_driver=False, include_dashboard=False, configure_logging=False)
    try:
        yield
    finally:
        ray.shutdown()


def build_on_cluster(
    folder: ShardFolder, shards: int, corpus: Corpus, options: Options, report: Callable[[ShardFolder], None]
) -> None:
    """Make what is missing of the first `shards` shards, in any order."""
    ray = _ray()
    # Retried for as long as nodes die; a program that takes its process down never gets as far as that.
    task = ray.remote(num_cpus=1, max_retries=-1)(make_shard)
    job = ray.put((corpus, options, folder.identity, str(folder.folder.resolve())))
    waiting = folder.missing(shards)
    running: list[Any] = []
    while waiting or running:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(running) < room:
            running.append(task.remote(job, waiting.pop(0)))
        done, running = ray.wait(running, num_returns=1)
        for entry in ray.get(done):
            folder.add(entry)
            report(folder)
    folder.settle()


def make_shard(job: tuple[Corpus, Options, Identity, str], number: int) -> Entry:
    """The task: the rounds of one shard, made and written."""
    corpus, options, identity, folder = job
    worker = _worker(corpus, options, identity)
    rounds = [worker.make(number) for number in shard_rounds(identity, number)]
    return write_shard(Path(folder), identity, number, rounds)


_WORKERS: dict[str, Worker] = {}


def _worker(corpus: Corpus, options: Options, identity: Identity) -> Worker:
    """The process beside this one; it stays for the next shard of the same build."""
    key = repr(identity)
    if key not in _WORKERS:
        for old in _WORKERS.values():
            old.kill()
        _WORKERS.clear()
        _WORKERS[key] = Worker(corpus, options)
    return _WORKERS[key]


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadData("Ray is not installed; `pip install ndb[ray]`, or build without --ray on this machine") from None
    return ray
