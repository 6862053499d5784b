"""The forward pass: numpy's and the kernel's against each other and against the torch twin."""

from dataclasses import replace

import numpy as np
import pytest
from small_model import CONFIG as FULL
from small_model import random_weights

from ndb.model.config import ModelConfig
from ndb.model.runtime import Passes
from ndb.model.runtime_cache import BLOCK, Cache
from ndb.model.runtime_kernel import KernelPass, Pace, is_available
from ndb.model.runtime_numpy import NumpyPass
from ndb.model.weights import GROUPS, dequantised, quantised_to_4_bits, unpacked

CONFIG = replace(FULL, vocabulary=256)
needs_kernel = pytest.mark.skipif(
    not is_available(CONFIG), reason="the kernel is not compiled: pip install -e . with a C compiler"
)
IDS = np.random.default_rng(1).integers(0, CONFIG.vocabulary, 150).tolist()
SHAPES = [
    CONFIG,
    replace(CONFIG, qk_norm=False),
    replace(CONFIG, tied=False),
    replace(CONFIG, key_value_heads=4),
    replace(CONFIG, head_width=32, inner_width=112, rope_theta=500_000.0),
    replace(CONFIG, head_width=64),
]


def logits(passes: Passes, ids: list[int], pieces: int = 1) -> np.ndarray:
    cache = Cache(passes.config)
    hidden = np.concatenate(
        [passes.read([(cache, part.tolist())])[0] for part in np.array_split(np.array(ids), pieces)]
    )
    return np.stack([passes.logits(row) for row in hidden])


def both(config: ModelConfig = CONFIG) -> tuple[NumpyPass, KernelPass]:
    stored = random_weights(config)
    return NumpyPass(config, dequantised(stored)), KernelPass(config, stored)


@pytest.mark.parametrize("config", SHAPES)
def test_numpy_computes_the_torch_twins_logits(config: ModelConfig) -> None:
    torch = pytest.importorskip("torch")
    from ndb.model.network import Network, load_weights

    tensors = dequantised(random_weights(config))
    network = Network(config).eval()
    load_weights(network, tensors)
    with torch.inference_mode():
        expected = network(torch.tensor([IDS]))[0].numpy()
    found = logits(NumpyPass(config, tensors), IDS)
    np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-4 * expected.std())
    assert (found.argmax(axis=1) == expected.argmax(axis=1)).all()


@needs_kernel
@pytest.mark.parametrize("config", SHAPES)
def test_the_kernel_computes_numpys_logits_within_the_rounding_of_activations(config: ModelConfig) -> None:
    numpy_pass, kernel = both(config)
    expected, found = logits(numpy_pass, IDS), logits(kernel, IDS)
    np.testing.assert_allclose(found, expected, rtol=1e-3, atol=3e-3 * expected.std())


@needs_kernel
@pytest.mark.parametrize("level", [0, 1, 2])
def test_all_instruction_sets_agree(level: int) -> None:
    from ndb.model import _kernel

    numpy_pass, kernel = both()
    expected = logits(numpy_pass, IDS)
    try:
        _kernel.arithmetic(level)
        found = logits(kernel, IDS)
    finally:
        _kernel.arithmetic(2)
    np.testing.assert_allclose(found, expected, rtol=1e-3, atol=3e-3 * expected.std())


FOUR_BITS = [
    replace(CONFIG, width=128, inner_width=192),
    replace(CONFIG, width=128, inner_width=96, tied=False),  # what it writes from inside is int8
    replace(CONFIG, width=128, inner_width=320, heads=3, key_value_heads=1, head_width=64),
]


@needs_kernel
@pytest.mark.parametrize("config", FOUR_BITS)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_4_bits_give_the_bits_of_the_int8_matrices_that_they_are(config: ModelConfig, level: int) -> None:
    from ndb.model import _kernel

    stored = quantised_to_4_bits(dequantised(random_weights(config)))
    assert any(name.endswith(GROUPS) for name in stored)
    try:
        _kernel.arithmetic(level)
        for pieces in (1, 40):
            found = logits(KernelPass(config, stored, 2), IDS, pieces)
            assert (found == logits(KernelPass(config, unpacked(stored), 2), IDS, pieces)).all()
    finally:
        _kernel.arithmetic(2)


@needs_kernel
def test_a_layer_of_which_a_part_is_4_bits_is_read_as_int8() -> None:
    config = FOUR_BITS[0]
    stored = quantised_to_4_bits(dequantised(random_weights(config)))
    whole = unpacked(stored)
    name = "model.layers.1.self_attn.k_proj.weight"
    mixed = {key: tensor for key, tensor in stored.items() if key != name + GROUPS} | {name: whole[name]}
    assert (logits(KernelPass(config, mixed), IDS) == logits(KernelPass(config, whole), IDS)).all()


@needs_kernel
@pytest.mark.parametrize("pieces", [1, 2, 7, 50, 150])
def test_the_kernels_bits_do_not_depend_on_how_tokens_are_grouped(pieces: int) -> None:
    kernel = KernelPass(CONFIG, random_weights(CONFIG))
    assert (logits(kernel, IDS, pieces) == logits(kernel, IDS, 3)).all()


@needs_kernel
@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_the_kernels_bits_do_not_depend_on_the_number_of_threads(threads: int) -> None:
    stored = random_weights(CONFIG)
    assert (logits(KernelPass(CONFIG, stored, threads), IDS) == logits(KernelPass(CONFIG, stored, 1), IDS)).all()


def passes_here() -> list[Passes]:
    stored = random_weights(CONFIG)
    return [NumpyPass(CONFIG, dequantised(stored)), *([KernelPass(CONFIG, stored)] if is_available(CONFIG) else [])]


@pytest.mark.parametrize("passes", passes_here(), ids=lambda p: p.name.split()[0])
def test_sequences_in_one_pass_do_not_see_each_other(passes: Passes) -> None:
    alone = [logits(passes, IDS[:n]) for n in (5, 70, 1)]
    hidden = passes.read([(Cache(CONFIG), IDS[:n]) for n in (5, 70, 1)])
    for expected, rows in zip(alone, hidden, strict=True):
        found = np.stack([passes.logits(row) for row in rows])
        np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("passes", passes_here(), ids=lambda p: p.name.split()[0])
@pytest.mark.parametrize("length", [1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK])
def test_a_fork_goes_its_own_way(passes: Passes, length: int) -> None:
    cache = Cache(CONFIG)
    passes.read([(cache, IDS[:length])])
    twin = cache.fork()
    passes.read([(twin, [5, 6, 7])])
    [rest] = passes.read([(cache, IDS[length:])])
    expected = logits(passes, IDS)[length:]
    np.testing.assert_allclose(np.stack([passes.logits(row) for row in rest]), expected, rtol=1e-4, atol=1e-4)
    [other] = passes.read([(twin, [8])])
    np.testing.assert_allclose(
        passes.logits(other[0]), logits(passes, [*IDS[:length], 5, 6, 7, 8])[-1], rtol=1e-4, atol=1e-4
    )


@pytest.mark.parametrize("passes", passes_here(), ids=lambda p: p.name.split()[0])
def test_what_is_forgotten_leaves_no_trace(passes: Passes) -> None:
    cache = Cache(CONFIG)
    passes.read([(cache, [*IDS[:60], 1, 2, 3, 4, 5, 6, 7, 8])])
    cache.forget(60)
    [rest] = passes.read([(cache, IDS[60:])])
    np.testing.assert_allclose(passes.logits(rest[-1]), logits(passes, IDS)[-1], rtol=1e-4, atol=1e-4)


def test_a_fork_shares_memory_until_it_writes() -> None:
    cache = Cache(CONFIG)
    cache.grow(3 * BLOCK + 1)
    twin = cache.fork()
    assert twin.nbytes == 0
    twin.grow(1)
    assert twin.nbytes == cache.blocks[0].nbytes


@needs_kernel
def test_the_kernel_refuses_arrays_that_do_not_fit() -> None:
    from ndb.model import _kernel

    kernel = KernelPass(CONFIG, random_weights(CONFIG))
    cache = Cache(CONFIG)
    for ids in ([CONFIG.vocabulary], [-1]):
        with pytest.raises(ValueError):
            kernel.read([(cache, ids)])
    with pytest.raises(ValueError):
        kernel.logits(np.zeros(CONFIG.width + 1, dtype=np.float32))
    with pytest.raises(ValueError):
        _kernel.open_model((8, 16, 1, 1, 1, 16, 16, 64, 0), 1e-5, True, 1 << 16, iter([b"too short"]))
    with pytest.raises(ValueError):
        _kernel.open_model((8, 16, 1, 1, 1, 16, 16, 64, 0), 1e-5, True, 1 << 16, iter([]))


@needs_kernel
def test_a_child_process_computes_too() -> None:
    import os

    kernel = KernelPass(CONFIG, random_weights(CONFIG), threads=2)
    expected = logits(kernel, IDS)
    child = os.fork()
    if child == 0:
        os._exit(0 if (logits(kernel, IDS) == expected).all() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_threads_are_used_while_they_pay() -> None:
    pace = Pace(2)
    for _ in range(10):
        threads = pace.threads()
        pace.took(threads, 1.0 if threads == 2 else 1.5)
    assert pace.threads() == 2
    for _ in range(100):
        threads = pace.threads()
        pace.took(threads, 9.0 if threads == 2 else 1.5)
    assert pace.threads() == 1
    assert {pace.threads() for _ in range(50)} == {1, 2}
