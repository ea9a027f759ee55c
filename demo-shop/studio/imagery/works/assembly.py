"""The assembly bench: a radiator on its stand with the fronts lifted off, tools laid out, a lamp over the work."""

import math

import bpy

import lights
import materials as M
import models
from core import MM, box, collect, cyl, lathe, laid, planks, prism, ring, rrect, tiles, tube
from finishes import IN_ROOMS
from props import group
from settings import stage, surfaces as S
from settings.stage import LANDSCAPE, frontal, picture

BENCH = 900


def bench_with_radiator():
    """Bench of maple before a board of tools; the casting stands open, its fins and its control beside it."""
    back_board()
    bench()
    cast = opened()
    tools()
    screws((690, -300, BENCH))
    lamp()
    lights.world('#E6ECEF', 0.13)
    lights.area((-2300, -1500, 2500), (0, -200, 1150), 1300, 1500, 165, '#EAF1F6')
    lights.area((1200, -3600, 2500), (0, 0, 1200), 1800, 1200, 34, '#FFE6CA', glossy=False)
    frontal(20, 1300, 2120, LANDSCAPE, 3900, 1360, 6.3, -330)
    return cast and picture(LANDSCAPE, 0.5, 1.2, 1.06)


def back_board():
    """Grey-green panels with a rail of spanners, white brick above them."""
    laid('wall', tiles(-2200, 2200, 1780, 3300, 232, 72, 11, 0.5), M.limewash('#D6D3CA', '#C3BFB4', 0.6), 3.2, 3, 0.8, 0.005, 'wall')
    box('mortar', (-3600, 5, -20), (3600, 120, 3400), M.plain('#C6C1B6', 0.9), 0)
    paint = M.powder('#6E7F77', 0.5)
    for i in range(4):
        box('panel', (-2000 + 1000 * i, -18, 700), (-2000 + 1000 * i + 994, 2, 1774), paint, 3)
    box('rail', (-760, -44, 1712), (860, -18, 1736), M.wood('#B58E62', '#80593A', 'x'), 3)
    steel = M.metal('#B4B3AE', 0.28, 'z')
    for i in range(9):
        spanner(-700 + 74 * i, 1700, 120 + 17 * i, steel)
    for i, (x, color) in enumerate(((180, '#8C3A2B'), (270, '#B58B33'), (360, '#2F4F46'), (450, '#8C3A2B'))):
        driver(x, 1712, color, 90 + 26 * i)
    mallet(640, 1700)


def spanner(x, z, long, mat):
    """A ring spanner hung from its upper ring."""
    r = 10 + long * 0.045
    for h in (z - r, z - long):
        ring('ring', (x, -30, h), r, r * 0.34, mat, 'y', 40)
    prism('shank', rrect(x - r * 0.42, z - long + r, x + r * 0.42, z - 2 * r, 3), 'y', -34, -26, mat, 2)


def driver(x, z, color, blade):
    """A screwdriver, handle up, blade through the rail."""
    cyl('handle', (x, -32, z + 24), 14, 92, M.plain(color, 0.35), 'z', 7, 24)
    cyl('blade', (x, -32, z - blade), 3.4, blade + 26, M.metal('#C6C5C0', 0.2, 'z'), 'z', 0.6, 20)


def mallet(x, z):
    """A mallet of hide, head on the rail."""
    cyl('shaft', (x, -34, z - 250), 12, 280, M.wood('#B98F62', '#7E5733', 'z'), 'z', 3)
    cyl('head', (x - 56, -34, z + 56), 34, 112, M.plain('#8A6A45', 0.7), 'x', 6)


def bench():
    """A thick top on steel legs, a drawer unit, a vice at its end."""
    top = M.wood('#CDAE84', '#A17C52', 'x', 0.5)
    prism('top', rrect(-2000, -860, 2000, -60, 4), 'z', BENCH - 58, BENCH, top, 5)
    leg = M.powder('#4A5450', 0.45)
    for x in (-1000, 1000):
        for y in (-800, -140):
            box('leg', (x - 35, y - 35, 0), (x + 35, y + 35, BENCH - 58), leg, 4)
    box('mat', (-640, -720, BENCH), (640, -120, BENCH + 6), M.plain('#3D4744', 0.8), 2)


def opened():
    """The radiator of cast fins without its front on a padded stand; its control box lifted out, its back plate leaning."""
    product = models.build('fins', width=840, height=580, depth=105, finish=IN_ROOMS['brique'])
    z = BENCH + 46
    keep = {part.key: part for part in product.parts}
    for key in list(keep):
        if key in ('brackets',):
            for o in keep[key].objs:
                bpy.data.objects.remove(o)
            product.parts.remove(keep[key])
    fins = keep['fins'].objs
    # the last four fins stand apart, each with its rib, so that the collectors show
    for o in sorted(fins, key=lambda o: max(v.co.x for v in o.data.vertices))[-8:]:
        bpy.data.objects.remove(o)
        keep['fins'].objs.remove(o)
    product.place(-130, -330, z)
    wood = M.wood('#B58E62', '#80593A', 'y')
    for x in (-430, 170):
        box('chock', (x - 40, -480, BENCH + 6), (x + 40, -310, z), wood, 4)
    loose_fins()
    elements(z)
    return product


def loose_fins():
    """Four fins laid on the mat, front up."""
    coat = M.body(IN_ROOMS['brique'], 'x')
    for i in range(3):
        with collect() as objs:
            prism('fin', rrect(-270, -29, 270, 29, 17), 'z', 0, 34, coat, 9, 4)
            prism('rib', rrect(-240, -3.5, 240, 3.5, 3.4), 'z', 33, 37, coat, 1.5, 3)
        group(objs, (330 + 14 * i, -470 - 84 * i, BENCH + 7), 3 - 2.5 * i)


def elements(z):
    """The sheathed elements beside the collectors: two hairpins with their ceramic ends and wires."""
    sheath, ceramic = M.metal('#8E8B84', 0.3, 'x'), M.plain('#E6DDC9', 0.5)
    for k, h in enumerate((z + 100, z + 470)):
        path = [(20, -392, h + 12), (196, -392, h + 12), (214, -392, h), (196, -392, h - 12), (20, -392, h - 12)]
        tube('element', path, 5.5, sheath, 12)
        for dz in (12, -12):
            cyl('end', (0, -392, h + dz), 9, 30, ceramic, 'x', 2, 32)
    tube('wire', [(214, -392, z + 470), (246, -410, z + 400), (240, -420, z + 180), (214, -396, z + 104)], 3, M.plain('#A63E2C', 0.5), 50)


def tools():
    """On the mat: a torque driver, pliers, a brush, a folded cloth."""
    with collect() as objs:
        cyl('handle', (-60, 0, 16), 16, 120, M.plain('#2F4F46', 0.35), 'x', 7, 24)
        cyl('blade', (58, 0, 16), 4, 130, M.metal('#C6C5C0', 0.2, 'x'), 'x', 0.6, 20)
    group(objs, (-420, -640, BENCH + 7), 12)
    with collect() as objs:
        prism('shaft', rrect(-120, -9, 40, 9, 4), 'z', 8, 24, M.wood('#B98F62', '#7E5733', 'x'), 4)
        box('ferrule', (38, -16, 6), (66, 16, 26), M.metal('#B59458', 0.26, 'x'), 2)
        prism('bristle', [(66, -18), (120, -24), (120, 24), (66, 18)], 'z', 6, 26, M.plain('#3A332B', 0.9), 2)
    group(objs, (-120, -660, BENCH + 7), -18)


def screws(at):
    """A tin tray with screws and rivets."""
    x, y, z = at
    tin = M.metal('#A9A8A2', 0.35, 'x')
    prism('tray', rrect(x - 110, y - 75, x + 110, y + 75, 16), 'z', z, z + 7, tin, 2)
    for lo, hi in (((x - 110, y - 75), (x + 110, y - 71)), ((x - 110, y + 71), (x + 110, y + 75)), ((x - 110, y - 71), (x - 106, y + 71)), ((x + 106, y - 71), (x + 110, y + 71))):
        box('rim', (lo[0], lo[1], z), (hi[0], hi[1], z + 26), tin, 1)
    for i in range(46):
        a, r = i * 2.4, 7 + 8.4 * math.sqrt(i)
        px, py = x + r * math.cos(a) * 1.1, y + r * math.sin(a) * 0.75
        with collect() as objs:
            cyl('shank', (-14, 0, 5), 2.6, 22, M.metal('#C9C7C0', 0.24, 'x'), 'x', 0.5, 12)
            cyl('head', (-19, 0, 5), 5.4, 5, M.metal('#C9C7C0', 0.24, 'x'), 'x', 1, 16)
        group(objs, (px, py, z + 7 + 3 * (i % 3)), 57 * i)


def lamp():
    """A jointed lamp clamped to the board, its shade over the work; a spot throws its light."""
    dark = M.powder('#2F3B37', 0.4)
    tube('arm', [(-930, -30, 1200), (-900, -120, 1780), (-560, -430, 1990)], 11, dark)
    for p in ((-900, -120, 1780), (-560, -430, 1990)):
        cyl('joint', (p[0], p[1] - 16, p[2]), 22, 32, dark, 'y', 4)
    shade = lathe('shade', [(34, 60), (44, 40), (110, -60), (118, -78), (114, -78), (104, -60), (38, 36)], (0, 0, 0), dark, 72)
    bulb = lathe('bulb', [(0, -66), (34, -58), (46, -30), (30, 0), (0, 8)], (0, 0, 0), M.emit('#FFDDAA', 6), 40)
    for o in (shade, bulb):
        o.location = (-500 * MM, -450 * MM, 1930 * MM)
        o.rotation_euler = (math.radians(-10), math.radians(-26), 0)
    lights.spot((-480, -460, 1860), (-60, -380, 1000), 48, 100, 0.6, '#FFD9A8', 50)
