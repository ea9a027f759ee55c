"""The horizontal louvres, taller than wide."""
from core import Product
from models.bars import louvres

PITCH = 125


def build(width, height, depth, finish, behind=None):
    product = Product('bars-vertical')
    louvres(product, width, height, depth, finish, PITCH, behind=behind)
    return product
