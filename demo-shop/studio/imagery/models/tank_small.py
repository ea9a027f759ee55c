"""A small heater above or under a sink: soft box, one dial, two thin pipes."""
import materials as M
from core import Product, box, cyl, prism, ring, rrect
from models import water_parts as W

PIPES = 16


def build(width, height, depth, finish):
    product = Product('tank-small')
    half, radius = width / 2, 40
    body = M.body(finish, 'z')
    with product.part('rail', 'Wall rail', (0, 120, 0)):
        box('rail', (-half + 60, -12, height * .72), (half - 60, 0, height * .72 + 36), M.steel('x'), 1.5)
    with product.part('case', 'Back shell', (0, 0, 0)):
        prism('back', rrect(-half, PIPES, half, height, radius, 14), 'y', -depth * .42, -10, body, 12, 5)
        inset = rrect(-half + 5, PIPES + 5, half - 5, height - 5, radius - 5, 14)
        prism('gap', inset, 'y', -depth * .6, -depth * .3, M.plain(W.DARK, .7), 0)
    with product.part('face', 'Front shell', (0, -160, 0)):
        prism('front', rrect(-half, PIPES, half, height, radius, 14), 'y', -depth + 8, -depth * .42 - 3, body, 26, 8)
    with product.part('control', 'Dial', (0, -260, 0)):
        dial(74, -depth + 8)
    with product.part('pipes', 'Hot and cold water', (0, 0, -120)):
        W.pipe(-half + width * .3 + 8, -depth * .5, -22, PIPES + 6, 8, W.HOT)
        W.pipe(-half + width * .64 + 8, -depth * .5, -22, PIPES + 6, 8, W.COLD)
    return product


def dial(z, front):
    """Dark rose, steel wheel in it, and the light that says it heats."""
    cyl('rose', (0, front + 2, z), 22, -6, M.plain('#171614', .38), 'y', 2, 72)
    ring('rim', (0, front - 3.6, z), 19.6, .6, M.brass(), 'y', 72)
    W.wheel(0, front - 3, z, 14)
    cyl('light', (38, front + 1, z), 2.2, -1.6, M.emit('#FFD9A8', 3), 'y', .4, 24)
