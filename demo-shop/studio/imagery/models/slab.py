"""Signature line: a stone in a thin brass frame on brass brackets; the very long ones are three stones aligned."""
from math import pi
import materials as M
from core import MM, Product, box, cyl, prism, ring, rrect
from mathutils import Matrix
from models.radiator_parts import dark, hollow, sheet, supply_cable

EDGE = 5                                                   # brass seen from the front
SHADOW = 2.5                                               # between brass and stone
JOINT = 2
LIFT = 18                                                  # brass feet and the wheel stand below the frame
THREE_FROM = 4.5                                           # width to height


def build(width, height, depth, finish, stones=None, wheel=True, knob=False, key=False, flank=False, riven=False,
          radius=9):
    """wheel: turned from below; knob: on the right flank; flank: a wheel let into it; key: a loose one, under the stone
    on the right."""
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
        frame(half, height, depth, radius)
    with product.part('film', 'Graphite heating film', (0, -20, 0)):
        sheet('film', -half + 8, LIFT + 8, half - 8, height - 8, stone_back + 2, stone_back + 5, dark(), 4, .5)
    with product.part('stone', 'Stone', (0, -220, 0)):
        face = M.slate(riven=4) if riven else M.body(finish)
        inner = half - EDGE - SHADOW
        piece = (2 * inner - JOINT * 3 * (stones - 1)) / stones
        for i in range(stones):
            x = -inner + i * (piece + JOINT * 3)
            slab(x, LIFT + EDGE + SHADOW, x + piece, height - EDGE - SHADOW, -depth, stone_back, face, radius)
    if stones > 1:
        with product.part('fillets', 'Brass fillets', (0, -120, 0)):
            for i in range(1, stones):
                x = -inner + i * piece + (i - .5) * JOINT * 3
                box('fillet', (x - 1, -depth + 3, LIFT + EDGE), (x + 1, stone_back, height - EDGE), M.brass('z'), .4)
    x = half - min(90, width * .16)
    if wheel:
        with product.part('key', 'Brass wheel', (120, -80, -60)):
            cyl('stem', (x, -depth + 22, 10), 6, 10, M.brass('z'), 'z', .8, 40)
            cyl('wheel', (x, -depth + 22, 1), 13, 10, M.brass('z'), 'z', 2, 72)
    if knob:
        with product.part('knob', 'Brass knob', (120, -80, 0)):
            cyl('stem', (half - 1, -depth + 22, height * .32), 5, 8, M.brass('x'), 'x', .6, 40)
            cyl('knob', (half + 6, -depth + 22, height * .32), 12, 12, M.brass('x'), 'x', 3, 72)
    if flank:
        with product.part('key', 'Brass wheel', (120, 0, 0)):
            flank_wheel(half, -depth + 26, height * .46)
    if key:
        with product.part('key', 'Brass key', (0, -80, -120)):
            turned_key(x, -depth + 22)
    supply_cable(product, -half + min(90, width * .16), -24, LIFT)
    return product


def slab(x0, z0, x1, z1, front, back, mat, radius):
    """One stone. A tall one is taken along the bed and stood up, so that its veins rise."""
    if z1 - z0 < (x1 - x0) * 1.5:
        return sheet('stone', x0, z0, x1, z1, front, back, mat, radius, 3.5)
    stone = sheet('stone', -z1, x0, -z0, x1, front, back, mat, radius, 3.5)
    stone.rotation_euler.y = pi / 2
    return stone


def flank_wheel(x, y, z):
    """A wheel for the forefinger, upright in a notch of the brass: its milled edge stands out."""
    prism('notch', rrect(y - 9, z - 19, y + 9, z + 19, 4), 'x', x - 6, x + .2, dark(), .1)
    cyl('wheel', (x - 9, y - 6, z), 15, 12, M.brass('y'), 'y', 1.2, 96)
    for i in range(44):
        t = pi * 2 * i / 44
        box('rib', (-.5, -5, -.9), (.5, 5, .9), M.brass('y'), .2).matrix_world = (
            Matrix.Translation(((x - 9) * MM, y * MM, z * MM)) @ Matrix.Rotation(t, 4, 'Y') @
            Matrix.Translation((15 * MM, 0, 0)))


def turned_key(x, y):
    """The key, turned from a bar of 12 mm: its collar in the frame, its stem, its bow."""
    cyl('collar', (x, y, LIFT - 5), 11, 6, M.brass('z'), 'z', 1.2, 48)
    cyl('stem', (x, y, -34), 6, LIFT + 30, M.brass('z'), 'z', 1, 40)
    for z in (-6, -30): cyl('bead', (x, y, z), 8, 5, M.brass('z'), 'z', 2, 48)
    ring('bow', (x, y, -50), 16, 4, M.brass('x'), 'y', 72)


def frame(half, height, depth, radius):
    """Four brass flats with rounded outer corners, mitred by the eye only."""
    front, back = -depth + 2.5, -14
    outer, inner = rrect(-half, LIFT, half, height, radius + 3), rrect(-half + EDGE, LIFT + EDGE, half - EDGE,
                                                                       height - EDGE, radius - 1)
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
