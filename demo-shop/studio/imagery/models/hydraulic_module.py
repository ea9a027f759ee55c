"""A box on the wall with pipes below: the water side of a heat pump."""
import materials as M
from core import Product, prism, rrect
from models import case_parts as C, water_parts as W

BOTTOM = 28


def build(width, height, depth, finish):
    product = Product('hydraulic-module')
    depth -= C.PROUD
    half, body = width / 2, M.body(finish, 'z')
    with product.part('rail', 'Wall rail', (0, 160, 0)):
        C.wall_rail(half, height)
    with product.part('case', 'Case', (0, 0, 0)):
        C.shell(half, BOTTOM, height, depth, body)
        prism('tray', rrect(-half + 14, -depth + 44, half - 14, -16, 6), 'z', BOTTOM - 8, BOTTOM + 2,
              M.plain('#2A2826', .6), 2)
    with product.part('front', 'Front panels', (0, -260, 0)):
        C.panels(half, BOTTOM, height, [height * .28], depth, body)
        C.accent(half, height * .28, depth)
    with product.part('display', 'Display', (0, -380, 0)):
        W.flat_display(0, height * .22 - 23, -depth, 140, 46, '35°')
    with product.part('gauge', 'Pressure gauge', (0, -380, 0)):
        C.pressure_gauge(half - 48, -depth, height * .22 - 23)
    with product.part('pipes', 'Connections', (0, 0, -180)):
        for share, colour in ((.2, W.HOT), (.36, W.COLD), (.64, W.HOT), (.8, W.COLD)):
            W.pipe(-half + width * share, -depth * .48, -12, BOTTOM, 12, colour)
    return product
