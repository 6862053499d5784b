"""A small template language: {{ name|filter }}, {% if x %}, {% for a in b %}."""
from .lexer import TemplateSyntaxError
from .template import Template, render

__all__ = ('Template', 'TemplateSyntaxError', 'render')
