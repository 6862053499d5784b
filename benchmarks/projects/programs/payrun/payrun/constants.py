# -*- coding: utf-8 -*-
"""All amounts are cents, all rates are per mille."""

YEAR = 2024
MONTHS = 12

# (upper limit of a year's income, rate above the limit before)
TAX_BRACKETS = [
    (1160400, 0),
    (1700600, 140),
    (6676000, 240),
    (27782500, 420),
    (None, 450),
]

# name -> (employee rate, employer rate, ceiling a month or None)
INSURANCES = {
    "pension": (93, 93, 755000),
    "unemployment": (13, 13, 755000),
    "health": (81, 81, 517500),
    "care": (17, 17, 517500),
}

CHILDLESS_EXTRA = 6
MINI_JOB_LIMIT = 53800
OVERTIME_FACTORS = {"normal": 125, "night": 150, "sunday": 200}  # percent
HOURS_A_MONTH = 160
