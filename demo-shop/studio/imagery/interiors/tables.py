"""Tables, consoles, shelves, beds."""
import math
import numpy as np
from core import box, collect, cyl, grid, tube
import materials as M
from props import group
from interiors.cloth import cushion
from interiors.seats import OAK, WALNUT


def table(at, width=1600, depth=800, height=740, timber=OAK, turn=0):
    """A dining table: a thick top with a rounded edge on splayed round legs."""
    half, deep = width / 2, depth / 2
    with collect() as objs:
        box('top', (-half, -deep, height - 34), (half, deep, height), M.wood(*timber, 'x'), 10, 4)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube('leg', [(sx * (half - 160), sy * (deep - 130), height - 34),
                             (sx * (half - 70), sy * (deep - 60), 0)], 27, M.wood(*timber, 'z'))
        for y in (-deep + 130, deep - 130): box('apron', (-half + 170, y - 12, height - 110),
                                                (half - 170, y + 12, height - 33), M.wood(*timber, 'x'), 3)
    return group(objs, at, turn)


def console(x0, x1, y=-20, height=800, depth=320, timber=WALNUT, drawers=2):
    """A case with drawers on tall legs, against the wall."""
    wood, low = M.wood(*timber, 'x'), height - 190
    box('case', (x0, y - depth, low), (x1, y, height), wood, 4)
    wide = (x1 - x0 - 30) / drawers
    for i in range(drawers):
        a = x0 + 15 + i * wide
        box('front', (a + 2, y - depth - 5, low + 16), (a + wide - 2, y - depth + 4, height - 22), wood, 2)
        cyl('knob', (a + wide / 2, y - depth - 4, (low + height) / 2 - 2), 11, -20, M.metal('#A98E66', .3), 'y', 3)
    for x in (x0 + 50, x1 - 50):
        for d in (40, depth - 40): tube('leg', [(x, y - d, low + 4), (x, y - d, 0)], 16, M.wood(*timber, 'z'))


def shelf(x0, x1, z, depth=240, y=0, timber=OAK, thick=34):
    """A board let into the wall."""
    return box('shelf', (x0, y - depth, z - thick), (x1, y, z), M.wood(*timber, 'x'), 4)


def bookcase(x0, x1, levels, y=0, depth=280, timber=OAK, low=0):
    """Boards and uprights from the heights of the boards, lowest first."""
    wood = M.wood(*timber, 'x')
    for z in levels: box('board', (x0, y - depth, z - 28), (x1, y, z), wood, 2)
    for x in (x0 - 28, x1): box('upright', (x, y - depth, low), (x + 28, y, levels[-1]), M.wood(*timber, 'z'), 2)
    box('rear', (x0, y - 12, low), (x1, y - 2, levels[-1] - 14), M.wood(*(timber[1], timber[1]), 'z'), 0)


def bed(at, width=1600, turn=0, sheet=None, duvet=None, headboard=None, pillows=None, seed=1, length=2050):
    """A bed with its head at y = 0, its foot towards us: mattress, duvet with folds, pillows against the head."""
    sheet, duvet = sheet or M.linen('#EDE7DC'), duvet or M.linen('#D9D0C0')
    pillows = pillows or (sheet, sheet, duvet, duvet)
    half = width / 2
    ph = np.random.default_rng(seed).random(8) * 6.28
    with collect() as objs:
        box('base', (-half, -length, 110), (half, -40, 270), headboard or sheet, 14)
        cushion((-half - 4, -length, 262), (half + 4, -44, 480), sheet, 12, 0, 1, wrinkle=2)
        if headboard is not None: cushion((-half - 60, -110, 200), (half + 60, 0, 1010), headboard, 10, 0, 3,
                                          wrinkle=3)

        def cover(u, v):
            s, t = (2 * u - 1) * (half + 290), -640 - v * (length - 560)
            over = max(0, abs(s) - half - 14)
            x = math.copysign(min(abs(s), half + 14), s) + math.copysign(over * .09, s)
            swell = 9 * math.sin(x / 190 + ph[0] + t / 500) * math.sin(t / 230 + ph[1])
            swell += 6 * math.sin(x / 90 - t / 120 + ph[2])
            z = 505 + swell + 26 * math.exp(-((t + 690) / 70) ** 2) - over * .97
            return x + (10 + over * .05) * math.sin(t / 105 + ph[3]) * (over > 0), t, max(24, z)
        grid('duvet', 90, 80, cover, duvet, 26, 1)
        pillow_pair(half, pillows)
    return group(objs, at, turn)


def pillow_pair(half, mats):
    """Two rows of pillows, the front row lower."""
    for k, (y, tall, lean, wide) in enumerate(((-190, 470, -16, .94), (-340, 400, -24, .84))):
        for s in (-1, 1):
            w = half * wide - 30
            x = s * (half * .5)
            cushion((x - w / 2, y - 80, 470), (x + w / 2, y + 80, 470 + tall), mats[k * 2 + (s > 0)], 5, .62,
                    11 + k * 3 + s, (lean, 0, s * 2), wrinkle=7)
