from decimal import Decimal

from . import vat
from .constants import SYMBOLS
from .errors import InvoiceError, UnknownRate
from .models import build


def format_amount(amount, currency="EUR"):
    symbol = SYMBOLS.get(currency)
    text = f"{amount:,.2f}"
    return f"{symbol}{text}" if symbol else f"{text} {currency}"


def total_of(rows, country="DE"):
    """Gross total of rows, as Decimal."""
    invoice = build("TMP", rows, country)
    invoice.check()
    table = vat.tax_table(invoice)
    return sum((net + tax for _, net, tax in table), Decimal(0))


def summary(number, rows, country="DE", currency="EUR"):
    invoice = build(number, rows, country)
    out = [f"Invoice {invoice.number}: {len(invoice)} line(s)"]
    total = Decimal(0)
    for kind, net, tax in vat.tax_table(invoice):
        out.append(f"  {kind:<9}{format_amount(net, currency):>12} + {format_amount(tax, currency)}")
        total += net + tax
    out.append(f"  total    {format_amount(total, currency):>12}")
    return "\n".join(out)


def safe_total(rows, country="DE"):
    """Like total_of, but tells what was wrong instead of raising."""
    try:
        return "ok", total_of(rows, country)
    except UnknownRate as exc:
        return "unknown rate", (exc.country, exc.kind)
    except InvoiceError as exc:
        return "error", str(exc)
