# -*- coding: utf-8 -*-
"""Payroll. Started in 2011 as a script, see CHANGES in the wiki."""

VERSION = (4, 2, 1)
__version__ = ".".join(str(part) for part in VERSION)

from .run import run_month, payslip
