from .fields import Field


class ValidationError(ValueError):
    def __init__(self, errors):
        super().__init__(f"{len(errors)} field(s) wrong")
        self.errors = errors


class FormMeta(type):
    """Collects the fields of a class and its bases, in order."""

    def __new__(meta, name, bases, namespace):
        cls = super().__new__(meta, name, bases, namespace)
        fields = {}
        for base in reversed(cls.__mro__):
            fields.update({k: v for k, v in vars(base).items() if isinstance(v, Field)})
        cls.fields = fields
        return cls


class Form(metaclass=FormMeta):
    def __init__(self, data):
        self.data = data
        self.values = {}

    def errors(self):
        found = {}
        for name, field in self.fields.items():
            raw = self.data.get(name, field.default)
            if problems := field.problems(raw):
                found[name] = problems
        for name in sorted(set(self.data) - set(self.fields)):
            found[name] = ["unknown field"]
        return found

    def validate(self):
        """Self, with values set."""
        if errors := self.errors():
            raise ValidationError(errors)
        for name in self.fields:
            if name in self.data:
                setattr(self, name, self.data[name])
        return self.after()

    def after(self):
        return self
