"""Invoices on paper. Needs reportlab, which only the office has."""

from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from .totals import summary

MARGIN = 56


def write(path, number, rows, country):
    canvas = Canvas(str(path), pagesize=A4)
    height = A4[1] - MARGIN
    for line in summary(number, rows, country).splitlines():
        canvas.drawString(MARGIN, height, line)
        height -= 14
    canvas.save()
