"""A gas boiler with an open flame, as works replace it: a cream case, a brown strip of knobs and dials, a sight glass, louvres,
the draught hood under its flue."""
import materials as M
from core import Product, box, cyl, prism, rrect
from models import case_parts as C, water_parts as W
from models.radiator_parts import cut, dark, sheet, slot

HOOD = 70
STRIP = 150


def build(width, height, depth, finish):
    product = Product('old-gas-boiler')
    half, body, top = width / 2, M.powder(finish, .4), height - HOOD
    with product.part('case', 'Case', (0, 0, 0)):
        C.shell(half, 0, top, depth, body, 8)
        front = sheet('front', -half, STRIP + 5, half, top, -depth, -depth + 24, body, 8, 4)
        cut(front, [slot(0, top - 46 - 20 * i, width * .66, 9) for i in range(5)] +
            [slot(0, STRIP + 44 + 18 * i, width * .66, 8) for i in range(3)] + [rrect(-38, STRIP + 190, 38, STRIP + 226, 16)], -depth - 20, -depth + 60)
        box('well', (-half + 20, -depth + 26, STRIP + 20), (half - 20, -depth + 34, top - 20), dark(), 0)
        prism('glass', rrect(-40, STRIP + 188, 40, STRIP + 228, 17), 'y', -depth + 6, -depth + 10, M.emit('#3E5C86', .35), .5)
    with product.part('strip', 'Control strip', (0, -240, 0)):
        sheet('strip', -half, 0, half, STRIP, -depth, -depth + 24, M.plain('#4A382B', .45), 8, 3)
        for x in (-half + 92, -half + 178): cyl('knob', (x, -depth, STRIP / 2), 26, -20, M.plain('#D8CFBA', .4), 'y', 4, 56)
        W.dial(half - 74, -depth - 3, STRIP / 2, 30)
        cyl('lamp', (half - 150, -depth, STRIP / 2), 6, -3, M.plain('#B0452F', .25), 'y', 1, 32)
    with product.part('hood', 'Draught hood', (0, 0, 200)):
        prism('hood', [(-half * .82, top - 2), (half * .82, top - 2), (half * .4, height), (-half * .4, height)], 'y', -depth * .8, -depth * .2, M.metal('#A9A8A2', .42, 'x'), 2)
    return product
