"""Fans of the heaters: wheel, motor, guard of rings and spokes. They blow along y. Millimetres."""
from math import cos, pi, sin
import materials as M
from core import cyl, grid, lathe, ring, tube


def fan_wheel(x, y, z, radius, blades=5, deep=40):
    """Wide blades on a hub, and the motor behind."""
    black = M.powder('#1E1F20', .4)
    hub = radius * .26
    nose = [(0, -deep * .6), (hub * .6, -deep * .58), (hub * .92, -deep * .4), (hub, 0), (hub, deep * .5)]
    lathe('hub', nose, (x, y, z), black, 72, 'y')
    for k in range(blades):
        blade(x, y, z, 2 * pi * k / blades, hub * .95, radius, deep, black)
    cyl('motor', (x, y + deep * .5, z), hub * 1.15, deep * .9, M.steel(), 'y', 3)


def blade(x, y, z, start, inner, outer, deep, mat):
    """One twisted blade."""
    def point(u, v):
        r = inner + (outer - inner) * v
        angle = start + (u - .5) * (1.15 - .2 * v) + .3 * v
        return (x + r * cos(angle), y - deep * (u - .5) * (1 - .25 * v), z + r * sin(angle))
    return grid('blade', 12, 10, point, mat, 2)


def guard(x, y, z, radius, rings, spokes, mat, wire=1.6):
    """Concentric rings on spokes, with a plain disc in the middle."""
    for k in range(1, rings + 1):
        ring('ring', (x, y, z), radius * k / rings, wire, mat, 'y', 96)
    first = radius / rings * .8
    for k in range(spokes):
        angle = 2 * pi * (k + .5) / spokes
        tube('spoke', [(x + r * cos(angle), y + wire * 1.6, z + r * sin(angle)) for r in (first * .5, radius)], wire,
             mat, res=4)
    cyl('disc', (x, y - wire, z), first, wire * 3, mat, 'y', wire, 64)
