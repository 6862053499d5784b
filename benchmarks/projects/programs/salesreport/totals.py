from reader import read_rows


def by_region(rows):
    result = {}
    for row in rows:
        region = row["region"]
        if region not in result:
            result[region] = {"region": region, "units": 0, "revenue": 0.0}
        entry = result[region]
        entry["units"] += row["units"]
        entry["revenue"] += row["units"] * row["price"]
    return result


def grand_total(regions):
    total = {"region": "Total", "units": 0, "revenue": 0.0}
    for entry in regions.values():
        for key in ("units", "revenue"):
            total[key] += entry[key]
    return total


def ranking(text, key="revenue"):
    regions = by_region(read_rows(text))
    ordered = sorted(regions.values(), key=lambda e: e[key], reverse=True)
    return [(place, e["region"]) for place, e in enumerate(ordered, start=1)]


def share(text, region):
    regions = by_region(read_rows(text))
    total = grand_total(regions)
    percent = 100 * regions[region]["revenue"] / total["revenue"]
    return round(percent, 1)
