"""Things of bathrooms: basins, mixers, mirrors, lamps, bottles."""

import math
import numpy as np
from mathutils import Vector
import lights
import materials as M
import props as R
from core import cyl, lathe, prism, ring, rrect, tube

SILVER = ('#E9E9E7', 0.015, 1.0)


def vessel(at, r=195, mat=None):
    """A round bowl that stands on a slab."""
    profile = [
        (0, 0),
        (r * 0.45, 0),
        (r * 0.6, 5),
        (r * 0.93, 74),
        (r, 118),
        (r - 4, 122),
        (r - 10, 118),
        (r * 0.86, 76),
        (r * 0.5, 18),
        (0, 12),
    ]
    lathe('bowl', profile, at, mat or M.plain('#EFECE5', 0.16), 96)


def trough(x0, x1, z, deep=430, tall=150, mat=None):
    """A wall-hung basin in one piece: soft edges, a shallow bowl in it."""
    mat = mat or M.plain('#F1EEE8', 0.14)
    prism('basin', rrect(x0, z, x1, z + tall, (12, 12, 34, 34)), 'y', -deep, -2, mat, 12, 5)
    prism(
        'bowl',
        rrect(x0 + 30, -deep + 30, x1 - 30, -120, 40),
        'z',
        z + tall - 0.5,
        z + tall + 0.6,
        M.plain('#D9D5CC', 0.2),
        0,
    )


def slab(x0, x1, z, deep=480, tall=70, mat=None):
    """A shelf of stone or timber for a bowl."""
    prism('slab', rrect(x0, -deep, x1, -2, 5), 'z', z, z + tall, mat, 4)


def wall_mixer(x, z, mat, reach=190, gap=105):
    """Spout and two lever handles out of the wall."""
    cyl('rose', (x, 0, z), 30, -9, mat, 'y', 2)
    tube('spout', [(x, -6, z), (x, -reach, z), (x, -reach, z - 34)], 11, mat, 30)
    for side in (-1, 1):
        at = x + side * gap
        cyl('rose', (at, 0, z), 27, -9, mat, 'y', 2)
        cyl('stem', (at, -8, z), 13, -38, mat, 'y', 2)
        cyl('lever', (at - (34 if side < 0 else 6), -40, z), 5, 40, mat, 'x', 2)


def post_mixer(x, y, z, mat, tall=210, reach=120):
    """A mixer that stands on the slab, lever on top."""
    cyl('foot', (x, y, z), 27, 8, mat, 'z', 2)
    cyl('body', (x, y, z), 19, tall, mat, 'z', 3)
    tube(
        'spout',
        [(x, y, z + tall * 0.82), (x, y - reach, z + tall * 0.82), (x, y - reach, z + tall * 0.82 - 26)],
        11,
        mat,
        22,
    )
    cyl('lever', (x, y + 4, z + tall + 6), 5, 62, mat, 'x', 2)
    cyl('cap', (x, y, z + tall), 17, 12, mat, 'z', 3)


def round_mirror(x, z, r, frame):
    """Round mirror in a thin frame."""
    ring('mirror-frame', (x, -16, z), r, 9, frame, 'y')
    lathe('mirror', [(0, 0), (r, 0), (r, -5), (0, -5)], (x, -14, z), M.plain(*SILVER), 96, 'y')


def tall_mirror(x0, z0, x1, z1, r, frame):
    """Mirror with rounded head, in a thin frame."""
    prism('mirror-frame', rrect(x0 - 9, z0 - 9, x1 + 9, z1 + 9, r + 9, 20), 'y', -26, 0, frame, 3)
    prism('mirror', rrect(x0, z0, x1, z1, r, 20), 'y', -27, -22, M.plain(*SILVER), 0)


def globe_lamp(x, z, metal, power=16, r=62, color='#FFD6A8'):
    """Opal globe on a short arm; the light itself is a spot so that it costs no noise."""
    cyl('rose', (x, 0, z), 46, -12, metal, 'y', 3)
    tube('arm', [(x, -8, z), (x, -105, z), (x, -105, z + 26)], 8, metal, 20)
    cyl('cup', (x, -105, z + 22), 26, 22, metal, 'z', 4)
    n = 24
    ball = [(r * math.sin(math.pi * i / n), r - r * math.cos(math.pi * i / n)) for i in range(n + 1)]
    lathe('globe', ball, (x, -105, z + 40), M.emit(color, 4.2), 72)
    lights.bulb((x, -105, z + 40 + r), power, color, r + 4).visible_glossy = False


def bottle(at, h=170, r=34, color='#6B4A2E', cap='#2A2724'):
    """Pump bottle."""
    body = M.plain(color, 0.25)
    lathe(
        'bottle',
        [
            (0, 0),
            (r - 3, 0),
            (r, 4),
            (r, h * 0.7),
            (r * 0.8, h * 0.78),
            (r * 0.36, h * 0.82),
            (r * 0.36, h * 0.86),
            (0, h * 0.86),
        ],
        at,
        body,
        56,
    )
    x, y, z = at
    dark = M.plain(cap, 0.4)
    cyl('collar', (x, y, z + h * 0.83), r * 0.44, h * 0.09, dark, 'z', 2)
    cyl('stem', (x, y, z + h * 0.9), 4, h * 0.12, dark, 'z', 1)
    tube('nozzle', [(x + 5, y, z + h * 1.02), (x - 34, y, z + h * 1.02), (x - 40, y, z + h)], 4.4, dark, 6)


def fern(at, seed=3, n=26, long=420, color='#5B7346'):
    """Arching fronds from one pot."""
    rng = np.random.default_rng(seed)
    items = []
    for i in range(n):
        a, lean = i * 2.4 + rng.random(), 0.35 + 0.75 * rng.random()
        d = Vector((math.cos(a), math.sin(a), 0))
        reach = long * (0.6 + 0.5 * rng.random())
        for k in range(22):
            t = k / 21
            p = Vector(at) + d * (reach * lean * t) + Vector((0, 0, reach * (t * 0.95 - 0.62 * lean * t * t)))
            side = d.cross(Vector((0, 0, 1)))
            size = 66 * math.sin(math.pi * (0.12 + 0.85 * t)) + 10
            for s in (-1, 1):
                items.append((p, d * 0.55 + side * s + Vector((0, 0, -0.12)), (0, 0, 1), size, 15))
    R.leaves('fern', items, M.leaf(color, '#93A85E'), 0.18)


def pot(at, r=95, h=150, mat=None):
    """A flower pot with its earth."""
    mat = mat or M.stone('#B9795A', '#94573C', 0.7)
    lathe(
        'pot', [(0, 0), (r * 0.74, 0), (r * 0.78, 4), (r, h), (r - 8, h), (r - 10, h - 22), (0, h - 22)], at, mat, 80
    )


def tub(at, long=1640, deep=720, tall=570, mat=None):
    """A bath that stands free: an oval shell with a soft rim."""
    profile = [
        (0, 0),
        (0.80, 0),
        (0.82, 12),
        (0.9, tall * 0.5),
        (0.985, tall - 18),
        (1, tall - 8),
        (1, tall - 3),
        (0.99, tall),
        (0.96, tall),
        (0.945, tall - 8),
        (0.86, tall * 0.5),
        (0.7, 130),
        (0, 110),
    ]
    o = lathe('tub', [(r * long / 2, z) for r, z in profile], (0, 0, 0), mat or M.plain('#F0EDE6', 0.16), 144)
    o.location = [c * 0.001 for c in at]
    o.scale.y = deep / long


def floor_mixer(x, y, metal, tall=930, reach=210):
    """A mixer that rises from the floor beside a bath."""
    cyl('base', (x, y, 0), 52, 12, metal, 'z', 3)
    tube('riser', [(x, y, 10), (x, y, tall), (x + reach, y, tall), (x + reach, y, tall - 60)], 14, metal, 60)
    cyl('valve', (x - 60, y, tall - 190), 20, 120, metal, 'x', 3)
    cyl('lever', (x + 52, y, tall - 186), 5, 70, metal, 'z', 2)
