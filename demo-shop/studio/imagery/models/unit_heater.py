"""Square case with louvres before a fan, turned on a console on the wall."""
import math
import materials as M
from core import Product, box, cyl, prism, rrect, tube
from models.fan_parts import fan_wheel, guard
from models.radiator_parts import circle, cut, dark, hollow, sheet, spread

CONSOLE = 60                                               # between wall and case


def build(width, height, depth, finish, slope=0):
    """slope: degrees by which the roof falls to the front, so that water runs off."""
    product = Product('unit-heater')
    body = M.body(finish, 'x')
    half, front, rear = width / 2, -depth, -CONSOLE
    rise = (rear - front) * math.tan(math.radians(slope))
    height -= rise
    radius = min(width, height) * .36
    x0, z0, x1, z1 = -width * .41, height * .1, width * .41, height * .9
    with product.part('console', 'Console', (0, 240, 0)):
        console(height, M.steel('z'))
    with product.part('rear', 'Rear guard', (0, 140, 0)):
        guard(0, rear - 2, height / 2, radius, 6, 8, M.plain('#1D1E1F', .5), 2)
    with product.part('fan', 'Fan', (0, 60, 0)):
        cyl('shade', (0, rear - 12, height / 2), radius - 1, 3, dark(), 'y', .5)
        fan_wheel(0, front + 120, height / 2, radius * .95, 5, min(50, depth * .14))
        plate = sheet('plate', x0 - 6, z0 - 6, x1 + 6, z1 + 6, front + 100, front + 106, M.plain('#333436', .5), 6, 1)
        cut(plate, [circle(0, height / 2, radius)], front + 80, front + 130)
    with product.part('element', 'Heating pins', (0, -60, 0)):
        for z in spread(z0 + height * .1, z1 - height * .1, 5):
            pin(x0 + 20, x1 - 20, front + 76, z)
    with product.part('case', 'Case', (0, -140, 0)):
        case = sheet('case', -half, 0, half, height, front + 4, rear, body, 14, 6)
        if slope: roof(half, height, front + 4, rear, rise, body)
        cut(case, [rrect(x0, z0, x1, z1, 8)], front - 20, rear - 6)
        cut(case, [circle(0, height / 2, radius)], rear - 30, rear + 30)
        for side in (-1, 1):
            for z in (height * .045, height * .955):
                cyl('screw', (side * half * .86, front + 3, z), 5, 3, M.steel(), 'y', .8, 32)
    with product.part('frame', 'Front frame', (0, -240, 0)):
        outer, inner = rrect(x0 - 6, z0 - 6, x1 + 6, z1 + 6, 12), rrect(x0 + 5, z0 + 5, x1 - 5, z1 - 5, 6)
        hollow('frame', outer, inner, 'y', front + .5, front + 14, body, 1.6)
    with product.part('louvres', 'Louvres', (0, -320, 0)):
        for z in spread(height * .18, height * .82, 7):
            louvre(x0 + 6, x1 - 6, front + 10, z, height * .052, body)
        for side in (-1, 1):
            box('stile', (side * (x1 - 9) - 4, front + 8, z0 + 4), (side * (x1 - 9) + 4, front + 34, z1 - 4), body, 1)
    with product.part('cable', 'Supply cable', (0, 80, -100)):
        cyl('gland', (half * .6, rear - 40, -10), 10, 14, dark(), 'z', 1, 32)
        tube('cable', [(half * .6, rear - 40, 0), (half * .6, rear - 40, -26), (half * .6, -4, -34)], 4.5, dark(), 16)
    return product


def roof(half, height, front, rear, rise, mat):
    """A sloping roof on the case, its edge proud of the front and both sides."""
    outline = [(front - 10, height - 4), (rear, height - 4 + rise), (rear, height - 14)]
    prism('roof', outline + [(front - 10, height - 14)], 'x', -half - 5, half + 5, mat, 2, 3)


def console(height, mat):
    """A plate on the wall, an arm, the pivot and its wing nut."""
    middle = height / 2
    prism('plate', rrect(-60, middle - 90, 60, middle + 90, 10), 'y', -5, 0, mat, 1)
    for z in (middle - 66, middle + 66):
        prism('arm', rrect(-24, z - 4, 24, z + 4, 2), 'y', -CONSOLE + 1, -4, mat, 1)
        cyl('pivot', (0, -CONSOLE * .6, z - 9), 9, 18, mat, 'z', 1, 40)


def pin(x0, x1, y, z):
    """A hairpin of stainless tube."""
    path = [(x0, y, z + 9), (x1 - 9, y, z + 9)]
    path += [(x1 - 9 + 9 * math.sin(t), y, z + 9 * math.cos(t)) for t in (math.pi * k / 8 for k in range(1, 8))]
    tube('pin', path + [(x1 - 9, y, z - 9), (x0, y, z - 9)], 4, M.metal('#B7A58E', .3), res=6)


def louvre(x0, x1, y, z, chord, mat):
    """One blade, leaning so that the air goes down."""
    lean = math.radians(38)
    outline = []
    for a, b in rrect(-chord / 2, -2, chord / 2, 2, 1.9, 4):
        outline.append((y + 14 + a * math.cos(lean) - b * math.sin(lean), z + a * math.sin(lean) + b * math.cos(lean)))
    prism('louvre', outline, 'x', x0, x1, mat, .8)
