"""Signature line: a stone in a thin brass frame on brass brackets; the very long ones are three stones aligned."""
from math import pi
import materials as M
from core import Product, box, cyl, prism, rrect
from models.radiator_parts import dark, hollow, sheet, supply_cable

EDGE = 5                                                   # brass seen from the front
SHADOW = 2.5                                               # between brass and stone
JOINT = 2
LIFT = 18                                                  # brass feet and the wheel stand below the frame
THREE_FROM = 4.5                                           # width to height


def build(width, height, depth, finish, stones=None):
    product = Product('slab')
    half = width / 2
    stones = stones or (3 if width > height * THREE_FROM else 1)
    stone_back = -depth + 34
    with product.part('brackets', 'Brass brackets', (0, 220, 0)):
        wall_brackets(width, height, depth)
    with product.part('feet', 'Brass feet', (0, 0, -140)):
        for side in (-1, 1):
            foot(side * half * .42, depth)
    with product.part('frame', 'Brass frame', (0, 60, 0)):
        frame(half, height, depth)
    with product.part('film', 'Graphite heating film', (0, -20, 0)):
        sheet('film', -half + 8, LIFT + 8, half - 8, height - 8, stone_back + 2, stone_back + 5, dark(), 4, .5)
    with product.part('stone', 'Stone', (0, -220, 0)):
        inner = half - EDGE - SHADOW
        piece = (2 * inner - JOINT * 3 * (stones - 1)) / stones
        for i in range(stones):
            x = -inner + i * (piece + JOINT * 3)
            slab(x, LIFT + EDGE + SHADOW, x + piece, height - EDGE - SHADOW, -depth, stone_back, M.body(finish))
    if stones > 1:
        with product.part('fillets', 'Brass fillets', (0, -120, 0)):
            for i in range(1, stones):
                x = -inner + i * piece + (i - .5) * JOINT * 3
                box('fillet', (x - 1, -depth + 3, LIFT + EDGE), (x + 1, stone_back, height - EDGE), M.brass('z'), .4)
    with product.part('key', 'Brass wheel', (120, -80, -60)):
        x = half - min(90, width * .16)
        cyl('stem', (x, -depth + 22, 10), 6, 10, M.brass('z'), 'z', .8, 40)
        cyl('wheel', (x, -depth + 22, 1), 13, 10, M.brass('z'), 'z', 2, 72)
    supply_cable(product, -half + min(90, width * .16), -24, LIFT)
    return product


def slab(x0, z0, x1, z1, front, back, mat):
    """One stone. A tall one is taken along the bed and stood up, so that its veins rise."""
    if z1 - z0 < (x1 - x0) * 1.5:
        return sheet('stone', x0, z0, x1, z1, front, back, mat, 9, 3.5)
    stone = sheet('stone', -z1, x0, -z0, x1, front, back, mat, 9, 3.5)
    stone.rotation_euler.y = pi / 2
    return stone


def frame(half, height, depth):
    """Four brass flats with rounded outer corners, mitred by the eye only."""
    front, back = -depth + 2.5, -14
    outer, inner = rrect(-half, LIFT, half, height, 12), rrect(-half + EDGE, LIFT + EDGE, half - EDGE, height - EDGE, 8)
    hollow('frame', outer, inner, 'y', front, back, M.brass('x'))


def foot(x, depth):
    """A brass shoe under the frame, on its arm to the wall."""
    prism('shoe', rrect(x - 38, 0, x + 38, LIFT + 2, 5), 'y', -depth + 5, -depth + 44, M.brass('x'), 2, 4)
    box('arm', (x - 12, -depth + 40, 4), (x + 12, 0, 10), M.brass('y'), 1)


def wall_brackets(width, height, depth):
    """A brass plate on the wall at each side, the arm that carries the frame, and its screw."""
    for side in (-1, 1):
        for z in (height * .2, height * .8):
            x = side * width * .3
            prism('plate', rrect(x - 24, z - 24, x + 24, z + 24, 6), 'y', -4, 0, M.brass('x'), 1)
            cyl('arm', (x, -depth + 32, z), 9, depth - 34, M.brass('x'), 'y', 1, 48)
            cyl('screw', (x + 16, -5.5, z), 4, 2, M.steel(), 'y', .6, 24)
