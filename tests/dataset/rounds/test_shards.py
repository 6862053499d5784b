"""Shards: what is written is read, damage is named, a build goes on where it stopped."""

import itertools
from contextlib import contextmanager

import numpy as np
import pytest
from corpora import SMALL, rounds_here, run_here

from ndb.dataset.rounds.build import Progress, build, duration, on_cores, shards_for, start, stretches
from ndb.dataset.rounds.factory import make_round
from ndb.dataset.rounds.shards import INDEX, Shard, ShardFolder, shard_name
from ndb.errors import BadData
from ndb.train.batches import Position, batches


@pytest.fixture(scope="module")
def built(corpus, tmp_path_factory):
    folder = start(tmp_path_factory.mktemp("shards"), corpus, SMALL, rounds_per_shard=2)
    build(folder, 3, rounds_here(corpus))
    return folder.folder


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def copy_of(folder, target):
    target.mkdir()
    for path in folder.iterdir():
        (target / path.name).write_bytes(path.read_bytes())
    return target


def test_rounds_are_read_as_they_were_made(built, corpus):
    for made, number in zip(ShardFolder(built).rounds(), range(6), strict=True):
        again = make_round(corpus, SMALL, number)
        assert made.number == number
        assert np.array_equal(made.packed.ids, again.packed.ids)
        assert np.array_equal(made.packed.asked, again.packed.asked)


def test_reading_goes_on_at_any_round(built):
    whole = list(ShardFolder(built).rounds())
    for first in range(7):
        rest = list(ShardFolder(built).rounds(first))
        assert [made.number for made in rest] == list(range(first, 6))
        assert all(np.array_equal(a.packed.ids, b.packed.ids) for a, b in zip(rest, whole[first:], strict=True))


def test_batches_resume_exactly_from_shards(built):
    folder = ShardFolder(built)
    whole = list(batches(folder.rounds(), 3, Position()))
    resumed = list(batches(folder.rounds(whole[1].after.round), 3, whole[1].after))
    assert len(resumed) == len(whole) - 2
    assert all(np.array_equal(a.ids, b.ids) for a, b in zip(resumed, whole[2:], strict=True))


def test_counts_add_up_over_shards(built):
    folder = ShardFolder(built)
    assert folder.tokens == folder.counts["tokens"] > 6 * SMALL.sequence * SMALL.sequences
    assert folder.counts["sequences"] == sum(len(made.packed) for made in folder.rounds())


def test_token_ids_are_not_copied_into_memory(built):
    shard = ShardFolder(built).open(0)
    assert isinstance(shard.ids, np.memmap)
    assert not shard.ids.flags.writeable


@pytest.mark.parametrize("place", [0, 40, 300, -1])
def test_a_damaged_shard_is_named_and_refused(built, tmp_path, place):
    folder = copy_of(built, tmp_path / "copy")
    content = bytearray((folder / shard_name(1)).read_bytes())
    content[place] ^= 1
    (folder / shard_name(1)).write_bytes(content)
    with pytest.raises(BadData, match=shard_name(1)):
        list(ShardFolder(folder).rounds())


def test_a_truncated_shard_is_refused_even_without_its_index(built, tmp_path):
    content = (built / shard_name(0)).read_bytes()
    for length in (0, 5, 30, len(content) // 2, len(content) - 1):
        (tmp_path / "part.bin").write_bytes(content[:length])
        with pytest.raises(BadData, match=r"part\.bin"):
            Shard(tmp_path / "part.bin")


def test_a_shard_of_another_folder_is_refused(built, tmp_path):
    folder = copy_of(built, tmp_path / "copy")
    (folder / shard_name(1)).write_bytes((folder / shard_name(0)).read_bytes())
    with pytest.raises(BadData, match=shard_name(1)):
        ShardFolder(folder).open(1)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "ndb-shards 99", "identity": {}}\n'])
def test_a_folder_without_a_proper_index_is_refused(tmp_path, text):
    (tmp_path / INDEX).write_text(text)
    with pytest.raises(BadData, match="build"):
        ShardFolder(tmp_path)


def test_an_index_whose_last_line_was_cut_off_is_read_without_it(built, tmp_path, corpus):
    folder = copy_of(built, tmp_path / "copy")
    text = (folder / INDEX).read_bytes()
    (folder / INDEX).write_bytes(text[: len(text) - 50])
    again = ShardFolder(folder)
    assert again.missing(3) == [2]
    again.add(ShardFolder(built).entries[2])
    assert sorted(ShardFolder(folder).entries) == [0, 1, 2]
    again.settle()
    assert contents(folder) == contents(built)


def test_an_interrupted_build_goes_on_to_the_same_bytes(built, corpus, tmp_path):
    folder = start(tmp_path, corpus, SMALL, rounds_per_shard=2)

    @contextmanager
    def dying(first):
        yield itertools.chain(itertools.islice(run_here(corpus, SMALL, first), 3), _interrupted())

    with pytest.raises(KeyboardInterrupt):
        build(folder, 3, dying)
    assert sorted(folder.entries) == [0]
    again = start(tmp_path, corpus, SMALL, rounds_per_shard=2)
    assert again.missing(3) == [1, 2]
    build(again, 3, rounds_here(corpus))
    assert contents(tmp_path) == contents(built)


def _interrupted():
    raise KeyboardInterrupt
    yield


def test_a_deleted_shard_alone_is_made_anew(built, corpus, tmp_path):
    folder = copy_of(built, tmp_path / "copy")
    (folder / shard_name(1)).unlink()
    (folder / ".shard-000001.bin.half-written").write_bytes(b"left over")
    made = []

    @contextmanager
    def counting(first):
        yield (made.append(round_.number) or round_ for round_ in run_here(corpus, SMALL, first))

    build(start(folder, corpus, SMALL, rounds_per_shard=2), 3, counting)
    assert made == [2, 3]
    assert contents(folder) == contents(built)


def test_a_folder_of_other_data_is_not_added_to(built, corpus, tmp_path):
    folder = copy_of(built, tmp_path / "copy")
    with pytest.raises(BadData, match="options"):
        start(folder, corpus, type(SMALL)(seed=2), rounds_per_shard=2)
    with pytest.raises(BadData, match="rounds_per_shard"):
        start(folder, corpus, SMALL, rounds_per_shard=3)


def test_worker_processes_write_the_bytes_of_one_process(built, corpus, tmp_path):
    folder = start(tmp_path, corpus, SMALL, rounds_per_shard=2)
    build(folder, 3, on_cores(corpus, SMALL, workers=2))
    assert contents(tmp_path) == contents(built)


def test_progress_tells_how_long_it_will_take(corpus, tmp_path, capsys):
    folder = start(tmp_path, corpus, SMALL, rounds_per_shard=2)
    build(folder, 2, rounds_here(corpus), Progress(2, SMALL, folder.identity))
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("1/2 shards") and lines[0].endswith("left")
    assert lines[1].endswith("0m 00s left")


def test_durations_read_well():
    assert [duration(s) for s in (5, 65, 3700)] == ["0m 05s", "1m 05s", "1h 01m"]


def test_enough_shards_for_the_tokens_wanted():
    assert shards_for(1, SMALL, 2) == 1
    assert shards_for(2 * 1024 + 1, SMALL, 2) == 2


def test_stretches_are_runs_of_consecutive_numbers():
    assert stretches([0, 1, 2, 5, 7, 8]) == [[0, 1, 2], [5], [7, 8]]
    assert stretches([]) == []
