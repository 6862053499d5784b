from .fields import Boolean, Choice, Email, Field, Integer, Text
from .form import Form, ValidationError

__all__ = [name for name in dir() if name[0].isupper()]
