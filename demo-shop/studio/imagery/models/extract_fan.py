"""Extract fan for a wet room: a plain grooved plate whose edge lets the air in, or soft louvres that lift."""
import materials as M
from core import Product, box, cyl, prism, ring, rrect
from models.air_parts import inset_rrect, pillow, plate, screw, turned

EDGE = 16


def build(width, height, depth, finish, face=None):
    product = Product('extract-fan')
    half = width / 2
    body, dark = M.body(finish, 'x'), M.plain('#131313', .7)
    face = face or ('plate' if width >= 180 else 'louvres')
    with product.part('duct', 'Duct collar', (0, 120, 0)):
        radius = min(half * .55, 49)
        turned('collar', [(radius, -depth * .5), (radius, -2), (radius - 2, -2), (radius - 2, -depth * .5)],
               (0, 0, height / 2), body)
        box('base', (-half + 10, -6, 10), (half - 10, -1, height - 10), body, 2)
    with product.part('motor', 'Motor and wheel', (0, 40, 0)):
        cyl('motor', (0, -depth * .6, height / 2), radius * .42, depth * .4, M.powder('#222426', .4), 'y', 3)
        ring('silicone', (0, -depth * .5, height / 2), radius * .46, 2.4, M.plain('#B1502F', .6), 'y', 64)
    with product.part('case', 'Case', (0, -60, 0)):
        outline = rrect(-half, 0, half, height, EDGE, 12)
        plate('case', outline, [rrect(-half + 13, 13, half - 13, height - 13, 9, 10)], -depth + 11, -6, body, 4, 5)
        box('inside', (-half + 9, -depth + 30, 9), (half - 9, -depth + 32, height - 9), dark, 0)
    with product.part('face', 'Front', (0, -140, 0)):
        {'plate': grooved_plate, 'louvres': louvres}[face](half, height, -depth, body)
    return product


def grooved_plate(half, height, front, body):
    """Magnetic plate, proud of the case by its air gap; seven fine grooves, a lens and a thin line."""
    dark = M.plain('#1A1918', .7)
    for side in (-1, 1):
        for z in (height * .2, height * .8):
            cyl('magnet', (side * half * .6, front + 10, z), 5, 10, M.steel(), 'y', 1, 32)
    x, pitch = half * .68, height * .1
    levels = [height * .2 + pitch * i for i in range(7)]
    holes = [rrect(-x, z - .8, x, z + .8, .75, 4) for z in levels]
    pillow('backing', inset_rrect(-half + 9, 9, half - 9, height - 9, EDGE - 8), front + 3.2, front + 9, body, 3, 6)
    plate('plate', rrect(-half + 6, 6, half - 6, height - 6, EDGE - 5, 12), holes, front, front + 3.6, body, .7, 3)
    prism('air-gap', rrect(-half + 3.5, 3.5, half - 3.5, height - 3.5, EDGE - 3), 'y', front + 10.2, front + 12, dark,
          0)
    cyl('lens', (half * .78, front + .1, height * .1), 2.3, -.4, M.plain('#0A0A0A', .06), 'y', .15, 40)
    ring('lens-ring', (half * .78, front, height * .1), 2.5, .3, M.steel(), 'y', 48)
    cyl('light', (half * .64, front + .2, height * .1), 1.1, -.5, M.emit('#F0A35A', 2), 'y', .05, 24)


def louvres(half, height, front, body):
    """Five soft blades in one frame, each resting on the next."""
    x0, z0, z1 = half * .72, height * .16, height * .84
    outline = rrect(-half + 3, 3, half - 3, height - 3, EDGE - 3, 12)
    plate('frame', outline, [rrect(-x0 - 2, z0, x0 + 2, z1, 5)], front + 3, front + 16, body, 2.4, 5)
    pitch = (z1 - z0) / 5
    for i in range(5):
        z = z0 + i * pitch
        blade = [(front + 6, z + 1), (front + 4.4, z + 2.4), (front + 12, z + pitch + 1.5),
                 (front + 13.6, z + pitch + 1.2)]
        prism('blade', blade, 'x', -x0, x0, body, .6, 3)
        box('rib', (-x0 + 3, front + 4.2, z + 2.6), (x0 - 3, front + 6, z + 3.5), body, .3)
    box('line', (-9, front + 2.6, height * .08 - .5), (9, front + 4, height * .08 + .5), M.brass(), .2)
    for side in (-1, 1):
        screw(side * half * .86, height / 2, front + 3, 3)
