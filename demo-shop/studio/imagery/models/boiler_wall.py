"""A case on the wall: display below the seam, four pipes under it, the flue on the roof of a gas boiler."""
import materials as M
from core import Product, box, cyl, prism, rrect
from models import case_parts as C, water_parts as W

# A gas boiler is deeper than this share of its width, and never wider than this.
GAS, GAS_WIDEST = .7, 420
BOTTOM = 24


def build(width, height, depth, finish, gas=None):
    gas = (depth > GAS * width and width <= GAS_WIDEST) if gas is None else gas
    depth -= C.PROUD
    product = Product('boiler-wall')
    half, body = width / 2, M.body(finish, 'z')
    seam = height * .26
    with product.part('rail', 'Wall rail', (0, 160, 0)):
        C.wall_rail(half, height)
    with product.part('case', 'Case', (0, 0, 0)):
        C.shell(half, BOTTOM, height, depth, body)
        prism('tray', rrect(-half + 14, -depth + 44, half - 14, -16, 6), 'z', BOTTOM - 8, BOTTOM + 2,
              M.plain('#2A2826', .6), 2)
    with product.part('front', 'Front panels', (0, -260, 0)):
        C.panels(half, BOTTOM, height, [seam], depth, body)
    with product.part('display', 'Display', (0, -380, 0)):
        W.flat_display(0, height * .2 - 26, -depth, 170, 52)
    if gas:
        with product.part('gauge', 'Pressure gauge', (0, -380, 0)):
            C.pressure_gauge(half - 46, -depth, height * .2 - 26)
        with product.part('flue', 'Flue collar', (0, 0, 240)):
            C.flue(0, -depth * .5, height)
    with product.part('pipes', 'Heating and water', (0, 0, -180)):
        pipes(width, depth, gas)
    return product


def pipes(width, depth, gas):
    """Four connections; gas comes in by a yellow-ringed valve with its lever."""
    for share, colour in ((.18, W.HOT), (.36, W.HOT), (.6, W.COLD), (.8, W.COLD)):
        W.pipe(-width / 2 + width * share, -depth * .48, -12, BOTTOM, 11, colour)
    if not gas: return
    cyl('gas', (0, -depth * .6, -10), 9, BOTTOM + 8, M.brass('z'), 'z', 1, 40)
    box('lever', (-4, -depth * .6 - 34, 4), (4, -depth * .6 - 8, 9), M.plain('#D9A441', .45), 2)
