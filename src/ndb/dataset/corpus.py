"""Reading the seed corpus as programs, and the split: a family is on one side, whole (train, validation, fresh test).

Knows seeds and digests; makes nothing.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from ndb.dataset.programs.program import Program
from ndb.dataset.programs.seeds import read_seeds

SIDES = (("train", 0.94), ("validation", 0.03), ("fresh", 0.03))
"""Mutation sees train and, for the validation loss, validation families; nothing is ever made from fresh ones."""


def seed_programs(folder: Path) -> list[Program]:
    return [Program(s.source, s.name, s.inputs, "seed", s.name, s.topic) for s in read_seeds([folder])]


def side_of(family: str) -> str:
    """The side of the split a family is on: by a digest of its name, so that adding seeds moves no other."""
    place = int.from_bytes(hashlib.sha256(family.encode()).digest()[:6], "big") / 2**48
    for side, share in SIDES:
        if place < share:
            return side
        place -= share
    return SIDES[-1][0]


def on_side(programs: Iterable[Program], side: str) -> list[Program]:
    return [program for program in programs if side_of(program.family) == side]
