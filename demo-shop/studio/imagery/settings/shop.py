"""Places of trade: a shop's door at dusk, a joiner's workshop, a meeting room under its ceiling."""

import lights
import materials as M
from core import box, camera, cyl, laid, planks, prism, ring, rrect, tiles, tube
from interiors import seats, tables
from models.air_parts import plate
from settings import stage, surfaces as S, utility_props as U
from settings.stage import LANDSCAPE, frontal, picture, stand


def evening_door(design, size, finish, z):
    """A glazed double door at dusk, the street blue behind it, warm lamps inside; shelves of stoneware beside it."""
    shop_wall()
    leaves(M.powder('#2F4039', 0.35))
    street()
    stand(design, size, finish, z)
    oak = M.wood('#B48D60', '#7A5838', 'x')
    for h in (1240, 1640):
        U.shelf(890, 2200, h, 240, oak, 34)
    for i, (x, h, r, c) in enumerate(
        ((980, 1674, 62, '#D9CFBD'), (1120, 1674, 54, '#7D4A36'), (1000, 1274, 70, '#5F6F66'), (1160, 1274, 60, '#D9CFBD'))
    ):
        U.jar((x, -130, h), r, 150 + 20 * (i % 2), c)
    lights.world('#6F7C92', 0.05)
    for x in (-900, 0, 900):
        lights.spot((x, -900, 3300), (x * 1.1, -100, 1700), 120, 90, 0.9, '#FFDDB8', 90)
    lights.area((-300, -4000, 2700), (0, 0, 1700), 2600, 1600, 74, '#FFE8D0', glossy=False)
    lights.area((0, 900, 1700), (0, -1500, 900), 1400, 1600, 30, '#9DB8DA')
    frontal(150, 1790, 2380, LANDSCAPE, 3900, 1480, 1.6, -200)
    return picture(LANDSCAPE, 0.72, 1.2, 1.06)


def shop_wall():
    """Clay plaster with the opening of the door."""
    hole = [(-700, -10), (700, -10), (700, 2130), (-700, 2130)]
    plate('wall', [(-3600, -20), (3600, -20), (3600, 3600), (-3600, 3600)], [hole], 0, 160, M.limewash('#D6CFC3', '#C2B9AB'), 2)
    laid('floor', tiles(-2600, 2600, -4600, 200, 300, 300, 3), M.stone('#8F8678', '#6F675B', 0.3), 1, 5)


def leaves(paint):
    """Two glazed leaves, their frames and long upright handles."""
    brass = M.metal('#A98E66', 0.26, 'z')
    for side in (-1, 1):
        x0, x1 = sorted((side * 4, side * 690))
        outer, inner = rrect(x0, 12, x1, 2122, 3), rrect(x0 + 74, 230, x1 - 74, 2040, 3)
        plate('leaf', outer, [inner], 70, 112, paint, 2)
        tube('handle', [(side * 44, 70, 880), (side * 44, 10, 900), (side * 44, 10, 1480), (side * 44, 70, 1500)], 12, brass, 40)
    for x in (-712, 700):
        box('jamb', (x, -14, 0), (x + 12, 150, 2142), paint, 2)
    box('head', (-712, -14, 2130), (712, 150, 2142), paint, 2)


def street():
    """What the glass shows: a façade across the street, out of focus, some of its windows lit."""
    box('sky', (-9000, 9000, -100), (9000, 9100, 9000), M.emit('#6F8DB4', 0.8), 0)
    box('facade', (-6200, 7000, -100), (6200, 7200, 2900), M.emit('#3E4E63', 0.42), 0)
    box('cornice', (-6200, 6940, 2840), (6200, 7000, 2960), M.emit('#55677F', 0.5), 0)
    box('shopfront', (-6200, 6960, -100), (6200, 6990, 620), M.emit('#26313F', 0.4), 0)
    for i, x in enumerate(range(-2900, 3000, 980)):
        lit = i in (1, 2, 4)
        box('window', (x, 6980, 1180), (x + 520, 6990, 2260), M.emit('#FFC892', 0.95) if lit else M.emit('#1B2634', 0.5), 0)
        for at in (x - 30, x + 245, x + 520):
            box('bar', (at, 6960, 1180), (at + 30, 6980, 2260), M.emit('#6E7F95', 0.45), 0)
        box('sill', (x - 70, 6940, 1120), (x + 590, 6980, 1180), M.emit('#6E7F95', 0.5), 0)
    box('pavement', (-5200, 170, -40), (5200, 7000, -4), M.plain('#59616B', 0.25), 0)


def joinery(design, size, finish, z):
    """White brick under a steel beam; boards on end at the left, a chain hoist at the right, light from the roof."""
    laid('wall', tiles(-2200, 2200, 900, 3600, 232, 72, 11, 0.5), M.limewash('#D9D5CB', '#C3BEB2', 0.6), 3.2, 3, 0.8, 0.005, 'wall')
    box('mortar', (-3600, 5, -20), (3600, 120, 3700), M.plain('#C6C1B6', 0.9), 0)
    steel = M.powder('#4A5450', 0.5)
    for lo, hi in (((-3600, -230, 3030), (3600, -30, 3048)), ((-3600, -138, 3048), (3600, -122, 3230)), ((-3600, -230, 3230), (3600, -30, 3250))):
        box('beam', lo, hi, steel, 2)
    boards_on_end()
    hoist(690, -130, 3020)
    stand(design, size, finish, z, 40)
    cyl('conduit', (40 + size[0] * 0.3, -12, 900), 10, z - 934, M.steel('z'), 'z', 1)
    for h in (1990, 2230):
        box('clip', (40 + size[0] * 0.3 - 22, -16, h), (40 + size[0] * 0.3 + 22, -1, h + 14), M.steel('z'), 2)
    lights.world('#EDF0F2', 0.16)
    lights.sun(18, 58, 2.6, '#FFEBD2', 2.2)
    lights.area((-700, -1500, 4300), (0, -100, 2300), 2600, 1500, 190, '#E6EEF6')
    lights.area((1200, -4000, 1700), (0, 0, 2400), 2400, 1600, 30, '#FFEBD6', glossy=False)
    frontal(40, 2480, 1640, LANDSCAPE, 3600, 1700, 7.1, -220)
    return picture(LANDSCAPE, 0.5, 1.2, 1.06)


def boards_on_end():
    """Sawn boards of several timbers, leaning on the wall."""
    tones = (('#C9A578', '#93693F'), ('#8F6B49', '#5C4029'), ('#D6BD96', '#A98A62'), ('#A9734D', '#734A30'), ('#C2A07A', '#8A6846'))
    for i, (a, b) in enumerate(tones):
        x = -960 + i * 98
        o = box('board', (-43, -32, 0), (43, 0, 2380 + 70 * ((i * 3) % 5)), M.wood(a, b, 'z', 0.6), 2)
        o.location = (x * 0.001, (-150 - 6 * i) * 0.001, 0)
        o.rotation_euler = (-0.045 - 0.004 * (i % 3), 0.006 * ((i % 3) - 1), 0)


def hoist(x, y, z):
    """A chain with its hook, from the trolley under the beam."""
    yellow, chain = M.powder('#A98545', 0.45), M.metal('#8B8984', 0.35, 'z')
    prism('block', rrect(x - 70, z - 190, x + 70, z - 14, 26), 'y', y - 60, y + 60, yellow, 8, 4)
    cyl('drum', (x, y - 61, z - 102), 52, -8, M.powder('#2B2B29', 0.4), 'y', 2)
    for i in range(18):
        at = z - 202 - i * 24
        ring('link', (x, y, at), 11, 3.4, chain, 'y' if i % 2 else 'x', 20)
    low = z - 202 - 18 * 24
    cyl('ferrule', (x, y, low - 30), 18, 36, M.powder('#A98545', 0.45), 'z', 4)
    hook = [(x, y, low - 30), (x, y, low - 60), (x + 34, y, low - 92), (x + 30, y, low - 138), (x - 8, y, low - 152), (x - 36, y, low - 124)]
    tube('hook', hook, 9, chain, 26)


def pale_sky():
    """A bright overcast sky as a glowing backdrop, a little deeper towards the ground."""
    g = M.G('sky')
    high = g('SeparateXYZ', Vector=g.obj()).outputs[2]
    tone = g.ramp(g('MapRange', Value=high, From_Min=-1.0, From_Max=6.0), [(0.0, '#B4C2C6'), (0.4, '#D3DEE3'), (1.0, '#EEF3F5')])
    return g.done(g('Emission', Color=tone, Strength=2.3))


def meeting_room(design, size, finish, z):
    """A high white ceiling with the cassette under it, tall windows behind, a long oak table and its chairs."""
    columns = ((-2300, -1180), (-930, 190), (440, 1560), (1810, 2930))
    holes = [[(a, 820), (b, 820), (b, 2900), (a, 2900)] for a, b in columns]
    plate('wall', [(-4600, -20), (4600, -20), (4600, 3420), (-4600, 3420)], holes, 0, 260, M.limewash('#E4E1D9', '#D4D0C6', 0.8), 2)
    paint = M.powder('#3B443F', 0.4)
    for a, b in columns:
        for x in (a, (a + b) / 2 - 18, b - 36):
            box('bar', (x, 150, 820), (x + 36, 200, 2900), paint, 2)
        for h in (820, 2080, 2864):
            box('bar', (a, 155, h), (b, 195, h + 36), paint, 2)
        box('sill', (a - 30, -40, 786), (b + 30, 150, 822), M.stone('#B9B2A4', '#9A9284', 0.5), 3)
    box('ceiling', (-4600, -6000, 3400), (4600, 200, 3460), M.plain('#ECE8E0', 0.9), 0)
    for x in (-1750, 1750):
        box('joist', (x - 110, -6000, 3210), (x + 110, 10, 3401), M.wood('#B39168', '#86643F', 'y', 0.6), 5)
    laid('floor', planks(-4200, 4200, -5600, 0, 2100, 180, 0.8, 5, 'y'), M.oak('#B79E80', '#836850'), 1.4, 5)
    stage.under('#2A2019', -4600, 4600, -5800)
    box('outside', (-14000, 9000, -2000), (14000, 9100, 9000), pale_sky(), 0)
    tables.table((0, -1500, 0), 2700, 900, 740, seats.OAK)
    for x, turn in ((-800, 0), (0, 4), (820, -3)):
        seats.chair((x, -820, 0), turn, seats.WALNUT)
    stand(design, size, finish, z, 0, -1300)
    for x in (-size[0] / 2 + 110, size[0] / 2 - 110):
        for y in (-size[2] + 70 - 1300, -70 - 1300):
            tube('cable', [(x, y, z + size[1]), (x, y, 3400)], 1.6, M.steel('z'))
    lights.world('#EEF1F2', 0.22)
    lights.area((0, 1400, 2000), (0, -2500, 1200), 6400, 2600, 560, '#E6EEF6', spread=150)
    lights.area((-2600, -4400, 2300), (0, -1200, 1200), 2600, 1800, 70, '#FFEFDC', glossy=False)
    lights.area((900, -3800, 300), (0, -1400, 2600), 2200, 1400, 12, '#FFEFDC', glossy=False)
    camera((0, -5300, 1240), (0, 0, 1240), 40, 7.1, (0, -1500, 2400), shift=(0, 0.135))
    return picture(LANDSCAPE, 0.8, 1.18, 1.04)
