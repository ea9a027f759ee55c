"""Air conditioner in one piece on the wall: air in by louvres above, out below, two ducts in the wall behind."""
import materials as M
from core import Product, box, cyl, prism, ring, rrect, tube
from models.air_parts import plate, slot, turned
from models.parts import brackets, figures

EDGE = 24
GAP = 3


def build(width, height, depth, finish):
    product = Product('monobloc')
    half = width / 2
    body, dark = M.body(finish, 'x'), M.plain('#131313', .7)
    with product.part('brackets', 'Wall brackets', (0, 220, 0)):
        brackets(width, height)
    with product.part('ducts', 'Wall ducts', (0, 160, 0)):
        for side in (-1, 1):
            x, z = side * half * .5, height * .42
            turned('duct', [(80, -26), (80, -1), (77, -1), (77, -26)], (x, 0, z), M.plain('#B9B8B4', .5))
    with product.part('machine', 'Coils, compressor and fans', (0, 60, 0)):
        machine(half, height, depth)
    with product.part('case', 'Case', (0, 0, 0)):
        outline = rrect(-half + 2, 2, half - 2, height - 2, EDGE - 2, 10)
        plate('case', outline, [rrect(-half + 6, 6, half - 6, height - 6, EDGE - 6, 10)], -depth + 34, -28, body, 1.4)
        box('inside', (-half + 20, -depth + 40, 20), (half - 20, -depth + 43, height - 20), dark, 0)
    with product.part('front', 'Front', (0, -240, 0)):
        louvres = [slot(-half + 60, half - 60, height - 50 - 20 * i, 9) for i in range(4)]
        outlet = rrect(-half + 60, 54, half - 60, 90, 8)
        outline = rrect(-half, 0, half, height, EDGE, 12)
        plate('front', outline, louvres + [outlet], -depth, -depth + 32, body, 7, 6)
        for i in range(4):
            z = height - 50 - 20 * i
            prism('louvre', [(-depth + 6, z - 5), (-depth + 5, z - 4), (-depth + 20, z + 6), (-depth + 21, z + 5)],
                  'x',
                  -half + 64, half - 64, body, .5)
        for z in (118, height - 138):
            box('seam', (-half + 1, -depth - .1, z), (half - 1, -depth + 1, z + 1.1), dark, 0)
    with product.part('outlet', 'Outlet', (0, -320, -60)):
        outlet_parts(half, depth, body)
    with product.part('control', 'Display', (0, -360, 0)):
        control(half, height, -depth)
    return product


def machine(half, height, depth):
    """What the case holds: compressor to the right, coils and fans beside it."""
    copper = M.metal('#B8734A', .3, 'x')
    cyl('compressor', (half * .72, -depth * .45, 40), 52, height * .4, M.powder('#1C1D1E', .4), 'z', 16)
    for z in (height * .2, height * .58):
        box('coil', (-half + 50, -depth * .62, z), (half * .5, -depth * .4, z + height * .26),
            M.plain('#A7AAAB', .45, .7), 2)
    tube('pipe', [(half * .72, -depth * .45, height * .46), (half * .72, -depth * .45, height * .6), (half * .46,
                                                                                                      -depth * .5,
                                                                                                      height * .6)],
         6, copper, 24)


def outlet_parts(half, depth, body):
    """Flap and vanes in the slot below."""
    x = half - 62
    prism('flap', rrect(-depth + 5, 60, -depth + 8, 78, 1.4, 4), 'x', -x + 4, x - 4, body, .6)
    count = int(2 * x / 36)
    for i in range(count):
        at = -x + 16 + i * (2 * x - 32) / (count - 1)
        box('vane', (at - 1, -depth + 16, 52), (at + 1, -depth + 36, 92), M.plain('#3A3C3D', .5), .4)


def control(half, height, front):
    """A glass strip at the upper right, its figures, and a fine steel line."""
    x, z = half - 60, height - 178
    prism('glass', rrect(x - 96, z - 15, x, z + 15, 8), 'y', front - .8, front + 2, M.plain('#070707', .07), .5)
    figures(x - 78, z - 7, front - .95, 14, '21')
    ring('degree', (x - 54, front - .8, z + 5.4), 1.8, .65, M.emit('#FFE8C8', 2.2), 'y', 32)
    for i in range(3):
        ring('key', (x - 38 + i * 12, front - .8, z), 2.4, .4, M.emit('#FFE8C8', .5), 'y', 32)
