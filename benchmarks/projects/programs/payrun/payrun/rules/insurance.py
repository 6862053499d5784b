# -*- coding: utf-8 -*-
from payrun import constants as const


class InsuranceError(Exception):
    pass


def base_for(name, gross):
    """The part of the gross income that an insurance looks at."""
    try:
        ceiling = const.INSURANCES[name][2]
    except KeyError:
        raise InsuranceError("no insurance %s" % name)
    if ceiling is not None and gross > ceiling:
        return ceiling
    return gross


def contributions(gross, childless=True):
    """{name: (employee, employer)}"""
    result = {}
    for name in const.INSURANCES:
        employee, employer, _ = const.INSURANCES[name]
        if name == "care" and childless:
            employee += const.CHILDLESS_EXTRA
        base = base_for(name, gross)
        result[name] = (base * employee // 1000, base * employer // 1000)
    return result


def employee_share(gross, childless=True):
    return sum(pair[0] for pair in contributions(gross, childless).values())
