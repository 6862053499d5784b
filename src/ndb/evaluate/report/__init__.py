"""Figures of an evaluation, from files of answers, and the page that shows them."""
