"""Rooms before they are finished: damp walls and slabs, bare studs, rafters and tiles, pipes of a floor that is not cast."""
import math
import numpy as np
import materials as M
from core import box, cyl, laid, lathe, prism, ring, tube


@M.cached
def damp(color, dark, high=.9):
    """Old limewash that drinks from the ground: dark up to about `high` metres, a crust of salt at the edge."""
    g = M.G('damp')
    o = g.obj()
    z = g('SeparateXYZ', Vector=o).outputs[2]
    edge = g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', g.noise(o, 1.3, 5, .6, .5), .5), 1.3))
    wet = g.ramp(g('MapRange', Value=edge, From_Min=high - .35, From_Max=high + .25), [(0, 1.0), (1, 0.0)])
    salt = g.ramp(g('MapRange', Value=edge, From_Min=high - .1, From_Max=high + .32), [(.2, 0.0), (.5, 1.0), (.8, 0.0)])
    flakes = g.ramp(g.noise(o, 16, 5, .7), [(.46, 0.0), (.62, 1.0)])
    cloud = g.ramp(g.noise(o, 2.2, 4, .6), [(.3, dark), (.65, color)])
    c = g.mix(cloud.outputs[0], '#453D33', g.math('MULTIPLY', wet.outputs[0], .78))
    c = g.mix(c.outputs[0], '#E7E1D4', g.math('MULTIPLY', g.math('MULTIPLY', salt.outputs[0], flakes.outputs[0]), .8))
    rough = g('MapRange', Value=wet.outputs[0], To_Min=.92, To_Max=.6)
    return g.done(g.pbr(c, rough, normal=g.bump(g.math('ADD', cloud.outputs[0], g.math('MULTIPLY', flakes.outputs[0], .4)), .008, .6), Specular=.25))


@M.cached
def wet_slab(color='#8E877B'):
    """A thin slab on earth: cracked, dark and half glossy where the wet comes through."""
    g = M.G('wet-slab')
    o = g.obj()
    wet = g.ramp(g.noise(o, .85, 5, .62, .6), [(.42, 0.0), (.56, 1.0)])
    warped = g('VectorMath', operation='ADD', I0=o, I1=g('VectorMath', operation='SCALE', I0=g.noise(o, 2.4, 4).outputs['Color'], Scale=.16))
    crack = g.ramp(g('TexVoronoi', Vector=warped, Scale=.8, feature='DISTANCE_TO_EDGE').outputs['Distance'], [(.003, 1.0), (.009, 0.0)])
    grain = g.ramp(g.noise(o, 12, 4, .7), [(.3, '#736B5E'), (.7, color)])
    c = g.mix(grain.outputs[0], '#413A31', g.math('MULTIPLY', wet.outputs[0], .7))
    c = g.mix(c.outputs[0], '#241F1A', crack.outputs[0])
    rough = g('MapRange', Value=wet.outputs[0], To_Min=.9, To_Max=.3)
    h = g.math('SUBTRACT', g.math('MULTIPLY', grain.outputs[0], .3), crack.outputs[0])
    return g.done(g.pbr(c, rough, normal=g.bump(h, .006, .6), Specular=.35))


def rubble(mat, mortar, x0=-3000, x1=3000, seed=0, hole=None):
    """Courses of rubble; none in the `hole` (x0, x1, z0, z1) of a window."""
    cells, k, z = [], seed, 0
    while z < 3400:
        tall, x = 190 + 70 * math.sin(k * 2.3 + z), x0 - 150 * (k % 3)
        while x < x1:
            long = 330 + 110 * math.sin(k * 1.7) + 70 * math.sin(k * .6)
            middle = (x + long / 2, z + tall / 2)
            if not hole or not (hole[0] - long / 2 < middle[0] < hole[1] + long / 2 and hole[2] - tall / 2 < middle[1] < hole[3] + tall / 2):
                cells.append((*middle, long - 20 - 10 * (k % 2), tall - 20 - 8 * (k % 3), .012 * math.sin(k * 3.1)))
            x, k = x + long, k + 1
        z += tall
    laid('rubble', cells, mat, 9, 5, 3, .009, 'wall')
    if not hole: return box('mortar', (-4200, 10, -20), (4200, 140, 3600), mortar, 0)
    a, b, c, d = hole
    for lo, hi in (((-4200, -20), (a, 3600)), ((b, -20), (4200, 3600)), ((a, -20), (b, c)), ((a, d), (b, 3600))):
        box('mortar', (lo[0], 9, lo[1]), (hi[0], 420, hi[1]), mortar, 0)


def studs(x0, x1, top=3300, pitch=600):
    """A wall of timber frame: studs, rails, wool in the bays, the board outside."""
    timber = M.wood('#D3AF7C', '#A57F50', 'z', .6)
    for k in range(int((x1 - x0) / pitch) + 1): box('stud', (x0 + k * pitch - 23, -2, 0), (x0 + k * pitch + 23, 143, top), timber, 2)
    for z in (0, 2400): box('plate', (x0, -4, z), (x1, 143, z + 46), M.wood('#D3AF7C', '#A57F50', 'x', .6), 2)
    wool = M.boucle('#B79A63')
    for k in range(int((x1 - x0) / pitch)):
        if k % 3 != 1: box('wool', (x0 + k * pitch + 25, 22, 50), (x0 + (k + 1) * pitch - 25, 140, 2396 if k % 3 else top), wool, 12)
    box('board', (x0, 145, -20), (x1, 160, top), strand_board(), 0)


@M.cached
def strand_board():
    """Oriented strand board: flakes of wood every way."""
    g = M.G('strands')
    cells = g('TexVoronoi', Vector=g.obj((1, 1, 2.4)), Scale=26, Randomness=1)
    tone = g.ramp(g('SeparateColor', Color=cells.outputs['Color']).outputs[0], [(.1, '#9A7445'), (.5, '#C39A62'), (.9, '#DDBB84')])
    return g.done(g.pbr(tone, .6, normal=g.bump(cells.outputs['Distance'], .001, .5)))


def floor_pipes(x0, x1, y0, y1, z=0, pitch=150, color='#A9503A'):
    """The pipe of a heated floor, to and fro in curves over studded sheets, not yet cast."""
    box('sheet', (-4200, -5600, z - 60), (4200, 60, z - 8), M.plain('#3F4447', .5), 0)
    rows = int((y1 - y0) / pitch)
    P = []
    for k in range(rows + 1):
        y = y1 - k * pitch
        ends = (x0, x1) if k % 2 == 0 else (x1, x0)
        P += [(ends[0], y, z + 4), (ends[1], y, z + 4)]
    tube('pipe', P, 8, M.plain(color, .35), pitch * .49, res=8)


def stud_dots(x0, x1, y0, y1, z=-8, pitch=75):
    """The knobs of the sheets that hold a floor's pipe."""
    mat = M.plain('#3F4447', .5)
    for i in range(int((x1 - x0) / pitch)):
        for j in range(int((y1 - y0) / pitch)): cyl('knob', (x0 + (i + .5) * pitch, y0 + (j + .5) * pitch, z), 17, 20, mat, 'z', 5, 12)


# Slope of the roof of an attic: rise for each millimetre towards us.
RISE = .9


def slope(y, foot): return foot - y * RISE


def panel(name, x0, x1, y0, y1, foot, thick, mat, bevel=0):
    """A part of a slope that rises towards us, from y0 (behind) to y1, `thick` upwards."""
    outline = [(y0, slope(y0, foot)), (y1, slope(y1, foot)), (y1, slope(y1, foot) + thick), (y0, slope(y0, foot) + thick)]
    return prism(name, outline, 'x', x0, x1, mat, bevel)


def around(name, opening, foot, thick, mat, y=(1100, -3200), x=(-3600, 3600)):
    """A sheet of the slope with one opening (x0, x1, y0, y1)."""
    a, b, far, near = opening
    for x0, x1, y0, y1 in ((x[0], a, *y), (b, x[1], *y), (a, b, y[0], far), (a, b, near, y[1])): panel(name, x0, x1, y0, y1, foot, thick, mat)


def bare_roof(opening, foot):
    """Rafters, battens and the backs of the tiles, with the opening of a roof window in its timber."""
    timber = M.wood('#9C764E', '#694A2D', 'y', .6)
    a, b, far, near = opening
    for k in range(13):
        x = -3500 + k * 560 + 70
        if a - 40 < x < b - 40:
            panel('rafter', x, x + 80, 1100, far + 68, foot + 2, 160, timber, 3), panel('rafter', x, x + 80, near - 68, -3200, foot + 2, 160, timber, 3)
        else: panel('rafter', x, x + 80, 1100, -3200, foot, 165, timber, 3)
    for y in (far, near - 70): panel('trimmer', a, b, y + 70, y, foot, 165, M.wood('#C9A473', '#97713F', 'x', .6), 3)
    for x in (a - 60, b): panel('trimmer', x, x + 60, far + 70, near - 70, foot, 165, M.wood('#C9A473', '#97713F', 'y', .6), 3)
    batten, tile, rng = M.wood('#B08A5C', '#7E5C38', 'x', .6), M.stone('#9A5C42', '#6E3F2D', .8, veins=.02), np.random.default_rng(4)
    for k in range(15):
        y = 1080 - k * 290
        for x0, x1 in ((-3600, a - 60), (b + 60, 3600)) if near - 60 < y < far + 60 else ((-3600, 3600),):
            panel('batten', x0, x1, y, y - 55, foot + 170, 30, batten, 1)
            for i in range(int((x1 - x0) / 240) + 1):
                u = x0 + i * 240
                panel('tile', u, min(x1, u + 252), y + 60, y - 330, foot + 206 + 8 * rng.random(), 16, tile, 3)


def roof_window(opening, foot):
    """The frame of a roof window, its sash hung in the middle."""
    a, b, far, near = opening
    paint = M.powder('#F0ECE2', .4)
    for x in (a, b - 60): panel('jamb', x, x + 60, far, near, foot + 60, 70, paint, 3)
    for y in (far, near + 60): panel('head', a, b, y, y - 60, foot + 60, 70, paint, 3)


def sky_over(opening, foot):
    """Sky outside a roof window, through which the sun shines."""
    a, b, far, near = opening
    panel('sky', a - 900, b + 900, far + 900, near - 900, foot + 900, 10, M.emit('#C9DCE8', 1.1)).visible_shadow = False


def purlin(y, foot, x0=-3600, x1=3600):
    """A beam across below the rafters."""
    z = slope(y, foot)
    box('purlin', (x0, y - 90, z - 230), (x1, y + 90, z - 84), M.wood('#8F6C48', '#5C4029', 'x', .6), 8)


def wool_rolls(*places):
    """Rolls of insulation in their film, on end."""
    for x, y, r, h in places:
        cyl('roll', (x, y, 0), r, h, M.boucle('#C0A267'), 'z', 14, 56), cyl('film', (x, y, h * .12), r + 3, h * .76, M.plain('#E6E2D6', .25), 'z', 10, 56)


def ladder(x, y, z, tall=2300, lean=420):
    """A wooden ladder that leans back."""
    timber = M.wood('#C7A06C', '#94703F', 'z', .6)
    for dx in (0, 380): tube('rail', [(x + dx, y, z), (x + dx, y + lean, z + tall)], 24, timber, res=4)
    for k in range(1, 8): tube('rung', [(x, y + lean * k / 8, z + tall * k / 8), (x + 380, y + lean * k / 8, z + tall * k / 8)], 15, timber, res=6)


def coil(at, color='#A9503A'):
    """A coil of floor pipe that lies flat."""
    for k in range(24):
        ring('coil', (at[0], at[1], at[2] + 9 + 17 * (k % 8)), 330 - 19 * (k // 8) - 4 * (k % 3), 8.5, M.plain(color, .35), 'z')


def bucket(at):
    """A zinc bucket with its handle down."""
    zinc = M.metal('#9B9E9C', .42, 'z')
    lathe('bucket', [(0, 0), (100, 0), (104, 6), (140, 270), (146, 276), (140, 280), (134, 270), (98, 12), (0, 12)], at, zinc, 72)
    x, y, z = at
    tube('handle', [(x + 142 * math.cos(t), y - 142 * abs(math.sin(t)), z + 262 - 60 * math.sin(t)) for t in np.linspace(0, math.pi, 20)], 4, zinc)
