from calc.lang.parser import parse
from calc.lang.tokens import ParseError, Token

__all__ = ["ParseError", "Token", "parse"]
