"""Invoices: lines, discounts, VAT and totals."""

from .errors import InvoiceError, UnknownRate
from .models import Invoice, Line
from .totals import summary, total_of

__all__ = ["Invoice", "InvoiceError", "Line", "UnknownRate", "summary", "total_of"]
__version__ = "1.4.0"
