"""Growing: a larger model that says exactly the same, and can learn; what cannot grow is refused by name."""

from dataclasses import replace

import numpy as np
import pytest
from small_model import CONFIG, random_weights

from ndb.errors import BadData
from ndb.model.weights import dequantised, shapes_of
from ndb.train.grow import grown

SMALL = replace(CONFIG, vocabulary=100, context=64)
LARGER = [
    {"inner_width": 160},
    {"heads": 8},
    {"heads": 8, "key_value_heads": 4},
    {"heads": 9, "key_value_heads": 3},
    {"layers": 5},
    {"inner_width": 128, "heads": 8, "layers": 4},
]


def larger(change, small=SMALL):
    large = replace(small, **change)
    return large, grown(small, large, dequantised(random_weights(small)), np.random.default_rng(0))


@pytest.mark.parametrize("change", LARGER)
@pytest.mark.parametrize("tied", [True, False])
def test_a_grown_model_says_the_same(change, tied):
    torch = pytest.importorskip("torch")
    from ndb.model.network import Network, load_weights

    small = replace(SMALL, tied=tied)
    large, tensors = larger(change, small)
    before, after = Network(small).eval(), Network(large).eval()
    load_weights(before, dequantised(random_weights(small)))
    load_weights(after, tensors)
    ids = torch.from_numpy(np.random.default_rng(1).integers(0, small.vocabulary, (2, 40)))
    with torch.no_grad():
        assert torch.allclose(before(ids), after(ids), atol=1e-5)


@pytest.mark.parametrize("change", LARGER)
def test_what_is_new_learns(change):
    """At the first step what writes, at the second what reads."""
    torch = pytest.importorskip("torch")
    from ndb.model.network import Network, load_weights

    large, tensors = larger(change)
    network = Network(large)
    load_weights(network, tensors)
    ids = torch.from_numpy(np.random.default_rng(1).integers(0, large.vocabulary, (2, 40)))
    optimizer = torch.optim.SGD(network.parameters(), lr=0.1)
    first = {name: p.detach().clone() for name, p in network.named_parameters()}
    for _ in range(2):
        optimizer.zero_grad()
        torch.nn.functional.cross_entropy(network(ids).flatten(0, 1), ids.flatten()).backward()
        optimizer.step()
    assert all((p.detach() != first[name]).float().mean() > 0.9 for name, p in network.named_parameters())


def test_tensors_are_those_of_the_larger_model():
    large, tensors = larger({"inner_width": 128, "heads": 8, "layers": 4})
    assert {name: t.shape for name, t in tensors.items()} == shapes_of(large)
    assert {t.dtype for t in tensors.values()} == {np.dtype(np.float32)}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"width": 128}, "width is 64"),
        ({"inner_width": 64}, "inner_width is 96 and cannot shrink to 64"),
        ({"qk_norm": False}, "qk_norm"),
        ({"key_value_heads": 4}, "share their keys"),
    ],
)
def test_what_cannot_grow_is_named(change, named):
    with pytest.raises(BadData, match=named):
        larger(change)
