"""A wall convector of the seventies, as works replace it: a folded sheet, a grille of slots, two knobs, a yellowed white.
`rust` is how much of it salt has eaten."""
import materials as M
from core import Product, cyl
from models.old_parts import worn
from models.radiator_parts import cut, dark, sheet, slot, spread


def build(width, height, depth, finish, rust=0.0):
    product = Product('old-convector')
    half = width / 2
    body = worn(finish, half, 0, rust, .3) if rust else M.powder(finish, .42)
    with product.part('case', 'Case', (0, -200, 0)):
        sheet('well', -half + 12, 12, half - 12, height - 12, -depth + 26, -6, dark(), 4, 1)
        shell = sheet('shell', -half, 0, half, height, -depth, -depth + 20, body, 7, 4)
        sheet('sides', -half + 1, 1, half - 1, height - 1, -depth + 20, -4, body, 6, 1)
        slots = [slot(0, height - 44 - 19 * i, width * .84, 9) for i in range(5)]
        low = [slot(x, 34, 34, 8) for x in spread(-width * .36, width * .36, 11)]
        cut(shell, slots + low, -depth - 20, -depth + 40)
    with product.part('knobs', 'Knobs', (0, -240, 0)):
        for x, radius in ((half - 58, 17), (half - 116, 10)):
            cyl('knob', (x, -depth, 92), radius, -15, M.plain('#2A2724', .5), 'y', 2.5, 48)
    return product
