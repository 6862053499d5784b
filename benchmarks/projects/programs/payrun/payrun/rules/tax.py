# -*- coding: utf-8 -*-
from ..constants import MONTHS, TAX_BRACKETS

# what is free of tax in a year, by tax class
ALLOWANCES = {1: 0, 2: 426000, 3: 1160400}
CHILD_ALLOWANCE = 317000


def year_tax(income):
    """Tax for a year's income by brackets."""
    tax = 0
    lower = 0
    for upper, rate in TAX_BRACKETS:
        if upper is None or income < upper:
            tax += (income - lower) * rate // 1000
            break
        tax += (upper - lower) * rate // 1000
        lower = upper
    return tax


def marginal_rate(income):
    for upper, rate in TAX_BRACKETS:
        if upper is None or income < upper:
            return rate / 1000.0


def month_tax(gross, tax_class=1, children=0):
    if tax_class not in ALLOWANCES:
        raise KeyError("tax class %s" % tax_class)
    income = gross * MONTHS - ALLOWANCES[tax_class]
    income -= CHILD_ALLOWANCE * children
    if income <= 0:
        return 0
    return year_tax(income) // MONTHS
