"""What water heaters and tanks are built from: shells, caps, dark glass displays, dials, pipes, feet."""
import math
import materials as M
from core import box, cyl, lathe, prism, ring, rrect
from models.ladder_parts import hexagon
from models.parts import figures

DARK = '#141312'


def arc(radius, half_angle, thick, at, n=28):
    """Outline of a curved plate on the front of a cylinder whose axis stands at `at`."""
    turn = [-math.pi / 2 - half_angle + 2 * half_angle * i / n for i in range(n + 1)]
    ring_of = lambda r, steps: [(at[0] + r * math.cos(t), at[1] + r * math.sin(t)) for t in steps]
    return ring_of(radius, turn) + ring_of(radius - thick, turn[::-1])


def curved_plate(name, radius, wide, z0, z1, at, mat, thick=6, bevel=1):
    """A plate bent around the front of a cylinder, `wide` millimetres along its arc."""
    return prism(name, arc(radius, wide / 2 / radius, thick, at), 'z', z0, z1, mat, bevel)


def shell(name, radius, z0, z1, at, body, top=34, bottom=34, axis='z'):
    """A drum with rounded edges, standing or (axis x) lying."""
    profile = [(0, z0)]
    for i in range(9):
        t = math.pi / 2 * i / 8
        profile.append((radius - bottom + bottom * math.sin(t), z0 + bottom - bottom * math.cos(t)))
    for i in range(9):
        t = math.pi / 2 * i / 8
        profile.append((radius - top + top * math.cos(t), z1 - top + top * math.sin(t)))
    return lathe(name, profile + [(0, z1)], at, body, 128, axis)


def seam(radius, z, at, axis='z', wide=3):
    """Dark joint around a drum."""
    profile = [(radius - 6, z), (radius + .25, z), (radius + .25, z + wide), (radius - 6, z + wide)]
    lathe('seam', profile + profile[:1], at, M.plain(DARK, .7), 128, axis)


def round_display(radius, z, at, wide=140, tall=44, text='55°'):
    """Dark glass bent around a drum: figures in the middle, steel wheel to the right."""
    curved_plate('bezel', radius + 3, wide, z - tall / 2, z + tall / 2, at, M.plain('#171614', .38), 9, 3)
    curved_plate('glass', radius + 3.8, wide - 12, z - tall / 2 + 5, z + tall / 2 - 5, at, M.plain('#060606', .06), 3,
                 .4)
    front = at[1] - radius - 4.4
    figures(at[0] - 34, z - 7, front + .1, 14, text)
    wheel(at[0] + wide * .28, front + 3, z, tall * .27)


def flat_display(x, z, front, wide, tall, text='21°'):
    """Dark glass in a flat face: figures to the left, steel wheel to the right."""
    around = lambda inset, r: rrect(x - wide / 2 + inset, z - tall / 2 + inset, x + wide / 2 - inset,
                                    z + tall / 2 - inset, r)
    prism('bezel', around(0, 8), 'y', front - 2.5, front + 6, M.plain('#171614', .38), 1.8, 4)
    prism('glass', around(6, 4), 'y', front - 3.1, front, M.plain('#060606', .06), .4)
    figures(x - wide * .34, z - tall * .17, front - 3.6, tall * .34, text)
    wheel(x + wide * .33, front - 3, z, tall * .22)


def wheel(x, front, z, radius):
    """Steel wheel with its mark."""
    cyl('wheel', (x, front, z), radius, -6, M.steel(), 'y', 1.2, 56)
    ring('shadow', (x, front - .2, z), radius + .8, .8, M.plain('#0B0B0B', .6), 'y', 56)
    box('mark', (x - .6, front - 6.4, z + radius * .3), (x + .6, front - 5.8, z + radius * .8),
        M.plain('#1B1A18', .5), 0)


def dial(x, front, z, radius=30):
    """Thermometer: steel rim, pale face, ticks, a needle."""
    rim = [(radius - 4, 16), (radius - 4, -3), (radius - 2, -5), (radius, -4), (radius + 1, 16)]
    lathe('rim', rim, (x, front, z), M.steel(), 64, 'y')
    cyl('face', (x, front, z), radius - 3, 14, M.plain('#EFEBE2', .4), 'y', .4)
    for i in range(13):
        t = math.radians(-40 + 260 * i / 12)
        at = (x + (radius - 9) * math.cos(t), front, z + (radius - 9) * math.sin(t))
        cyl('tick', at, 1, -.6, M.plain('#2A2826', .5), 'y', .1, 10)
    t = math.radians(70)
    c, s, k = math.cos(t), math.sin(t), radius - 12
    prism('needle', [(x - 1.2 * s, z + 1.2 * c), (x + k * c, z + k * s), (x + 1.2 * s, z - 1.2 * c), (x - 6 * c,
                                                                                                      z - 6 * s)], 'y',
          front - 1.6, front - .8, M.plain('#B1502F', .5), 0)


def pipe(x, y, z0, z1, radius=11, colour=None):
    """Pipe end below a heater with its union nut; a thin ring tells hot from cold."""
    bright = M.chrome()
    cyl('pipe', (x, y, z0), radius, z1 - z0, bright, 'z', 1, 40)
    prism('nut', hexagon(x, y, radius * 1.45), 'z', z0 + (z1 - z0) * .3, z0 + (z1 - z0) * .72, bright, 1.4)
    if colour: cyl('ring', (x, y, z0 + (z1 - z0) * .76), radius + 1.2, 3, M.plain(colour, .4), 'z', .5, 40)


HOT, COLD = '#B1502F', '#4E6E86'


def foot(x, y, height=30):
    """Adjustable foot: rubber pad, steel stem, lock nut."""
    lathe('pad', [(0, 0), (28, 0), (30, 3), (29, 9), (16, 14), (0, 14)], (x, y, 0), M.plain('#1D1C1A', .7), 48)
    cyl('stem', (x, y, 10), 8, height, M.steel('z'), 'z', .5, 24)
    cyl('nut', (x, y, height - 11), 15, 7, M.steel('z'), 'z', 1, 6)


def back_pipe(x, y, z, radius=14):
    """Connection that leaves a tank towards the wall."""
    cyl('stub', (x, y, z), radius, -y - 1, M.brass('y'), 'y', 1.5, 40)
    cyl('hexagon', (x, -16, z), radius * 1.35, 11, M.brass('y'), 'y', 1.5, 6)


def flange(x, front, z, radius, body, bolts=8):
    """Inspection cover: pale disc held by a ring of bolts, brass rim line."""
    lathe('cover', [(0, -8), (radius - 6, -8), (radius - 1, -5), (radius, 0), (radius, 46)], (x, front, z), body, 96,
          'y')
    ring('joint', (x, front - 7.6, z), radius * .62, 1.1, M.plain('#2A2826', .6), 'y', 72)
    for i in range(bolts):
        t = math.tau * (i + .5) / bolts
        at = (x + radius * .8 * math.cos(t), front - 8, z + radius * .8 * math.sin(t))
        cyl('washer', at, 8.5, -1.4, M.steel(), 'y', .4, 32)
        cyl('bolt', (at[0], at[1] - 1.4, at[2]), 6, -4.5, M.steel(), 'y', .8, 6)


def louvres(radius, at, z0, z1, wide, body, count=5):
    """Slots bent around a head: dark behind, a lip of sheet above each."""
    dark = M.plain('#0D0C0B', .85)
    step = (z1 - z0) / (count - 1)
    for i in range(count):
        z = z0 + i * step
        curved_plate('slot', radius + .5, wide, z - 5, z + 5, at, dark, 5, 0)
        curved_plate('lip', radius + 4, wide + 8, z + 3, z + 8, at, body, 8, 1.6)
