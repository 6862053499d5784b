"""Many talks on torch: each gets what it would get alone, whatever is beside it."""

from collections.abc import Generator

import pytest

torch = pytest.importorskip("torch")

import numpy as np  # noqa: E402
from small_model import CONFIG, random_weights  # noqa: E402

from ndb.language.decoding import Choose, Chosen, Feed  # noqa: E402
from ndb.model.lockstep import Lockstep  # noqa: E402
from ndb.model.network import Network, load_weights  # noqa: E402
from ndb.model.protocol import Sampling  # noqa: E402
from ndb.model.weights import dequantised  # noqa: E402

Talk = Generator[Feed | Choose, Chosen | None, list[int]]


@pytest.fixture(scope="module")
def network() -> Network:
    network = Network(CONFIG).eval().requires_grad_(False)
    load_weights(network, dequantised(random_weights()))
    return network


def talk(number: int, choices: int, allowed: np.ndarray | None = None) -> Talk:
    """Reads a text of its own length, chooses, is fed something in between."""
    said: list[int] = []
    yield Feed([(7 * number + k) % 90 for k in range(3 + 29 * number)])
    for turn in range(choices):
        chosen = yield Choose(allowed)
        assert chosen is not None
        said.append(chosen.token)
        if turn % 2:
            yield Feed([number, turn])
    return said


def talks() -> list[Talk]:
    return [talk(number, 1 + 5 * (number % 3)) for number in range(7)]


def test_talks_side_by_side_say_what_each_says_alone(network: Network) -> None:
    alone = [Lockstep(network, "cpu").run([one])[0] for one in talks()]
    assert Lockstep(network, "cpu", rows=7).run(talks()) == alone
    assert Lockstep(network, "cpu", rows=2).run(talks()) == alone


def test_choices_are_those_of_the_whole_text_read_at_once(network: Network) -> None:
    [said] = Lockstep(network, "cpu").run([talk(2, 2)])
    ids = [(14 + k) % 90 for k in range(61)]
    for token in said:
        assert int(network(torch.tensor([ids]))[0, -1].argmax()) == token
        ids.append(token)


@pytest.mark.parametrize("sampling", [Sampling(), Sampling(1.0, 0.9)])
def test_only_allowed_tokens_are_chosen(network: Network, sampling: Sampling) -> None:
    allowed = np.array([5, 11, 200])
    for said in Lockstep(network, "cpu").run([talk(number, 4, allowed) for number in range(3)], [sampling] * 3):
        assert set(said) <= {5, 11, 200}


def test_a_talk_that_outgrows_the_context_gives_nothing_and_spares_the_others(network: Network) -> None:
    nearly_full = CONFIG.context // 29 - 1
    results = Lockstep(network, "cpu", rows=2).run([talk(nearly_full, 60), talk(0, 2)])
    assert results[0] is None
    assert len(results[1]) == 2


def test_a_talk_that_starts_anew_forgets_what_was_read(network: Network) -> None:
    def forgetful() -> Talk:
        yield Feed(list(range(40, 90)))
        yield Choose()
        yield Feed([(14 + k) % 90 for k in range(61)], anew=True)
        chosen = yield Choose()
        assert chosen is not None
        return [chosen.token]

    [said], [[first, _]] = Lockstep(network, "cpu").run([forgetful()]), Lockstep(network, "cpu").run([talk(2, 2)])
    assert said == [first]


def test_a_text_that_says_how_boldly_is_thrown_with_dice_and_the_next_is_not(network: Network) -> None:
    def bold() -> Talk:
        said = []
        for temperature in (5.0, None):
            yield Feed([14, 15, 16], anew=True, temperature=temperature)
            for _ in range(6):
                chosen = yield Choose()
                assert chosen is not None
                said.append(chosen.token)
        return said

    said = Lockstep(network, "cpu").run([bold() for _ in range(4)])
    assert len({tuple(tokens[:6]) for tokens in said}) > 1
    assert len({tuple(tokens[6:]) for tokens in said}) == 1


def test_samples_follow_the_seed(network: Network) -> None:
    sampling = Sampling(1.0, 1.0)
    first, second = (Lockstep(network, "cpu", seed=3).run([talk(1, 8)], [sampling]) for _ in range(2))
    assert first == second
    assert first != Lockstep(network, "cpu", seed=4).run([talk(1, 8)], [sampling])


def test_greedy_and_sampled_talks_go_side_by_side(network: Network) -> None:
    heard: list[int] = []
    samplings = [Sampling(1.0, 1.0), Sampling()] * 3
    talks = [talk(2, 3) for _ in samplings]
    said = Lockstep(network, "cpu").run(talks, samplings, lambda number, _: heard.append(number))
    assert said[1] == said[3] == said[5] == Lockstep(network, "cpu").run([talk(2, 3)])[0]
    assert said[0] != said[1]
    assert sorted(heard) == list(range(6))
