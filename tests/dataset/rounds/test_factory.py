"""The factory: what a round tells of programs and runs, when it ends, what it drops and why."""

import gc
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest
from corpora import SMALL

from ndb.dataset.checks.contamination import benchmark_of
from ndb.dataset.programs.program import Program, Run
from ndb.dataset.rounds import factory
from ndb.dataset.rounds.documents import Shares
from ndb.dataset.rounds.factory import Corpus, Options, Round, make_round
from ndb.errors import BadData
from ndb.language.document import Reader
from ndb.language.tokens import Mark, Sep
from ndb.trace.recorder.record_call import record_call

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


def test_a_jump_is_told_up_to_the_state_it_leads_to(corpus):
    text = LONG.source.replace("return t", "return t + len(xs)") + "\ndef g(n):\n    return n + 1\n"
    program = replace(LONG, source=text, calls=("f([len('ab') + g(3), 1])",))
    options = replace(SMALL, origins=(("seed", 1.0),), shares=Shares({"to_return": 1.0}), drop_duplicates=False)
    made = make_round(replace(corpus, programs=[program]), options, 0)
    rows = (corpus.tokenizer.decode(row.tolist()) for row in made.packed.ids)
    told = [part.split("<|pad|>")[0] for row in rows for part in row.split("<|begin_of_text|>")[1:]]
    from_main = [text for text in told if text.endswith("<|action_sep|><|step_into|>")]
    from_the_call = [text for text in told if text.endswith("<|end_of_text|>")]
    assert len(from_main) == made.counts["cut document: to_return"] > 0 < len(from_the_call)
    assert len(from_main) + len(from_the_call) == len(told)
    assert all("<|step_return|><|frame_sep|><|return_sep|>" in text for text in told)
    assert all(text.count("<|return_sep|>") == 1 for text in told)


def test_who_is_asked_for_arguments_is_told_the_simplest_that_end_so(corpus):
    program = Program(
        "def count(text, letter):\n    return text.count(letter)\n", "count", ("count('strawberry', 'r')",), "seed", "c"
    )
    options = replace(SMALL, origins=(("seed", 1.0),), shares=Shares({"inverse_call": 1.0}), drop_duplicates=False)
    made = make_round(replace(corpus, programs=[program]), options, 0)
    assert made.counts["simpler calls"] > 0
    for row in made.packed.ids:
        for document in corpus.tokenizer.decode(row.tolist()).split("<|begin_of_text|>")[1:]:
            result = document.partition("<|inv_return_sep|>")[2].partition('<|arg_sep|>"')[2].partition('"')[0]
            text = document.partition("<|inv_call_sep|>")[2].partition(': "')[2].partition('", ')[0]
            assert len(text) <= len("''") + int(result) * len("ab"), document


# -- what is made of given programs ------------------------------------------------------------------------------------

TREBLE = Program("def treble(n):\n    return n * 3\n", "treble", ("treble(7)",), "given", "treble")
WALKS = Shares({"walk": 1.0}, whole_code=1.0)


@dataclass(frozen=True)
class Given:
    """Gives these, one after the other, and round again."""

    drawn: Sequence[Program | Run | None]
    name: str = "given"
    licence: str = "MIT"
    digest: str = ""

    def draw(self, dice: Random) -> Program | Run | None:
        return dice.choice(self.drawn)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs and calls are told as they are given, and a round gives up early."""
    for name in ("RENAMED", "LETTERS_SWAPPED", "IN_COMPANY", "VARIED", "RESTYLED"):
        monkeypatch.setattr(factory, name, 0.0)
    monkeypatch.setattr(factory, "dress", lambda program, dice: program)
    monkeypatch.setattr(factory, "FRUITLESS_DRAWS", 5)


def round_of(corpus: Corpus, *drawn: Program | Run | None, **changes: object) -> Round:
    options = SMALL.changed(**{"origins": (("given", 1.0),), "shares": WALKS, "documents": 1} | changes)
    return make_round(replace(corpus, more=[Given(drawn)]), options, 0)


def dropped(corpus: Corpus, *drawn: Program | Run | None, **changes: object) -> str:
    """What the factory says of programs of which nothing comes."""
    with pytest.raises(BadData, match="nothing came of 5 programs") as caught:
        round_of(corpus, *drawn, **{"drop_duplicates": False} | changes)
    return str(caught.value)


def text_of(corpus: Corpus, made: Round) -> str:
    return corpus.tokenizer.decode([token for row in made.packed.ids for token in row.tolist()])


def test_a_program_is_told_with_its_run(corpus: Corpus, plain: None) -> None:
    made = round_of(corpus, TREBLE)
    assert "def treble(n):\n    return n * 3\n" in text_of(corpus, made)
    assert '<|return_sep|><|src_sep|>    return n * 3<|arg_sep|>"21"' in text_of(corpus, made)
    assert (made.counts["made given"], made.counts["kept given"], made.counts["runs"]) == (1, 1, 1)
    assert made.counts["told given"] == made.counts["documents walk"] == 1
    assert made.counts["told tokens given"] == made.counts["tokens walk"] == made.counts["tokens"] > 50
    assert made.counts["sequences"] == len(made.packed)


def test_runs_have_their_sub_expressions(corpus: Corpus, plain: None) -> None:
    made = round_of(corpus, TREBLE, shares=Shares({"expressions": 1.0}))
    assert '<|expression_sep|><|src_sep|>n * 3<|arg_sep|>"21"' in text_of(corpus, made)


def test_a_call_is_made_once_unless_repetition_is_asked_for(corpus: Corpus, plain: None) -> None:
    made = round_of(corpus, TREBLE, calls=3)
    assert (made.counts["runs"], made.counts["dropped run: duplicate"]) == (1, 4)
    made = round_of(corpus, TREBLE, calls=3, drop_duplicates=False, sequences=1)
    assert not made.counts["dropped run: duplicate"]
    assert made.counts["runs"] == 3 * made.counts["kept given"]


def test_of_several_calls_as_many_are_run_as_wanted(corpus: Corpus, plain: None) -> None:
    several = replace(TREBLE, calls=tuple(f"treble({n})" for n in range(100, 140)))
    assert [round_of(corpus, several, calls=calls).counts["runs"] for calls in (1, 2, 4)] == [1, 2, 4]


def test_a_walk_told_before_is_not_told_again(corpus: Corpus, plain: None) -> None:
    made = round_of(corpus, TREBLE, shares=Shares({"syntax": 1.0, "mixed": 1.0}), documents=30)
    assert made.counts["dropped document: duplicate"] > 0
    assert made.counts["dropped document: duplicate"] + made.counts["told given"] == 30
    rows = [row.replace("<|pad|>", "") for row in text_of(corpus, made).split("<|begin_of_text|>") if row]
    assert len(rows) == len(set(rows)) == made.counts["told given"]


def test_a_program_that_differs_in_names_only_is_dropped_within_a_round(corpus: Corpus, plain: None) -> None:
    other = replace(TREBLE, source="def threefold(x):\n    return x * 3\n", entry="threefold", calls=("threefold(1)",))
    made = round_of(corpus, TREBLE, other)
    assert made.counts["kept given"] == 1
    assert made.counts["dropped given: duplicate"] == 5
    assert round_of(corpus, TREBLE, other, drop_duplicates=False).counts["kept given"] > 1


def test_programs_that_differ_in_a_constant_are_two(corpus: Corpus, plain: None) -> None:
    other = replace(TREBLE, source="def treble(n):\n    return n * 4\n")
    assert round_of(corpus, TREBLE, other).counts["kept given"] == 2


def test_a_document_that_is_too_long_costs_none_of_the_others(corpus: Corpus, plain: None) -> None:
    jumps = Shares({"mixed": 1.0, "syntax": 1.0}, whole_code=0.5)
    long_code = replace(LONG, source=LONG.source + "\n\ndef g(y):\n" + "    y += 1\n" * 20)
    counts = round_of(corpus, long_code, shares=jumps, documents=30, calls=1, most_tokens=250).counts
    dropped = sum(count for reason, count in counts.items() if reason.startswith("dropped document"))
    assert any("too long" in reason for reason in counts)
    assert counts["told given"] + dropped == 30


def test_a_round_ends_with_the_program_that_fills_it(corpus: Corpus, plain: None) -> None:
    started: list[int] = []
    options = SMALL.changed(origins=(("given", 1.0),), shares=WALKS, documents=1, drop_duplicates=False)
    corpus = replace(corpus, more=[Given([TREBLE])])
    made = make_round(corpus, options, 0, starting=started.append)
    assert started == list(range(len(started)))
    wanted = options.sequence * options.sequences
    assert wanted <= made.counts["tokens"] < wanted + made.counts["tokens"] / len(started)


def test_a_draw_that_is_left_out_changes_nothing_else(corpus: Corpus) -> None:
    started: list[int] = []
    options = replace(SMALL, sequences=2 * SMALL.sequences)
    whole, without = make_round(corpus, options, 3), make_round(corpus, options, 3, frozenset({0, 2}), started.append)
    assert 0 not in started
    assert 2 not in started
    assert started[:2] == [1, 3]
    assert without.counts["dropped program: took its process down"] == 2
    assert not whole.counts["dropped program: took its process down"]
    told, told_without = (set(text_of(corpus, made).split("<|begin_of_text|>")) for made in (whole, without))
    assert len(told & told_without) > 2


def test_rounds_differ_by_number_and_by_seed(corpus: Corpus) -> None:
    def ids(number: int, seed: int) -> bytes:
        return bytes(make_round(corpus, SMALL.changed(seed=seed), number).packed.ids.tobytes())

    assert len({ids(0, 1), ids(1, 1), ids(0, 2), ids(1, 11), ids(11, 1)}) == 5
    assert ids(0, 1) == ids(0, 1)


def test_cycles_are_collected_rarely_while_a_round_is_made_and_as_before_afterwards(
    corpus: Corpus, plain: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, int, int]] = []
    monkeypatch.setattr(factory, "dress", lambda program, dice: seen.append(gc.get_threshold()) or program)
    before = gc.get_threshold()
    try:
        gc.set_threshold(700, 11, 12)
        round_of(corpus, TREBLE)
        with pytest.raises(BadData):
            round_of(corpus, None)
        assert gc.get_threshold() == (700, 11, 12)
    finally:
        gc.set_threshold(*before)
    assert set(seen) == {factory.COLLECTED_AFTER}


# -- what is dropped ---------------------------------------------------------------------------------------------------


def test_a_source_that_makes_nothing_says_so(corpus: Corpus, plain: None) -> None:
    assert "dropped given: could not be made: 6" in dropped(corpus, None)


def test_a_source_that_is_not_there_is_named(corpus: Corpus) -> None:
    with pytest.raises(BadData, match="no source 'elsewhere'"):
        make_round(corpus, SMALL.changed(origins=(("elsewhere", 1.0),)), 0)


def test_what_is_like_the_benchmark_never_comes_out(corpus: Corpus, plain: None) -> None:
    recording = record_call(LONG.source, LONG.calls[0])
    guarded = replace(corpus, benchmark=benchmark_of([LONG.source, *recording.sources.values()]))
    assert "contaminated" in dropped(guarded, LONG)
    assert "contaminated" in dropped(guarded, Run(recording, "given", "f"))
    assert round_of(guarded, TREBLE).counts["kept given"] == 1


def test_company_is_not_like_the_benchmark_either(corpus: Corpus, plain: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(factory, "IN_COMPANY", 1.0)
    beside = replace(corpus, programs=[LONG])
    guarded = replace(beside, benchmark=benchmark_of([LONG.source]))
    assert "for x in xs:" in text_of(corpus, round_of(beside, TREBLE))
    assert "for x in xs:" not in text_of(corpus, round_of(guarded, TREBLE))
    assert round_of(replace(corpus, programs=[]), TREBLE).counts["kept given"] == 1


def test_what_rolls_dice_is_dropped_where_that_is_asked_for(corpus: Corpus, plain: None) -> None:
    chance = Program("import random\n\ndef f(n):\n    return random.random()\n", "f", ("f(1)",), "given", "f")
    address = Program("def f(n):\n    return object()\n", "f", ("f(1)",), "given", "f")
    order = Program("def f(n):\n    return list({'a', 'b', 'c', n})\n", "f", ("f('d')",), "given", "f")
    for program in (chance, order):
        assert "dropped given: nondeterministic: 6" in dropped(corpus, program)
        assert round_of(corpus, program, drop_nondeterministic=False).counts["kept given"] == 1
    assert round_of(corpus, address).counts["kept given"] == 1


def test_a_mutant_that_does_what_its_parent_does_is_dropped(corpus: Corpus, plain: None) -> None:
    same = replace(TREBLE, source="def treble(n):\n    return 3 * n\n", parent=TREBLE)
    other = replace(TREBLE, source="def treble(n):\n    return n * 4\n", parent=TREBLE)
    assert "behaves like the program it was made from" in dropped(corpus, same)
    assert round_of(corpus, same, drop_same_behaviour=False).counts["kept given"] == 1
    assert round_of(corpus, other).counts["kept given"] == 1


def test_of_runs_that_raise_a_share_is_kept(corpus: Corpus, plain: None) -> None:
    failing = Program("def f(n):\n    return 1 // n\n", "f", ("f(0)",), "given", "f")
    assert "dropped given: crashes: 6" in dropped(corpus, failing, raising=0.0)
    assert "dropped run: crashed: 18" in dropped(corpus, failing, raising=0.0)
    assert "exception_sep" in text_of(corpus, round_of(corpus, failing, raising=1.0))


def test_a_program_that_works_now_and_then_is_kept_for_that(corpus: Corpus, plain: None) -> None:
    failing = Program("def f(n):\n    return 1 // n\n", "f", ("f(0)", "f(1)"), "given", "f")
    made = round_of(corpus, failing, raising=0.0, drop_duplicates=False, sequences=8)
    assert made.counts["dropped run: crashed"] > 0
    assert "exception_sep" not in text_of(corpus, made)


def test_a_program_that_does_not_end_is_given_up_after_two_runs(corpus: Corpus, plain: None) -> None:
    endless = Program("def f(n):\n    while True:\n        n += 1\n", "f", ("f(1)", "f(2)"), "given", "f")
    said = dropped(corpus, endless, most_events=20)
    assert "dropped run: too long: 12" in said
    assert "dropped given: does not end: 6" in said


def test_a_run_may_have_so_many_states_and_no_more(corpus: Corpus, plain: None) -> None:
    states = sum(event < 4 for event in record_call(TREBLE.source, TREBLE.calls[0]).events)
    assert round_of(corpus, TREBLE, most_events=states).counts["kept given"] == 1
    assert "no usable run" in dropped(corpus, TREBLE, most_events=states - 1)


def test_a_value_may_have_so_many_characters_and_no_more(corpus: Corpus, plain: None) -> None:
    returned = replace(TREBLE, calls=("treble('abcd')",))  # 'abcdabcdabcd', with its quotes fourteen
    assert round_of(corpus, returned, longest_value=14).counts["kept given"] == 1
    assert "dropped run: values too large" in dropped(corpus, returned, longest_value=13)
    held = Program("def f(n):\n    s = 'x' * 40\n    return 1\n", "f", ("f(1)",), "given", "f")
    assert "dropped run: values too large" in dropped(corpus, held, longest_value=41)
    assert round_of(corpus, held, longest_value=42).counts["kept given"] == 1


@pytest.mark.parametrize("source", ["1 // 0\n\ndef f(n):\n    return n\n", "def g(n):\n    return n\n"])
def test_a_program_that_cannot_be_started_costs_its_runs_only(corpus: Corpus, plain: None, source: str) -> None:
    broken = Program(source, "f", ("f(1)",), "given", "f")
    assert "dropped run: did not start: 30" in dropped(corpus, broken, calls=3)


def test_a_run_recorded_elsewhere_is_told_from_its_first_state(corpus: Corpus, plain: None) -> None:
    run = Run(record_call(TREBLE.source, TREBLE.calls[0]), "given", "f")
    made = round_of(corpus, run, shares=Shares({"walk": 1.0, "expressions": 9.0}), sequences=1)
    assert made.counts["documents walk"] > 0 == made.counts["documents expressions"]
    made = round_of(corpus, run, shares=Shares({"to_return": 1.0}), sequences=1)
    assert "<|frame_sep|><|call_sep|><|src_sep|>def main():<|arg_sep|>{}<|action_sep|><|step_return|>" in text_of(
        corpus, made
    )


def test_a_document_that_just_fits_is_told_whole(corpus: Corpus, plain: None) -> None:
    size = round_of(corpus, TREBLE).counts["tokens"]
    assert "cut document: walk" not in round_of(corpus, TREBLE, most_tokens=size).counts
    assert round_of(corpus, TREBLE, most_tokens=size - 1).counts["cut document: walk"] == 1


# -- disguises ---------------------------------------------------------------------------------------------------------


def test_each_disguise_is_put_on_in_its_share(corpus: Corpus, plain: None, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = replace(TREBLE, source="def treble(n):\n    return 'abc' + n\n", calls=("treble('abc')",))
    assert "def treble(n):\n    return 'abc' + n" in text_of(corpus, round_of(corpus, letters))
    monkeypatch.setattr(factory, "LETTERS_SWAPPED", 1.0)
    assert "'abc'" not in text_of(corpus, round_of(corpus, letters))
    monkeypatch.setattr(factory, "RENAMED", 1.0)
    options = SMALL.changed(origins=(("given", 1.0),), shares=WALKS, documents=1)
    given = replace(corpus, more=[Given([TREBLE])])
    told = [text_of(corpus, make_round(given, options, number)) for number in range(20)]
    assert 0 < sum("def f(" in text for text in told) < 10
    assert sum("def treble(n):" in text for text in told) < 3


def test_calls_are_varied_and_restyled_in_their_shares(
    corpus: Corpus, plain: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    several = replace(TREBLE, calls=("treble([1, 2])",))
    monkeypatch.setattr(factory, "VARIED", 1.0)
    assert round_of(corpus, several, calls=3).counts["runs"] > 1
    monkeypatch.setattr(factory, "vary_call", lambda call, dice, constants: "treble([5, 6])")
    assert "treble([5, 6])" in text_of(corpus, round_of(corpus, several))
    monkeypatch.setattr(factory, "VARIED", 0.0)
    monkeypatch.setattr(factory, "RESTYLED", 1.0)
    monkeypatch.setattr(factory, "restyled", lambda call, dice: call.replace(", ", " , "))
    assert "treble([1 , 2])" in text_of(corpus, round_of(corpus, several))


def test_strings_of_the_program_may_become_arguments(
    corpus: Corpus, plain: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[str, ...]] = []
    monkeypatch.setattr(factory, "VARIED", 1.0)
    monkeypatch.setattr(factory, "vary_call", lambda call, dice, constants: given.append(constants) or call)
    round_of(corpus, replace(TREBLE, source="def treble(n):\n    return n * 3 + len('key') + len('') + 5\n"))
    assert set(given) == {("key",)}


# -- options -----------------------------------------------------------------------------------------------------------


def test_shares_change_only_where_they_are_named() -> None:
    changed = Options().changed(shares={"walk": 7.0}, seed=5)
    assert (changed.seed, changed.shares.weights["walk"]) == (5, 7.0)
    assert changed.shares.weights["middle"] == Options().shares.weights["middle"]
    assert Options().changed(shares=WALKS).shares is WALKS


def test_a_kind_of_document_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadData, match=r"no kind of document 'wlak'; there are .*walk"):
        Options().changed(shares={"wlak": 1.0})


@pytest.mark.parametrize(("most", "end"), [(3, 2), (4, 4), (5, 4), (7, 6)])
def test_a_long_document_ends_before_the_last_state_that_there_is_room_for(most: int, end: int) -> None:
    ids, asked = [1, 1, 9, 1, 9, 1, 9, 1, 1], [True] * 9
    assert factory._beginning(ids, asked, most, 9) == (ids[:end], asked[:end])


@pytest.mark.parametrize(("asked", "is_told"), [(4, False), (5, True)])
def test_a_beginning_of_which_little_is_asked_is_not_told(asked: int, is_told: bool) -> None:
    ids = [1] * 10 + [9, 1, 1]
    wanted = [False] * (10 - asked) + [True] * (asked + 3)
    assert bool(factory._beginning(ids, wanted, 11, 9)[0]) is is_told
