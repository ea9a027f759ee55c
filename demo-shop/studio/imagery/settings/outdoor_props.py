"""Things of gardens and façades: lawn, boards, bricks, trunking, bare shrubs, pots."""

import math
import bpy
import numpy as np
from mathutils import Vector
import materials as M
import props as R
from core import MM, box, cyl, laid, lathe, prism, rrect, tiles, tube
from settings import surfaces as S


def lawn(x0, x1, y0, y1, n=26000, tall=58, seed=1, color='#66753F', back='#97A35A', z=0):
    """Mown grass: bent blades in one mesh over dark soil, their tone in the attribute rnd."""
    rng = np.random.default_rng(seed)
    base = np.stack([rng.uniform(x0, x1, n), rng.uniform(y0, y1, n), np.full(n, z)], 1)
    turn, lean = rng.random(n) * math.tau, 0.15 + 0.75 * rng.random(n)
    d = np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
    side = np.stack([-d[:, 1], d[:, 0], 0 * turn], 1)
    h = tall * (0.5 + 0.8 * rng.random(n))
    rows = []
    for t, wide in ((0, 2.4), (0.55, 2.0), (1, 0.2)):
        c = base + d * (h * lean * t * t)[:, None]
        c[:, 2] += h * t * (1 - 0.3 * lean * t)
        rows += [c - side * wide, c + side * wide]
    verts = np.stack(rows, 1).reshape(-1, 3) * MM
    k = np.arange(n)[:, None] * 6
    faces = np.concatenate([k + [0, 1, 3, 2], k + [2, 3, 5, 4]], 1).reshape(-1, 4)
    me = bpy.data.meshes.new('lawn')
    me.from_pydata(verts.tolist(), [], faces.tolist())
    me.attributes.new('rnd', 'FLOAT', 'POINT').data.foreach_set(
        'value', np.repeat(rng.random(n), 6).astype(np.float32)
    )
    o = bpy.data.objects.new('lawn', me)
    bpy.context.scene.collection.objects.link(o)
    me.materials.append(S.lawn(color, back))
    box('soil', (x0, y0, z - 80), (x1, y1, z - 1), M.plain(S.darker(color, 0.7), 0.95), 0)


def brick_wall(x0=-3600, x1=3600, top=4000, seed=1, colors=('#A7705A', '#7C4B3B', '#BC927C'), mortar='#B9AC9A'):
    """Stretcher bond, mortar a little behind the bricks."""
    cells = []
    for j in range(int(top / 75)):
        cells += [
            (x0 + (i + 0.5 * (j % 2)) * 230, (j + 0.5) * 75, 220, 65, 0) for i in range(int((x1 - x0) / 230) + 1)
        ]
    laid('brick', cells, S.brick(*colors), 3, seed, 1.2, 0.006, 'wall')
    box('mortar', (x0 - 200, 7, -200), (x1 + 200, 160, top + 100), M.limewash(mortar), 0)


def boards(x0, x1, z0, z1, y=0, width=128, gap=8, mat=None, thick=24):
    """Upright cladding with open joints over a dark membrane."""
    mat = mat or M.wood('#B58A5E', '#80593A', 'z', 0.6)
    box('membrane', (x0, y - 2, z0), (x1, y, z1), M.plain('#17140F', 0.9), 0)
    for i in range(int((x1 - x0) / (width + gap)) + 1):
        away = 613 * i  # the grain of each board is another place of one endless timber
        o = box('board', (0, y - thick - 6, z0 + away), (width, y - 6, z1 + away), mat, 2)
        o.location.x, o.location.z = (x0 + i * (width + gap)) * MM, -away * MM


def trunking(points, wide=90, deep=62, color='#EDEBE5'):
    """Cover for pipes along a wall: straight pieces between points (x, z), a sleeve at each bend."""
    mat = M.plain(color, 0.45)
    for (xa, za), (xb, zb) in zip(points, points[1:]):
        lo, hi = (min(xa, xb), min(za, zb)), (max(xa, xb), max(za, zb))
        grow = (0, wide / 2) if za == zb else (wide / 2, 0)
        prism(
            'trunk',
            rrect(lo[0] - grow[0], lo[1] - grow[1], hi[0] + grow[0], hi[1] + grow[1], 5),
            'y',
            -deep,
            0,
            mat,
            9,
            4,
        )
    for x, z in points:
        h = wide / 2 + 5
        prism('sleeve', rrect(x - h, z - h, x + h, z + h, 14), 'y', -deep - 5, 0, mat, 10, 4)


def hoses(unit_right, unit_back, z, wall_at, color='#1D1D1C'):
    """Two insulated pipes and a cable from the back of a unit to the trunking on the wall at (x, z)."""
    x, zw = wall_at
    foam = M.plain(color, 0.85)
    for i, r in enumerate((23, 20)):
        h = z + i * 58
        tube(
            'hose',
            [
                (unit_right - 60, unit_back + 10, h),
                (unit_right + 30, unit_back + 60, h),
                (x - 20 + 34 * i, -90, h + 30),
                (x - 20 + 34 * i, -34, zw - 60),
                (x - 20 + 34 * i, -34, zw),
            ],
            r,
            foam,
            60,
        )
    tube(
        'cable',
        [(unit_right - 50, unit_back + 8, z + 130), (unit_right + 60, -70, z + 150), (x + 30, -30, zw)],
        6,
        M.plain('#2B2B2A', 0.6),
        50,
    )


def twigs(at, n=26, height=900, spread=0.45, seed=1, color='#6A5443', berries=None):
    """A shrub in winter: bare stems that fork, perhaps with berries."""
    rng = np.random.default_rng(seed)
    bark = M.plain(color, 0.8)
    dots = []
    for i in range(n):
        a, lean = i * 2.4, spread * (0.3 + 0.7 * rng.random())
        p, d = (
            Vector(at) + Vector(rng.normal(0, 26, 3)),
            Vector((math.cos(a) * lean, math.sin(a) * lean, 1)).normalized(),
        )
        p.z = at[2]
        length, pts = height * (0.55 + 0.5 * rng.random()), [p.copy()]
        for k in range(9):
            d = (d + Vector(rng.normal(0, 0.11, 3))).normalized()
            p = p + d * length / 9
            pts.append(p.copy())
            if k > 2 and rng.random() < 0.7:
                q, e, twig = p.copy(), (d + Vector(rng.normal(0, 0.55, 3))).normalized(), [p.copy()]
                for _ in range(4):
                    e = (e + Vector(rng.normal(0, 0.14, 3)) + Vector((0, 0, 0.06))).normalized()
                    q = q + e * length * 0.055
                    twig.append(q.copy())
                tube('twig', twig, 1.7, bark, res=2)
                dots.append(q)
        tube('stem', pts, 3.6, bark, res=3)
    for q in dots if berries else []:
        if rng.random() < 0.6:
            berry(q, 5.5, berries)


def berry(at, r, color):
    """A round fruit on a twig."""
    lathe('berry', [(0, -r), (r * 0.8, -r * 0.6), (r, 0), (r * 0.8, r * 0.6), (0, r)], at, M.plain(color, 0.35), 12)


def olive(at, trunk=620, crown=330, seed=2, color='#75835F'):
    """A small olive tree: bent trunk, loose crown of narrow leaves."""
    rng = np.random.default_rng(seed)
    bark = M.wood('#8A7A66', '#5E5142', 'z', 0.8)
    x, y, z = at
    pts = [(x, y, z), (x + 16, y, z + trunk * 0.35), (x - 12, y + 8, z + trunk * 0.7), (x + 6, y, z + trunk)]
    tube('trunk', pts, 17, bark, 90)
    leaf, items = M.leaf(color, '#AEB88F'), []
    for i in range(46):
        a, up = i * 2.4, 0.1 + 1.1 * rng.random()
        items += R.branch(
            (x + 6, y, z + trunk - 30 * rng.random()),
            (math.cos(a), math.sin(a), up),
            crown * (0.8 + 0.6 * rng.random()),
            rng,
            leaf,
            bark,
            52,
            12,
            24,
        )
    R.leaves('olive', items, leaf)


def paving(x0, x1, y0, y1, w=600, h=600, mat=None, seed=1, gap=5):
    """Slabs on their bed."""
    laid(
        'paving',
        tiles(x0, x1, y0, y1, w, h, gap, 0.5),
        mat or M.stone('#CFC4B2', '#B0A28C', 0.65),
        2.5,
        seed,
        0.5,
        0.0006,
    )
    box('bed', (x0 - 200, y0, -60), (x1 + 200, y1, -8), M.plain('#8D816F', 0.95), 0)


def pads(xs, y0, y1, tall=96, color='#C6BEB1'):
    """The two concrete blocks a unit stands on."""
    for x in xs:
        box('pad', (x - 90, y0, 0), (x + 90, y1, tall), M.concrete(color), 6)


def downpipe(x, top=4200, r=42, mat=None):
    """A rainwater pipe with its clips."""
    mat = mat or M.metal('#8F908D', 0.4, 'z')
    tube('downpipe', [(x, -70, -20), (x, -70, top)], r, mat)
    for z in (700, 2300):
        cyl('clip', (x, -70, z), r + 4, 26, mat, 'z', 3)
        box('stay', (x - 8, -70, z + 8), (x + 8, 0, z + 18), mat, 1)
