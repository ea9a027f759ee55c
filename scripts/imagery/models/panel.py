"""One plain folded sheet before a slim case: outlet slot above, seam below, display flush in the face."""
import materials as M
from core import Product, box
from models.parts import brackets
from models.radiator_parts import GAP, corner_control, dark, sheet, spread, supply_cable

PROUD = 8                                                  # how far the control box stands before the face


def build(width, height, depth, finish):
    product = Product('panel')
    half, face, back = width / 2, -depth + PROUD, sheet_back(depth)
    body = M.body(finish, 'x')
    case(product, width, height, depth, finish)
    with product.part('cap', 'Upper edge', (0, -120, 140)):
        sheet('cap', -half, height - 26 + GAP / 2, half, height, face, back, body, (14, 14, 1, 1), 4)
    with product.part('face', 'Radiant face', (0, -200, 0)):
        sheet('face', -half, 22 + 1.5, half, height - 26 - GAP / 2, face, back, body, 2, 4)
    with product.part('foot', 'Lower edge', (0, -120, -140)):
        sheet('foot', -half, 0, half, 22 - 1.5, face, back, body, (1, 1, 14, 14), 4)
    corner_control(product, half, height - 22, depth)
    supply_cable(product, half - 60, case_back(depth) - 10)
    return product


def sheet_back(depth):
    """Where the folds of the face end."""
    return -depth + PROUD + min(30, depth * .36)


def case_back(depth):
    """Rear of the case: the rest is air before the wall."""
    return -min(16, depth * .24)


def case(product, width, height, depth, finish, margin=5):
    """Wall brackets, rear case, its outlet grille and the heating core."""
    half, front, back = width / 2 - margin, sheet_back(depth) - 6, case_back(depth)
    body = M.body(finish, 'x')
    with product.part('brackets', 'Wall brackets', (0, 260, 0)):
        brackets(width, height)
    with product.part('case', 'Rear case', (0, 120, 0)):
        for side in (-1, 1):
            box('side', (side * half, front, 6), (side * (half - 3), back, height - 6), body, 1)
        box('back', (-half, back - 3, 6), (half, back, height - 6), body, 1)
        box('floor', (-half, front, 6), (half, back, 9), body, 1)
    with product.part('grille', 'Outlet grille', (0, 0, 200)):
        box('well', (-half + 4, front - 12, height - 34), (half - 4, back - 4, height - 30), dark(), 0)
        for x in spread(-half + 12, half - 12, max(6, round(width / 16))):
            box('slat', (x - 2, front, height - 22), (x + 2, back, height - 7), body, .8, 2)
    with product.part('core', 'Heating core', (0, -60, 0)):
        middle = (front + back) / 2
        box('core', (-half + 30, middle - 6, 44), (half - 30, middle + 6, height - 60), M.concrete('#8E8880'), 4)
        # what is seen at the bottom of the gaps
        box('screen', (-half + 4, front - 10, 4), (half - 4, front - 7, height - 12), dark(), .5)
