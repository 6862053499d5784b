# -*- coding: utf-8 -*-
from . import constants


class Employee(object):
    """Base class, do not use directly."""

    kind = None
    _kinds = {}

    def __init__(self, name, salary, children=0, tax_class=1):
        self.name = name
        self.salary = salary
        self.children = children
        self.tax_class = tax_class
        self.overtime = []

    @classmethod
    def register(cls, subclass):
        cls._kinds[subclass.kind] = subclass
        return subclass

    @classmethod
    def from_record(cls, record):
        """From 'kind;name;salary[;key=value...]'"""
        fields = [f.strip() for f in record.split(";")]
        if len(fields) < 3:
            raise ValueError("incomplete record: %r" % record)
        kind, name, salary = fields[:3]
        if kind not in cls._kinds:
            raise ValueError("unknown kind %r" % kind)
        extra = {}
        for field in fields[3:]:
            key, _, value = field.partition("=")
            extra[key] = int(value)
        return cls._kinds[kind](name, int(salary), **extra)

    def add_overtime(self, hours, kind="normal"):
        self.overtime.append((hours, kind))

    def hourly(self):
        return self.salary // constants.HOURS_A_MONTH

    def overtime_pay(self):
        total = 0
        for hours, kind in self.overtime:
            total += self.hourly() * hours * constants.OVERTIME_FACTORS[kind] // 100
        return total

    def gross(self):
        return self.salary + self.overtime_pay()

    def insured(self):
        return True

    def __repr__(self):
        return "<%s %s>" % (self.__class__.__name__, self.name)


@Employee.register
class Salaried(Employee):
    kind = "salaried"


@Employee.register
class Manager(Salaried):
    kind = "manager"

    def overtime_pay(self):
        return 0  # paid with the salary


@Employee.register
class Hourly(Employee):
    kind = "hourly"

    def __init__(self, name, salary, hours=0, **rest):
        Employee.__init__(self, name, salary, **rest)
        self.hours = hours

    def hourly(self):
        return self.salary

    def gross(self):
        return self.salary * self.hours + self.overtime_pay()


@Employee.register
class MiniJob(Hourly):
    kind = "mini"

    def gross(self):
        return min(Hourly.gross(self), constants.MINI_JOB_LIMIT)

    def insured(self):
        return False


def parse(record):
    return Employee.from_record(record)
