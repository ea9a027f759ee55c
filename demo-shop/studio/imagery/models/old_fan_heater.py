"""A fan heater of bathrooms, as works take it down: a rounded box on the wall, slots below, a knob, a pull cord."""
import materials as M
from core import Product, cyl, tube
from models.radiator_parts import cut, dark, sheet, slot


def build(width, height, depth, finish):
    product = Product('old-fan-heater')
    half, body = width / 2, M.plain(finish, .45)
    with product.part('case', 'Case', (0, -120, 0)):
        sheet('well', -half + 12, 12, half - 12, height - 12, -depth + 20, -8, dark(), 20, 1)
        case = sheet('case', -half, 0, half, height, -depth, -6, body, 34, 14)
        cut(case, [slot(0, 34 + 17 * i, width * .72, 8) for i in range(5)], -depth - 20, -depth + 34)
    with product.part('control', 'Knob', (0, -200, 0)):
        cyl('knob', (half - 66, -depth, height - 62), 21, -17, M.plain('#4A4038', .5), 'y', 3, 48)
        cyl('lamp', (-half + 60, -depth, height - 62), 6, -4, M.plain('#B0552F', .25), 'y', 1.5, 32)
        tube('cord', [(half - 40, -depth * .5, 2), (half - 40, -depth * .5, -240)], 1.6, M.plain('#D9D2C2', .6))
        cyl('bob', (half - 40, -depth * .5, -268), 8, 30, M.plain('#D9D2C2', .4), 'z', 4, 32)
    return product
