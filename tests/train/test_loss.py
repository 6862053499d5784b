"""What is minimised, and what each token may see."""

from dataclasses import replace

import pytest

torch = pytest.importorskip("torch")

from small_run import BEGIN, MODEL, QUIET, RECIPE, losses, train_here  # noqa: E402
from torch.nn.attention.flex_attention import create_block_mask  # noqa: E402

from ndb.model.network import Network  # noqa: E402
from ndb.train.loss import Objective, document_mask  # noqa: E402

FIRST, SECOND = [BEGIN, 5, 6, 7, 8], [BEGIN, 9, 10, 11]


@pytest.fixture(scope="module")
def network():
    torch.manual_seed(0)
    return Network(MODEL).eval().requires_grad_(False)  # flex attention on a CPU only looks forward


def ids(*documents):
    return torch.tensor([[number for document in documents for number in document]])


def test_the_loss_is_the_cross_entropy_of_what_is_asked_for(network):
    row, asked = ids(FIRST), torch.tensor([[0, 0, 1, 0, 1]])
    scores = network(row[:, :-1]).log_softmax(-1)
    expected = -(scores[0, 1, 6] + scores[0, 3, 8])
    assert float(Objective(network)(row, asked)) == pytest.approx(float(expected), rel=1e-5)


@pytest.mark.parametrize("flex", [False, True])
def test_a_masked_document_does_not_see_the_one_before_it(network, flex):
    packed, other = ids(FIRST, SECOND), ids([BEGIN, 20, 21, 22, 23], SECOND)
    masked = [network(row, document_mask(row, BEGIN, flex))[0, len(FIRST) :] for row in (packed, other)]
    assert torch.allclose(*masked, atol=1e-5)
    assert not torch.allclose(network(packed)[0, len(FIRST) :], network(other)[0, len(FIRST) :], atol=1e-5)


def test_a_block_mask_and_spans_are_the_same(network):
    row = ids(FIRST, SECOND)
    spans, blocks = (network(row, document_mask(row, BEGIN, flex)) for flex in (False, True))
    assert torch.allclose(spans, blocks, atol=1e-5)


def test_spans_learn_as_a_mask_of_all_pairs_does():
    torch.manual_seed(2)
    network = Network(MODEL)
    rows = torch.cat([ids(FIRST, SECOND), ids([6, 7, 8], [BEGIN, 9, 10], [BEGIN, 11, 12])])
    number = (rows == BEGIN).cumsum(dim=1)
    pairs = ((number[:, :, None] == number[:, None, :]) & torch.ones(9, 9, dtype=torch.bool).tril())[:, None]
    slopes = []
    for mask in (document_mask(rows, BEGIN, False), pairs):
        network.zero_grad()
        network(rows, mask).square().sum().backward()
        slopes.append([parameter.grad.clone() for parameter in network.parameters()])
    assert all(torch.allclose(a, b, atol=1e-5) for a, b in zip(*slopes, strict=True))


def test_blocks_are_found_from_their_ends_as_from_all_pairs():
    torch.manual_seed(1)
    rows = torch.full((6, 1024), 5)
    rows[:, 0] = BEGIN
    for row, documents in zip(rows, (0, 1, 3, 8, 30, 200), strict=True):
        row[torch.randint(1, 1024, (documents,))] = BEGIN
    rows[1, 256] = BEGIN  # at the edge of a block
    found = document_mask(rows, BEGIN, flex=True)
    expected = create_block_mask(found.mask_mod, 6, None, 1024, 1024, device="cpu")
    assert torch.equal(found.to_dense(), expected.to_dense())
    assert torch.equal(found.kv_num_blocks, expected.kv_num_blocks)  # seen in part, not as a whole
    assert torch.equal(found.full_kv_num_blocks, expected.full_kv_num_blocks)


def test_a_masked_token_does_not_see_what_comes_later(network):
    row, changed = ids(FIRST, SECOND), ids(FIRST, [*SECOND[:-1], 20])
    a, b = (network(r, document_mask(r, BEGIN, False))[0, :-1] for r in (row, changed))
    assert torch.allclose(a, b, atol=1e-5)


def test_a_single_document_is_the_same_masked_or_not(network):
    row = ids(FIRST)
    assert torch.allclose(network(row), network(row, document_mask(row, BEGIN, False)), atol=1e-5)


def test_training_with_masked_documents_learns_something_else(tmp_path):
    train_here(tmp_path / "masked", replace(RECIPE, mask_documents=True))
    train_here(tmp_path / "open")
    masked, not_masked = losses(tmp_path / "masked"), losses(tmp_path / "open")
    assert masked[len(masked)] < masked[1] - 0.5
    assert masked != not_masked


def test_a_run_in_bfloat16_learns_what_one_in_float32_does(tmp_path):
    train_here(tmp_path / "short", session=replace(QUIET, bfloat16=True))
    train_here(tmp_path / "whole")
    short, whole = losses(tmp_path / "short"), losses(tmp_path / "whole")
    assert short != whole
    assert short[len(short)] == pytest.approx(whole[len(whole)], rel=0.05)
