"""The cast fins, taller than wide: control box on the middle line, near the top."""
from core import Product
from models.fins import finned
from models.radiator_parts import middle_control


def build(width, height, depth, finish):
    product = Product('fins-vertical')
    finned(product, width, height, depth, finish)
    middle_control(product, height - 60, depth)
    return product
