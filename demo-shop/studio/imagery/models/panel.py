"""One plain folded sheet before a slim case: outlet slot above, seam below, display flush in the face."""
from math import cos, radians, sin, tan
import materials as M
from core import MM, Product, box, cyl, prism
from mathutils import Matrix
from models.parts import brackets
from models.radiator_parts import GAP, corner_control, dark, sheet, spread, supply_cable

PROUD = 8                                                  # how far the control box stands before the face


def build(width, height, depth, finish, glass=False, fold=0, lean=0):
    """glass: one pane instead of the sheet; fold: degrees by which both quarters at the sides come forward;
    lean: degrees by which it looks down."""
    if glass: return glazed(width, height, depth, finish)
    if fold: return winged(width, height, depth, finish, fold)
    if lean: return leaning(width, height, depth, finish, lean)
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


def glazed(width, height, depth, finish):
    """The face is one pane, enamelled from behind, its edges ground round; the touch keys are on the right flank."""
    product = Product('panel')
    half, front = width / 2, -depth
    case(product, width, height, depth, finish, 16)
    with product.part('face', 'Glass face', (0, -200, 0)):
        sheet('pane', -half, 0, half, height, front, front + 6, M.body(finish, 'x', .09, 0), 6, 2)
        sheet('edge', -half + 7, 7, half - 7, height - 7, front + 6.4, front + 9, dark(), 4, .5)
    with product.part('control', 'Touch keys', (120, 0, 0)):
        for i in range(4):
            cyl('key', (half - 16, front + 24, height * .62 + i * 22), 4, 2, M.steel(), 'x', .4, 24)
    supply_cable(product, half - 60, case_back(depth) - 10)
    return product


def winged(width, height, depth, finish, fold):
    """A quarter of the width on each side comes forward, so that the heat meets before the middle."""
    product = Product('panel')
    half, front, body = width / 2, -depth + PROUD, M.body(finish, 'x')
    rise, thick = width / 4 * tan(radians(fold)), 14
    line = [(-half, front), (-half / 2, front + rise), (half / 2, front + rise), (half, front)]
    outline = line + [(x, y + thick) for x, y in reversed(line)]
    case(product, width * .62, height, depth - rise, finish)
    for key, label, z0, z1, pull in (('cap', 'Upper edge', height - 24, height, 140),
                                     ('face', 'Radiant face', 23.5, height - 28, 0), ('foot', 'Lower edge', 0, 20,
                                                                                      -140)):
        with product.part(key, label, (0, -200, pull)):
            prism(key, outline, 'z', z0, z1, body, 4, 4)
    with product.part('seams', 'Seams', (0, 0, 0)):
        inner = [(x * .985, y + 8) for x, y in line]
        prism('seam', inner + [(x, y + 4) for x, y in reversed(inner)], 'z', 6, height - 6, dark(), 0)
    corner_control(product, half, height - 22, depth)
    supply_cable(product, half * .55, case_back(depth - rise) - 10)
    return product


def leaning(width, height, depth, finish, lean):
    """Above a door, its upper edge forward; the eye below looks at the threshold, the switch is elsewhere."""
    product = Product('panel')
    half, body, thick = width / 2, M.body(finish, 'x'), 34
    turn = radians(lean)
    tall = (height - thick * sin(turn)) / cos(turn)
    with product.part('bracket', 'Wall bracket', (0, 200, 0)):
        for side in (-1, 1):
            x = side * half * .6
            box('plate', (x - 24, -4, height * .3), (x + 24, 0, height * .9), M.steel('z'), .6)
            box('arm', (x - 5, -depth * .5, height * .56), (x + 5, -4, height * .64), M.steel('x'), .6)
    with product.part('panel', 'Radiant panel', (0, -160, 0)):
        made = [
            sheet('case', -half + 5, 5, half - 5, tall - 5, -thick + 10, 0, body, 12, 3),
            sheet('face', -half, 20, half, tall - 22, -thick, -thick + 24, body, 2, 3),
            sheet('cap', -half, tall - 18, half, tall, -thick, -thick + 24, body, (14, 14, 1, 1), 3),
            sheet('foot', -half, 0, half, 16, -thick, -thick + 24, body, (1, 1, 14, 14), 3),
            box('seam', (-half + 8, -thick + 10, 8), (half - 8, -thick + 14, tall - 8), dark(), 0),
            cyl('lens', (0, -thick + .5, 40), 9, -3, M.plain('#0B0A0A', .08), 'y', 1.2, 48),
        ]
    to_place = Matrix.Translation((0, -4 * MM, thick * sin(turn) * MM)) @ Matrix.Rotation(turn, 4, 'X')
    for thing in made: thing.data.transform(to_place)
    supply_cable(product, half - 60, -24, height * .5)
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
        box('well', (-half + 4, max(front - 12, -depth + PROUD + 2), height - 34), (half - 4, back - 4, height - 30), dark(), 0)
        for x in spread(-half + 12, half - 12, max(6, round(width / 16))):
            box('slat', (x - 2, front, height - 22), (x + 2, back, height - 7), body, .8, 2)
    with product.part('core', 'Heating core', (0, -60, 0)):
        middle = (front + back) / 2
        box('core', (-half + 30, middle - 6, 44), (half - 30, middle + 6, height - 60), M.concrete('#8E8880'), 4)
        # what is seen at the bottom of the gaps
        box('screen', (-half + 4, front - 10, 4), (half - 4, front - 7, height - 12), dark(), .5)
