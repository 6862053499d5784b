"""`ndb data build|stats|show|check|tokenizer`: the data factory from the command line, one function a verb.

Knows arguments and streams. Results go to stdout, progress and warnings to stderr.
"""

import argparse
import dataclasses
import json
import math
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from ndb.dataset.overrides import changed
from ndb.errors import BadData

if TYPE_CHECKING:
    from ndb.dataset.programs.repositories import Repository

EMBEDDED_TOKENIZER = Path(__file__).parent.parent / "model" / "embedded" / "tokenizer.json"
SAMPLES = 8
_SIZES = {"k": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}


def declare(parser: argparse.ArgumentParser) -> None:
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    for run, summary, declare_verb in VERBS:
        verb = verbs.add_parser(run.__name__, help=summary, description=summary)
        declare_verb(verb)
        verb.set_defaults(verb=run)


def run(arguments: argparse.Namespace) -> int:
    verb: Callable[[argparse.Namespace], int] = arguments.verb
    return verb(arguments)


def count(text: str) -> int:
    """`100M` and the like."""
    try:
        return int(float(text[:-1]) * _SIZES[text[-1]]) if text[-1:] in _SIZES else int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number; 500k, 100M, 2G and plain numbers are") from None


# -- what data is made from --------------------------------------------------------------------------------------------


def _declare_corpus(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seeds", type=Path, default=Path("seeds"), metavar="FOLDER", help="the seed corpus (seeds)")
    parser.add_argument("--side", default="train", choices=("train", "validation"), help="of the split by family")
    parser.add_argument(
        "--benchmark",
        type=Path,
        metavar="FILE",
        help="programs that must not come out: JSON lines with a field `code`",
    )
    parser.add_argument("--tokenizer", type=Path, default=EMBEDDED_TOKENIZER, metavar="FILE")
    parser.add_argument("--harvest", type=Path, metavar="FILE", help="functions of packages, from `ndb data harvest`")
    parser.add_argument("--traces", type=Path, metavar="PATH", help="traces of packages' tests, or excerpts of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", nargs="*", default=[], metavar="FIELD=VALUE", help="change options of the factory")


def _corpus(arguments: argparse.Namespace) -> Any:
    from ndb.dataset.checks.contamination import read_benchmark
    from ndb.dataset.corpus import on_side, seed_programs
    from ndb.dataset.rounds.factory import Corpus
    from ndb.language.tokenizer import Tokenizer

    benchmark = read_benchmark(arguments.benchmark) if arguments.benchmark else None
    if benchmark is None:
        print("ndb: no --benchmark was given, so nothing is kept out of the data", file=sys.stderr)
    programs = on_side(seed_programs(arguments.seeds), arguments.side)
    if not programs:
        raise BadData(f"no seeds in {arguments.seeds}; give the folder of the seed corpus with --seeds")
    try:
        tokenizer = Tokenizer.load(arguments.tokenizer)
    except OSError:
        raise BadData(f"no tokenizer at {arguments.tokenizer}; `ndb data tokenizer` makes one") from None
    return Corpus(programs, tokenizer, benchmark, _more(arguments))


def _more(arguments: argparse.Namespace) -> tuple[Any, ...]:
    """The sources that were asked for beside the seeds."""
    sources: list[Any] = []
    if arguments.harvest:
        from ndb.dataset.programs.harvest import read_harvest

        sources.append(read_harvest(arguments.harvest, arguments.side))
    if arguments.traces:
        from ndb.dataset.programs.repositories import read_repositories

        sources.append(read_repositories(arguments.traces, arguments.side))
    return tuple(sources)


def _options(arguments: argparse.Namespace) -> Any:
    from ndb.dataset.rounds.factory import Options

    options = Options(seed=arguments.seed)
    if arguments.harvest or arguments.traces:
        options = dataclasses.replace(options, origins=_origins(options.origins, arguments))
    return changed(options, arguments.set)


def _origins(known: tuple[tuple[str, float], ...], arguments: argparse.Namespace) -> tuple[tuple[str, float], ...]:
    """Foreign code, where there is some, beside ours."""
    added = [("harvest", 0.15)] * bool(arguments.harvest) + [("repository", 0.3)] * bool(arguments.traces)
    return (*known, *added)


# -- harvest, trace ----------------------------------------------------------------------------------------------------


def _declare_harvest(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where the functions go, JSON lines; packages in it are not done again")
    parser.add_argument(
        "packages",
        nargs="*",
        metavar="PACKAGE",
        help="installed; `python`: the standard library; none: all of the list",
    )
    parser.add_argument("--traces", type=Path, metavar="FOLDER", help="take calls from these traces of tests too")
    parser.add_argument(
        "--calls", type=Path, metavar="FOLDER", help="what `ndb data calls` wrote: tests and their calls"
    )
    parser.add_argument(
        "--only-authors", action="store_true", help="leave out functions of which no call by their authors is known"
    )
    parser.add_argument("--benchmark", type=Path, metavar="FILE", help="what may not be near: JSON lines with `code`")
    parser.add_argument("--seconds", type=float, default=math.inf, metavar="S", help="of processor time a package")
    parser.add_argument("--most", type=count, default=1_000, metavar="N", help="functions of a package (1000)")


def harvest(arguments: argparse.Namespace) -> int:
    """Collect pure functions of installed packages, with calls that work."""
    from ndb.dataset.checks.contamination import read_benchmark
    from ndb.dataset.checks.held_out import refuse_held_out
    from ndb.dataset.programs.harvest import (
        Sieve,
        digest_of_functions,
        fewer,
        find_package,
        merged,
        read_functions,
        write_harvest,
    )
    from ndb.dataset.programs.harvest import harvest as harvested
    from ndb.dataset.programs.packages.pinned import installed_of_list

    wanted = arguments.packages or [repository.name for repository in installed_of_list()]
    refuse_held_out(wanted)
    functions = read_functions(arguments.file) if arguments.file.exists() else []
    there = {function.package for function in functions}
    packages = [find_package(name) for name in wanted if name not in there]
    sieve = Sieve(read_benchmark(arguments.benchmark) if arguments.benchmark else None, functions)
    counts: Counter[str] = Counter()
    for package in packages:
        of_package: list[Any] = []
        for module, found, told in harvested(package, _authors(arguments, package.name), seconds=arguments.seconds):
            of_package += found
            counts += told
            print(f"{module}: {len(found)} functions, {len(of_package)} of the package", file=sys.stderr)
        functions += fewer(sieve(merged(of_package)), arguments.most)
        write_harvest(arguments.file, functions)
    whose = {package.name: {"version": package.version, "licence": package.licence} for package in packages}
    digest = digest_of_functions(functions)
    told_of = {"functions": len(functions), "digest": digest, "packages": whose, **counts, "sieve": sieve.counts}
    print(json.dumps(told_of))
    return 0


def _authors(arguments: argparse.Namespace, name: str) -> Any:
    """What is known of calls by a package's authors."""
    from ndb.dataset.programs.harvest import AuthorsCalls
    from ndb.dataset.programs.packages.run_suites import SuiteCalls, read_suite_calls
    from ndb.dataset.programs.repositories import recorded_calls

    suites = read_suite_calls(arguments.calls, name) if arguments.calls else SuiteCalls()
    recorded = recorded_calls(arguments.traces / name) if arguments.traces else {}
    return AuthorsCalls(recorded, suites.calls, suites.tests, arguments.only_authors)


def _declare_calls(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", type=Path, help="where the calls go, a file a package; what is there is not done again"
    )
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help="installed; none: all of the list that are")
    parser.add_argument("--seconds", type=float, default=75.0, metavar="S", help="for a package's tests (75)")
    parser.add_argument("--list", action="store_true", help="print the list, for `pip install -r`, and do nothing")


def calls(arguments: argparse.Namespace) -> int:
    """Fetch packages from PyPI and see what their tests and doctests call their functions with."""
    from ndb.dataset.checks.held_out import refuse_held_out
    from ndb.dataset.programs.packages.pinned import LIST, as_installed, installed_of_list
    from ndb.dataset.programs.packages.run_suites import collect_calls

    if arguments.list:
        print("\n".join(LIST))
        return 0
    refuse_held_out(arguments.packages)
    wanted = [as_installed(name) for name in arguments.packages] or installed_of_list()
    missing = [each for each in wanted if not (arguments.folder / f"{each.name}.jsonl").exists()]
    return _each_told(missing, lambda repository: collect_calls(repository, arguments.folder, arguments.seconds))


def _each_told(repositories: Sequence["Repository"], collect: Callable[["Repository"], dict[str, object]]) -> int:
    """What came of each package, a line each; one that cannot be fetched does not keep the others from it."""
    failed = 0
    for repository in repositories:
        try:
            print(json.dumps(collect(repository)), flush=True)
        except BadData as problem:
            failed += 1
            print(f"ndb: {problem}; going on without it", file=sys.stderr)
    return int(failed > 0)


def _declare_trace(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="where the traces go, a folder a package")
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help="of the list; none: all of it")
    parser.add_argument("--work", type=Path, metavar="FOLDER", help="where packages are unpacked (FOLDER/.work)")
    parser.add_argument("--seconds", type=float, default=600.0, metavar="S", help="for one package's tests (600)")


def trace(arguments: argparse.Namespace) -> int:
    """Fetch packages from PyPI and record their test suites."""
    from ndb.dataset.programs.repositories import REPOSITORIES, trace_repository

    known = {repository.name: repository for repository in REPOSITORIES}
    unknown = [name for name in arguments.packages if name not in known]
    if unknown:
        raise BadData(f"{', '.join(unknown)}: not on the list; there are {', '.join(known)}")
    wanted = [known[name] for name in arguments.packages or known]
    work = arguments.work or arguments.folder / ".work"
    return _each_told(wanted, lambda each: trace_repository(each, arguments.folder, work, arguments.seconds))


def _declare_excerpt(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "sources", nargs="+", type=Path, help="folders that `ndb data trace` filled; files that this command made"
    )
    parser.add_argument("file", type=Path, help="where some calls of each package go, for --traces of a build")
    parser.add_argument("--side", choices=("train", "validation", "fresh"), help="only packages on this side (all)")
    parser.add_argument("--most", type=count, default=450, metavar="N", help="calls of a package (450)")
    parser.add_argument("--benchmark", type=Path, metavar="FILE", help="what may not be near: JSON lines with `code`")
    parser.add_argument("--seed", type=int, default=1)


def excerpt(arguments: argparse.Namespace) -> int:
    """Cut some calls of each package out of its traces, into one small file."""
    from ndb.dataset.checks.contamination import read_benchmark
    from ndb.dataset.programs.excerpts import Wanted, write_excerpts

    benchmark = read_benchmark(arguments.benchmark) if arguments.benchmark else None
    wanted = Wanted(arguments.side, arguments.most, benchmark, arguments.seed)
    packages = write_excerpts(arguments.sources, arguments.file, wanted)
    if not packages:
        names = ", ".join(map(str, arguments.sources))
        raise BadData(f"no traces of a package there ({names}); `ndb data trace` makes some")
    size = arguments.file.stat().st_size
    print(
        json.dumps(
            {"file": str(arguments.file), "bytes": size, "runs": sum(p["runs"] for p in packages), "packages": packages}
        )
    )
    return 0


# -- build -------------------------------------------------------------------------------------------------------------


def _declare_build(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="where the shards go; started again, a build goes on there")
    parser.add_argument("--tokens", type=count, default=100_000_000, metavar="N", help="how many, at least (100M)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.add_argument("--rounds-per-shard", type=int, default=32, metavar="N")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="make shards on a Ray cluster; the folder must be the same on all its nodes",
    )
    parser.add_argument("--report", type=Path, metavar="FOLDER", help="write report.html and report.json there")
    _declare_corpus(parser)


def build(arguments: argparse.Namespace) -> int:
    """Make shards of token sequences."""
    from ndb.dataset.rounds import build as building

    corpus, options = _corpus(arguments), _options(arguments)
    per_shard = arguments.rounds_per_shard
    shards = building.shards_for(arguments.tokens, options, per_shard)
    folder = building.start(arguments.folder, corpus, options, per_shard)
    progress = building.Progress(shards, options, folder.identity)
    if arguments.ray:
        from ndb.dataset.rounds.cluster import build_on_cluster, connect

        with connect(arguments.ray):
            build_on_cluster(folder, shards, corpus, options, progress)
    else:
        building.build(folder, shards, building.on_cores(corpus, options, arguments.workers), progress)
    if arguments.report:
        _report(folder, corpus, options, arguments)
    print(json.dumps({"folder": str(arguments.folder), "shards": len(folder.entries), "tokens": folder.tokens}))
    return 0


# -- check -------------------------------------------------------------------------------------------------------------


def _declare_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", type=Path, default=[Path("seeds")], help="seed files or folders (seeds)")
    parser.add_argument("--benchmark", type=Path, metavar="FILE", help="JSON lines with a field `code`")


def check(arguments: argparse.Namespace) -> int:
    """Run the seed checker; or, given a folder of shards, check every byte of it."""
    from ndb.dataset.programs.seeds import check as check_seeds
    from ndb.dataset.programs.seeds import read_seeds
    from ndb.dataset.rounds.shards import INDEX

    folders = [path for path in arguments.paths if (path / INDEX).exists()]
    for folder in folders:
        _check_shards(folder)
    if len(folders) == len(arguments.paths):
        return 0
    code = [json.loads(line)["code"] for line in arguments.benchmark.open()] if arguments.benchmark else []
    seeds = list(read_seeds(path for path in arguments.paths if path not in folders))
    complaints = check_seeds(seeds, code)
    for complaint in complaints:
        print(complaint)
    reasons = dict(Counter(complaint.reason for complaint in complaints))
    print(f"{len(seeds)} seeds, {len(complaints)} complaints {reasons or ''}".rstrip())
    return 1 if complaints else 0


def _check_shards(path: Path) -> None:
    from ndb.dataset.rounds.shards import ShardFolder

    folder = ShardFolder(path)
    rows = sum(len(made.packed) for made in folder.rounds())
    print(f"{path}: {len(folder.entries)} shards, {rows} sequences, {folder.tokens} tokens, all as written")


# -- stats, show -------------------------------------------------------------------------------------------------------


def _declare_stats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", type=Path, help="shards; without them the seeds alone are counted")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--programs", type=count, default=2_000, metavar="N", help="drawn to look at closely (2000)")
    parser.add_argument("--report", type=Path, metavar="FOLDER", help="write report.html and report.json there")
    _declare_corpus(parser)


def stats(arguments: argparse.Namespace) -> int:
    """Count: sources, drops, tokens, actions, events, methods, lengths, entropy."""
    from ndb.dataset.page import as_text
    from ndb.dataset.rounds.shards import ShardFolder

    folder = ShardFolder(arguments.folder) if arguments.folder else None
    told = _report(folder, _corpus(arguments), _options(arguments), arguments)
    print(json.dumps(told, ensure_ascii=False) if arguments.json else as_text(told))
    return 0


def _report(folder: Any, corpus: Any, options: Any, arguments: argparse.Namespace) -> dict[str, Any]:
    from ndb.dataset.page import write_report
    from ndb.dataset.statistics import Question, statistics

    programs = getattr(arguments, "programs", 2_000)
    told = statistics(Question(folder, corpus, options, arguments.seeds, arguments.benchmark, programs))
    if arguments.report:
        samples = _samples(folder, corpus.tokenizer, SAMPLES, Random(0)) if folder else []
        write_report(told, arguments.report, samples)
    return told


def _samples(folder: Any, tokenizer: Any, number: int, dice: Random) -> list[str]:
    """The text of some documents."""
    from ndb.dataset.statistics import documents_of, sample_rows

    documents = list(documents_of(sample_rows(folder, 20 * folder.identity.width, dice), tokenizer))
    return [tokenizer.decode(ids) for ids in dice.sample(documents, min(number, len(documents)))]


def _declare_show(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="shards")
    parser.add_argument("--number", type=int, default=3, metavar="N", help="how many documents (3)")
    parser.add_argument("--seed", type=int, default=0, help="which ones")
    parser.add_argument("--raw", action="store_true", help="the text itself, not laid out")


def show(arguments: argparse.Namespace) -> int:
    """Print sample documents, readably."""
    from ndb.dataset.page import render
    from ndb.dataset.rounds.shards import TOKENIZER, ShardFolder
    from ndb.language.tokenizer import Tokenizer

    folder = ShardFolder(arguments.folder)
    tokenizer = Tokenizer.load(arguments.folder / TOKENIZER)
    for text in _samples(folder, tokenizer, arguments.number, Random(arguments.seed)):
        print(text if arguments.raw else render(text), end="\n\n")
    return 0


# -- tokenizer ---------------------------------------------------------------------------------------------------------


def _declare_tokenizer(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where it goes")
    parser.add_argument("--seeds", type=Path, default=Path("seeds"), metavar="FOLDER")
    parser.add_argument("--size", type=int, default=4096)


def tokenizer(arguments: argparse.Namespace) -> int:
    """Train a tokenizer on the seeds of the train side."""
    from ndb.dataset.corpus import on_side, seed_programs
    from ndb.dataset.rounds.shards import digest_of, write_whole
    from ndb.language.tokenizer import train_tokenizer

    programs = on_side(seed_programs(arguments.seeds), "train")
    trained = train_tokenizer([program.source for program in programs], arguments.size)
    write_whole(arguments.file, trained.to_json().encode())
    print(json.dumps({"file": str(arguments.file), "tokens": len(trained), "digest": digest_of(trained.to_json())}))
    return 0


VERBS = (
    (calls, "see what packages' tests and doctests call their functions with", _declare_calls),
    (harvest, "collect pure functions of installed packages, with calls that work", _declare_harvest),
    (trace, "fetch packages from PyPI and record their test suites", _declare_trace),
    (excerpt, "cut some calls of each package out of its traces, into one small file", _declare_excerpt),
    (build, "make shards of token sequences", _declare_build),
    (stats, "count what there is: sources, drops, tokens, actions, methods, lengths, entropy", _declare_stats),
    (show, "print sample documents, readably", _declare_show),
    (check, "run the seed checker, or check a folder of shards", _declare_check),
    (tokenizer, "train a tokenizer on the seeds", _declare_tokenizer),
)
