"""Weights for servers of others: numbers as words, and files that others can load."""

import json
from pathlib import Path

import numpy as np
import pytest
from small_model import CONFIG, random_weights

from ndb.cli import main
from ndb.errors import BadData
from ndb.model.config import ModelConfig
from ndb.model.export import Precision, export_gguf, read_ids, spell_ids
from ndb.model.weights import dequantised, read_weights, shapes_of, write_weights


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_weights(tmp_path / "model", CONFIG, random_weights())
    return tmp_path / "model"


def test_tokens_are_spelled_by_their_numbers_and_read_back() -> None:
    assert spell_ids([0, 17, 4095]) == "<0><17><4095>"
    assert read_ids("<0><17> <4095>") == [0, 17, 4095]
    assert read_ids("4><5><6") == [5]


def test_a_folder_for_transformers_holds_the_same_weights_in_float32(folder: Path, tmp_path: Path) -> None:
    assert main(["export", str(tmp_path / "out"), "--model", str(folder)]) == 0
    config, tensors = read_weights(tmp_path / "out")
    wanted = dequantised(random_weights())
    assert config == CONFIG and {name: t.dtype for name, t in tensors.items()} == dict.fromkeys(wanted, np.float32)
    assert all(np.array_equal(tensors[name], wanted[name]) for name in wanted)
    told = json.loads((tmp_path / "out" / "tokenizer.json").read_text())
    assert told["model"]["vocab"]["<17>"] == 17 and len(told["model"]["vocab"]) == CONFIG.vocabulary


def test_its_tokenizer_reads_and_writes_numbers(folder: Path, tmp_path: Path) -> None:
    tokenizers = pytest.importorskip("tokenizers")
    main(["export", str(tmp_path / "out"), "--model", str(folder)])
    tokenizer = tokenizers.Tokenizer.from_file(str(tmp_path / "out" / "tokenizer.json"))
    assert tokenizer.encode("<3><12><0>").ids == [3, 12, 0]
    assert tokenizer.decode([3, 12, 0]) == "<3><12><0>"


@pytest.mark.parametrize("precision", list(Precision))
def test_a_gguf_file_holds_shape_words_and_weights(folder: Path, tmp_path: Path, precision: Precision) -> None:
    gguf = pytest.importorskip("gguf")
    file = tmp_path / "model.gguf"
    export_gguf(folder, file, precision)
    reader = gguf.GGUFReader(str(file))
    words = reader.fields["tokenizer.ggml.tokens"]
    assert bytes(words.parts[words.data[17]]) == b"<17>" and len(words.data) == CONFIG.vocabulary
    assert len(reader.tensors) == len(shapes_of(CONFIG))
    norms = {each.name: each.data for each in reader.tensors}
    assert np.allclose(norms["output_norm.weight"], read_weights(folder)[1]["model.norm.weight"])


def test_other_architectures_are_refused(tmp_path: Path) -> None:
    pytest.importorskip("gguf")
    other = ModelConfig(32, 16, 1, 2, 2, 8, 16, 32, qk_norm=False)
    write_weights(tmp_path, other, {name: np.ones(shape, np.float32) for name, shape in shapes_of(other).items()})
    with pytest.raises(BadData, match="QK-norm"):
        export_gguf(tmp_path, tmp_path / "model.gguf")
