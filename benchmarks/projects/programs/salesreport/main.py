import layout
import totals
from layout import box, footnote
from reader import read_rows


def report(text, title="Sales", notes=False):
    regions = totals.by_region(read_rows(text))
    rows = [regions[name] for name in sorted(regions)]
    rows.append(totals.grand_total(regions))
    parts = [box(title, 24)] if title else []
    parts += layout.table(rows)
    if notes:
        parts.append(footnote())
    return "\n".join(parts)


def main():
    example = "region,units,price\nnorth,3,9.50\nsouth,1,\"1,200\"\n"
    print(report(example))


if __name__ == "__main__":
    main()
