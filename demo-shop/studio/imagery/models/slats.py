"""Flat slats the whole width, welded from behind to two collectors that the linen hides."""
import materials as M
from core import Product, box, cyl, prism, rrect
from models import ladder_parts as L
from models.parts import figures

WATER = 65                                                 # the depth of the series that runs on hot water
SLAT = 13
PITCH, GAP = 78, 18                                        # slats of 60 mm
CROWN = 3


def build(width, height, depth, finish, water=None):
    water = depth == WATER if water is None else water
    product = Product('slats')
    along, up = M.body(finish, 'x'), M.body(finish, 'z')
    half = width / 2
    count = max(5, round(height / PITCH))
    pitch = (height + GAP) / count
    tall = pitch - GAP
    posts = (-half + width * .2 + 20, -half + width * .8 - 20)
    back = -depth + SLAT + 32
    with product.part('brackets', 'Wall brackets', (0, 180, 0)):
        for x in posts:
            for z in (pitch * 1.2, height - pitch * .8): L.bracket(x, z, back - 2, up)
    with product.part('collectors', 'Collectors', (0, 0, 0)):
        for x in posts:
            prism('collector', rrect(x - 20, -depth + SLAT - 2, x + 20, back, 8), 'z', 0, height - 6, up, 4, 3)
            if water: L.vent(x + 19, back - 14, height - 18)
    with product.part('slats', 'Slats', (0, -160, 0)):
        for i in range(count): slat(half, height - i * pitch, tall, depth, along)
    with product.part('connection', 'Connection', (0, 0, -160)):
        if water:
            for x in posts: L.valve(x, back - 16, 1 if x < 0 else -1, x < 0)
        else: L.cable(posts[1], back - 16)
    if not water:
        with product.part('control', 'Control', (0, -240, 0)):
            control(half, height - (count - 1) * pitch - tall, tall, -depth)
    return product


def slat(half, top, tall, depth, body):
    """One slat: crowned by a few millimetres for the light to run along, round ends, a fold behind to stiffen it."""
    n = 16
    crown = lambda i: -depth + CROWN * (2 * i / n - 1) ** 2
    section = [(crown(i), top - tall + tall * i / n) for i in range(n + 1)]
    prism('slat', section + [(y + 10, z) for y, z in reversed(section)], 'x', -half, half, body, 4.5, 4)
    prism('fold', rrect(-half + 6, top - tall + 6, half - 6, top - 6, 6), 'y', -depth + 9.4, -depth + SLAT + 1, body,
          1.6, 3)


def control(half, z, tall, front):
    """Glass flush with the lowest slat: figures, the eye that sees who comes, steel wheel."""
    x, mid = half - 26, z + tall / 2
    prism('glass', rrect(x - 92, mid - 13, x, mid + 13, 6), 'y', front - .8, front + 2, M.plain('#080808', .06), .4)
    figures(x - 80, mid - 5.5, front - 1.1, 11)
    cyl('eye', (x - 36, front - .8, mid), 3.2, -.8, M.plain('#3A1614', .1), 'y', .3, 28)
    cyl('wheel', (x - 15, front - .8, mid), 8, -4, M.steel(), 'y', 1, 48)
    box('notch', (x - 15.5, front - 5.2, mid + 2.5), (x - 14.5, front - 4.6, mid + 7), M.plain('#1B1A18', .5), 0)
