"""A chest on the floor, heated by the ground: three panels, display in the highest, four wide pipes on the roof."""
import materials as M
from core import Product, cyl
from models import case_parts as C, water_parts as W

PLINTH = 22


def build(width, height, depth, finish):
    product = Product('ground-source')
    depth -= C.PROUD
    half, body = width / 2, M.body(finish, 'z')
    with product.part('plinth', 'Plinth', (0, 0, -160)):
        C.plinth(half, depth, PLINTH + 6)
    with product.part('case', 'Case', (0, 0, 0)):
        C.shell(half, PLINTH, height, depth, body, radius=14)
    with product.part('front', 'Front panels', (0, -320, 0)):
        C.panels(half, PLINTH, height, [height * .4, height * .78], depth, body, 14)
        handles(half, height * .4, depth)
    with product.part('display', 'Display', (0, -460, 0)):
        W.flat_display(0, height * .92 - 32, -depth, 180, 64, '35°')
    with product.part('pipes', 'Heating and ground loop', (0, 0, 220)):
        for share, colour in ((-.32, W.HOT), (-.16, W.COLD)):
            W.pipe(width * share, -depth * .22, height - 2, height + 30, 13, colour)
        for share in (.16, .32): lagged(width * share, -depth * .22, height)
    return product


def lagged(x, y, z):
    """End of the ground loop, in its black lagging."""
    cyl('lagging', (x, y, z - 2), 26, 20, M.plain('#1C1B1A', .85), 'z', 3, 48)
    cyl('pipe', (x, y, z), 15, 34, M.brass('z'), 'z', 1, 40)


def handles(half, seam, depth):
    """Two steel grips under the seam: the machine slides out by them."""
    for side in (-1, 1):
        x = side * half * .62
        cyl('grip', (x - 44, -depth - 3.5, seam - 30), 4.5, 88, M.steel(), 'x', 1.5, 32)
        for end in (-36, 36): cyl('seat', (x + end, -depth + 1, seam - 30), 3.4, -5, M.steel(), 'y', .5, 24)
