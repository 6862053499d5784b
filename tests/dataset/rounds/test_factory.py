"""The factory: what a round tells of a run."""

from dataclasses import replace

import pytest
from corpora import SMALL

from ndb.dataset.programs.program import Program
from ndb.dataset.rounds.documents import Shares
from ndb.dataset.rounds.factory import make_round
from ndb.errors import BadData
from ndb.language.document import Reader
from ndb.language.tokens import Mark, Sep

LONG = Program(
    "def f(xs):\n    t = 0\n    for x in xs:\n        t += x\n    return t\n",
    "f", ("f([3, 1, 4, 1, 5, 9, 2, 6, 5, 3])",), "seed", "f",
)  # fmt: skip


def test_of_a_long_walk_the_beginning_is_told_up_to_the_end_of_a_state(corpus):
    tokenizer = corpus.tokenizer
    options = replace(SMALL, origins=(("seed", 1.0),), shares=Shares({"walk": 1.0}), drop_duplicates=False)
    made = make_round(replace(corpus, programs=[LONG]), options, 0)
    assert made.counts["cut document: walk"] > 0 and not made.counts["dropped document: too long (walk)"]
    begin, pad = tokenizer.special[Mark.BEGIN_OF_TEXT], tokenizer.special[Mark.PAD]
    row = made.packed.ids[0].tolist()
    assert row[0] == begin and row.count(begin) == 1
    told = tokenizer.decode(row[: row.index(pad)] if pad in row else row)
    state, action = told.split("<|frame_sep|>")[-1].split("<|action_sep|>")
    assert Reader(state).state().sep is Sep.LINE and action == "<|step_into|>"


def test_of_a_jump_from_long_code_nothing_is_told(corpus):
    long_code = LONG.changed("seed", source=LONG.source + "\n\ndef g(y):\n" + "    y += 1\n" * 300)
    options = replace(SMALL, origins=(("seed", 1.0),), shares=Shares({"to_return": 1.0}, whole_code=1.0))
    with pytest.raises(BadData, match="too long"):
        make_round(replace(corpus, programs=[long_code]), options, 0)
