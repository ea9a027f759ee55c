"""The indoor half of an air conditioner: a long soft case, its seam, the outlet with its flap and vanes."""
import materials as M
from core import Product, box, cyl, prism, ring, rrect, tube
from models.air_parts import inset_rrect, pillow, plate
from models.parts import figures

EDGE = 40
GAP = 3


def build(width, height, depth, finish):
    product = Product('split-indoor')
    half, seam = width / 2, height * .38
    body, dark = M.body(finish, 'x'), M.plain('#121212', .7)
    with product.part('mounting', 'Mounting plate', (0, 160, 0)):
        mounting_plate(half, height)
    with product.part('coil', 'Coil', (0, -120, 0)):
        coil(half, height, depth)
    with product.part('wheel', 'Cross-flow fan', (0, -40, 0)):
        wheel(half, height, depth)
    with product.part('casing', 'Casing', (0, 0, 0)):
        casing(half, height, depth, body, dark)
    with product.part('outlet', 'Outlet and vanes', (0, -200, -60)):
        outlet(half, height, depth, dark)
    with product.part('lower', 'Lower front', (0, -260, 0)):
        x, low, high = width * .43, height * .155, height * .265
        outline = rrect(-half, 0, half, seam - GAP / 2, (7, 7, EDGE, EDGE), 12)
        plate('lower', outline, [rrect(-x, low, x, high, 10)], -depth + 8, -depth + 74, body, 6, 5)
    with product.part('flap', 'Flap', (0, -320, 0)):
        x = width * .43 - 4
        shape = ((12, .168), (9, .174), (11, .206), (17, .218), (20, .216), (15, .204), (13, .174))
        flap = [(-depth + y, height * share) for y, share in shape]
        prism('flap', flap, 'x', -x, x, body, 1.2)
        box('flap-line', (-x + 14, -depth + 8.8, height * .186), (x - 14, -depth + 11, height * .186 + 1.6),
            M.steel('x'), .3)
    with product.part('panel', 'Front panel', (0, -420, 60)):
        pillow('panel', inset_rrect(-half, seam + GAP / 2, half, height, (EDGE, EDGE, 7, 7)), -depth, -depth + 62,
               body, 22, 10)
    with product.part('display', 'Display', (0, -480, 60)):
        display(half - 90, height * .5, -depth)
    with product.part('pipes', 'Pipes and cable', (180, 0, 0)):
        pipes(half)
    return product


def mounting_plate(half, height):
    """Galvanised plate on the wall, drilled at an even pitch."""
    box('plate', (-half * .86, -4, height * .3), (half * .86, -1, height * .86), M.steel('x'), .8)
    for i in range(int(half * 1.6 / 50)):
        cyl('hole', (-half * .8 + 25 + i * 50, -4.4, height * .58), 4, .6, M.plain('#1A1A1A', .7), 'y', .1, 20)


def coil(half, height, depth):
    """Finned block folded over the wheel."""
    alu = M.plain('#A7AAAB', .45, .7)
    block = [(-depth + 80, height * .42), (-depth + 66, height * .44), (-depth + 70, height * .82),
             (-depth + 110, height * .93),
             (-depth + 118, height * .91), (-depth + 86, height * .78)]
    prism('coil', block, 'x', -half + 60, half - 120, alu, .8)
    for i in range(5):
        z = height * (.46 + .08 * i)
        ring('bend', (half - 120, -depth + 74, z), 9, 3.4, M.metal('#B8734A', .3, 'x'), 'x', 28)


def wheel(half, height, depth):
    """The long drum that moves the air."""
    radius, y, z = height * .15, -depth * .42, height * .55
    dark = M.plain('#26282A', .5)
    for i in range(7):
        x = -half + 70 + i * (2 * half - 200) / 6
        cyl('disc', (x, y, z), radius, 3, dark, 'x', .5, 48)
    cyl('drum', (-half + 70, y, z), radius * .9, 2 * half - 200, M.plain('#34373A', .55), 'x', 2, 40)


def casing(half, height, depth, body, dark):
    """Hollow case behind the front, its inside dark, the intake slats on top."""
    back, front = -5, -depth + 66
    outline = rrect(-half + 3, 3, half - 3, height - 3, EDGE - 3, 12)
    plate('shell', outline, [rrect(-half + 7, 7, half - 7, height - 7, EDGE - 7, 12)], front, back, body, 1.2)
    box('inside', (-half + 30, front - 14, 24), (half - 30, front - 10, height - 30), dark, 0)
    count = int((2 * half - 120) / 16)
    for i in range(count + 1):
        x = -half + 60 + i * (2 * half - 120) / count
        box('intake', (x - 3.5, front + 16, height - 4), (x + 3.5, back - 20, height - 2.4), dark, 0)


def outlet(half, height, depth, dark):
    """Dark channel of the outlet with the vanes that lead the air left or right."""
    x = half * .86 + 8
    box('channel', (-x, -depth + 52, height * .12), (x, -depth + 55, height * .3), dark, 0)
    count = int(2 * x / 34)
    for i in range(count):
        at = -x + 24 + i * (2 * x - 48) / (count - 1)
        box('vane', (at - 1, -depth + 28, height * .145), (at + 1, -depth + 50, height * .275),
            M.plain('#3A3C3D', .5), .4)


def display(x, z, front):
    """Glass pill with the set temperature and the receiver's eye."""
    prism('glass', rrect(x - 62, z - 12, x + 14, z + 12, 11.9), 'y', front - .8, front + 3, M.plain('#070707', .07),
          .5)
    figures(x - 46, z - 6, front - .95, 12, '21')
    ring('degree', (x - 25, front - .8, z + 4), 1.6, .6, M.emit('#FFE8C8', 2.2), 'y', 32)
    cyl('eye', (x, front - .8, z), 6, -.7, M.plain('#1B0E0C', .05), 'y', .3, 40)
    ring('eye-ring', (x, front - 1, z), 6.2, .5, M.steel(), 'y', 48)


def pipes(half):
    """Two insulated refrigerant pipes, the drain and the cable; they go into the wall low on the right."""
    for i, (r, tone) in enumerate(((9, '#E4E1DA'), (7, '#E4E1DA'), (6, '#8E8C88'), (3.5, '#1A1A1A'))):
        x = half - 70 - i * 24
        tube('pipe', [(x, -60, 34), (x, -34, 26), (x, -4, 26)], r, M.plain(tone, .7), 14)
