"""The coating line: cast fronts hang from an overhead rail and come out of the oven in their colours."""

import lights
import materials as M
import models
from core import box, camera, cyl, laid, prism, ring, rrect, tiles, tube
from finishes import IN_ROOMS
from settings import stage
from settings.stage import LANDSCAPE, WIDE, frontal, picture

KEPT = {'fins': ('core', 'fins', 'back'), 'panel': ('cap', 'face', 'foot')}


def hung(design, size, finish, x, y, top, turn=0):
    """The coated castings of a product without its electrics, on two hooks below the rail at the height `top`."""
    import bpy

    width, height, depth = size
    product = models.build(design, width=width, height=height, depth=depth, finish=IN_ROOMS.get(finish, finish))
    for part in list(product.parts):
        if part.key not in KEPT[design]:
            for o in part.objs:
                bpy.data.objects.remove(o)
            product.parts.remove(part)
    z = top - 560 - height
    product.place(x, y, z, turn)
    steel = M.metal('#9A9892', 0.32, 'z')
    for side in (-1, 1):
        at = x + side * width * 0.3
        tube('hook', [(at, y - 40, top), (at, y - 40, z + height + 46), (at, y - 18, z + height + 8), (at, y - 40, z + height - 34)], 4.5, steel, 18)
        cyl('trolley', (at - 13, y - 40, top + 6), 25, 26, M.powder('#3B3F40', 0.4), 'x', 3)


def line_of_colours():
    """A row of fronts across the picture, each in another colour; white booth walls, one long light above."""
    rail(2350, -60)
    colours = ('sapin', 'lin', 'brique', 'blanc', 'ardoise', 'anthracite')
    for i, finish in enumerate(colours):
        hung('fins', (560, 680, 105), finish, -2050 + 800 * i, 0, 2350)
    second = ('blanc', 'ardoise', 'sapin', 'lin', 'brique', 'blanc', 'anthracite', 'sapin')
    rail(2700, 2600)
    for i, finish in enumerate(second):
        hung('fins', (560, 680, 105), finish, -3300 + 950 * i, 2650, 2700)
    panel = M.plain('#D5D7D3', 0.5)
    for i in range(9):
        box('sheet', (-5400 + 1200 * i, 4800, 0), (-5400 + 1200 * i + 1192, 4830, 4200), panel, 3)
    box('floor', (-6000, -5400, -30), (6000, 4900, 0), M.concrete('#A9ACA8', 0.3), 0)
    for x in (-1900, 100, 2100):
        box('lamp', (x - 700, 1150, 3300), (x + 700, 1250, 3340), M.emit('#F4F7F4', 3), 0)
    lights.world('#E9EDEE', 0.12)
    lights.area((0, 1300, 3600), (0, 300, 900), 5600, 700, 360, '#F1F5F5')
    lights.area((-2400, -2700, 2900), (0, 0, 1300), 1200, 1800, 300, '#FFF1DD', glossy=False)
    lights.area((2600, -2300, 1400), (0, 0, 1300), 900, 1600, 46, '#DDE8F2')
    frontal(-60, 1560, 3900, WIDE, 5200, 1420, 5.6, -60)
    return picture(WIDE, 0.62, 1.2, 1.06)


def rail(z, y):
    """The box section the trolleys run in, with its hangers."""
    steel = M.powder('#565B5C', 0.45)
    prism('rail', rrect(y - 70, z + 20, y - 10, z + 100, 6), 'x', -6000, 6000, steel, 3)
    box('slit', (-6000, y - 52, z + 18), (6000, y - 28, z + 24), M.plain('#141414', 0.8), 0)
    for x in range(-5600, 5601, 1600):
        box('hanger', (x - 24, y - 52, z + 98), (x + 24, y - 28, z + 2000), steel, 3)
