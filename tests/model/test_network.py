"""The torch twin: its logits are those of `transformers` on the same file, with and without a cache."""

from dataclasses import replace

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from small_model import CONFIG, random_weights  # noqa: E402

from ndb.model.lockstep import _View  # noqa: E402
from ndb.model.network import LayerCache, Network, load_weights  # noqa: E402
from ndb.model.weights import dequantised, read_weights, write_weights  # noqa: E402

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


def test_weights_of_another_model_are_not_taken():
    with pytest.raises((AssertionError, RuntimeError)):
        load_weights(Network(replace(SMALL, layers=2)), dequantised(random_weights(SMALL)))
