"""Driving talks: what is shared, batched, looked up or stopped changes the time, never the answer."""

import json
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from small_model import CONFIG, TOKENIZER, random_weights

from ndb.errors import BadData
from ndb.evaluate.cruxeval import INPUT_CHECKED, MODES, Answer, Asker, Item, read_items
from ndb.language.decoding import Choose, Chosen, Feed
from ndb.model.protocol import Sampling
from ndb.model.runtime import Cancelled, ContextFull, Passes, Reader, Runtime
from ndb.model.runtime_draft import Draft
from ndb.model.runtime_kernel import KernelPass, is_available
from ndb.model.runtime_numpy import NumpyPass
from ndb.model.weights import dequantised, write_weights

ROWS = [
    {
        "id": "a",
        "code": "def f(s, t):\n    n = 0\n    for c in s:\n        n += int(c == t)\n    return n\n",
        "input": "'berry', 'r'",
        "output": "2",
    },
    {
        "id": "b",
        "code": "def f(items):\n    items.append(1)\n    return items[::-1]\n",
        "input": "[2, 3]",
        "output": "[1, 3, 2]",
    },
]


def passes() -> Passes:
    stored = random_weights()
    return KernelPass(CONFIG, stored) if is_available(CONFIG) else NumpyPass(CONFIG, dequantised(stored))


PASSES = passes()


@pytest.fixture
def items(tmp_path: Path) -> list[Item]:
    (tmp_path / "rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in ROWS))
    return read_items(tmp_path / "rows.jsonl")


def runtime(look_up: bool = True) -> Runtime:
    return Runtime(PASSES, TOKENIZER, look_up)


def talks(items: list[Item], constrained: bool = True) -> list[Generator[Feed | Choose, Chosen | None, Answer]]:
    asker = Asker(runtime(), constrained)
    return [asker.talk(item, mode) for item in items for mode in MODES if mode != INPUT_CHECKED]  # its dice are shared


def of_choices(count: int, opening: list[int]) -> Generator[Feed | Choose, Chosen | None, list[Chosen]]:
    """A talk that lets the model speak freely."""
    yield Feed(opening)
    chosen = []
    for _ in range(count):
        answer = yield Choose()
        assert answer is not None
        chosen.append(answer)
    return chosen


def test_looking_ahead_gives_the_same_answers_in_fewer_passes(items: list[Item]) -> None:
    plain, ahead = runtime(look_up=False), runtime(look_up=True)
    assert [plain.drive(talk) for talk in talks(items)] == [ahead.drive(talk) for talk in talks(items)]
    assert ahead.spent.passes < plain.spent.passes
    assert ahead.spent.drafted > 0


def test_talks_side_by_side_give_what_they_give_alone(items: list[Item]) -> None:
    alone = [runtime().drive(talk) for talk in talks(items)]
    together = runtime()
    assert together.drive_all(talks(items)) == alone
    assert together.spent.shared > 0


def test_tokens_that_are_fed_cost_no_pass_of_their_own() -> None:
    model = runtime(look_up=False)

    def talk() -> Generator[Feed | Choose, Chosen | None, None]:
        yield Feed([1, 2, 3])
        yield Feed([4])
        yield Choose(np.array([7, 8]))
        for token in range(20):
            yield Feed([token])
        yield Choose()

    model.drive(talk())
    assert model.spent.passes == 2


def test_a_later_talk_that_begins_the_same_reads_only_the_rest() -> None:
    model, opening = runtime(look_up=False), list(range(50, 150))
    first = model.drive(of_choices(5, opening))
    rows = model.spent.rows
    assert model.drive(of_choices(5, opening)) == first
    assert model.spent.rows - rows <= 5
    assert model.spent.shared == 100


def test_samples_share_what_they_begin_with() -> None:
    model, opening = runtime(look_up=False), list(range(50, 150))
    samples = model.drive_all([of_choices(8, opening) for _ in range(5)], Sampling(temperature=1.0))
    assert len({tuple(chosen.token for chosen in sample) for sample in samples}) > 1
    assert model.spent.rows <= 100 + 5 * 8


def test_samples_with_the_same_dice_are_the_same() -> None:
    def once() -> list[list[Chosen]]:
        random = np.random.default_rng(3)
        return runtime().drive_all([of_choices(8, [1, 2, 3]) for _ in range(3)], Sampling(0.6, 0.95), random)

    assert once() == once()


def test_a_text_that_says_how_boldly_is_thrown_with_dice_and_the_next_is_not() -> None:
    def bold() -> Generator[Feed | Choose, Chosen | None, list[int]]:
        said = []
        for temperature in (5.0, None):
            yield Feed([1, 2, 3], anew=True, temperature=temperature)
            for _ in range(6):
                chosen = yield Choose()
                assert chosen is not None
                said.append(chosen.token)
        return said

    said = runtime().drive_all([bold() for _ in range(4)])
    assert len({tuple(tokens[:6]) for tokens in said}) > 1
    assert len({tuple(tokens[6:]) for tokens in said}) == 1


def test_a_small_top_p_is_greedy() -> None:
    greedy = runtime().drive(of_choices(8, [1, 2, 3]))
    assert runtime().drive(of_choices(8, [1, 2, 3]), Sampling(1.0, top_p=1e-9)) == greedy


def test_only_allowed_tokens_are_sampled_and_their_probabilities_add_up_to_one() -> None:
    allowed = np.array([11, 500, 3])

    def talk(only: int) -> Generator[Feed | Choose, Chosen | None, Chosen | None]:
        yield Feed([1, 2])
        return (yield Choose(np.roll(allowed, only)))

    chosen = [runtime().drive(talk(0), Sampling(temperature=5.0), np.random.default_rng(seed)) for seed in range(60)]
    assert {c.token for c in chosen} == set(allowed.tolist())
    assert sum({c.token: np.exp(c.log_probability) for c in chosen}.values()) == pytest.approx(1.0, abs=1e-6)


def test_a_talk_that_outgrows_the_context_ends_with_a_clear_message() -> None:
    with pytest.raises(ContextFull, match="start from a later state"):
        runtime().drive(of_choices(50, [1] * (CONFIG.context - 20)))
    assert len(runtime().drive(of_choices(20, [1] * (CONFIG.context - 20)))) == 20
    assert runtime().drive_all([of_choices(3, [1]), of_choices(50, [1] * (CONFIG.context - 20))])[1] is None


def test_a_stopped_talk_leaves_the_runtime_usable() -> None:
    model, opening = runtime(), list(range(50, 250))
    expected = runtime().drive(of_choices(5, opening))
    asked = iter([False, False, True])
    with pytest.raises(Cancelled):
        model.drive(of_choices(5, opening), stop=lambda: next(asked))
    assert model.drive(of_choices(5, opening)) == expected


def test_an_interrupt_inside_a_pass_leaves_the_runtime_usable() -> None:
    class Interrupted:
        config, name, logits = PASSES.config, PASSES.name, PASSES.logits
        left = 2

        def read(self, reads: object) -> object:
            result = PASSES.read(reads)  # type: ignore[arg-type]
            self.left -= 1
            if self.left == 0:
                raise KeyboardInterrupt
            return result

    model = Runtime(Interrupted(), TOKENIZER)  # type: ignore[arg-type]
    with pytest.raises(KeyboardInterrupt):
        model.drive(of_choices(5, list(range(50, 150))))
    assert model.drive(of_choices(5, list(range(50, 150)))) == runtime().drive(of_choices(5, list(range(50, 150))))


def test_tokens_are_seen_as_they_are_chosen() -> None:
    seen: list[int] = []
    chosen = runtime().drive(of_choices(6, [1, 2, 3]), watch=seen.append)
    assert seen == [c.token for c in chosen]


def test_constrained_nonsense_is_still_in_the_language(items: list[Item]) -> None:
    answers = runtime().drive_all(talks(items))
    assert all(
        answer is None
        or answer.problem is None
        or "longer" in answer.problem
        or "steps" in answer.problem
        or "ended" in answer.problem
        or "reached" in answer.problem
        or "does not know step_inside" in answer.problem
        or "too long a way" in answer.problem
        for answer in answers
    )


def test_the_runtime_answers_as_the_torch_twin_does(items: list[Item]) -> None:
    pytest.importorskip("torch")
    from ndb.model.lockstep import Lockstep
    from ndb.model.network import Network, load_weights

    network = Network(CONFIG)
    load_weights(network, dequantised(random_weights()))
    # Random weights walk until the context is full.
    few = [mode for mode in MODES if not mode.startswith(("walking", "adaptive", "input_checked", "breakpoint_walked"))]
    asker = Asker(runtime())
    expected = Lockstep(network, "cpu").run([asker.talk(item, mode) for item in items for mode in few])
    found = runtime().drive_all([asker.talk(item, mode) for item in items for mode in few])
    assert [a and (a.value, a.tokens) for a in found] == [a and (a.value, a.tokens) for a in expected]
    for one, other in zip(found, expected, strict=True):
        assert one is None or one.confidence == pytest.approx(other.confidence, rel=1e-2)


def test_a_model_is_loaded_from_its_folder(tmp_path: Path) -> None:
    write_weights(tmp_path, CONFIG, random_weights())
    (tmp_path / "tokenizer.json").write_text(TOKENIZER.to_json(), encoding="utf-8")
    assert Runtime.load(tmp_path).drive(of_choices(5, [1, 2])) == runtime().drive(of_choices(5, [1, 2]))


def test_damaged_models_are_refused_with_a_reason(tmp_path: Path) -> None:
    write_weights(tmp_path, replace(CONFIG, vocabulary=77), random_weights(replace(CONFIG, vocabulary=77)))
    (tmp_path / "tokenizer.json").write_text(TOKENIZER.to_json(), encoding="utf-8")
    with pytest.raises(BadData, match="same training run"):
        Runtime.load(tmp_path)
    write_weights(tmp_path, CONFIG, random_weights(replace(CONFIG, width=128)))
    with pytest.raises(BadData):
        Runtime.load(tmp_path)
    weights = tmp_path / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:5000])
    with pytest.raises(BadData):
        Runtime.load(tmp_path)
    with pytest.raises(BadData):
        Runtime.load(tmp_path / "nowhere")


def test_a_draft_is_what_followed_the_same_tokens_before() -> None:
    draft = Draft()
    assert list(draft.guess([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5])) == [6, 7, 8, 9]
    assert list(draft.guess([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 60])) == []


def test_a_reader_keeps_of_a_draft_what_agrees() -> None:
    reader = Reader(CONFIG)
    reader.feed([1, 2])
    [hidden] = PASSES.read([(reader.cache, [1, 2, 3, 4])])
    reader.took([1, 2, 3, 4], hidden)
    reader.feed([3])
    assert reader.unread() == [] and (reader.last() == hidden[2]).all()
    reader.feed([9])
    assert reader.unread() == [9] and reader.cache.length == 3


@pytest.mark.parametrize("length", [60, 62, 63, 64, 65, 127, 128, 130])
def test_a_draft_that_falls_into_the_next_pass_changes_nothing(length: int) -> None:
    repeated = [300, 301, 302, 303, 304, 305, 306] * 20
    ahead = runtime().drive(of_choices(3, repeated[:length]))
    plain = runtime(look_up=False).drive(of_choices(3, repeated[:length]))
    assert [c.token for c in ahead] == [c.token for c in plain]
    assert [c.log_probability for c in ahead] == pytest.approx([c.log_probability for c in plain], abs=1e-4)
