from stockroom.items import Item, Perishable, StockItem
from stockroom.warehouse import Warehouse

__all__ = ["Item", "Perishable", "StockItem", "Warehouse"]
