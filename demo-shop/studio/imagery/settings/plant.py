"""Cellars and plant rooms under their own lamps: a vault of stone, a white room with a tube of light, an old cellar."""

import math

import lights
import materials as M
import props as R
from core import box, cyl, grid, laid, lathe, prism, ring, rrect, tiles, tube
from models import water_parts as W
from models.air_parts import plate
from settings import stage, surfaces as S, utility_props as U
from settings.stage import LANDSCAPE, PORTRAIT, frontal, picture, stand


def bulkhead(x, z, power=26, y=0, color='#FFD9A8'):
    """An oval cellar lamp with its cage; a spot throws its light."""
    iron = M.powder('#3A3C3B', 0.45)
    lathe('base', [(92, 0), (92, -14), (84, -22)], (x, y, z), iron, 72, 'y')
    dome = [(80 * math.cos(math.pi / 2 * i / 10), -20 - 62 * math.sin(math.pi / 2 * i / 10)) for i in range(11)]
    lathe('glass', dome, (x, y, z), M.emit(color, 4.5), 72, 'y')
    ring('cage', (x, y - 52, z), 74, 4, iron, 'y')
    for turn in (0, math.pi / 2):
        c, s = math.cos(turn), math.sin(turn)
        arc = [(86 * math.cos(t), -20 - 68 * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))]
        tube('cage', [(x + a * c, y + b, z + a * s) for a, b in arc], 4, iron, res=4)
    lights.bulb((x, y - 150, z), power, color, 70).visible_glossy = False


def stone_cellar(design, size, finish, z):
    """Rubble courses under lime, a flagged floor, a caged lamp: the floor boiler, its flue and lagged pipes."""
    rows = [(0, 300), (300, 250), (550, 310), (860, 260), (1120, 300), (1420, 250), (1670, 310), (1980, 260), (2240, 320)]
    cells, k = [], 0
    for z0, tall in rows:
        x = -2200 - 130 * (k % 3)
        while x < 2200:
            long = 330 + 90 * math.sin(k * 1.7) + 60 * math.sin(k * 0.6)
            cells.append((x + long / 2, z0 + tall / 2, long - 22, tall - 22, 0))
            x += long
            k += 1
    laid('wall', cells, M.stone('#B5A997', '#8B8070', 0.75, 0.1, 2.2, 0.0), 12, 5, 6, 0.02, 'wall')
    box('mortar', (-3600, 12, -20), (3600, 140, 3300), M.limewash('#A79983', '#8D806C', 2), 0)
    laid('floor', tiles(-2400, 2400, -4600, 0, 520, 420, 8, 0.5), M.stone('#8D877C', '#67625A', 0.5), 4, 7, 0.8, 0.004)
    stage.under('#57514A', z=-8)
    box('base', (-360, -760, 0), (360, -16, 60), M.concrete('#A39D92'), 6)
    stand(design, size, finish, 60, 0, -30)
    top, y = 60 + size[1], -30 - (size[2] - 10) * 0.35
    pale = M.plain('#D8D4CA', 0.45)
    tube('flue', [(0, y, top + 40), (0, y, top + 480), (-900, y, top + 560), (-2600, y, top + 690)], 62, pale, 110, res=20)
    for at in (90, 330):
        ring('clamp', (0, y, top + at), 64, 3, M.steel('z'), 'z', 72)
    co = S.copper()
    for x, h, color in ((420, 980, '#B1502F'), (520, 460, '#4E6E86')):
        U.run([(270, -60, 60 + h * 0.92), (x, -60, 60 + h * 0.92), (x, -60, 3100)], 17, co, 46)
        U.ball_valve(x, -60, 1500, color)
    U.pump(520, -70, 1180)
    bulkhead(-690, 1480, 13, 0, '#FFE2BE')
    box('conduit', (-702, -14, 1570), (-678, -1, 3100), M.steel('z'), 2)
    R.stool((-860, -480, 0), 150, 430, M.wood('#8A6A48', '#5C4229', 'z'))
    crate((900, -330, 0))
    lights.world('#8A93A0', 0.05)
    lights.spot((300, -2600, 3000), (0, -300, 600), 210, 52, 0.9, '#FFDDB0', 120)
    lights.area((2400, -2200, 1900), (100, 0, 1000), 700, 900, 46, '#AFC3DC')
    lights.area((-400, -4200, 2600), (0, 0, 900), 2600, 1600, 24, '#FFE2C0', glossy=False)
    frontal(30, 840, 2660, LANDSCAPE, 4100, 1000, 8, -400)
    return picture(LANDSCAPE, 0.75, 1.2, 1.06)


def crate(at):
    """An apple crate of rough boards with bottles on their sides."""
    x, y, z = at
    wd = M.wood('#A98259', '#6F4E31', 'x', 0.6)
    for h in (0, 110, 220):
        for side in (-1, 1):
            box('slat', (x - 260, y + side * 170 - 9, z + h + 14), (x + 260, y + side * 170 + 9, z + h + 96), wd, 2)
    for sx in (-1, 1):
        a, b = sorted((x + sx * 242, x + sx * 260))
        box('end', (a, y - 178, z), (b, y + 178, z + 322), M.wood('#A98259', '#6F4E31', 'y', 0.6), 2)
    box('bottom', (x - 250, y - 165, z + 8), (x + 250, y + 165, z + 20), wd, 1)
    rng = (0, 1, 2, 3, 4, 5)
    for i in rng:
        px, py = x - 190 + 76 * i, y - 40 + 90 * (i % 2)
        lathe('apple', [(0, 4), (26, 0), (40, 22), (42, 44), (30, 70), (10, 74), (0, 66)], (px, py, z + 236 + 8 * (i % 3)), M.plain(('#8E4A35', '#9C8A3F', '#7F3F2E')[i % 3], 0.4), 40)


def plant_room(design, size, finish, z):
    """White tiles and grey paint, a tube of light over the machine, collectors with their valves: the ground loop."""
    laid('wall', tiles(-2100, 2100, 0, 1500, 150, 150, 3), S.tile('#EDECE6', '#E1DFD7', 0.14), 2, 6, 0.3, 0.003, 'wall')
    box('grout', (-3600, 4, -20), (3600, 100, 1500), M.plain('#BDBAB1', 0.9), 0)
    box('upper', (-3600, -1, 1500), (3600, 100, 3400), M.limewash('#AEB6B2', '#9BA4A0', 0.7), 0)
    box('floor', (-2800, -4800, -30), (2800, 0, 0), M.concrete('#8F938F', 0.3), 0)
    box('base', (-400, -800, 0), (400, -6, 50), M.concrete('#B2B0A8'), 6)
    stand(design, size, finish, 50, 0, -24)
    w, y, top = size[0], -24 - (size[2] - 10) * 0.22, 50 + size[1]
    black, co = M.plain('#1D1D1C', 0.8), S.copper()
    for share in (0.16, 0.32):
        tube('loop', [(w * share, y, top + 20), (w * share, y, top + 330 + 400 * share), (1900, y, top + 330 + 400 * share)], 30, black, 90, res=12)
    for share, color in ((-0.32, '#B1502F'), (-0.16, '#4E6E86')):
        x = w * share
        U.run([(x, y, top + 20), (x, y, top + 300 - 500 * share - 60), (-1900, y, top + 300 - 500 * share - 60)], 17, co, 60)
        U.ball_valve(x, y, top + 150, color)
    manifold(730, 980)
    tube_lamp(-90, 2330, 1250)
    lights.world('#E8EEF2', 0.12)
    lights.area((-90, -330, 2290), (-90, -260, 0), 1250, 60, 34, '#F3F6F4', spread=150)
    lights.area((-90, -2300, 3300), (0, -300, 700), 2600, 500, 130, '#EEF3F5')
    lights.area((1600, -3600, 1500), (0, 0, 900), 1600, 1600, 22, '#FFE8CC', glossy=False)
    frontal(120, 1270, 2000, PORTRAIT, 4300, 1180, 8, -500)
    return picture(PORTRAIT, 0.42, 1.2, 1.03)


def tube_lamp(x, z, long):
    """A strip light on the wall: a grey tray and its glowing tube."""
    box('tray', (x - long / 2 - 30, -60, z), (x + long / 2 + 30, -1, z + 60), M.powder('#D9DAD6', 0.4), 6)
    cyl('tube', (x - long / 2, -44, z - 20), 14, long, M.emit('#F6F8F4', 5), 'x', 4)


def manifold(x, z):
    """Collector of the probes on the wall: two bars, five valves with their black pipes to the floor."""
    brass = M.metal('#B59458', 0.26, 'x')
    for k, (y, h, color) in enumerate(((-70, z + 240, '#B1502F'), (-120, z, '#3F6A86'))):
        cyl('bar', (x - 260, y, h), 24, 520, brass, 'x', 3)
        for i in range(5):
            px = x - 200 + 100 * i + 26 * k
            cyl('neck', (px, y, h - 70), 13, 60, brass, 'z', 2)
            cyl('cap', (px, y, h + 20), 19, 34, M.plain(color, 0.4), 'z', 5)
            tube('pipe', [(px, y, h - 60), (px, y, 40)], 15, M.plain('#1D1D1C', 0.7), res=8)
    for px in (x - 250, x + 250):
        box('bracket', (px - 14, -90, z - 40), (px + 14, -1, z + 300), M.steel('z'), 2)


def tank_room(design, size, finish, z):
    """The hot-water tank between lagged pipes before brick painted deep blue-green, lit from a stairway door."""
    laid('wall', tiles(-2100, 2100, 0, 3000, 232, 72, 11, 0.5), M.limewash('#54686B', '#465759', 0.7), 3.2, 9, 0.8, 0.005, 'wall')
    box('mortar', (-3600, 5, -20), (3600, 120, 3300), M.plain('#475759', 0.9), 0)
    laid('floor', tiles(-2400, 2400, -4600, 0, 200, 200, 4), S.tile('#A9856B', '#8D6A53', 0.4), 1.6, 4, 0.3, 0.002)
    stage.under('#6E5D4E')
    stand(design, size, finish, z)
    for x, h, r in ((430, 0.24, 28), (520, 0.62, 28)):
        lag = M.plain('#D9D5CA', 0.8)
        tube('lagging', [(200, -90, size[1] * h), (x, -90, size[1] * h), (x, -90, 3200)], r, lag, 80, res=12)
        for at in (1750, 2350):
            ring('band', (x, -90, at), r + 1, 3, M.steel('z'), 'z', 48)
        U.ball_valve(x, -118, 1500, '#B1502F' if h > 0.5 else '#4E6E86')
    U.vessel(-640, 1330, 140, -170, '#9C4636')
    tube('pipe', [(-640, -170, 1500), (-640, -170, 1640), (-640, -60, 1640), (-640, -60, 3200)], 12, S.copper(), 30)
    U.basket((-640, -380, 0), 190, 300, '#B08A5D', '#E9E1D0', 6)
    lights.world('#A9B3BA', 0.07)
    lights.area((-900, -3300, 1250), (0, -300, 900), 800, 2000, 95, '#FFE1B8')
    lights.area((2300, -900, 2300), (200, -200, 900), 500, 500, 60, '#C9DAEA')
    lights.spot((350, -1900, 3000), (100, -300, 900), 130, 60, 0.9, '#FFE0B8', 120)
    frontal(-20, 1120, 1980, PORTRAIT, 4200, 1150, 8, -400)
    return picture(PORTRAIT, 0.72, 1.2, 1.05)
