"""Lamps. Shades glow by themselves and spots throw the light: a bulb behind cloth is nothing but noise."""
import math
import lights
from core import cyl, lathe, ring, tube
import materials as M
from props import drop_caps


def pendant(at, r=210, h=190, drop=1600, mat=None, power=26, inside='#F1E6D2'):
    """A spun dome on its cable; `at` is the middle of its rim."""
    mat, (x, y, z) = mat or M.powder('#3B3A36', .4), at
    curve = [math.pi / 2 * i / 14 for i in range(14)]
    dome = [(max(24, r * math.cos(t) ** .8), h * math.sin(t) ** .9) for t in curve] + [(24, h)]
    lathe('dome', dome, at, mat, 96)
    drop_caps('dome')
    lathe('lining', [(a - 3, b) for a, b in dome[:-1]], (x, y, z - .5), M.plain(inside, .6), 96)
    drop_caps('lining')
    cyl('cap', (x, y, z + h - 4), 26, 60, M.metal('#A98E66', .28, 'z'), 'z', 4)
    tube('cable', [(x, y, z + h + 50), (x, y, z + h + drop)], 3, M.plain('#2A2825', .7), res=4)
    cyl('globe', (x, y, z + 20), 48, 70, M.emit('#FFD6A3', 5), 'z', 30)
    lights.spot((x, y, z + 10), (x, y, z - 500), power, 130, .5, '#FFD3A1', 60)


def lantern(at, r=240, drop=1400, power=24, glow=1.5):
    """A paper lantern, ribbed."""
    x, y, z = at
    paper = [(max(60, r * math.sin(math.pi * i / 30)), -r * .86 * math.cos(math.pi * i / 30)) for i in range(2, 29)]
    lathe('lantern', paper, at, M.shade('#EFE3CC', glow), 96)
    for i in range(3, 28, 2):
        ring('rib', (x, y, z - r * .86 * math.cos(math.pi * i / 30)), r * math.sin(math.pi * i / 30) + .8, 1.1,
             M.plain('#C9B795', .8), 'z', 72)
    tube('cable', [(x, y, z + r * .8), (x, y, z + r + drop)], 2.5, M.plain('#D9D2C4', .7), res=4)
    lights.bulb((x, y, z - r - 60), power, '#FFD3A1', 120)


def table_lamp(at, h=460, r=150, base=None, power=9, glow=2.0):
    """A ceramic foot under a drum shade."""
    base, (x, y, z) = base or M.stone('#8C7B68', '#6A5B4B', .55), at
    foot = h * .52
    soft = lathe('foot', [(r * .4, 0), (r * .52, foot * .1), (r * .6, foot * .42), (r * .42, foot * .76),
                          (r * .14, foot * .92), (r * .1, foot)], at, base, 80)
    soft.modifiers.new('sub', 'SUBSURF').render_levels = 2
    cyl('neck', (x, y, z + foot - 4), 7, h * .14, M.metal('#A98E66', .28, 'z'), 'z', 1)
    lathe('drum', [(r, h * .6), (r * .84, h)], at, M.shade(glow=glow), 96)
    drop_caps('drum')
    for up in (-1, 1): lights.spot((x, y, z + h * .8), (x, y, z + h * .8 + up * 400), power, 120, .3, '#FFCB98', 40)
