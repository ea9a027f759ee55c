"""Box of a central extract fan: sheet-metal case, round spigots, the wheel behind one, a bubble to level it."""
import math
import materials as M
from core import Product, box, cyl, prism, ring, rrect, tube
from models.air_parts import circle, impeller, inset_rrect, pillow, plate, screw, spigot, turned


def build(width, height, depth, finish):
    product = Product('ventilation-box')
    half = width / 2
    body, dark = M.body(finish, 'x'), M.plain('#131313', .7)
    collar = min(46, depth * .13)
    face = -depth + collar
    around, middle = openings(width, height)
    with product.part('case', 'Case', (0, 0, 0)):
        pillow('case', inset_rrect(-half, 0, half, height, 26), face + 6, -12, body, 5, 5)
        box('back', (-half + 18, -12, 14), (half - 18, -4, height - 14), M.steel('x'), 1.5)
        prism('gap', rrect(-half + 5, 5, half - 5, height - 5, 21), 'y', face + 4, face + 7, dark, 0)
    with product.part('fan', 'Motor and wheel', (0, -140, 0)):
        x, z, r = middle
        turned('inlet', [(r + 5, 1), (r + 3, -4), (r, -5), (r - 3, -2), (r - 5, 4)], (x, face, z), body)
        impeller(x, z, r - 7, face - 1, face + 3.4)
        cyl('nut', (x, face - 2, z), r * .1, -2.5, M.steel(), 'y', .6, 6)
    with product.part('lid', 'Lid', (0, -260, 0)):
        outline = rrect(-half + 3, 3, half - 3, height - 3, 23, 12)
        plate('lid', outline, [circle(x, z, r - 2) for x, z, r in around] + [circle(x, z, r + 4) for x, z,
                                                                             r in [middle]],
              face, face + 5, body, 2)
        for x, z in corners(half, height, 15):
            screw(x, z, face, 3.6)
        latches(half, height, face)
    with product.part('spigots', 'Spigots', (0, -420, 0)):
        for x, z, r in around:
            spigot(x, z, r, -depth, face + 1, body)
        guard(*middle, face, dark)
    with product.part('level', 'Spirit level', (0, -420, 120)):
        level(0, height - max(15, height * .07), face)
    with product.part('hanging', 'Hangers and cable', (0, 0, 160)):
        hangers(half, height, face)
        x = half * .5
        cyl('gland', (x, face + 40, 2), 9, -12, M.plain('#2A2A2A', .5), 'z', 1.5, 24)
        tube('cable', [(x, face + 40, 0), (x, face + 40, -28), (x + 10, face + 60, -46)], 4, dark, 14)
    return product


def openings(width, height):
    """The four duct spigots and the fan's mouth: at the corners of a square, or in one row when the case is flat."""
    flat = height < width * .4
    if flat:
        radius = min(62, width * .085, height * .3)
        around = [(width * at, height * .47, radius) for at in (-.385, -.2, .2, .385)]
        return around, (0, height * .47, min(radius * 1.2, width * .2 - radius - 12))
    radius = min(62, width * .14, height * .19)
    around = [(width * x, height * z, radius) for x in (-.25, .25) for z in (.28, .72)]
    reach = math.hypot(width * .25, height * .22)
    return around, (0, height / 2, min(radius * 1.2, reach - radius - 12))


def corners(half, height, inset):
    """Four places near the corners."""
    return [(sx * (half - inset), z) for sx in (-1, 1) for z in (inset, height - inset)]


def guard(x, z, radius, face, dark):
    """Finger guard over the mouth: two rings and three thin arms."""
    wire = M.steel('x')
    for part in (.62, .86):
        ring('guard', (x, face - 3.5, z), radius * part, 1.1, wire, 'y', 72)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        points = [(x + radius * q * math.cos(a), face - 4.6, z + radius * q * math.sin(a)) for q in (.3, 1.04)]
        tube('arm', points, 1.1, wire, res=4)


def latches(half, height, face):
    """A steel over-centre latch on each side."""
    steel = M.steel('z')
    for side in (-1, 1):
        a, b = sorted((side * (half - 2.5), side * (half - 12)))
        box('latch', (a, face - 3, height / 2 - 17), (b, face + .6, height / 2 + 17), steel, 1.2)
        cyl('pin', ((a + b) / 2, face - 3, height / 2 + 9), 2.6, -1.4, steel, 'y', .4, 24)


def level(x, z, face):
    """A vial in a small brass seat, with its bubble between two marks."""
    prism('seat', rrect(x - 19, z - 6, x + 19, z + 6, 5.9), 'y', face - 2, face + 1, M.brass(), .6)
    prism('vial', rrect(x - 15, z - 3.6, x + 15, z + 3.6, 3.5), 'y', face - 3.4, face - 1, M.plain('#D9B24A', .08), 1)
    prism('bubble', rrect(x - 4, z - 1.6, x + 4, z + 2.6, 2), 'y', face - 4, face - 3, M.plain('#F4E7B4', .1), .5)
    for at in (-6, 6):
        box('mark', (x + at - .4, face - 3.9, z - 3.4), (x + at + .4, face - 3, z + 3.4), M.plain('#2A2210', .5), 0)


def hangers(half, height, face):
    """Rubber cords on steel eyes at the four upper corners."""
    for side in (-1, 1):
        for y in (face + 40, -50):
            x = side * (half - 34)
            cyl('eye-seat', (x, y, height - 4), 9, 5, M.steel(), 'z', 1, 32)
            ring('eye', (x, y, height + 8), 7, 2, M.steel(), 'x', 32)
            tube('cord', [(x, y, height + 12), (x, y, height + 36)], 3, M.plain('#1C1B1A', .8), res=6)
