"""A column on the floor, as wide as a kitchen unit: door, display, plinth; pipes leave by the roof."""
import materials as M
from core import Product, prism, rrect
from models import case_parts as C, water_parts as W

PLINTH = 24


def build(width, height, depth, finish):
    product = Product('hydraulic-tower')
    depth -= C.PROUD
    half, body = width / 2, M.body(finish, 'z')
    seam = height * .7
    with product.part('plinth', 'Plinth', (0, 0, -160)):
        C.plinth(half, depth, PLINTH + 6)
    with product.part('case', 'Case', (0, 0, 0)):
        C.shell(half, PLINTH, height, depth, body, radius=14)
    with product.part('door', 'Front panels', (0, -320, 0)):
        C.panels(half, PLINTH, height, [seam], depth, body, 14)
        C.accent(half, seam, depth)
        grip(seam, depth)
    with product.part('display', 'Display', (0, -460, 0)):
        W.flat_display(0, height * .84 - 30, -depth, 160, 60, '35°')
    with product.part('pipes', 'Connections', (0, 0, 200)):
        for share, colour in ((-.3, W.HOT), (-.1, W.COLD), (.12, W.HOT), (.3, W.COLD)):
            W.pipe(width * share, -depth * .25, height - 2, height + 28, 13, colour)
    return product


def grip(seam, depth):
    """Recess at the upper edge of the door, where fingers go in, edged with steel."""
    prism('recess', rrect(-60, seam - 20, 60, seam - 6, 6.5), 'y', -depth - .3, -depth + 2, M.plain(W.DARK, .6), 0)
    prism('edge', rrect(-60, seam - 21.6, 60, seam - 19.4, 1), 'y', -depth - 1.4, -depth + 1, M.steel(), .4)
