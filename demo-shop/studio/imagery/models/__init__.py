"""One module a design of the catalogue, named like it (`fins-low` is fins_low). Each has

    build(width, height, depth, finish) -> core.Product

in millimetres, with the origin at the back, in the middle, at the lower edge: the product stands between
x = -width/2 and width/2, y = -depth (front) and 0 (wall), z = 0 and height.
"""
import importlib


def build(design, **size):
    return importlib.import_module('models.' + design.replace('-', '_')).build(**size)
