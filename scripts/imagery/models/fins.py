"""Cast fins side by side on two collectors, wall brackets, control box in the upper right corner."""
import materials as M
from core import Product, box, cyl, prism, rrect, tube
from models.parts import brackets, control_box

PITCH = 72


def build(width, height, depth, finish, pitch=PITCH):
    product = Product('fins')
    body, dark = M.body(finish, 'z'), M.plain('#1B1A18', .6)
    count = max(5, round(width / pitch))
    step = width / count
    half = width / 2
    with product.part('brackets', 'Wall brackets', (0, 220, 0)):
        brackets(width, height)
    with product.part('core', 'Cast collectors', (0, 60, 0)):
        for z in (height * .12, height * .88):
            prism('collector', rrect(-depth * .62, z - 34, -depth * .3, z + 34, 14), 'x', -half + 14, half - 14, body, 4)
    with product.part('fins', 'Fins', (0, -180, 0)):
        for i in range(count):
            a = -half + i * step + 4
            outline = rrect(a, -depth, a + step - 8, -depth * .34, (12, 12, 24, 24))
            prism('fin', outline, 'z', 0, height, body, 7, 5)
            # the edge that the mould leaves down the middle of each fin
            box('rib', (a + step / 2 - 5.2, -depth - 1.6, 34), (a + step / 2 - 2.8, -depth + 3, height - 34), body, 1)
    with product.part('control', 'Control box', (0, -120, 120)):
        control_box(half, height, -depth)
    with product.part('cable', 'Supply cable', (120, 0, 0)):
        tube('cable', [(half - 60, -depth * .4, 30), (half - 60, -depth * .3, -6), (half - 60, -10, -14)], 3.4, dark, 12)
        cyl('vent', (-half + 2, -depth * .46, height * .88), 9, -8, M.steel(), 'x', 1, 32)
    return product
