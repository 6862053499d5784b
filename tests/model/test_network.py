"""The torch twin: its logits are those of `transformers` on the same file, with and without a cache."""

from dataclasses import replace

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from small_model import CONFIG, random_weights  # noqa: E402

from ndb.model.lockstep import _View  # noqa: E402
from ndb.model.network import LayerCache, Network, RoundedLinear, load_weights, rounded_to_4_bits  # noqa: E402
from ndb.model.weights import (  # noqa: E402
    dequantised,
    quantised_to_4_bits,
    read_weights,
    takes_4_bits,
    unpacked,
    write_weights,
)

SMALL = replace(CONFIG, vocabulary=100, context=64)


def network_of(config, seed=0):
    network = Network(config).eval().requires_grad_(False)
    load_weights(network, dequantised(random_weights(config, seed)))
    return network


def some_ids(rows=2, length=20):
    return torch.from_numpy(np.random.default_rng(1).integers(0, SMALL.vocabulary, (rows, length)))


@pytest.mark.parametrize("qk_norm", [True, False])
@pytest.mark.parametrize("tied", [True, False])
def test_logits_are_those_of_transformers(tmp_path, qk_norm, tied):
    transformers = pytest.importorskip("transformers")
    config = replace(SMALL, qk_norm=qk_norm, tied=tied, rope_theta=50_000.0)
    write_weights(tmp_path, config, dequantised(random_weights(config)))
    theirs = transformers.AutoModelForCausalLM.from_pretrained(tmp_path).eval()
    assert type(theirs).__name__ == ("Qwen3ForCausalLM" if qk_norm else "LlamaForCausalLM")
    with torch.no_grad():
        expected = theirs(some_ids()).logits
    assert torch.allclose(network_of(config)(some_ids()), expected, atol=1e-4)


def test_a_token_does_not_see_what_comes_after_it():
    network, ids = network_of(SMALL), some_ids()
    changed = ids.clone()
    changed[:, 10:] = 3
    assert torch.allclose(network(ids)[:, :10], network(changed)[:, :10], atol=1e-5)


def test_read_in_parts_with_a_cache_gives_the_same_logits():
    network, ids = network_of(SMALL), some_ids()
    caches = [LayerCache(2, SMALL, SMALL.context, network.model.norm.weight) for _ in range(SMALL.layers)]
    for start, stop in ((0, 12), (12, 13), (13, 20)):
        at = torch.arange(start, stop).expand(2, -1)
        mask = (torch.arange(stop) <= at[:, :, None])[:, None]
        views = [_View(cache, at, stop, torch.arange(2)) for cache in caches]
        logits = network.step(ids[:, start:stop], at, views, mask, torch.tensor([stop - start - 1] * 2))
        assert torch.allclose(logits, network(ids)[:, stop - 1], atol=1e-4)


@pytest.mark.parametrize("tied", [True, False])
def test_parameters_are_counted_right(tied):
    config = replace(SMALL, tied=tied)
    assert sum(p.numel() for p in Network(config).parameters()) == config.parameters


def test_weights_written_are_weights_read(tmp_path):
    network = network_of(SMALL)
    tensors = {name: p.numpy() for name, p in network.named_parameters()}
    write_weights(tmp_path, SMALL, tensors)
    config, stored = read_weights(tmp_path)
    again = Network(config).eval().requires_grad_(False)
    load_weights(again, stored)
    assert torch.equal(again(some_ids()), network(some_ids()))


def test_a_matrix_is_rounded_as_it_will_be_stored():
    matrix = np.random.default_rng(0).normal(0, 1, (40, 192)).astype(np.float32)
    matrix[:, 64:96] *= 0.1
    matrix[3] = 0
    name = "model.layers.0.mlp.up_proj.weight"
    stored = dequantised(unpacked(quantised_to_4_bits({name: matrix})))[name]
    assert np.allclose(rounded_to_4_bits(torch.from_numpy(matrix)).numpy(), stored, rtol=1e-6, atol=1e-9)


def test_a_network_that_rounds_says_what_its_4_bit_file_says():
    plain = dequantised(random_weights(SMALL))
    rounding = Network(SMALL, RoundedLinear).eval()
    load_weights(rounding, plain)
    stored = dequantised(unpacked(quantised_to_4_bits(plain)))
    other = {name: stored[name] if takes_4_bits(name, t.shape) else t for name, t in plain.items()}
    network = Network(SMALL).eval()
    load_weights(network, other)
    with torch.no_grad():
        assert torch.allclose(rounding(some_ids()), network(some_ids()), atol=1e-4)
        assert not torch.allclose(network(some_ids()), network_of(SMALL)(some_ids()), atol=1e-2)


def test_gradients_pass_rounding_as_if_it_were_not_there():
    matrix = RoundedLinear(64, 8, bias=False)
    x = torch.randn(5, 64, generator=torch.Generator().manual_seed(0))
    matrix(x).square().sum().backward()
    used = rounded_to_4_bits(matrix.weight.detach()).requires_grad_()
    torch.nn.functional.linear(x, used).square().sum().backward()
    assert torch.allclose(matrix.weight.grad, used.grad, rtol=1e-4, atol=1e-5)


def test_weights_of_another_model_are_not_taken():
    with pytest.raises((AssertionError, RuntimeError)):
        load_weights(Network(replace(SMALL, layers=2)), dequantised(random_weights(SMALL)))
