"""Gateway on the wall: a soft square with one eye and a thin line of light; the long one has a key for each zone."""
import materials as M
from core import Product, box, cyl, ring, rrect, tube
from models.air_parts import circle, touch
from models.control_parts import base, shell, stroke


def build(width, height, depth, finish, zones=None):
    product = Product('gateway')
    half, radius = width / 2, min(width, height) * .2
    body = M.body(finish, 'x')
    zones = (4 if width > height else 0) if zones is None else zones
    z, eye = height * .66, width * .05
    if zones:
        z = height * .7
    line = (-width * .22, width * .22, height * .3)
    keys = [(width * (-.27 + .18 * i), height * .3, height * .085) for i in range(zones)]
    holes = [circle(0, z, eye + .3, 72)] + [circle(x, at, r + .3, 64) for x, at, r in keys]
    if not zones:
        holes.append(rrect(line[0], line[2] - 1.1, line[1], line[2] + 1.1, 1.05, 6))
    with product.part('base', 'Base plate', (0, 0, 0)):
        base(half, height, radius)
        box('board', (-half * .7, -14, height * .4), (half * .7, -12, height * .8), M.plain('#2F5B45', .4), .4)
    with product.part('case', 'Case', (0, -60, 0)):
        shell(half, height, -depth + .4, radius, body, holes)
    with product.part('eye', 'Eye and light', (0, -110, 0)):
        cyl('eye', (0, -depth + .5, z), eye, 1.2, M.plain('#070707', .06), 'y', .3, 72)
        ring('eye-ring', (0, -depth + .5, z), eye - .3, .3, M.steel(), 'y', 72)
        cyl('pupil', (0, -depth + .4, z), eye * .2, .3, M.emit('#F0A35A', 2), 'y', .05, 32)
        if not zones:
            box('light', (line[0] - 1, -depth + 1.1, line[2] - 2), (line[1] + 1, -depth + 1.9, line[2] + 2),
                M.emit('#F0A35A', 1.3), 0)
    if zones:
        with product.part('keys', 'Zone keys', (0, -110, 0)):
            for i, (x, at, r) in enumerate(keys):
                touch(x, at, r, -depth + .5, body, 'dot')
                lit = M.emit('#E8862F', 1.3) if i < 2 else M.plain('#6A6763', .5)
                stroke(x - 3, at + r + 4.5, x + 3, at + r + 4.5, 1, -depth + .1, lit)
    with product.part('cable', 'Cable', (0, 0, -60)):
        tube('cable', [(0, -12, 3), (0, -12, -12), (0, -8, -26)], 1.9, M.plain('#D8D5CE', .5), 8)
    return product
