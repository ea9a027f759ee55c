"""Floors. Timber tones stay away from yellow; stone is cooler or darker than the wall it meets."""
import math
from core import box, herringbone, laid, planks, tiles
import materials as M

TIMBER = {  # light and dark grain
    'pale': ('#C9B79E', '#9C846A'),
    'natural': ('#B79E80', '#836850'),
    'grey': ('#A89A88', '#776857'),
    'smoked': ('#7E6552', '#4C3A2D'),
    'walnut': ('#765238', '#452D1E'),
    'black': ('#433932', '#231D19'),
}
AREA = (-4200, 4200, -5600, 60)


def under(color, z=-2.2):
    """What shows in the joints."""
    box('under', (AREA[0], AREA[2], -40), (AREA[1], AREA[3], z), M.plain(color, .9), 0)


def boards(tone='natural', along='y', width=160, length=2000, seed=3):
    """Wide boards, towards the wall or along it."""
    laid('floor', planks(*AREA, length, width, .8, seed, along), M.oak(*TIMBER[tone]), 1.4, seed)
    under('#2A2019')


def parquet(tone='natural', length=600, width=100, seed=3):
    """Herringbone."""
    laid('floor', herringbone(*AREA, length, width, .7), M.oak(*TIMBER[tone]), 1.1, seed)
    under('#2A2019')


def flags(a='#CFC6B6', b='#AFA28D', size=(800, 800), rough=.42, seed=3, bond=.5, veins=.16):
    """Stone flags, whole ones at the wall."""
    start = AREA[3] - math.ceil((AREA[3] - AREA[2]) / size[1]) * size[1]
    laid('floor', tiles(*AREA[:2], start, AREA[3], *size, 3, bond), M.stone(a, b, rough, veins=veins), 1.2, seed)
    under('#958B7B')


def chequer(light=('#DDD6C8', '#C4BAA8'), dark=('#4A4843', '#34322E'), side=300, seed=3):
    """Two stones laid on the diagonal in turns."""
    step, cells = side / math.sqrt(2), ([], [])
    for i in range(int((AREA[1] - AREA[0]) / step) + 1):
        for j in range(int((AREA[3] - AREA[2]) / step) + 1):
            if (i + j) % 2: continue
            at = (AREA[0] + i * step, AREA[2] + j * step, side - 2.5, side - 2.5, math.pi / 4)
            cells[j % 2].append(at)
    for pieces, tones in zip(cells, (light, dark)):
        laid('floor', pieces, M.stone(*tones, .36), 1.2, seed)
    under('#6F685C')


def tomettes(a='#A2674B', b='#7F4A35', side=180, seed=3):
    """Terracotta squares, each a little out of true."""
    laid('floor', tiles(*AREA, side, side, 5, .5), M.stone(a, b, .58, veins=.02), 2, seed, .4, .003)
    under('#9A8A78', -3.5)


def poured(color='#B9B3A8'):
    """Concrete in one piece."""
    box('floor', (AREA[0], AREA[2], -30), (AREA[1], AREA[3], 0), M.concrete(color, .35), 0)


def terrazzo(base='#D6D0C5'):
    """Terrazzo in one piece."""
    box('floor', (AREA[0], AREA[2], -30), (AREA[1], AREA[3], 0), M.terrazzo(base), 0)
