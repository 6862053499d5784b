"""A sample of the seed corpus that stays the same when the corpus grows: programs nobody wrote for these tests."""

from pathlib import Path
from zlib import crc32

from ndb.dataset.programs.seeds import read_seeds

_ALL = list(read_seeds([Path(__file__).parents[2] / "seeds"]))
HARD = {
    "range_like_sequence", "has_cycle_dfs", "skyline_from_buildings", "warehouse_reserve_transaction",
}  # fmt: skip
"""Programs that line resolution or the grammar once got wrong."""
SEEDS = [seed for seed in _ALL if crc32(seed.name.encode()) % 40 == 0 or seed.name in HARD]
