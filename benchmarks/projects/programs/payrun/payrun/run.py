# -*- coding: utf-8 -*-
import logging

from .employees import Employee, parse
from .rules import insurance, tax

log = logging.getLogger("payrun")


def euros(cents):
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    groups = []
    while whole >= 1000:
        whole, group = divmod(whole, 1000)
        groups.insert(0, "%03d" % group)
    groups.insert(0, str(whole))
    return "%s%s,%02d" % (sign, ".".join(groups), rest)


def net_of(employee):
    """(gross, tax, insurance, net)"""
    gross = employee.gross()
    log.debug("gross of %s: %s", employee.name, gross)
    if not employee.insured():
        return gross, 0, 0, gross
    taxed = tax.month_tax(gross, employee.tax_class, employee.children)
    insured = insurance.employee_share(gross, childless=not employee.children)
    return gross, taxed, insured, gross - taxed - insured


def payslip(record, overtime=()):
    employee = parse(record)
    for entry in overtime:
        employee.add_overtime(*entry)
    gross, taxed, insured, net = net_of(employee)
    rows = [("Gross", gross)]
    if taxed:
        rows.append(("Tax", -taxed))
    if insured:
        rows.append(("Insurance", -insured))
    rows.append(("Net", net))
    width = max(len(euros(amount)) for _, amount in rows)
    lines = ["%-10s %s" % (label, euros(amount).rjust(width)) for label, amount in rows]
    return "\n".join([employee.name] + lines)


def run_month(records):
    """Totals of a month; records that are wrong are listed."""
    totals = {"gross": 0, "net": 0}
    errors = []
    for number, record in enumerate(records):
        if not record.strip() or record.lstrip().startswith("#"):
            continue
        try:
            employee = Employee.from_record(record)
        except ValueError as err:
            errors.append("%d: %s" % (number + 1, err))
            log.warning("skipped %s", record)
            continue
        gross, _, _, net = net_of(employee)
        totals["gross"] += gross
        totals["net"] += net
    return totals, errors


def overtime_value(record, *entries):
    employee = parse(record)
    for hours, kind in entries:
        employee.add_overtime(hours, kind)
    return employee.overtime_pay()
