from formcheck import Boolean, Choice, Email, Form, Integer, Text, ValidationError
from formcheck.fields import Percent
from formcheck.rules import between, check, longest


class Person(Form):
    name = Text(longest(12))
    email = Email(label="E-mail")


class Signup(Person):
    age = Integer(between(13, 120), optional=True)
    plan = Choice("free", "pro", default="free")
    news = Boolean(default=False)

    def after(self):
        if self.plan == "pro" and not self.news:
            self.values["news"] = True
        return self


class Voucher(Form):
    code = Text()
    off = Percent()


def errors_of(**data):
    return Signup(data).errors()


def sign_up(data):
    form = Signup(data).validate()
    return form.name, form.email, form.plan, form.news


def first_errors(rows):
    """One text per row: ok, or the first thing that is wrong."""
    told = []
    for row in rows:
        try:
            Voucher(row).validate()
        except ValidationError as error:
            told.append(next(iter(error.errors.values()))[0])
        else:
            told.append("ok")
    return told


def field_names(form_name):
    return list(globals()[form_name].fields)


def password_problem(text):
    return check(text, lambda t: "too short" if len(t) < 8 else None, longest(20))
