"""Runners: a program that takes its process down costs that program alone."""

import itertools
import os
import threading
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from corpora import SMALL, run_here

from ndb.dataset.programs.program import Program
from ndb.dataset.rounds import runner
from ndb.dataset.rounds.factory import Round, make_round
from ndb.dataset.rounds.runner import (
    WORKERS_ENVIRONMENT,
    Pool,
    Worker,
    processor_seconds,
    workers_environment,
)
from ndb.dataset.statistics import documents_of
from ndb.errors import BadData

KILLER = Program(
    "import signal, sys\n\ndef killer(x):\n    sys.modules['os'].kill(sys.modules['os'].getpid(), signal.SIGKILL)\n",
    "killer",
    ("killer(1)",),
    "seed",
    "killer",
)


def same(made, other):
    return np.array_equal(made.packed.ids, other.packed.ids) and np.array_equal(made.packed.asked, other.packed.asked)


def test_a_round_is_the_same_every_time(corpus):
    assert same(make_round(corpus, SMALL, 3), make_round(corpus, SMALL, 3))
    assert not same(make_round(corpus, SMALL, 3), make_round(corpus, SMALL, 4))
    assert not same(make_round(corpus, SMALL, 3), make_round(corpus, replace(SMALL, seed=2), 3))


def test_a_pool_yields_rounds_in_order_and_equal_to_those_of_one_process(corpus):
    with Pool(corpus, SMALL, workers=2, first=1) as pool:
        for made, alone, _ in zip(pool.rounds(), run_here(corpus, SMALL, 1), range(4), strict=False):
            assert made.number == alone.number
            assert same(made, alone)
            assert made.counts == alone.counts


def test_nobody_waits_for_a_round_that_takes_long(corpus, monkeypatch):
    others = threading.Barrier(2)  # round 0 ends only when whoever is free has come to round 4

    class Slow:
        def __init__(self, *_):
            pass

        def make(self, number, stopping):
            if number in (0, 4):
                others.wait(timeout=10)
            return Round(number, None, Counter())

        def kill(self):
            pass

    monkeypatch.setattr(runner, "Worker", Slow)
    with Pool(corpus, SMALL, workers=2, ahead=3) as pool:
        assert [made.number for made in itertools.islice(pool.rounds(), 8)] == list(range(8))
    with Pool(corpus, SMALL, workers=2, first=7, stride=10) as pool:
        assert [made.number for made in itertools.islice(pool.rounds(), 5)] == [7, 17, 27, 37, 47]


def test_a_program_that_kills_its_process_costs_that_program_alone(corpus):
    options = replace(SMALL, origins=(("seed", 1.0),), drop_duplicates=False)
    deadly = replace(corpus, programs=[*corpus.programs[:1], KILLER])
    worker = Worker(deadly, options)
    try:
        made = worker.make(0)
    finally:
        worker.kill()
    assert made.counts["dropped program: took its process down"] >= 1
    assert made.counts["tokens"] >= options.sequence * options.sequences


def test_a_process_that_dies_once_changes_nothing(corpus, tmp_path):
    died = tmp_path / "died"
    source = (
        "import signal, sys\n\ndef once(x):\n    files = sys.modules['pathlib']\n"
        f"    if not files.Path({str(died)!r}).exists():\n        files.Path({str(died)!r}).touch()\n"
        "        signal.raise_signal(signal.SIGKILL)\n    y = x\n    return y\n"
    )
    once = Program(source, "once", ("once(1)", "once(2)", "once(3)"), "seed", "once")
    options = replace(SMALL, origins=(("seed", 1.0),), drop_duplicates=False)
    mixed = replace(corpus, programs=[*corpus.programs[:1], once])
    worker = Worker(mixed, options)
    try:
        made = worker.make(0)
    finally:
        worker.kill()
    assert died.exists()
    assert same(made, make_round(mixed, options, 0))


def test_a_worker_that_was_killed_from_outside_is_replaced(corpus):
    worker = Worker(corpus, SMALL)
    try:
        worker.make(0)
        os.kill(worker._process.pid, 9)
        assert same(worker.make(1), make_round(corpus, SMALL, 1))
    finally:
        worker.kill()


def test_workers_hash_strings_alike_and_leave_the_environment_as_it_was(corpus, monkeypatch):
    monkeypatch.setenv("PYTHONHASHSEED", "77")
    worker = Worker(corpus, SMALL)
    worker.kill()
    assert os.environ["PYTHONHASHSEED"] == "77"


def test_patience_is_measured_in_processor_time():
    before = processor_seconds(os.getpid())
    assert sum(i * i for i in range(3_000_000)) > 0
    assert 0.05 < processor_seconds(os.getpid()) - before < 30


def test_a_program_that_hangs_is_given_up(corpus, monkeypatch):
    monkeypatch.setattr(runner, "PATIENCE_SECONDS", 1.0)
    endless = Program("def endless(x):\n    return 9**9**9 + x\n", "endless", ("endless(1)",), "seed", "endless")
    options = replace(SMALL, origins=(("seed", 1.0),), drop_duplicates=False)
    worker = Worker(replace(corpus, programs=[*corpus.programs[:1], endless]), options)
    try:
        made = worker.make(0)
    finally:
        worker.kill()
    assert made.counts["dropped program: took its process down"] >= 1


def test_an_error_in_the_options_reaches_whoever_asked(corpus):
    with pytest.raises(Exception, match="no source 'nowhere'"):
        next(run_here(corpus, replace(SMALL, origins=(("nowhere", 1.0),))))


def test_a_round_of_a_handful_of_seeds_ends_with_what_they_give(corpus):
    options = replace(SMALL, origins=(("seed", 1.0),), sequences=10_000)
    made = make_round(corpus, options, 0)
    assert made.counts["kept seed"] == len(corpus.programs)
    assert 0 < made.counts["tokens"] < options.sequence * options.sequences


def test_a_corpus_of_which_nothing_can_be_used_is_refused_also_by_a_worker(corpus):
    broken = replace(corpus, programs=[Program("def f(x):\n    return 1 / 0\n", "f", ("f(1)",), "seed", "f")])
    options = replace(SMALL, origins=(("seed", 1.0),), raising=0.0)
    with pytest.raises(BadData, match="give more seeds"):
        make_round(broken, options, 0)
    worker = Worker(broken, options)
    try:
        with pytest.raises(BadData, match="give more seeds"):
            worker.make(0)
    finally:
        worker.kill()


def test_no_document_stands_in_a_round_twice_and_sources_are_counted_by_documents(corpus):
    options = replace(SMALL, sequences=16)
    for number in range(4):
        made = make_round(corpus, options, number)
        rows = (row.tolist() for row in made.packed.ids)
        documents = [tuple(ids) for ids in documents_of(rows, corpus.tokenizer)]
        assert len(set(documents)) == len(documents)
        told = {name: n for name, n in made.counts.items() if name.startswith("told ") and "tokens" not in name}
        assert sum(told.values()) == sum(n for name, n in made.counts.items() if name.startswith("documents "))


def test_workers_have_one_thread_and_fixed_hashes_and_nobody_else_has(monkeypatch):
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    monkeypatch.delenv("PYTHONHASHSEED", raising=False)
    with workers_environment():
        assert all(os.environ[name] == value for name, value in WORKERS_ENVIRONMENT.items())
    assert os.environ["OMP_NUM_THREADS"] == "7" and "PYTHONHASHSEED" not in os.environ
