"""How products are connected: copper beside a tank, below a wall box, above a tower; air ducts and flues."""
import materials as M
from core import box, cyl, ring, tube
from models.ventilation_box import openings
from settings import surfaces as S, utility_props as U

HOT, COLD = '#B1502F', '#4E6E86'


def beside(at, levels, into, top=3100, radius=14, lagged=False, valves=True):
    """Pipes from the ceiling down the wall at x = `at`, then to a tank's flank: heights of the tank, hottest first."""
    step = 90 if at > into else -90
    for k, level in enumerate(levels):
        x = at + step * k
        path = [(x, -62, top), (x, -62, level), (into, -62, level)]
        if lagged: tube('lagging', path, radius + 16, M.plain('#D6D2C7', .8), 70, res=10)
        else: U.run(path, radius, S.copper(), 40)
        if valves: U.ball_valve(x, -62 - (radius + 10 if lagged else 0), 1500 - 130 * k, COLD if k % 2 else HOT)


def below(piece, x, shares, y, low, radius=11, wall=True):
    """Copper from the connections of a wall box down to `low`, into the wall or on into what is below."""
    for share in shares:
        px = x - piece.width / 2 + piece.width * share
        path = [(px, y, piece.z - 8), (px, y, low)]
        if wall: path.append((px, -10, low))
        U.run(path, radius, S.copper(), 36)
        if wall: U.rose(px, low, radius + 16)


def above(piece, x, shares, y, base=0, top=3300, radius=14, color=None):
    """Copper from the connections on a machine's roof straight up."""
    for k, share in enumerate(shares):
        px, foot = x + piece.width * share, base + piece.height + 16
        tube('pipe', [(px, y, foot), (px, y, top)], radius, M.plain(color, .8) if color else S.copper(), res=10)
        U.ball_valve(px, y - (0 if color is None else 8), foot + 150 + 40 * (k % 2), COLD if k % 2 else HOT)


def flue(x, y, foot, up, to, radius=52, color='#DEDAD1'):
    """A white flue: up from the boiler, then to the wall or aside, with its clamps."""
    mat = M.plain(color, .45)
    tube('flue', [(x, y, foot), (x, y, foot + up), to(foot + up)], radius, mat, radius * 1.7, res=16)
    ring('clamp', (x, y, foot + 30), radius + 2, 3, M.steel('z'), 'z', 64)


def air_hoses(piece, x, y, z, ends, color='#D2D0CA', turn=None):
    """Flexible ducts from the spigots on the face of an extract unit; `ends` gives each spigot's path."""
    around, _ = openings(piece.width, piece.height)
    front = y - piece.depth + 4
    for (dx, h, r), path in zip(around, ends):
        start = (x + dx, front, z + h)
        if path is None: continue
        out = (x + dx, front - 120, z + h)
        U.hose([start, out, *path], r + 6, color, 110, 20)
        ring('clip', (x + dx, front - 26, z + h), r + 9, 3, M.steel('x'), 'y', 48)


def duct_heads(piece, x, y, up, to, radius=78, color='#E4E1D9'):
    """Two smooth ducts from the head of a heat-pump water heater: up, then where `to` says for each side."""
    axis = y - piece.depth + piece.width / 2 + 15
    for side in (-1, 1):
        px = x + side * piece.width / 2 * .46
        U.duct([(px, axis, piece.z + piece.height - 30), (px, axis, piece.z + piece.height + up), to(side, px, axis, piece.z + piece.height + up)],
               radius, M.plain(color, .45), 120, 60)


def cellar_lamp(x, z):
    """A caged lamp that is off, and its conduit."""
    cyl('conduit', (x, -12, z + 60), 9, 1600, M.steel('z'), 'z', 1)
    box('case', (x - 60, -70, z - 90), (x + 60, -2, z + 90), M.plain('#E9E4D8', .3), 30)
