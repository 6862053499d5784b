"""How many items of a set are a function that is nothing but its return line: evaluating that line is running it.

python benchmarks/single_returns.py benchmarks/items/fresh.jsonl benchmarks/foreign/foreign.jsonl
"""

import json
import sys
from pathlib import Path

from ndb.evaluate.kinds import is_single_return


def count(path: Path) -> dict[str, int]:
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {"items": len(rows), "single": sum(is_single_return(row["code"], row.get("entry", "f")) for row in rows)}


if __name__ == "__main__":
    print(json.dumps({Path(name).stem: count(Path(name)) for name in sys.argv[1:]}, indent=1))
