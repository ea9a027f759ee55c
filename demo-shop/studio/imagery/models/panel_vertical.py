"""The plain sheet, taller than wide: two narrow folds at the sides, display low on the middle line."""
import materials as M
from core import Product
from models.panel import PROUD, case, case_back, sheet_back
from models.radiator_parts import GAP, middle_control, sheet, supply_cable

FOLD = 26


def build(width, height, depth, finish):
    product = Product('panel-vertical')
    half, face, back = width / 2, -depth + PROUD, sheet_back(depth)
    body = M.body(finish, 'z')
    case(product, width, height, depth, finish)
    for key, side, corners in (('left', -1, (1, 14, 14, 1)), ('right', 1, (14, 1, 1, 14))):
        with product.part(key, 'Side fold', (side * 140, -120, 0)):
            a, b = sorted((side * half, side * (half - FOLD + GAP / 2)))
            sheet('fold', a, 0, b, height, face, back, body, corners, 4)
    with product.part('face', 'Radiant face', (0, -200, 0)):
        sheet('face', -half + FOLD + GAP / 2, 0, half - FOLD - GAP / 2, height, face, back, body, 2, 4)
    middle_control(product, 110, depth)
    supply_cable(product, half - 60, case_back(depth) - 10)
    return product
