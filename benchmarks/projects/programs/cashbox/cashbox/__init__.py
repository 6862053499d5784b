"""Money in several currencies, without floating point."""

from cashbox.constants import *
from cashbox.exchange import Rates
from cashbox.money import Money
