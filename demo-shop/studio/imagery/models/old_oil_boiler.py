"""An oil boiler of 1991, as works replace it: a red jacket over cast iron, a panel of dials above, a blue burner on its door."""
import materials as M
from core import Product, box, cyl, prism, rrect, tube
from models import water_parts as W
from models.old_parts import worn
from models.radiator_parts import cut, sheet, slot, spread

PLINTH = 70
PANEL = 170
BURNER = 270


def build(width, height, depth, finish):
    """The burner stands out before the jacket: `depth` includes it."""
    product = Product('old-oil-boiler')
    half, front, top = width / 2, -depth + BURNER, height - PANEL
    body, iron = worn(finish, half, PLINTH, .3), M.powder('#34312E', .6)
    with product.part('plinth', 'Plinth', (0, 0, -160)):
        box('plinth', (-half + 20, front + 30, 0), (half - 20, -30, PLINTH + 4), iron, 3)
    with product.part('jacket', 'Jacket', (0, 0, 0)):
        prism('jacket', rrect(-half, PLINTH, half, top, 10), 'y', front + 22, -10, body, 4, 3)
        sheet('front', -half, top * .7 + 4, half, top, front, front + 24, body, 8, 4)
        sheet('side-left', -half, PLINTH, -half + 66, top * .7, front, front + 24, body, 6, 3)
        sheet('side-right', half - 66, PLINTH, half, top * .7, front, front + 24, body, 6, 3)
    with product.part('door', 'Furnace door', (0, -200, 0)):
        prism('door', rrect(-half + 72, PLINTH + 10, half - 72, top * .7 - 6, 12), 'y', front - 16, front + 26, iron, 6, 3)
        for x in (-half + 96, half - 96):
            for z in (PLINTH + 50, top * .7 - 46): cyl('bolt', (x, front - 14, z), 13, -14, M.steel(), 'y', 2, 6)
    with product.part('panel', 'Control panel', (0, -240, 60)):
        case = prism('panel', [(front - 6, top + 6), (-14, top + 6), (-14, height), (front + 60, height)], 'x', -half, half, M.plain('#5B5D5C', .45), 5, 3)
        cut(case, [slot(x, height - 40, 30, 7) for x in spread(half * .3, half * .8, 4)], front - 40, front + 40)
        for x in (-half + 90, -half + 190): W.dial(x, front + 8, top + 80, 36)
        cyl('switch', (-half + 290, front + 20, top + 70), 18, -24, M.plain('#2A5A3C', .4), 'y', 3, 40)
        for x in (half - 170, half - 90): cyl('knob', (x, front + 20, top + 80), 24, -34, M.plain('#1E1D1C', .5), 'y', 4, 48)
    with product.part('burner', 'Burner', (0, -360, 0)):
        burner(front - 16, PLINTH + (top * .7 - PLINTH) * .5, half)
    return product


def burner(y, z, half):
    """Its flange, its hood, the fan on one side, the pump on the other with two hoses that end 460 mm up the wall."""
    blue = M.powder('#31597E', .42)
    cyl('flange', (0, y, z), 96, -18, M.metal('#8E8C86', .4, 'x'), 'y', 3, 64)
    prism('hood', rrect(-118, z - 92, 100, z + 118, 34), 'y', y - 232, y - 18, blue, 16, 4)
    cyl('fan', (100, y - 128, z + 4), 92, 62, M.powder('#3A3C3D', .5), 'x', 6, 72)
    cyl('motor', (162, y - 128, z + 4), 52, 70, M.powder('#6A6C6C', .45), 'x', 8, 64)
    cyl('button', (-60, y - 232, z + 66), 15, -9, M.plain('#B0402E', .35), 'y', 3, 40)
    box('pump', (-176, y - 170, z - 60), (-116, y - 96, z + 6), M.metal('#A5A29A', .38, 'x'), 6)
    for k, x in enumerate((-164, -132)):
        aside = -half - 76 - 26 * k
        path = [(x, y - 140 + 20 * k, z - 58), (x - 20, y - 130, 30), (aside, y - 60 + 30 * k, 14), (aside, -60, 14), (aside, -60, 460)]
        tube('hose', path, 9, M.plain('#1F1F1E', .6), 90)
