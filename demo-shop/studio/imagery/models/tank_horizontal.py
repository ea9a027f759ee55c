"""A cylinder that lies along the wall, high up: cap with the control at its right end, pipes below it."""
import materials as M
from core import Product, box, cyl, lathe, prism, rrect
from models import water_parts as W
from models.parts import figures


def build(width, height, depth, finish):
    product = Product('tank-horizontal')
    body = M.body(finish, 'x')
    radius, half = height / 2, width / 2
    at = (0, min(-depth + radius + 11, -radius - 2), radius)
    dome = min(90, height * .2)
    left, right = -half + 100, half - 130
    with product.part('brackets', 'Wall brackets', (0, 220, 0)):
        for x in (-width * .24, width * .24): bracket(x, height, at[1] + radius)
    with product.part('tank', 'Insulated tank', (0, 0, 0)):
        W.shell('tank', radius, left + 1.5, right - 1.5, at, body, 2, 2, 'x')
        for x in (left, right): cyl('gap', (x - 4, *at[1:]), radius - 8, 8, M.plain(W.DARK, .7), 'x', 0, 96)
    with product.part('left', 'Left cap', (-220, 0, 0)):
        W.shell('cap', radius, -half, left - 1.5, at, body, 2, dome, 'x')
    with product.part('right', 'Right cap', (220, 0, 0)):
        W.shell('cap', radius, right + 1.5, half, at, body, dome, 2, 'x')
    with product.part('control', 'Thermostat', (120, -200, 0)):
        control(half - 79, at, radius)
    with product.part('pipes', 'Hot and cold water', (0, 0, -200)):
        for x, colour in ((right - 150, W.HOT), (right - 50, W.COLD)):
            W.pipe(x, at[1], -34, 8, 11, colour)
            lathe('rose', [(0, -5), (22, -5), (26, -2), (26, 8)], (x, at[1], 6), M.plain('#2A2826', .6), 48)
    return product


def control(x, at, radius):
    """Upright capsule on the right cap: glass above, steel wheel below."""
    z, front = at[2], at[1] - radius
    prism('bezel', rrect(x - 25, z - 40, x + 25, z + 40, 9), 'y', front - 4, front + 8, M.plain('#171614', .38), 2.5,
          4)
    prism('glass', rrect(x - 20, z + 4, x + 20, z + 35, 5), 'y', front - 4.6, front - 2, M.plain('#060606', .06), .4)
    figures(x - 14, z + 13, front - 5, 13, '55°')
    W.wheel(x, front - 4, z - 18, 11)


def bracket(x, height, back):
    """Steel upright on the wall with the two arms that carry the tank."""
    box('upright', (x - 26, -5, height * .16), (x + 26, 0, height * .84), M.steel('z'), 1.5)
    for share in (.3, .7):
        z = height * share
        box('arm', (x - 20, back - 40, z - 14), (x + 20, -4, z + 14), M.steel('x'), 2)
        cyl('nut', (x, -5, z + (30 if share < .5 else -30)), 11, -7, M.steel(), 'y', 1, 6)
