"""An electric water heater of twenty years, as works replace it: an enamelled drum, its cap with pilot lamp and knob below.
It hangs on the wall; with `feet` it stands on three."""
from math import cos, pi, sin
import materials as M
from core import Product, box, cyl
from models import water_parts as W
from models.old_parts import worn


def build(width, height, depth, finish, feet=False, rust=.5):
    product = Product('old-tank')
    radius, foot = width / 2, 130 if feet else 0
    at = (0, -depth + radius, 0)
    body = worn(finish, radius * 40, foot + 70, rust, .35)
    with product.part('tank', 'Tank', (0, 0, 0)):
        W.shell('tank', radius, foot + 70, height, at, body, 70, 12)
        W.seam(radius, height - 74, at, wide=3)
        W.seam(radius, foot + 150, at, wide=3)
    with product.part('cap', 'Cap', (0, 0, -160)):
        W.shell('cap', radius - 16, foot, foot + 72, at, M.plain('#CFC3A4', .5), 4, 40)
        W.curved_plate('plate', radius + 1, 120, foot + 190, foot + 250, at, M.plain('#B9B4A6', .35), 3, 1)
        cyl('lamp', (-34, at[1] - radius - 1, foot + 220), 7, -4, M.plain('#A6442F', .2), 'y', 1.5, 32)
    if not feet:
        with product.part('bracket', 'Bracket', (0, 200, 0)):
            for z in (height * .24, height * .8): box('strap', (-radius * .7, at[1] + radius * .6, z - 25), (radius * .7, 0, z + 25), M.steel('x'), 1)
        return product
    with product.part('feet', 'Feet', (0, 0, -200)):
        for k in range(3):
            t = pi * (.5 + k * 2 / 3)
            cyl('foot', (at[0] + radius * .78 * cos(t), at[1] + radius * .78 * sin(t), 0), 15, foot + 80, M.plain('#3A3733', .6), 'z', 2, 32)
    return product
