import csv
import io
from itertools import chain

from .jsonish import plain
from .shapes import Reading


def to_csv(readings, delimiter=";"):
    rows = [plain(reading) for reading in readings]
    names = [n for n in dict.fromkeys(chain.from_iterable(rows)) if not n.startswith("$")]
    out = io.StringIO()
    writer = csv.DictWriter(out, names, delimiter=delimiter, extrasaction="ignore", restval="-", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def series(values, sensor="t1", step=60):
    return [Reading.after(i * step, sensor=sensor, value=v) for i, v in enumerate(values)]


def csv_of(*values, **options):
    return to_csv(series(values, **options))
