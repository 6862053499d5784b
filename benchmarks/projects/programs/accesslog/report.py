import aggregate
from aggregate import bytes_by_host
from sessions import bounce_rate

UNITS = ["B", "kB", "MB", "GB"]


def human(size):
    size = float(size)
    for unit in UNITS:
        if size < 1000 or unit == UNITS[-1]:
            break
        size /= 1000
    return f"{size:.1f} {unit}" if unit != "B" else f"{size:.0f} B"


def build(text):
    lines = ["Top pages"]
    for path, count in aggregate.top_paths(text):
        lines.append(f"  {count:>3}  {path}")
    lines.append("Traffic")
    for host, size in bytes_by_host(text).items():
        lines.append(f"  {host:<12}{human(size):>10}")
    lines.append(f"Bounce rate {bounce_rate(text):.0%}")
    return "\n".join(lines)
