"""The casting floor: a ladle of molten iron over moulds of sand, its own glow the brightest light."""

import math

import lights
import materials as M
from core import box, cyl, grid, lathe, laid, prism, ring, rrect, tiles, tube
from materials import G, cached
from settings import stage
from settings.stage import LANDSCAPE, WIDE, frontal, picture


@cached
def molten(power=16.0):
    """Liquid iron: yellow-white, skinned over in darker flakes."""
    g = G('molten')
    skin = g.ramp(g.noise(g.obj((1, 1, 1)), 16, 4, 0.6, 1.2), [(0.38, '#FF8A2E'), (0.5, '#FFB861'), (0.62, '#FFD79A')])
    return g.done(g('Emission', Color=skin, Strength=power))


@cached
def crust():
    """Iron that has begun to set: dark skin, red in its cracks."""
    g = G('crust')
    crack = g.ramp(g.noise(g.obj(), 22, 4, 0.65, 0.8), [(0.46, 0.0), (0.62, 1.0)])
    dark = g.pbr('#2B2624', 0.8)
    hot = g('Emission', Color=M.lin('#FF5A1C'), Strength=5.0)
    return g.done(g('MixShader', I0=crack, I1=dark, I2=hot))


@cached
def sand(color='#7C6A55'):
    """Moulding sand: grainy, rammed, a little damp."""
    g = G('sand')
    grain = g.noise(g.obj(), 380, 2, 0.7)
    lump = g.noise(g.obj(), 9, 3, 0.6)
    f = g.math('ADD', g.math('MULTIPLY', grain, 0.55), g.math('MULTIPLY', lump, 0.45))
    c = g.ramp(f, [(0.36, '#4E4236'), (0.62, color)])
    return g.done(g.pbr(c, 0.95, normal=g.bump(f, 0.004, 0.8), Specular=0.15))


@cached
def scale(color='#3A3633', rough=0.62):
    """Iron plate that has been hot often: scaled, rust in its pits."""
    g = G('scale')
    n = g.noise(g.obj(), 7, 5, 0.65)
    pits = g.noise(g.obj(), 60, 3, 0.6)
    c = g.mix(g.ramp(n, [(0.4, '#262321'), (0.6, color)]).outputs[0], '#6B4630', g.ramp(pits, [(0.56, 0.0), (0.72, 0.7)]).outputs[0])
    return g.done(g.pbr(c, rough, 0.35, normal=g.bump(g.math('ADD', n, g.math('MULTIPLY', pits, 0.5)), 0.002, 0.6)))


def casting_floor():
    """Ladle in its bail tilted over the sprue of one mould, others in a row beside it, two of them poured."""
    hall()
    xs = (-1420, -620, 180, 980)
    for i, x in enumerate(xs):
        mould(x, -900, poured=i < 2)
    mould(1780, -900)
    lip = ladle(520, -900, 1120, 30)
    stream(lip, (210, -900, 545))
    lights.world('#7F8EA3', 0.035)
    lights.bulb((250, -1020, 760), 46, '#FF9A45', 60).visible_glossy = False
    lights.bulb((560, -960, 1560), 30, '#FFAA58', 120).visible_glossy = False
    lights.area((-3000, -1500, 3300), (0, -600, 500), 900, 1800, 150, '#9DB6D6', spread=120)
    lights.area((600, -4300, 2700), (200, 0, 800), 2400, 1400, 16, '#FFD3A4', glossy=False)
    lights.area((2300, 1200, 3600), (900, -800, 500), 900, 900, 120, '#B5C8E0', spread=110)
    frontal(120, 960, 3300, LANDSCAPE, 4600, 1020, 5.6, -900)
    return picture(LANDSCAPE, 0.98, 1.2, 1.06)


def hall():
    """Sooty bricks, a steel column, tall windows at dusk, a floor of beaten sand."""
    laid('wall', tiles(-4200, 4200, 0, 4200, 232, 72, 10, 0.5), M.limewash('#6B5F55', '#4E453D', 0.6), 3.2, 3, 0.8, 0.006, 'wall', 1400)
    box('mortar', (-5200, 1405, -20), (5200, 1500, 4400), M.plain('#4A4139', 0.9), 0)
    for x in (-2150, 330, 2810):
        box('reveal', (x - 520, 1380, 1500), (x + 520, 1398, 3900), M.plain('#2A2622', 0.8), 0)
        box('sky', (x - 480, 1370, 1540), (x + 480, 1379, 3860), M.emit('#6F86A6', 0.42), 0)
        for k in range(4):
            box('bar', (x - 492 + k * 320, 1350, 1530), (x - 468 + k * 320, 1372, 3870), M.plain('#1F1D1B', 0.6), 0)
        for k in range(7):
            box('bar', (x - 490, 1352, 1530 + k * 388), (x + 490, 1372, 1552 + k * 388), M.plain('#1F1D1B', 0.6), 0)
    col = scale('#454A4C', 0.5)
    for lo, hi in (((-1010, 700, 0), (-990, 900, 4200)), ((-790, 700, 0), (-770, 900, 4200)), ((-990, 790, 0), (-790, 810, 4200))):
        box('column', lo, hi, col, 2)
    box('floor', (-4800, -5400, -60), (4800, 1400, 0), sand('#5F5245'), 0)


def mould(x, y, poured=False):
    """Two iron flasks of rammed sand clamped on each other, a pouring cup and a riser on top."""
    iron = scale('#4B4642')
    wide, deep = 640, 760
    for z0 in (40, 290):
        for side in (-1, 1):
            a, b = sorted((side * wide / 2, side * (wide / 2 - 26)))
            box('flask', (x + a, y - deep / 2, z0), (x + b, y + deep / 2, z0 + 240), iron, 5)
            a, b = sorted((side * deep / 2, side * (deep / 2 - 26)))
            box('flask', (x - wide / 2 + 26, y + a, z0), (x + wide / 2 - 26, y + b, z0 + 240), iron, 5)
        for h in (z0 + 6, z0 + 216):
            box('rib', (x - wide / 2 - 12, y - deep / 2 - 14, h), (x + wide / 2 + 12, y - deep / 2 + 4, h + 18), iron, 4)
        for k in (-1, 0, 1):
            box('rib', (x + k * 200 - 9, y - deep / 2 - 12, z0 + 24), (x + k * 200 + 9, y - deep / 2 + 2, z0 + 216), iron, 4)
    for side in (-1, 1):
        cyl('trunnion', (x + side * wide / 2, y, 410), 34, side * 74, iron, 'x', 6)
        tube('clamp', [(x + side * 250, y - deep / 2 - 16, 190), (x + side * 250, y - deep / 2 - 60, 190), (x + side * 250, y - deep / 2 - 60, 390), (x + side * 250, y - deep / 2 - 16, 390)], 10, iron, 14)
    bed(x, y, wide - 52, deep - 52, 526)
    rim = [(52, 0), (86, 4), (78, 40), (58, 62), (46, 56)]
    lathe('cup', rim, (x, y, 522), sand(), 64)
    hot = crust() if poured else M.plain('#0B0A09', 0.95)
    lathe('surface', [(0, 0), (54, 0)], (x, y, 570 if poured else 552), hot, 48)
    lathe('riser', [(26, 0), (44, 2), (40, 24), (28, 30)], (x + 150, y + 160, 524), sand(), 48)
    lathe('riser-top', [(0, 0), (29, 0)], (x + 150, y + 160, 546), crust() if poured else M.plain('#0B0A09', 0.95), 32)


def bed(x, y, wide, deep, z):
    """The struck face of the sand, not quite flat, and spilt grains."""
    wave = lambda u, v: 3 * math.sin(7 * u + x) * math.sin(5 * v + 1)
    grid('bed', 40, 40, lambda u, v: (x - wide / 2 + wide * u, y - deep / 2 + deep * v, z + wave(u, v)), sand())


def ladle(x, y, z, tilt):
    """A lined pot in its bail, tipped to the left; gives the place where the metal leaves its lip."""
    from core import collect
    from props import group

    iron = scale('#56504B', 0.55)
    with collect() as objs:
        outer = [(0, -300), (205, -300), (232, -286), (262, 200), (270, 204), (270, 236), (236, 236)]
        inner = [(236, 236), (228, 170)]
        lathe('shell', outer, (0, 0, 0), iron, 96)
        lathe('lining', inner + [(214, -60)], (0, 0, 0), sand('#8B7A63'), 96)
        for h in (-180, 20, 150):
            ring('band', (0, 0, h), 246 + h * 0.05, 9, iron, 'z', 96)
        prism('lip', [(-330, -46), (-330, 46), (-236, 96), (-236, -96)], 'z', 176, 226, iron, 8)
        for side in (-1, 1):
            cyl('pivot', (0, side * 250, 0), 44, side * 90, iron, 'y', 6)
    root = group(objs, (x, y, z), 0)
    root.rotation_euler.y = -math.radians(tilt)
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))

    def out(a, h):
        return (x + a * c - h * s, y, z + a * s + h * c)

    lip = out(-332, 200)
    level = lip[2] + 8
    lathe('metal', [(0, 0), (216, 0)], (x - 88, y, level), molten(), 72)
    pool = [(lip[0] - 4, -30), (lip[0] - 4, 30), (lip[0] + 150, 88), (lip[0] + 150, -88)]
    prism('channel', [(a, y + b) for a, b in pool], 'z', level - 4, level, molten(), 0)
    bail(x, y, z, iron)
    return lip


def bail(x, y, z, iron):
    """The yoke that carries the pot, its hook and chain out of the frame, a hand wheel at its side."""
    for side in (-1, 1):
        box('arm', (x - 36, y + side * 322 - 14, z - 70), (x + 36, y + side * 322 + 14, z + 720), iron, 6)
    box('head', (x - 44, y - 336, z + 700), (x + 44, y + 336, z + 780), iron, 8)
    hook = [(x, y, z + 1010), (x, y, z + 900), (x + 60, y, z + 840), (x + 56, y, z + 770), (x, y, z + 742), (x - 54, y, z + 776)]
    tube('hook', hook, 20, iron, 46)
    for k in range(14):
        ring('link', (x, y, z + 1030 + 62 * k), 30, 9, iron, 'y' if k % 2 else 'x', 24)
    ring('wheel', (x, y - 420, z), 170, 11, iron, 'y', 72)
    cyl('hub', (x, y - 440, z), 34, 110, iron, 'y', 5)
    for k in range(3):
        a = math.tau * k / 6 + 0.3
        tube('spoke', [(x - 168 * math.cos(a), y - 420, z - 168 * math.sin(a)), (x + 168 * math.cos(a), y - 420, z + 168 * math.sin(a))], 8, iron)


def stream(start, end):
    """The thread of metal between lip and cup: a parabola that thins as it falls."""
    (x0, y, z0), (x1, _, z1) = start, end
    rows, n = [], 26
    for i in range(n + 1):
        t = i / n
        rows.append((x0 + (x1 - x0) * t, z0 + 6 - (z0 + 6 - z1) * t * t, 26 - 9 * t))

    def skin(u, v):
        i = min(n, int(v * n + 0.5))
        a = math.tau * u
        cx, cz, r = rows[i]
        return (cx + r * math.cos(a), y + r * math.sin(a), cz)

    grid('stream', 24, n + 1, skin, molten(20.0))
    for k, (dx, dz, r) in enumerate(((-70, 40, 4), (58, 96, 3), (94, 30, 3.4), (-112, 120, 2.4), (40, 160, 2.2), (130, 88, 2.4), (-48, 84, 2.6), (16, 60, 3))):
        lathe('spark', [(0, -r), (r, 0), (0, r)], (x1 + dx, y - 60 + 18 * k, z1 + dz), M.emit('#FFC27A', 18), 12)
