"""Weights for servers of others: a folder that `transformers serve` and vLLM load, and a GGUF file for llama.cpp.

Knows the files that others read, and nothing of HTTP. What a token is in a text of ndb's depends on where it stands (a
name is merged, a value is spelled), and no tokenizer of theirs can say that. So their vocabulary spells every token by
its number: `<17><402>`. Whoever asks such a server (remote, `?tokens=words`) sends and reads numbers.
"""

import json
import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np

from ndb.errors import BadData
from ndb.model.config import ModelConfig
from ndb.model.weights import Array, read_weights, write_weights

_WORD = re.compile(r"<(\d+)>")


class Precision(StrEnum):
    """What matrices are written in; the rest is float32."""

    F32 = "f32"
    F16 = "f16"
    Q8_0 = "q8_0"


def spell_ids(ids: Sequence[int]) -> str:
    """Tokens as the exported vocabulary spells them."""
    return "".join(map("<{}>".format, ids))


def read_ids(text: str) -> list[int]:
    """The tokens of a text that `spell_ids` wrote; what is no token is passed over, also a cut one at an end."""
    return [int(number) for number in _WORD.findall(text)]


# For transformers and vLLM


def export_transformers(model: Path, folder: Path) -> None:
    """A folder with weights in float32, config and tokenizer, as `AutoModelForCausalLM` and `AutoTokenizer` load it."""
    config, tensors = read_weights(model)
    write_weights(folder, config, tensors)
    (folder / "tokenizer.json").write_text(json.dumps(_tokenizer(config.vocabulary)))
    told = {"tokenizer_class": "PreTrainedTokenizerFast", "model_max_length": config.context}
    (folder / "tokenizer_config.json").write_text(json.dumps(told))
    (folder / "generation_config.json").write_text(json.dumps({"do_sample": False, "eos_token_id": None}))


def _tokenizer(vocabulary: int) -> dict[str, Any]:
    """`tokenizer.json` of Hugging Face's tokenizers: each `<N>` of a text is a word, and a word is a token."""
    pattern = {"type": "Split", "pattern": {"Regex": "<[0-9]+>"}, "behavior": "Isolated", "invert": False}
    words = {spell_ids([number]): number for number in range(vocabulary)}
    return {
        "version": "1.0", "truncation": None, "padding": None, "added_tokens": [], "normalizer": None,
        "pre_tokenizer": pattern, "post_processor": None, "decoder": {"type": "Fuse"},
        "model": {"type": "WordLevel", "vocab": words, "unk_token": spell_ids([0])},
    }  # fmt: skip


# For llama.cpp


def export_gguf(model: Path, file: Path, precision: Precision = Precision.Q8_0) -> None:
    """A GGUF file, written under another name first."""
    config, tensors = read_weights(model)
    part = file.with_name(file.name + ".part")
    write_gguf(part, config, tensors, precision)
    part.replace(file)


def write_gguf(path: Path, config: ModelConfig, tensors: dict[str, Array], precision: Precision) -> None:
    try:
        import gguf
    except ImportError:
        raise BadData("GGUF files are written with the package gguf: pip install 'ndb[gguf]'") from None
    if not config.qk_norm or not config.tied:
        raise BadData("only models with QK-norm and tied embeddings, Qwen3's architecture, are written as GGUF")
    writer = gguf.GGUFWriter(str(path), "qwen3")
    _add_shape(writer, config)
    _add_words(writer, config.vocabulary)
    for name, tensor in _renamed(tensors):
        kind = _kind(gguf, tensor, precision)
        packed = np.ascontiguousarray(tensor, np.float32) if kind is None else gguf.quants.quantize(tensor, kind)
        writer.add_tensor(name, packed, raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _kind(gguf: Any, tensor: Array, precision: Precision) -> Any:
    """None where it stays as it is."""
    types = gguf.GGMLQuantizationType
    kinds = {Precision.F32: None, Precision.F16: types.F16, Precision.Q8_0: types.Q8_0}
    return kinds[precision] if tensor.ndim == 2 else None


def _add_shape(writer: Any, config: ModelConfig) -> None:
    writer.add_name("ndb")
    writer.add_vocab_size(config.vocabulary)
    writer.add_context_length(config.context)
    writer.add_embedding_length(config.width)
    writer.add_block_count(config.layers)
    writer.add_feed_forward_length(config.inner_width)
    writer.add_head_count(config.heads)
    writer.add_head_count_kv(config.key_value_heads)
    writer.add_key_length(config.head_width)
    writer.add_value_length(config.head_width)
    writer.add_rope_freq_base(config.rope_theta)
    writer.add_layer_norm_rms_eps(config.norm_epsilon)


def _add_words(writer: Any, vocabulary: int) -> None:
    """A vocabulary of numbers. llama.cpp finds user-defined words in any text and writes them as they are; it wants a
    beginning and an end, of which neither is ever added."""
    writer.add_tokenizer_model("llama")
    writer.add_token_list([spell_ids([number]) for number in range(vocabulary)])
    writer.add_token_scores([0.0] * vocabulary)
    writer.add_token_types([_USER_DEFINED] * vocabulary)
    writer.add_bos_token_id(0)
    writer.add_eos_token_id(1)
    writer.add_add_bos_token(False)
    writer.add_add_eos_token(False)
    writer.add_add_space_prefix(False)


_USER_DEFINED = 4
"""llama.cpp's number for a word that is taken out of a text before anything else is."""
_SHORT = {
    "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output", "self_attn.q_norm": "attn_q_norm", "self_attn.k_norm": "attn_k_norm",
    "input_layernorm": "attn_norm", "post_attention_layernorm": "ffn_norm", "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up", "mlp.down_proj": "ffn_down", "embed_tokens": "token_embd", "norm": "output_norm",
}  # fmt: skip


def _renamed(tensors: dict[str, Array]) -> Iterator[tuple[str, Array]]:
    """Tensors under llama.cpp's names."""
    for name, tensor in tensors.items():
        _, first, *rest = name.removesuffix(".weight").split(".", 3)
        yield (f"blk.{rest[0]}.{_SHORT[rest[1]]}" if rest else _SHORT[first]) + ".weight", tensor
