"""Round ventilation unit through the wall: a disc in the room, an air gap, tube, ceramic core and fan in the wall.
The disc stands before the wall; the tube goes into it, behind the plane y = 0."""
import math
import materials as M
from core import Product, cyl, lathe, prism, rrect
from models.air_parts import circle, plate, turned

DISC = 58


def build(width, height, depth, finish):
    product = Product('wall-unit-round')
    radius, z = min(width, height) / 2, height / 2
    body, dark = M.body(finish, 'x'), M.plain('#131313', .7)
    bore, long = min(78, radius * .68), depth - DISC
    with product.part('hood', 'Outside hood', (0, 420, 0)):
        turned('hood', [(bore + 12, long), (bore + 14, long - 4), (bore + 14, long - 22), (bore, long - 26)],
               (0, 0, z), body)
    with product.part('tube', 'Wall tube', (0, 300, 0)):
        turned('tube', [(bore, -8), (bore, long - 4), (bore - 3, long - 4), (bore - 3, -8)], (0, 0, z),
               M.plain('#C9C7C2', .5))
    with product.part('core', 'Ceramic core', (0, 200, 0)):
        lathe('core', [(0, long * .3), (bore - 6, long * .3), (bore - 6, long * .8), (0, long * .8)], (0, 0, z),
              M.plain('#B9A58A', .85), 72, 'y')
    with product.part('fan', 'Fan', (0, 100, 0)):
        cyl('motor', (0, 30, z), bore * .3, 24, M.powder('#222426', .4), 'y', 3)
        lathe('screen', [(0, 24), (bore - 4, 24)], (0, 0, z), dark, 72, 'y')
    with product.part('base', 'Base ring', (0, 0, 0)):
        profile = [(bore - 2, -1), (radius * .86, -1), (radius * .88, -4), (radius * .84, -DISC * .45),
                   (bore - 2, -DISC * .45)]
        turned('base', profile, (0, 0, z), dark)
    with product.part('disc', 'Room cover', (0, -120, 0)):
        disc(radius, z, body, dark)
    with product.part('grille', 'Grille', (0, -200, 0)):
        grille(radius * .7, z, body, dark)
    with product.part('accent', 'Touch and light', (0, -260, 0)):
        cyl('touch', (0, -DISC + 1.2, z - radius * .84), 4, -1, M.steel(), 'y', .4, 48)
        cyl('light', (0, -DISC + .3, z - radius * .84), 1, -.3, M.emit('#F0A35A', 2), 'y', .05, 24)
    return product


def disc(radius, z, body, dark):
    """The turning cover: soft edge outside, a lip towards the grille."""
    inner = radius * .7
    profile = [(radius - 6, -6), (radius - 1.5, -10)]
    for i in range(9):
        t = math.pi / 2 * i / 8
        profile.append((radius - 16 + 16 * math.cos(t), -DISC + 18 - 16 * math.sin(t)))
    profile += [(inner + 6, -DISC + 1.2), (inner + 3, -DISC + 1.8), (inner + 1.4, -DISC + 3.4),
                (inner + 1, -DISC + 6), (inner + 1, -DISC + 26)]
    turned('disc', profile, (0, 0, z), body, 144)
    lathe('inside', [(0, -DISC + 26), (inner + 4, -DISC + 26)], (0, 0, z), dark, 96, 'y')


def grille(radius, z, body, dark):
    """Round plate sunk in the cover: five long slots with leaning blades behind."""
    slots = []
    for share in (-.571, -.286, 0, .286, .571):
        at = radius * share
        x = radius * .72 if abs(share) < .5 else radius * .6
        slots.append((x, z + at))
    holes = [rrect(-x, at - 4, x, at + 4, 3.9, 6) for x, at in slots]
    plate('grille', circle(0, z, radius - .6, 128), holes, -DISC + 4, -DISC + 9, body, 1.2, 4)
    for x, at in slots:
        prism('blade', [(-DISC + 8, at - 5), (-DISC + 7, at - 4), (-DISC + 17, at + 5), (-DISC + 18, at + 4.4)], 'x',
              -x, x, body, .3)
