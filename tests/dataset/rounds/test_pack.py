"""Documents into sequences: what stands beside what."""

from itertools import pairwise
from random import Random

import numpy as np

from ndb.dataset.rounds.pack import Encoded, pack

PAD = 0


def documents(programs, each, dice):
    """Each is a program's number, over and over."""
    return [
        Encoded([number] * length, [True] * length, number)
        for number in range(1, programs + 1)
        for length in dice.choices(range(5, 60), k=each)
    ]


def runs_of(row):
    """The numbers of a row, each as often as it begins anew."""
    return [int(row[0]), *(int(b) for a, b in pairwise(row) if a != b)]


def test_documents_of_one_program_never_share_a_sequence():
    packed = pack(documents(programs=40, each=9, dice=Random(1)), 200, PAD)
    for row in packed.ids:
        told = [number for number in runs_of(row) if number != PAD]
        assert len(told) == len(set(told))


def test_nothing_is_lost_and_little_is_padding():
    made = documents(programs=40, each=9, dice=Random(2))
    packed = pack(made, 200, PAD)
    assert int((packed.ids != PAD).sum()) == sum(len(d.ids) for d in made) == int(packed.asked.sum())
    assert (packed.ids == PAD).mean() < 0.1


def test_documents_without_a_program_are_packed_close():
    packed = pack([Encoded([3] * 50, [True] * 50) for _ in range(8)], 199, PAD)
    assert packed.ids.shape == (2, 200)
    assert (packed.ids == 3).all()


def test_every_second_sequence_begins_with_its_shortest_document():
    made = [Encoded([length] * length, [True] * length, number) for number, length in enumerate((90, 80, 20, 10))]
    assert [list(dict.fromkeys(row)) for row in pack(made, 109, PAD).ids] == [[90, 20], [10, 80, PAD]]
    assert pack(made, 109, PAD).ids.dtype == np.uint16
