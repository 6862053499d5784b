"""Where rounds come from: cores or shards, one process or several, one kind of data or rising quality."""

from contextlib import ExitStack
from dataclasses import replace
from itertools import islice
from threading import Barrier, Thread

import numpy as np
import pytest
from corpora import rounds_here, small_corpus

from ndb.dataset.overrides import changed
from ndb.dataset.rounds.build import build, start
from ndb.dataset.rounds.factory import Options, make_round
from ndb.dataset.rounds.shards import digest_of, shard_name
from ndb.errors import BadData
from ndb.train.data import Stage, Turn, counted, exchanged, from_shards, made_on_cores, open_shards, stages
from ndb.train.recipes import Recipe, tiny

SMALL = Options(sequence=512, sequences=2, most_tokens=513)
MUTATED, DRILLED = (("mutation", 1.0),), (("drill", 1.0),)


@pytest.fixture(scope="module")
def corpus(tmp_path_factory):
    return small_corpus(tmp_path_factory.mktemp("corpus") / "seeds")


@pytest.fixture(scope="module")
def shards(corpus, tmp_path_factory):
    folder = start(tmp_path_factory.mktemp("shards"), corpus, SMALL, rounds_per_shard=2)
    build(folder, 2, rounds_here(corpus, SMALL))
    return folder.folder


def digest(corpus):
    return digest_of(corpus.tokenizer.to_json())


def same(made, other):
    return made.number == other.number and np.array_equal(made.packed.ids, other.packed.ids)


def test_shards_give_the_rounds_that_were_built_as_often_as_wanted(shards, corpus):
    rounds_from = from_shards(open_shards(shards, SMALL.sequence, digest(corpus)), passes=2)
    with rounds_from(0) as rounds:
        twice = list(rounds)
    assert [made.number for made in twice] == list(range(8))
    assert all(same(make_round(corpus, SMALL, number), twice[number]) for number in range(4))
    assert all(np.array_equal(twice[n].packed.ids, twice[n + 4].packed.ids) for n in range(4))


@pytest.mark.parametrize("first", [1, 3, 4, 6, 8])
def test_reading_shards_goes_on_at_any_round_of_any_pass(shards, corpus, first):
    rounds_from = from_shards(open_shards(shards, SMALL.sequence, digest(corpus)), passes=2)
    with rounds_from(0) as all_rounds, rounds_from(first) as rest:
        assert all(same(a, b) for a, b in zip(list(all_rounds)[first:], rest, strict=True))


def test_shards_that_do_not_fit_the_run_are_refused(shards, corpus):
    with pytest.raises(BadData, match="sequence=512"):
        open_shards(shards, 256, digest(corpus))
    with pytest.raises(BadData, match="another tokenizer"):
        open_shards(shards, SMALL.sequence, "other")


def test_a_damaged_shard_is_named_and_refused(shards, corpus, tmp_path):
    for path in shards.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    damaged = bytearray((tmp_path / shard_name(1)).read_bytes())
    damaged[-1] ^= 1
    (tmp_path / shard_name(1)).write_bytes(damaged)
    with from_shards(open_shards(tmp_path, SMALL.sequence, digest(corpus)))(0) as rounds:
        assert [made.number for made in islice(rounds, 2)] == [0, 1]
        with pytest.raises(BadData, match=shard_name(1)):
            next(rounds)


def recipe_with(quality, tokens=10 * 512 * 2):
    return replace(tiny(), tokens=tokens, quality=quality)


def test_shares_of_the_run_become_rounds():
    quality = ((0.75, {"origins": MUTATED}), (0.5, {"origins": DRILLED}))
    plan = stages(recipe_with(quality), SMALL)
    assert [(stage.first, stage.options.origins) for stage in plan] == [
        (0, SMALL.origins), (5, DRILLED), (8, MUTATED),
    ]  # fmt: skip


def test_a_stage_from_the_start_replaces_the_options():
    assert stages(recipe_with(((0.0, {"calls": 1}),)), SMALL) == [Stage(0, replace(SMALL, calls=1))]
    assert stages(recipe_with(()), SMALL) == [Stage(0, SMALL)]


def test_shares_of_documents_can_rise_and_the_others_stay():
    plan = stages(recipe_with(((0.5, {"shares": {"walk": 9.0}}),)), SMALL)
    weights = plan[1].options.shares.weights
    assert weights == {**SMALL.shares.weights, "walk": 9.0}


@pytest.mark.parametrize("name", ["sequence", "colour"])
def test_quality_cannot_change_what_does_not_exist_or_must_stay(name):
    with pytest.raises(BadData, match=name):
        stages(recipe_with(((0.5, {name: 1}),)), SMALL)


def test_rising_quality_is_the_same_from_any_round_on(corpus):
    plan = [Stage(0, replace(SMALL, origins=MUTATED)), Stage(3, replace(SMALL, origins=DRILLED))]
    expected = [make_round(corpus, plan[number >= 3].options, number) for number in range(5)]
    for first in (0, 2, 3):
        with made_on_cores(corpus, plan, workers=1)(first) as rounds:
            assert all(same(a, b) for a, b in zip(islice(rounds, 5 - first), expected[first:], strict=True))


class Exchange:
    """What processes give each other, for threads."""

    def __init__(self, world):
        self.given, self.barrier = [None] * world, Barrier(world)

    def of(self, rank):
        def exchange(made):
            self.given[rank] = made
            self.barrier.wait()
            everyone = list(self.given)
            self.barrier.wait()
            return everyone

        return exchange


@pytest.mark.parametrize("first", [0, 3])
def test_processes_that_share_the_making_see_the_same_rounds(first):
    exchange = Exchange(3)
    seen = [[] for _ in range(3)]

    def take_part(rank):
        turn = Turn(rank, 3, exchange.of(rank))
        own = (Numbered(n) for n in range(turn.next(first), first + 9, 3))
        seen[rank] += [made.number for made in exchanged(own, turn)]

    threads = [Thread(target=take_part, args=(rank,)) for rank in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [list(range(first, first + 9))] * 3


class Numbered:
    def __init__(self, number):
        self.number = number


def test_a_process_makes_its_own_rounds_only(corpus):
    made = []
    turn = Turn(1, 2, lambda mine: made.append(mine) or [mine])
    with ExitStack() as stack:
        rounds = stack.enter_context(made_on_cores(corpus, [Stage(0, SMALL)], 2, turn)(0))
        list(islice(rounds, 3))
    assert [mine.number for mine in made] == [1, 3, 5]
    assert same(made[2], make_round(corpus, SMALL, 5))


def test_rounds_are_noted_as_they_are_used(corpus, shards):
    noted = []
    rounds_from = counted(
        from_shards(open_shards(shards, SMALL.sequence, digest(corpus))), lambda made: noted.append(made.number)
    )
    with rounds_from(1) as rounds:
        assert [made.number for made in rounds] == noted == [1, 2, 3]


def test_a_recipe_can_be_written_as_json():
    import json

    recipe = Recipe("r", quality=((0.5, {"calls": 1}),))
    assert json.loads(json.dumps(recipe.as_dict()))["quality"] == [[0.5, {"calls": 1}]]


def test_shares_on_a_command_line_change_only_what_they_name():
    made = changed(SMALL, ['shares={"walk": 9.0}', "calls=2"])
    assert made.shares.weights == {**SMALL.shares.weights, "walk": 9.0}
    assert made.calls == 2
    with pytest.raises(BadData, match="no kind of document 'wlak'"):
        changed(SMALL, ['shares={"wlak": 1}'])
