from recordshift.registry import migration

PARTICLES = {"van", "von", "de", "der"}


@migration(1)
def split_name(record):
    """one field `name` becomes first and last name"""
    words = record.pop("name").split()
    at = next((i for i, w in enumerate(words) if w.lower() in PARTICLES), len(words) - 1)
    return {**record, "first": " ".join(words[:at]), "last": " ".join(words[at:])}


@migration(2, 4)
def upper_country(record):
    """countries are codes; version 3 never went out"""
    country = record.get("country", "")
    record["country"] = {"germany": "DE", "france": "FR"}.get(country.lower(), country.upper()[:2] or None)
    return record
