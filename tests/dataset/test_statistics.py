"""Statistics, the report, and the command that shows them."""

import json
import re
from collections import Counter
from random import Random
from xml.etree import ElementTree

import pytest
from corpora import SEEDS, SMALL, rounds_here, write_seeds

from ndb.cli import main
from ndb.dataset.corpus import seed_programs
from ndb.dataset.page import as_text, bars, render, table
from ndb.dataset.programs.program import Program
from ndb.dataset.rounds.build import build, start
from ndb.dataset.rounds.shards import ShardFolder
from ndb.dataset.statistics import (
    Question,
    documents_of,
    dropped,
    entropy,
    guessed_share,
    methods_of,
    methods_used,
    sample_rows,
    seed_counts,
    spread,
    statistics,
    token_counts,
    value_places,
)
from ndb.language.document import parse


@pytest.fixture(scope="module")
def folder(corpus, tmp_path_factory):
    made = start(tmp_path_factory.mktemp("shards"), corpus, SMALL, rounds_per_shard=2)
    build(made, 2, rounds_here(corpus))
    return made


@pytest.fixture(scope="module")
def seeds(tmp_path_factory):
    return write_seeds(tmp_path_factory.mktemp("s") / "strings")


def program(source):
    return Program(source, "f", ("f('a b', [1])",), "seed", source)


def test_seeds_are_counted_by_topic_and_side(seeds):
    told = seed_counts(seed_programs(seeds))
    assert (told["seeds"], told["inputs"], told["inputs_per_seed"], told["fewest_inputs"]) == (5, 25, 5.0, 5)
    assert told["topics"] == {"strings": 5}
    assert sum(told["sides"].values()) == 5


def test_every_method_of_a_type_is_listed():
    assert {"upper", "split", "removeprefix"} <= set(methods_of(str))
    assert methods_of(list) == [
        "append",
        "clear",
        "copy",
        "count",
        "extend",
        "index",
        "insert",
        "pop",
        "remove",
        "reverse",
        "sort",
    ]


def test_a_method_of_several_types_counts_for_what_it_was_called_on():
    used = methods_used(program("def f(s, xs):\n    n = s.count('a')\n    xs.pop()\n    return s.split().index('b')\n"))
    assert used == {("str", "count"), ("list", "pop"), ("str", "split"), ("list", "index")}


def test_a_method_on_something_unknown_is_not_guessed():
    assert methods_used(program("def f(s, xs):\n    return s[0].count('a')\n")) == set()


def test_a_spread_tells_mean_quantiles_and_bins():
    told = spread([1, 2, 3, 4, 100])
    assert (told["count"], told["mean"], told["median"]) == (5, 22.0, 3.0)
    assert sum(number for *_, number in told["bins"]) == 5
    assert spread([]) == {"count": 0}


def test_reasons_have_shares_of_what_they_were_drawn_from():
    counts = Counter(
        {
            "kept seed": 6,
            "dropped seed: crashes": 2,
            "dropped mutation: duplicate": 2,
            "runs": 3,
            "dropped run: too long": 1,
            "documents walk": 9,
            "dropped document: too long (walk)": 1,
        }
    )
    told = {row["reason"]: row["share"] for row in dropped(counts)}
    assert told == {
        "seed: crashes": 0.2,
        "mutation: duplicate": 0.2,
        "run: too long": 0.25,
        "document: too long (walk)": 0.1,
    }


def counted(folder, prefix):
    return sum(n for name, n in folder.counts.items() if name.startswith(prefix))


def test_tokens_are_counted_in_all_shards(folder, corpus):
    told = token_counts(folder, corpus.tokenizer)
    made, cut = counted(folder, "documents "), counted(folder, "cut document")
    ends = sum(told["exits"].values())
    assert cut > 0 and ends == made - cut
    assert told["document_tokens"]["count"] == made
    assert told["document_tokens"]["mean"] == pytest.approx(folder.tokens / made, abs=0.06)
    states = sum(told["events"].values())
    assert states == sum(told["actions"].values()) > ends
    assert 0 < told["asked_share"] < 1


def test_documents_that_stand_there_twice_are_counted(folder, corpus):
    told = token_counts(folder, corpus.tokenizer)
    documents = Counter(map(tuple, documents_of(sample_rows(folder, 10**9, Random(1)), corpus.tokenizer)))
    assert told["documents"] == documents.total() + counted(folder, "cut document")
    assert told["repeated_documents"] == documents.total() - len(documents)


def test_documents_come_out_of_packed_rows_whole(folder, corpus):
    rows = list(sample_rows(folder, 10**9, Random(0)))
    documents = list(documents_of(rows, corpus.tokenizer))
    assert len(documents) == counted(folder, "documents ") - counted(folder, "cut document")
    assert all(parse(corpus.tokenizer.decode(ids)) for ids in documents)


def test_value_places_are_the_characters_of_values(corpus):
    text = '<|line_sep|><|arg_sep|>{"..": "..", "n": "12", "s": "\'a\'"}<|src_sep|>n = 5<|return_sep|><|arg_sep|>"7"'
    ids = corpus.tokenizer.encode(text)
    told = "".join(corpus.tokenizer.decode([ids[place]]) for place in value_places(ids, corpus.tokenizer))
    assert told.replace('"', "") == "12'a'7"


def test_a_3_gram_model_guesses_what_it_saw_and_nothing_else(corpus):
    seen = [corpus.tokenizer.encode('<|return_sep|><|arg_sep|>"abcd"')]
    unseen = [corpus.tokenizer.encode('<|return_sep|><|arg_sep|>"zyxw"')]
    assert guessed_share([seen], [seen], corpus.tokenizer) > 0.9
    assert guessed_share([seen], [unseen], corpus.tokenizer) < 0.5


def test_more_names_mean_more_entropy(corpus):
    def group(*names):
        opening = "<|begin_of_text|><|trace_context_start|>"
        return [corpus.tokenizer.encode(f"{opening}{name} = '{name}'<|frame_sep|>") for name in names]

    plain = entropy([group("a", "a", "a")] * 5, corpus.tokenizer)
    rich = entropy([group("a", "b", "c")] * 5, corpus.tokenizer)
    assert rich["identifiers_per_million"] > 2 * plain["identifiers_per_million"]
    assert rich["literals_per_million"] > 2 * plain["literals_per_million"]


def test_the_whole_is_told_with_and_without_a_benchmark(folder, corpus, seeds, tmp_path):
    row = {"id": "x", "code": "def f(a):\n    return a + 1", "input": "1", "output": "2"}
    (tmp_path / "b.jsonl").write_text(json.dumps(row) + "\n")
    told = statistics(Question(folder, corpus, SMALL, seeds, tmp_path / "b.jsonl", programs=40, runs=10))
    assert told["lengths"]["benchmark"]["events"]["median"] == 3
    assert set(told["entropy"]) == {"data", "benchmark"}
    assert {source["licence"] for source in told["sources"]} == {"MIT"}
    assert f"{folder.tokens:,} tokens" in as_text(told)
    assert json.loads(json.dumps(told)) == told
    assert "shards" not in statistics(Question(None, corpus, SMALL, seeds, programs=5, runs=5))


def test_plots_are_proper_xml():
    text = bars({"a <b>": [("x & y", 3), ("z", 0)], "second": [("x & y", 1)]}, shares=True)
    tree = ElementTree.fromstring(text)
    assert len(tree.findall("{*}rect")) == 4
    assert re.search(r"100\.0%", text)


def test_tables_escape_and_mark_what_is_low():
    assert table(("h<",), [("<a>", 3)], low=5) == (
        "<table><tr><th>h&lt;</th></tr><tr><td>&lt;a&gt;</td><td class=low>3</td></tr></table>"
    )


def test_a_document_is_laid_out_with_its_code_and_steps():
    text = (
        "<|begin_of_text|><|trace_context_start|>def f(n):\n    return n\n<|frame_sep|><|call_sep|><|src_sep|>def f(n):"
        '<|arg_sep|>{"n": "1"}<|action_sep|><|breakpoint|>    return n<|frame_sep|><|line_sep|><|arg_sep|>{"..": ".."}'
        "<|src_sep|>    return n<|action_sep|><|step_into|><|frame_sep|><|exit_normal|><|trace_end|><|end_of_text|>"
    )
    shown = render(text).splitlines()
    assert shown[0] == "   1  def f(n):"
    assert any("breakpoint return n" in line for line in shown)
    assert shown[-1].strip() == "exit_normal"


# -- the command -------------------------------------------------------------------------------------------------------


def test_build_stats_show_and_check_from_the_command_line(tmp_path, capsys):
    seeds, out = write_seeds(tmp_path / "seeds", SEEDS), tmp_path / "out"
    tokenizer = tmp_path / "tokenizer.json"
    assert main(["data", "tokenizer", str(tokenizer), "--seeds", str(seeds)]) == 0
    options = [
        "--seeds",
        str(seeds),
        "--tokenizer",
        str(tokenizer),
        "--set",
        "sequence=256",
        "sequences=4",
        "most_tokens=257",
    ]
    build_ = ["data", "build", str(out), "--tokens", "2k", "--rounds-per-shard", "2", "--workers", "1"]
    assert main([*build_, *options]) == 0
    told = capsys.readouterr()
    assert "no --benchmark" in told.err and "1/1 shards" in told.err
    assert json.loads(told.out.splitlines()[-1])["shards"] == 1
    assert main(["data", "check", str(out)]) == 0
    assert "all as written" in capsys.readouterr().out
    assert main(["data", "show", str(out), "--number", "2"]) == 0
    assert capsys.readouterr().out.count("   1  def ") == 2
    report = ["--json", "--programs", "20", "--report", str(tmp_path / "report")]
    assert main(["data", "stats", str(out), *report, *options]) == 0
    assert json.loads(capsys.readouterr().out)["shards"]["tokens"] == ShardFolder(out).tokens
    page = (tmp_path / "report" / "report.html").read_text()
    assert "<svg" in page and "What was dropped" in page and "Samples" in page


def test_check_names_seeds_that_are_not_good_enough(tmp_path, capsys):
    bad = SEEDS + "\n### lazy\ndef lazy(x):\n    return 1\n\n#> lazy(1)\n"
    assert main(["data", "check", str(write_seeds(tmp_path / "seeds", bad))]) == 1
    assert "few inputs" in capsys.readouterr().out
    assert main(["data", "check", str(write_seeds(tmp_path / "good", SEEDS))]) == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["build", "out", "--tokens", "many"], "many"),
        (["build", "out", "--seeds", "nowhere"], "--seeds"),
        (["show", "nowhere"], "ndb data build"),
        (["trace", "out", "no-such-package"], "not on the list"),
    ],
)
def test_a_users_mistake_gets_one_line(arguments, says, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["data", *arguments]) == 2
    assert says in capsys.readouterr().err.splitlines()[-1]
