"""Walls and what is built into them. The back wall is y = 0; `side` 1 is left, -1 right."""
import math
from core import box, laid, planks, prism, tiles, tube
import materials as M


def wall(mat, x0=-4200, x1=4200, z0=-20, z1=3600):
    """The wall behind, plain."""
    return box('wall', (x0, 0, z0), (x1, 120, z1), mat, 0)


def skirting(mat, height=110, x0=-4200, x1=4200):
    """A board along the foot of the wall behind, its upper edge rounded."""
    return box('skirting', (x0, -16, 0), (x1, 2, height), mat, 4)


def side_box(side, at, lo, hi, mat, bevel=0):
    """A box given by its distance from the middle on one side: lo and hi are (distance, y, z)."""
    xs = sorted((-side * lo[0], -side * hi[0]))
    return box('side', (xs[0], lo[1], lo[2]), (xs[1], hi[1], hi[2]), mat, bevel)


def side_wall(mat, side=1, at=2400, opening=(-2650, -1050, 150, 2350), panes=(2, 4), frame=None, top=4400, bar=34):
    """Wall at one side with a window whose bars cut the sun into panes. It is taller than any frame."""
    y0, y1, z0, z1 = opening
    for lo, hi in (((at, y1, -20), (at + 200, 0, top)), ((at, -6000, -20), (at + 200, y0, top)),
                   ((at, y0, z1), (at + 200, y1, top)), ((at, y0, -20), (at + 200, y1, z0))):
        side_box(side, at, lo, hi, mat)
    paint, (columns, rows) = frame or M.plain('#EFEAE0', .4), panes
    for i in range(columns + 1):
        y, w = y0 + (y1 - y0) * i / columns, bar + (8 if i in (0, columns) else 0)
        side_box(side, at, (at + 70, y - w, z0), (at + 130, y + w, z1), paint, 3)
    for j in range(rows + 1):
        z = z0 + (z1 - z0) * j / rows
        side_box(side, at, (at + 75, y0, z - bar * .6), (at + 125, y1, z + bar * .6), paint, 3)


def quarter(n=14):
    """Angles of a quarter of a turn."""
    return [math.pi / 2 * i / n for i in range(n + 1)]


def louvres(mat, side, at, opening, pitch=90, tilt=.6):
    """Slats of a shutter before a side window."""
    y0, y1, z0, z1 = opening
    for i in range(int((z1 - z0) / pitch)):
        z, d, h = z0 + (i + .5) * pitch, 30 * math.cos(tilt), 30 * math.sin(tilt)
        slat = [(-side * (at + 100) - d, z - side * h), (-side * (at + 100) + d, z + side * h)]
        outline = [slat[0], slat[1], (slat[1][0], slat[1][1] + 7), (slat[0][0], slat[0][1] + 7)]
        prism('slat', outline, 'y', y0, y1, mat, 0)


def frame_moulding(x0, z0, x1, z1, mat, y=0):
    """A panel of wainscot: an outer and an inner bead, butted at the corners."""
    for inset, w, d in ((0, 26, 16), (34, 12, 9)):
        a, b, c, e = x0 + inset, z0 + inset, x1 - inset, z1 - inset
        for lo, hi in (((a, y - d, b), (c, y, b + w)), ((a, y - d, e - w), (c, y, e)),
                       ((a, y - d, b + w), (a + w, y, e - w)), ((c - w, y - d, b + w), (c, y, e - w))):
            box('moulding', lo, hi, mat, 4)


def wainscot(mat, height=1000, pitch=95, x0=-3000, x1=3000, seed=2):
    """Painted boards on the lower wall, under a rail."""
    cells = [(x, height / 2, height, pitch - .8, math.pi / 2) for x in range(x0, x1, pitch)]
    laid('boards', cells, mat, 3.5, seed, .25, 0, 'wall', -14)
    box('behind', (x0, -11, 0), (x1, 0, height), mat, 0)
    box('rail', (x0, -34, height), (x1, 0, height + 34), mat, 5)


def bricks(mat, mortar, z1=3400, x0=-3000, x1=3000, seed=3):
    """A wall of bricks under paint or bare."""
    laid('bricks', tiles(x0, x1, 0, z1, 232, 72, 11, .5), mat, 3.2, seed, .8, .005, 'wall', 0)
    box('mortar', (x0 - 400, 5, -20), (x1 + 400, 120, z1), mortar, 0)


def boarded(mat, z1=3200, x0=-3000, x1=3000, width=170, seed=4):
    """A wall of upright boards."""
    laid('boards', planks(x0, x1, 0, z1, 4000, width, 3, seed, 'y'), mat, 2.2, seed, .4, 0, 'wall', 0)
    box('behind', (x0, 4, -20), (x1, 120, z1), M.plain('#1B1714', .8), 0)


def niche(mat, x0, x1, z0, z1, depth=300, inside=None, left=-4200, right=4200, top=3600):
    """The wall behind with an arched recess."""
    r = (x1 - x0) / 2
    for a, b, c, d in ((left, x0, -20, top), (x1, right, -20, top), (x0, x1, z1, top), (x0, x1, -20, z0)):
        if d > c: box('wall', (a, 0, c), (b, depth + 80, d), mat, 0)
    for corner, sign in ((x0, 1), (x1, -1)):
        arc = [((x0 + x1) / 2 - sign * r * math.cos(t), z1 - r + r * math.sin(t)) for t in quarter(20)]
        prism('spandrel', [(corner, z1)] + arc, 'y', 0, depth, mat, 0)
    box('recess', (x0 - 10, depth, z0 - 10), (x1 + 10, depth + 80, z1 + 10), inside or mat, 0)


def screen(mat, x0, x1, y=-40, z1=2900, pitch=62, width=30, depth=44):
    """Upright battens from floor to ceiling."""
    for i in range(int((x1 - x0) / pitch) + 1):
        x = x0 + i * pitch
        box('batten', (x, y - depth, 0), (x + width, y, z1), mat, 2)


def window_behind(mat, x0, x1, z0, z1, columns=3, rows=2, frame=None, reveal=220, bar=22):
    """A window in the wall behind, with its reveals, bars and sill."""
    paint = frame or M.powder('#F2EFE8', .4)
    for a, b, c, d in ((-4200, x0, -20, 3600), (x1, 4200, -20, 3600), (x0, x1, z1, 3600), (x0, x1, -20, z0)):
        box('wall', (a, 0, c), (b, reveal, d), mat, 0)
    for i in range(columns + 1):
        x, w = x0 + (x1 - x0) * i / columns, bar * (2 if i in (0, columns) else 1)
        box('bar', (x - w, reveal - 70, z0), (x + w, reveal - 20, z1), paint, 4)
    for j in range(rows + 1):
        z, w = z0 + (z1 - z0) * j / rows, bar * (2 if j in (0, rows) else .7)
        box('bar', (x0, reveal - 65, z - w), (x1, reveal - 25, z + w), paint, 4)
    box('sill', (x0 - 40, -46, z0 - 32), (x1 + 40, reveal - 60, z0 + 5), paint, 3)


def stair(mat, stringer, x, y0, y1, rise=172, going=250, count=9, rail=None):
    """A closed flight that climbs to the right along the wall, with balusters of steel."""
    for i in range(count):
        a, z = x + i * going, (i + 1) * rise
        box('tread', (a - 28, y0, z - 36), (a + going, y1, z), mat, 5)
        box('riser', (a, y0 + 14, z - rise), (a + 18, y1, z - 36), stringer, 0)
    slope = rise / going
    side = [(x - 10, 0), (x + 300, 0), (x + count * going, (count * going - 290) * slope),
            (x + count * going, count * rise), (x - 10, rise)]
    prism('stringer', side, 'y', y0 - 6, y0 + 22, stringer, 2)
    if rail is None: return
    start, end = (x - 40, rise + 870), (x + count * going, count * rise + 900)
    climb = (end[1] - start[1]) / (end[0] - start[0])
    for i in range(count * 2):
        a = x + 60 + i * going / 2
        foot = (int((a - x) / going) + 1) * rise
        tube('baluster', [(a, y0 + 60, foot), (a, y0 + 60, start[1] + (a - start[0]) * climb)], 7, rail, res=5)
    tube('rail', [(start[0], y0 + 60, start[1]), (end[0], y0 + 60, end[1])], 20, mat, res=8)
