"""The cast fins under a window. The deepest ones stand on the floor, on two feet."""
from core import Product
from models.fins import finned, floor_feet
from models.radiator_parts import corner_control

STANDS_FROM = 115                                          # millimetres deep
FOOT = 26


def build(width, height, depth, finish, stands=None):
    product = Product('fins-low')
    stands = depth >= STANDS_FROM if stands is None else stands
    finned(product, width, height, depth, finish, lift=FOOT if stands else 0)
    if stands:
        floor_feet(product, width, FOOT, depth, finish)
    corner_control(product, width / 2, height - 6, depth)
    return product
