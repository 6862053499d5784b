"""How much tax is on which part of an invoice."""

from collections import defaultdict
from decimal import ROUND_HALF_UP, Decimal

from .constants import CENT, VAT_RATES
from .errors import UnknownRate


def rate(country, kind):
    if kind == "zero":
        return Decimal(0)
    try:
        return VAT_RATES[country][kind]
    except KeyError:
        raise UnknownRate(country, kind) from None


def tax_on(amount, country, kind="standard"):
    return (amount * rate(country, kind) / 100).quantize(CENT, rounding=ROUND_HALF_UP)


def by_kind(invoice):
    """Net amounts per kind of VAT, as {kind: amount}."""
    nets = defaultdict(Decimal)
    for line in invoice.lines:
        nets[line.vat] += line.net
    return dict(nets)


def tax_table(invoice):
    return [
        (kind, net, tax_on(net, invoice.country, kind))
        for kind, net in sorted(by_kind(invoice).items())
    ]
