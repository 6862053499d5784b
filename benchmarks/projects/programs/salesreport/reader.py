import csv
import io


def parse_number(text):
    text = text.replace(",", "").strip()
    if text.startswith("(") and text.endswith(")"):
        return -float(text[1:-1])
    return float(text)


def read_rows(text):
    """Read sales from CSV text. Returns a list of dicts."""
    rows = []
    for record in csv.DictReader(io.StringIO(text)):
        row = {}
        row["region"] = record["region"].strip().title()
        row["units"] = int(record["units"] or 0)
        row["price"] = parse_number(record["price"])
        rows.append(row)
    return rows
