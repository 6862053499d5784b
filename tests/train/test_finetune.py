"""Fine-tuning, end to end on tiny models made here: documents as text in the model's own tokens, full and LoRA."""

import json
from collections import Counter

import numpy as np
import pytest

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")

from corpora import SEEDS, SMALL  # noqa: E402
from small_team import run_together  # noqa: E402

from ndb.dataset.corpus import on_side, seed_programs  # noqa: E402
from ndb.dataset.rounds.factory import Corpus, Round, make_round  # noqa: E402
from ndb.dataset.rounds.pack import Encoded, pack  # noqa: E402
from ndb.errors import BadData  # noqa: E402
from ndb.language.document import parse, write  # noqa: E402
from ndb.language.tokenizer import Tokenizer  # noqa: E402
from ndb.language.tokens import SPECIAL_NAMES, Mark, spell  # noqa: E402
from ndb.model.weights import EMBEDDED  # noqa: E402
from ndb.train.finetune import add_special_tokens, documents_of, load_student, pack_wide, translator  # noqa: E402
from ndb.train.finetune_command import main  # noqa: E402

OURS = Tokenizer.load(EMBEDDED / "tokenizer.json")


def write_model(folder, tied):
    """A Llama of some thousand parameters with a byte-level tokenizer of its own, as `transformers` stores them."""
    from tokenizers import Tokenizer as Fast
    from tokenizers import decoders, models, pre_tokenizers, trainers

    fast = Fast(models.BPE())
    fast.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    fast.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=300, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), special_tokens=["<|end_of_text|>"]
    )
    fast.train_from_iterator([SEEDS], trainer)
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=fast)
    config = transformers.LlamaConfig(
        vocab_size=len(tokenizer), hidden_size=32, intermediate_size=48, num_hidden_layers=2, num_attention_heads=2,
        num_key_value_heads=1, max_position_embeddings=1024, tie_word_embeddings=tied,
    )  # fmt: skip
    torch.manual_seed(0)
    transformers.LlamaForCausalLM(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    return write_model(tmp_path_factory.mktemp("model"), tied=False)


@pytest.fixture(scope="module")
def tied_model(tmp_path_factory):
    return write_model(tmp_path_factory.mktemp("tied"), tied=True)


@pytest.fixture(scope="module")
def seeds(tmp_path_factory):
    """Seeds of which some are on the held-out side of the split."""
    folder = tmp_path_factory.mktemp("seeds")
    held_out = next(n for n in (f"double_{i}" for i in range(1000)) if on_side([named(n)], "validation"))
    body = f"def {held_out}(n):\n    m = n + n\n    return m\n"
    double = f"\n### {held_out}\n{body}\n#> {held_out}(2)\n#> {held_out}(3)\n"
    (folder / "some.py").write_text(SEEDS + double)
    return folder


def named(family):
    from ndb.dataset.programs.program import Program

    return Program("", family, (), "seed", family)


@pytest.fixture(scope="module")
def made(seeds):
    return make_round(Corpus(seed_programs(seeds), OURS), SMALL, 0)


def test_special_tokens_become_one_token_each_and_known_ones_stay(model):
    student = load_student(str(model))
    ids = [student.tokenizer(spell(name), add_special_tokens=False)["input_ids"] for name in SPECIAL_NAMES]
    assert all(len(one) == 1 for one in ids)
    assert len({one[0] for one in ids}) == len(SPECIAL_NAMES)
    assert student.model.get_input_embeddings().num_embeddings >= len(student.tokenizer)
    assert ids[SPECIAL_NAMES.index(Mark.END_OF_TEXT)] == [0]
    assert add_special_tokens(student.model, student.tokenizer) == []


def test_documents_are_the_same_text_and_the_same_is_asked_for(model, made):
    theirs = load_student(str(model)).tokenizer
    translated = translator(OURS, theirs, 700)(made)
    texts = Counter(OURS.decode(document.ids) for document in documents_of(made, OURS))
    whole = [text for text in texts if text.endswith(spell(Mark.END_OF_TEXT))]  # of long walks there is the beginning
    assert whole and all(write(parse(text)) == text for text in whole)
    again = Counter[str]()
    for ids, asked in zip(translated.packed.ids, translated.packed.asked, strict=True):
        starts = np.flatnonzero(ids == theirs.convert_tokens_to_ids(spell(Mark.BEGIN_OF_TEXT)))
        for start, stop in zip(starts, [*starts[1:], len(ids)], strict=True):
            text = theirs.decode(ids[start:stop]).replace(spell(Mark.PAD), "")
            again[text] += 1
            assert asked_text(theirs, ids[start:stop], asked[start:stop]) in asked_texts(made)
    assert again == texts


def asked_text(tokenizer, ids, asked):
    return tokenizer.decode([int(number) for number, mark in zip(ids, asked, strict=True) if mark])


def asked_texts(made):
    return {asked_text(OURS, document.ids, document.asked) for document in documents_of(made, OURS)}


def test_more_tokens_than_16_bits_are_packed_like_few():
    dice = np.random.default_rng(0)
    documents = [Encoded(dice.integers(0, 60_000, n).tolist(), [True] * n) for n in (3, 9, 4, 20, 1)]
    narrow, wide = pack(documents, 12, 7), pack_wide(documents, 12, 7)
    assert np.array_equal(narrow.ids, wide.ids) and np.array_equal(narrow.asked, wide.asked)
    large = pack_wide([Encoded([151_000, 5], [True, False])], 3, 200_000)
    assert large.ids.tolist() == [[151_000, 5, 200_000, 200_000]]


def arguments(model, seeds, folder, *more, steps=8):
    sequence, batch = 512, 2
    return [
        str(model), "--folder", str(folder), "--seeds", str(seeds), "--device", "cpu", "--workers", "1",
        "--document-tokens", "256", "--data", "sequences=2", "--log-every", "1", "--samples", "1",
        "--set", f"sequence={sequence}", f"batch={batch}", "micro_batch=2", f"tokens={steps * sequence * batch}",
        "warmup_steps=2", "peak_rate=0.01", *more,
    ]  # fmt: skip


def losses(folder):
    rows = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    return [row["loss"] for row in rows if "loss" in row]


def test_a_model_learns_and_is_written_as_transformers_loads_it(model, seeds, tmp_path, capsys):
    main(arguments(model, seeds, tmp_path))
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["step"] == 8
    assert losses(tmp_path)[-1] < losses(tmp_path)[0] - 0.5
    assert any("validation_loss" in line for line in (tmp_path / "metrics.jsonl").read_text().splitlines())
    again = transformers.AutoModelForCausalLM.from_pretrained(tmp_path / "model")
    tokenizer = transformers.AutoTokenizer.from_pretrained(tmp_path / "model")
    assert again.get_input_embeddings().num_embeddings == len(tokenizer)
    before = transformers.AutoModelForCausalLM.from_pretrained(model).model.layers[0].mlp.up_proj.weight
    assert not torch.equal(again.model.layers[0].mlp.up_proj.weight, before)


@pytest.mark.parametrize("which", ["model", "tied_model"])
def test_lora_trains_an_adapter_and_the_new_tokens_alone(request, which, seeds, tmp_path):
    pytest.importorskip("peft")
    path = request.getfixturevalue(which)
    main(arguments(path, seeds, tmp_path, "--lora", "4"))
    assert losses(tmp_path)[-1] < losses(tmp_path)[0]
    student = load_student(str(path), lora_rank=4)
    trained = {name for name, p in student.model.named_parameters() if p.requires_grad}
    assert trained and all("lora_" in name or "token" in name for name in trained)
    assert (tmp_path / "model" / "adapter_config.json").exists()
    assert (tmp_path / "checkpoint.pt").stat().st_size < 1_000_000


def test_lora_can_be_merged_into_a_whole_model(tied_model, seeds, tmp_path):
    pytest.importorskip("peft")
    main(arguments(tied_model, seeds, tmp_path, "--lora", "4", "--merge", steps=2))
    merged = transformers.AutoModelForCausalLM.from_pretrained(tmp_path / "model")
    before = transformers.AutoModelForCausalLM.from_pretrained(tied_model)
    assert not torch.equal(
        merged.model.layers[0].self_attn.q_proj.weight, before.model.layers[0].self_attn.q_proj.weight
    )


def test_fine_tuning_goes_on_where_it_stopped(model, seeds, tmp_path):
    steady = ["--set", "sequence=512", "batch=2", "micro_batch=2", "tokens=4096", "warmup_steps=2", "peak_rate=0.01"]
    main([*arguments(model, seeds, tmp_path / "whole"), *steady])
    main([*arguments(model, seeds, tmp_path / "parts"), *steady, "--session-seconds", "0"])
    assert len(losses(tmp_path / "parts")) == 1
    main([*arguments(model, seeds, tmp_path / "parts"), *steady])
    assert losses(tmp_path / "parts") == losses(tmp_path / "whole")


def test_two_processes_fine_tune_parts_of_a_model_as_one(model, seeds, tmp_path):
    main(arguments(model, seeds, tmp_path / "one", steps=2))
    run_together("ndb.train.finetune_command", arguments(model, seeds, tmp_path / "two", "--parallel", "fsdp", steps=2))
    assert losses(tmp_path / "two") == pytest.approx(losses(tmp_path / "one"), rel=1e-4)
    one, two = (transformers.AutoModelForCausalLM.from_pretrained(tmp_path / f / "model") for f in ("one", "two"))
    assert all(torch.allclose(a, b, atol=1e-4) for a, b in zip(one.parameters(), two.parameters(), strict=True))


def test_what_is_no_model_is_named(tmp_path):
    with pytest.raises(BadData, match="no causal language model"):
        load_student(str(tmp_path))


def test_an_empty_round_stays_empty(model):
    theirs = load_student(str(model)).tokenizer
    assert len(translator(OURS, theirs, 64)(Round(0, pack([], 64, 0), Counter())).packed) == 0
