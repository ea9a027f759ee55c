"""A cylinder on the wall, domed at both ends, thermostat and pipes below. The slim tall one bears a heat pump."""
import materials as M
from core import Product, box, cyl, lathe
from models import water_parts as W
from models.tank_floor import head

PIPES = 34


def build(width, height, depth, finish, pump=False):
    product = Product('tank-vertical')
    body = M.body(finish, 'z')
    radius = width / 2 - 1
    at = (0, -depth + radius + 9, 0)
    top = height - (min(400, height * .24) if pump else 0)
    with product.part('bracket', 'Wall bracket', (0, 200, 0)):
        for share in (.22, .8): bracket(at[1] + radius, top * share, width)
    with product.part('tank', 'Insulated tank', (0, 0, 0)):
        W.shell('tank', radius, PIPES + 92, top, at, body, 12 if pump else min(90, width * .2), 2)
        if not pump: W.seam(radius, height - 92, at, wide=2.5)
    if pump:
        with product.part('head', 'Heat pump', (0, 0, 320)):
            head(radius - 4, top, height, at, body)
    with product.part('cap', 'Cover of the connections', (0, 0, -160)):
        cyl('gap', (0, at[1], PIPES + 86), radius - 8, 10, M.plain(W.DARK, .7), 'z', 0, 96)
        W.shell('cap', radius, PIPES - 8, PIPES + 88.5, at, body, 2, min(60, width * .12))
    with product.part('control', 'Thermostat', (0, -200, 0)):
        W.round_display(radius, 79, at, 116, 36)
    with product.part('pipes', 'Hot and cold water', (0, 0, -260)):
        W.pipe(-width / 2 + width * .3 + 11, at[1], -6, PIPES, 11, W.HOT)
        W.pipe(-width / 2 + width * .62 + 11, at[1], -6, PIPES, 11, W.COLD)
        lathe('flange', [(0, -16), (44, -16), (48, -12), (48, 0)], (0, at[1], PIPES - 6), M.plain('#2A2826', .6), 64)
    return product


def bracket(back, z, width):
    """Steel yoke that hangs the tank on two bolts."""
    half = width * .36
    box('plate', (-half, -5, z - 26), (half, 0, z + 26), M.steel('x'), 1.5)
    for side in (-1, 1):
        box('arm', (side * half * .55 - 16, back - 34, z - 22), (side * half * .55 + 16, -4, z + 22), M.steel('x'), 2)
        cyl('nut', (side * (half - 18), -5, z), 11, -8, M.steel(), 'y', 1, 6)
