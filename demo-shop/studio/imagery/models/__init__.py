"""One module a design of the catalogue, named like it (`fins-low` is fins_low). Each has

    build(width, height, depth, finish) -> core.Product

in millimetres, with the origin at the back, in the middle, at the lower edge: the product stands between
x = -width/2 and width/2, y = -depth (front) and 0 (wall), z = 0 and height.
"""
import importlib

# Designs that are another one with options of its model.
VARIANTS = {
    'bars-close': ('bars', dict(count=11, gap=24)),
    'panel-glass': ('panel', dict(glass=True)),
    'ladder-water': ('ladder', dict(control=False)),
    'tank-electric': ('tank-floor', dict(what='electric')),
    'tank-storage': ('tank-floor', dict(what='storage')),
    'tank-buffer': ('tank-floor', dict(what='buffer')),
    'tank-vertical-pump': ('tank-vertical', dict(pump=True)),
}


def build(design, **size):
    name, options = VARIANTS.get(design, (design, {}))
    return importlib.import_module('models.' + name.replace('-', '_')).build(**{**options, **size})
