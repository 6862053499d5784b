#!/bin/sh
# The whole project in order: record, walk, document, data, train, evaluate, debug. A few minutes on a CPU.
#
#   sh examples/tour.sh [--light] [FOLDER]      from a checkout in which ndb is installed
#
# FOLDER (tour; relative to the checkout) gets what is made. --light leaves out training and what needs a trained model; so does an installation without torch
# (pip install 'ndb[train]'). Another Python: PYTHON=python3.13 sh examples/tour.sh
set -eu
cd "$(dirname "$0")/.."
light=false
[ "${1:-}" != --light ] || { light=true; shift; }
folder=${1:-tour}
python=${PYTHON:-python}
export OMP_NUM_THREADS="${OMP_NUM_THREADS:-1}" # so small a model waits for threads longer than it computes
mkdir -p "$folder"

say() { printf '\n\n## %s\n' "$1"; }
# show COMMAND...: print it as one would type it, then run it.
show() {
    printf '\n$ ndb'
    for word in "$@"; do
        case $word in
        *\'*) printf ' "%s"' "$word" ;;
        *[!A-Za-z0-9_./:=-]*) printf " '%s'" "$word" ;;
        *) printf ' %s' "$word" ;;
        esac
    done
    printf '\n'
    "$python" -m ndb "$@"
}

say "1. Record: really run a function, and keep every state"
show trace examples/berry.py::count --args '"berry", "r"' -o "$folder/berry.ndb"
show tree "$folder/berry.ndb" --lines

say "2. Walk: the recording in the debugger, forwards and back in time (here by a script; without -c it is a prompt)"
show "$folder/berry.ndb" --no-rc -c s -c s -c s -c s -c s -c back -c 'why n' </dev/null

say "3. Document: a walk as text that a language model can read and write"
show trajectory examples/berry.py::count --args '"berry", "r"' --actions "step_into*4, breakpoint 'return n', step_return"
echo

say "4. Data: a tokenizer for these programs; then programs, edited, run, walked, as tokens"
rm -rf "$folder/shards" "$folder/run"
show data tokenizer "$folder/tokenizer.json" --seeds seeds/loops --size 1024
show data build "$folder/shards" --tokenizer "$folder/tokenizer.json" --seeds seeds/loops --tokens 200k --rounds-per-shard 4 --workers 1 --set sequence=512
show data check "$folder/shards"
show data show "$folder/shards" --number 1

if $light; then
    say "5, 6. Training and evaluation are left out (--light)"
elif ! "$python" -c 'import torch' 2>/dev/null; then
    say "5, 6. Training and evaluation are left out: they need torch, pip install 'ndb[train]'"
else
    say "5. Train: a very small model for a minute, enough to see the loss fall, not to predict anything"
    size=$("$python" -c 'import sys; from pathlib import Path; from ndb.language.tokenizer import Tokenizer
print(len(Tokenizer.load(Path(sys.argv[1]))))' "$folder/tokenizer.json")
    show train --recipe tiny --shards "$folder/shards" --tokenizer "$folder/tokenizer.json" --passes 100 --folder "$folder/run" --device cpu --no-compile \
        --set "vocabulary=$size" sequence=512 tokens=10000000 seconds=60 peak_rate=3e-3 --samples 0 --validate-every 100000

    say "6. Evaluate: how many next states are right; first the very small model, then the embedded one"
    for weights in "$folder/run/model" src/ndb/model/embedded; do
        show eval next-state --data benchmarks/items/fresh.jsonl --per-action 3 --weights "$weights" >"$folder/scores.txt"
        sed -n '1,12p' "$folder/scores.txt" # by action; kinds of programs and of values follow
    done
fi

say "7. Debug: code that cannot run, predicted state by state; then what would really happen"
show --engine neural --no-rc examples/greeting.py::greet --args '"ada lovelace"' -c n -c n -c n -c 'set first = "grace"' -c n </dev/null
show compare examples/berry.py::count --args '"berry", "r"'
say "The end. The debugger at a prompt: ndb examples/berry.py"
