"""Things of laundries, boiler rooms and attics: machines, baskets, shelves, pipes with their clips, ducts, beams."""

import math
import numpy as np
import materials as M
from core import box, cyl, grid, lathe, prism, ring, rrect, tube
from mathutils import Vector
from models.ladder_parts import hexagon
from settings import surfaces as S


def washer(x, y=-40, z=0, w=596, h=846, d=560, skin='#F0EEE9', dryer=False):
    """A washing machine or dryer of no make: round door, knob, dark display, drawer."""
    front, mat = y - d, M.plain(skin, 0.3)
    dark = M.plain('#151515', 0.25)
    prism('case', rrect(x - w / 2, z + 16, x + w / 2, z + h, 12), 'y', front + 14, y, mat, 5, 3)
    prism('front', rrect(x - w / 2 + 1, z + 90, x + w / 2 - 1, z + h - 122, 6), 'y', front, front + 22, mat, 4, 3)
    prism(
        'panel',
        rrect(x - w / 2 + 1, z + h - 118, x + w / 2 - 1, z + h - 2, (10, 10, 4, 4)),
        'y',
        front,
        front + 22,
        mat,
        4,
        3,
    )
    prism('kick', rrect(x - w / 2 + 1, z + 20, x + w / 2 - 1, z + 86, 6), 'y', front, front + 22, mat, 4, 3)
    cz = z + h * 0.46
    lathe(
        'door',
        [(150, -12), (158, -20), (196, -20), (206, -12), (208, 4)],
        (x, front, cz),
        M.metal('#C9C9C6', 0.22, 'x', False),
        96,
        'y',
    )
    lathe('bowl', [(152, -14), (128, 26), (70, 54), (0, 60)], (x, front, cz), M.plain('#0B0C0D', 0.04), 96, 'y')
    cyl('glass', (x, front - 10, cz), 152, 3, S.clear(), 'y', 0.5, 96)
    ring('seal', (x, front - 2, cz), 208, 4, dark, 'y')
    cyl(
        'knob',
        (x + (0 if dryer else 30), front, z + h - 60),
        30,
        -20,
        M.metal('#D2D1CD', 0.25, 'x', False),
        'y',
        4,
        64,
    )
    prism('display', rrect(x + 110, z + h - 82, x + 250, z + h - 38, 8), 'y', front - 1, front + 2, dark, 0.5)
    if not dryer:
        prism(
            'drawer',
            rrect(x - w / 2 + 22, z + h - 104, x - w / 2 + 200, z + h - 20, 8),
            'y',
            front - 3,
            front + 2,
            mat,
            2,
        )


def basket(at, r=210, h=330, color='#B18A5C', linen=None, seed=1):
    """Willow basket: rods woven round upright stakes, a thick plait on top, linen in it."""
    x, y, z = at
    mat = S.wicker(color)
    rows, n = int(h / 15), 30
    for j in range(rows + 1):
        radius, points = r * (0.84 + 0.16 * j / rows), []
        for i in range(n * 4):
            t = math.tau * i / (n * 4)
            k = radius + 5.5 * math.sin(n / 2 * t + math.pi * (j % 2))
            points.append((x + k * math.cos(t), y + k * math.sin(t), z + 8 + j * h / rows))
        tube('rod', points, 7.2, mat, cyclic=True, res=3)
    for k in (0, 1):
        tube(
            'plait',
            [
                (
                    x + (r + 6 * math.sin(18 * t + 3.1 * k)) * math.cos(t),
                    y + (r + 6 * math.sin(18 * t + 3.1 * k)) * math.sin(t),
                    z + h + 12 + 6 * math.cos(18 * t + 3.1 * k),
                )
                for t in np.linspace(0, math.tau, 200)[:-1]
            ],
            9,
            mat,
            cyclic=True,
            res=3,
        )
    for i in range(0, n, 2):
        t = math.tau * i / n
        tube(
            'stake',
            [
                (x + r * 0.84 * math.cos(t), y + r * 0.84 * math.sin(t), z),
                (x + r * math.cos(t), y + r * math.sin(t), z + h),
            ],
            4,
            mat,
            res=3,
        )
    cyl('bottom', (x, y, z + 4), r * 0.82, 8, mat, 'z', 2)
    if linen:
        heap((x, y, z + h * 0.78), r * 0.9, linen, seed)


def heap(at, r, color, seed=1):
    """A mound of crumpled linen, ridged like thrown cloth."""
    rng = np.random.default_rng(seed)
    p = rng.random(6) * 6.28

    def surface(u, v):
        t, k = u * math.tau, r * v
        ridge = (
            math.sin(3 * t + p[0] + 3 * v)
            + 0.6 * math.sin(5 * t + p[1] - 4 * v)
            + 0.5 * math.sin(9 * v + 2 * t + p[2])
        )
        tall = r * 0.62 * (1 - v**2.4) + 15 * ridge * (1 - v) ** 0.4 * min(1, 4 * v + 0.2)
        return (at[0] + k * math.cos(t), at[1] + k * math.sin(t), at[2] + tall)

    grid('heap', 120, 40, surface, S.terry(color, None, False), 0, 1)


def shelf(x0, x1, z, deep=260, mat=None, thick=32, pegs=None):
    """A board on two brackets."""
    prism('shelf', rrect(x0, -deep, x1, -1, 3), 'z', z, z + thick, mat or M.wood('#C29B6C', '#8F673F', 'x'), 2)
    for x in (x0 + 90, x1 - 90) if pegs else ():
        box('bracket', (x - 10, -deep * 0.8, z - 8), (x + 10, -1, z), pegs, 1)
        box('bracket', (x - 10, -8, z - 150), (x + 10, -1, z), pegs, 1)


def jar(at, r=62, h=170, color='#E9E4D8', lid='#B58E62'):
    """Stoneware jar with a wooden lid."""
    lathe('jar', [(0, 0), (r - 6, 0), (r, 8), (r, h - 18), (r - 8, h), (0, h)], at, M.plain(color, 0.45), 72)
    cyl('lid', (at[0], at[1], at[2] + h), r - 5, 18, M.wood(lid, '#80593A', 'x'), 'z', 4)


def run(points, r=11, mat=None, fillet=34, clips=(), wall=0):
    """A pipe along the wall with its elbows and clips; clips are indices of straight pieces."""
    mat = mat or S.copper()
    tube('pipe', points, r, mat, fillet)
    for i in clips:
        a, b = Vector(points[i]), Vector(points[i + 1])
        p = (a + b) / 2
        axis = 'xyz'[max(range(3), key=lambda k: abs((b - a)[k]))]
        cyl('clip', tuple(p - (b - a).normalized() * 9), r + 4, 18, M.steel('z'), axis, 2, 40)
        cyl('stay', (p.x, p.y, p.z), 4.5, wall - p.y, M.steel('z'), 'y', 0.5, 16)
    for p in points[1:-1]:
        for q in (points[points.index(p) - 1], points[points.index(p) + 1]):
            way = (Vector(q) - Vector(p)).normalized()
            c = Vector(p) + way * (fillet + 5)
            axis = 'xyz'[max(range(3), key=lambda k: abs(way[k]))]
            cyl('sleeve', tuple(c - Vector([abs(v) for v in way]) * 9), r + 1.6, 18, mat, axis, 1.5, 40)


def rose(x, z, r=26, mat=None):
    """The cover where a pipe enters the wall."""
    lathe('rose', [(0, -8), (r * 0.6, -8), (r, -4), (r + 2, 0)], (x, 0, z), mat or M.chrome(), 48, 'y')


def ball_valve(x, y, z, lever='#B1502F'):
    """A shut-off in an upright pipe: brass body, coloured lever."""
    brass = M.metal('#B59458', 0.26, 'z')
    prism('nut', hexagon(x, y, 20), 'z', z - 30, z - 14, brass, 1.5)
    prism('nut', hexagon(x, y, 20), 'z', z + 14, z + 30, brass, 1.5)
    cyl('body', (x, y, z - 16), 19, 32, brass, 'z', 6, 48)
    cyl('stem', (x, y - 16, z), 8, -18, brass, 'y', 1, 24)
    prism('lever', rrect(x - 8, z - 62, x + 8, z + 10, 6), 'y', y - 40, y - 34, M.plain(lever, 0.4), 2)


def vessel(x, z, r=150, y=-180, color='#8C3A2B'):
    """Expansion vessel: a flat red bottle hung on the wall."""
    lathe(
        'vessel',
        [(0, -170), (r * 0.6, -160), (r * 0.94, -120), (r, -70), (r, 70), (r * 0.94, 120), (r * 0.6, 160), (0, 170)],
        (x, y, z),
        M.powder(color, 0.35),
        96,
    )
    ring('seam', (x, y, z), r + 0.5, 3, M.powder(color, 0.35), 'z')
    cyl('neck', (x, y, z + 168), 14, 46, M.metal('#B59458', 0.26, 'z'), 'z', 2)


def pump(x, y, z):
    """Circulation pump in an upright pipe: cast body, dark motor towards the room."""
    cast = M.powder('#5B2F2A', 0.55)
    cyl('flange', (x, y, z - 92), 34, 22, cast, 'z', 4)
    cyl('flange', (x, y, z + 70), 34, 22, cast, 'z', 4)
    lathe('volute', [(0, 40), (60, 40), (66, 28), (66, -22), (58, -34), (0, -34)], (x, y, z), cast, 72, 'y')
    cyl('motor', (x, y - 34, z), 52, -78, M.powder('#26282A', 0.45), 'y', 8, 72)
    cyl('face', (x, y - 112, z), 40, -4, M.plain('#3A3D3F', 0.4), 'y', 2, 64)


def duct(points, r=80, mat=None, fillet=190, pitch=95):
    """Spiral duct: tube with a rolled seam wound along its straight pieces, couplings at the elbows."""
    mat = mat or S.spiral()
    tube('duct', points, r, mat, fillet, res=20)
    for i, (a, b) in enumerate(zip(points, points[1:])):
        a, b = Vector(a), Vector(b)
        way = (b - a).normalized()
        start = fillet if i else 0
        stop = (b - a).length - (fillet if i < len(points) - 2 else 0)
        side = way.orthogonal().normalized()
        other = way.cross(side)
        turns = []
        steps = max(8, int((stop - start) / pitch * 40))
        for k in range(steps + 1):
            s = start + (stop - start) * k / steps
            t = math.tau * s / pitch
            turns.append(tuple(a + way * s + (side * math.cos(t) + other * math.sin(t)) * (r + 0.6)))
        tube('seam', turns, 1.9, mat, res=3)
        for s in (start, stop) if fillet else ():
            p = a + way * s
            loop = [
                tuple(p + (side * math.cos(t) + other * math.sin(t)) * (r + 2))
                for t in np.linspace(0, math.tau, 73)[:-1]
            ]
            tube('coupling', loop, 5, mat, cyclic=True, res=4)


def hose(points, r=86, color='#B9B8B3', fillet=220, pitch=26):
    """Insulated flexible duct: soft rings of foil along a bend."""
    P = []
    V = [Vector(p) for p in points]
    for i, p in enumerate(V):
        if 0 < i < len(V) - 1:
            a, b = V[i - 1] - p, V[i + 1] - p
            d = min(fillet, a.length * 0.49, b.length * 0.49)
            s, e = p + a.normalized() * d, p + b.normalized() * d
            P += [(1 - k / 24) ** 2 * s + 2 * k / 24 * (1 - k / 24) * p + (k / 24) ** 2 * e for k in range(25)]
        else:
            P.append(p)
    mat = M.metal(color, 0.38, 'x', False)
    tube('hose', [tuple(p) for p in P], r - 5, mat, res=16)
    lengths = np.cumsum([0] + [(b - a).length for a, b in zip(P, P[1:])])
    for s in np.arange(pitch / 2, lengths[-1], pitch):
        i = min(len(P) - 2, int(np.searchsorted(lengths, s)) - 1)
        a, b = P[i], P[i + 1]
        way = (b - a).normalized()
        p = a + way * (s - lengths[i])
        side = way.orthogonal().normalized()
        other = way.cross(side)
        tube(
            'coil',
            [
                tuple(p + (side * math.cos(t) + other * math.sin(t)) * (r - 5))
                for t in np.linspace(0, math.tau, 49)[:-1]
            ],
            7,
            mat,
            cyclic=True,
            res=3,
        )


def cabinet(x0, x1, z0, z1, deep, mat, doors=1, gap=3, knobs=None, handle='none'):
    """Cupboard with plain doors; knobs at the meeting edges or a grooved upper edge."""
    box('carcass', (x0, -deep + 20, z0), (x1, -2, z1), mat, 1)
    w = (x1 - x0) / doors
    for i in range(doors):
        a, b = x0 + i * w + gap / 2, x0 + (i + 1) * w - gap / 2
        prism('door', rrect(a, z0 + gap / 2, b, z1 - gap / 2, 2), 'y', -deep, -deep + 19, mat, 1.6, 2)
        if knobs:
            x = b - 36 if i % 2 == 0 and doors > 1 else a + 36
            z = z0 + 60 if z0 > 1000 else z1 - 60
            cyl('knob', (x, -deep, z), 13, -24, knobs, 'y', 4, 48)
