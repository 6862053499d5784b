### password_vault_unlocks
import hashlib


class Vault:
    """Salted hashes, a limit of attempts, and a recovery code that works once."""

    def __init__(self, password, recovery):
        self.salt = "s4"
        self.hash = self._digest(password)
        self.recovery = self._digest(recovery)
        self.attempts = 0

    def _digest(self, text):
        return hashlib.sha256((self.salt + text).encode()).hexdigest()

    def try_open(self, text):
        if self._digest(text) == self.recovery:
            self.attempts, self.recovery = 0, None
            return True
        if self.attempts >= 3:
            return False
        if self._digest(text) == self.hash:
            self.attempts = 0
            return True
        self.attempts += 1
        return False


def password_vault_unlocks(password, recovery, tries):
    vault = Vault(password, recovery)
    opened = False
    for text in tries:
        opened = vault.try_open(text)
    return opened

#> password_vault_unlocks("tea4two", "R-17", ["coffee", "tea4two"])
#> password_vault_unlocks("tea4two", "R-17", ["a", "b", "c", "tea4two"])
#> password_vault_unlocks("tea4two", "R-17", ["a", "b", "c", "R-17", "tea4two"])
#> password_vault_unlocks("tea4two", "R-17", ["R-17", "R-17"])
#> password_vault_unlocks("x", "y", [])

### sensor_quorum_agrees
from statistics import median


def sensor_quorum_agrees(readings: dict[str, float | None], tolerance: float = 0.5, quorum: float = 0.6) -> bool:
    """Do enough sensors agree with the median of those that answered?"""
    values = []
    for value in readings.values():
        if value is not None:
            values.append(value)
    if len(values) * 2 <= len(readings):
        return False
    centre = median(values)
    agreeing = 0
    for value in values:
        if abs(value - centre) <= tolerance:
            agreeing += 1
    return agreeing / len(readings) >= quorum

#> sensor_quorum_agrees({"a": 20.1, "b": 20.3, "c": 25.0, "d": 20.0, "e": None})
#> sensor_quorum_agrees({"a": 20.1, "b": 22.3, "c": 25.0, "d": 18.0})
#> sensor_quorum_agrees({"a": None, "b": None, "c": 5.0})
#> sensor_quorum_agrees({})
#> sensor_quorum_agrees({"p": 1.0, "q": 1.5, "r": 2.0, "s": 9.0, "t": 1.25, "u": 1.75}, tolerance=0.4)

### tide_pool_species_overlap
def tide_pool_species_overlap(surveys: dict[str, str], minimum: float = 0.5) -> list[tuple[str, str, float]]:
    """Pairs of pools that share at least a part of their species, most alike first."""
    species = {pool: set(text.lower().split()) for pool, text in surveys.items()}
    pairs = []
    pools = sorted(species)
    for index, first in enumerate(pools):
        for second in pools[index + 1:]:
            union = species[first] | species[second]
            if not union:
                continue
            share = len(species[first] & species[second]) / len(union)
            if share >= minimum:
                pairs.append((first, second, round(share, 2)))
    pairs.sort(key=lambda pair: (-pair[2], pair[0], pair[1]))
    return pairs

#> tide_pool_species_overlap({"north": "crab limpet kelp", "south": "Crab kelp", "east": "urchin kelp crab limpet"})
#> tide_pool_species_overlap({"a": "x", "b": "y"})
#> tide_pool_species_overlap({})
#> tide_pool_species_overlap({"a": "", "b": ""}, 0.1)
#> tide_pool_species_overlap({"p": "crab", "q": "crab", "r": "crab star", "s": "star"}, minimum=0.5)

### quiz_buzzer_first_valid
def quiz_buzzer_first_valid(presses, opened, locked=300):
    locked_until: dict[str, int] = {}
    for player, time in sorted(presses, key=lambda press: press[1]):
        if time < opened:
            locked_until[player] = time + locked
            continue
        if time < locked_until.get(player, 0):
            continue
        return player
    return None

#> quiz_buzzer_first_valid([("ann", 950), ("bob", 1100), ("ann", 1050)], 1000)
#> quiz_buzzer_first_valid([("ann", 950), ("ann", 1400)], 1000)
#> quiz_buzzer_first_valid([("ann", 900)], 1000)
#> quiz_buzzer_first_valid([], 0)
#> quiz_buzzer_first_valid([("x", 10), ("y", 20), ("z", 30), ("x", 60), ("y", 70), ("z", 45)], 40, locked=25)

### tape_library_seek_distance
def tape_library_seek_distance(head, requests, strategy="fifo"):
    """Metres of tape wound to read all requests in a given strategy."""
    pending = list(requests)
    position, wound = head, 0
    if strategy == "sorted":
        pending.sort()
    elif strategy not in ("fifo", "nearest"):
        raise ValueError(f"strategy {strategy!r}")
    while pending:
        if strategy == "nearest":
            index = min(range(len(pending)), key=lambda i: (abs(pending[i] - position), pending[i]))
            target = pending.pop(index)
        else:
            target = pending.pop(0)
        wound += abs(target - position)
        position = target
    return wound

#> tape_library_seek_distance(50, [95, 10, 60, 20])
#> tape_library_seek_distance(50, [95, 10, 60, 20], strategy="nearest")
#> tape_library_seek_distance(50, [95, 10, 60, 20], "sorted")
#> tape_library_seek_distance(5, [])
#> tape_library_seek_distance(5, [1], "random")
#> tape_library_seek_distance(30, [31, 29, 33, 25, 60, 2], "nearest")

### label_printer_batches_ok
from itertools import groupby


class PrinterJam(RuntimeError):
    pass


def print_batch(size, count, roll):
    """Labels left on the roll after a batch; a roll must not run out inside one."""
    if count > roll[size]:
        raise PrinterJam(f"{size}: {count} of {roll[size]}")
    return roll[size] - count


def label_printer_batches_ok(jobs: list[str], roll: dict[str, int], changes: int = 3) -> bool:
    """Can all labels be printed without a jam and with few roll changes?"""
    left = dict(roll)
    batches = [(size, len(list(group))) for size, group in groupby(jobs)]
    if len(batches) - 1 > changes:
        return False
    for size, count in batches:
        try:
            left[size] = print_batch(size, count, left)
        except PrinterJam:
            return False
    return True

#> label_printer_batches_ok(["s", "s", "l", "s"], {"s": 5, "l": 1})
#> label_printer_batches_ok(["s", "s", "l", "s"], {"s": 2, "l": 1})
#> label_printer_batches_ok(["s", "l", "s", "l", "s"], {"s": 9, "l": 9})
#> label_printer_batches_ok([], {})
#> label_printer_batches_ok(["xl"], {"s": 1})
#> label_printer_batches_ok(["m", "m", "m", "l", "l", "s"], {"m": 3, "l": 2, "s": 1}, changes=2)
