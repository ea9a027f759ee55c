"""A flat ceiling tile: grained radiant plate in a thin frame, insulation and terminal box above."""
import materials as M
from core import Product, box, cyl, prism, rrect, tube
from models.radiator_parts import dark, hollow

HUNG_FROM = 50                                             # the thicker ones hang from four cables
INSET = 14


def build(width, height, depth, finish):
    product = Product('radiant-cassette')
    body = M.body(finish, 'x')
    half = width / 2
    tray = height * .78
    with product.part('plate', 'Radiant plate', (0, 0, -160)):
        prism('plate', rrect(-half + 6, -depth + 6, half - 6, -6, 5), 'z', 1.5, 5, body, 1)
    with product.part('frame', 'Frame', (0, 0, 0)):
        outer, inner = rrect(-half, -depth, half, 0, 8), rrect(-half + 9, -depth + 9, half - 9, -9, 4)
        hollow('frame', outer, inner, 'z', 0, height * .34, body, 2)
    with product.part('tray', 'Insulated tray', (0, 0, 130)):
        prism('tray', rrect(-half + INSET, -depth + INSET, half - INSET, -INSET, 6), 'z', height * .34 + 3, tray,
              body, 3, 4)
        inset = INSET + 4
        prism('gap', rrect(-half + inset, -depth + inset, half - inset, -inset, 4), 'z', 5, height * .34 + 3, dark(),
              0)
        for x in (-half * .5, 0, half * .5):
            box('stiffener', (x - 12, -depth + INSET + 20, tray - .5), (x + 12, -INSET - 20, tray + 3), M.steel('y'),
                1)
    with product.part('terminal', 'Terminal box', (0, 0, 220)):
        x = half - 130
        prism('box', rrect(x - 50, -depth / 2 - 40, x + 50, -depth / 2 + 40, 8), 'z', tray, height,
              M.plain('#3A3937', .5), 1.5)
        y = -depth / 2
        tube('cable', [(x, y + 36, tray + 4), (x, y + 60, tray + 5), (x, y + 90, height + 14)], 3, dark(), 10)
    if height >= HUNG_FROM:
        with product.part('cables', 'Hanging cables', (0, 0, 300)):
            for side in (-1, 1):
                for y in (-depth + 70, -70):
                    hanger(side * (half - 110), y, tray, height + 46)
    return product


def hanger(x, y, z, top):
    """A steel cable with its tightener."""
    cyl('seat', (x, y, z - 1), 9, 4, M.steel('z'), 'z', 1, 40)
    cyl('tightener', (x, y, z + 2), 5, 16, M.steel('z'), 'z', 1, 40)
    tube('cable', [(x, y, z + 16), (x, y, top)], 1.2, M.steel('z'))
