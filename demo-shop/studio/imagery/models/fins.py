"""Cast fins side by side on two collectors, wall brackets, control box in the upper right corner."""
import materials as M
from core import Product, box, cyl, prism, rrect
from models.parts import brackets
from models.radiator_parts import corner_control, dark, sheet, supply_cable

PITCH = 70.6
SPACE = 13                                                 # between two fins
PROUD = 18                                                 # how far the control box stands before the fins


def build(width, height, depth, finish, pitch=PITCH, space=SPACE):
    product = Product('fins')
    finned(product, width, height, depth, finish, pitch, space)
    corner_control(product, width / 2, height - 20, depth)
    return product


def finned(product, width, height, depth, finish, pitch=PITCH, space=SPACE, lift=0):
    """Brackets, collectors, fins and cable: all but the control box. The fins begin `lift` above the origin."""
    body = M.body(finish, 'z')
    half, front = width / 2, -depth + PROUD
    count = max(3, round(width / pitch))
    fin = (width - space * (count - 1)) / count
    edge = min((height - lift) * .1, 44)                   # what the fins stand over the rear sheet
    if not lift:
        with product.part('brackets', 'Wall brackets', (0, 260, 0)):
            brackets(width, height)
    with product.part('back', 'Rear convector', (0, 140, 0)):
        sheet('back', -half + fin / 2, lift + edge, half - fin / 2, height - edge, -36, -28, body, 8, 2)
    with product.part('core', 'Cast collectors', (0, 0, 0)):
        for z in (lift + edge + 30, height - edge - 30):
            prism('collector', rrect(front + 22, z - 26, -34, z + 26, 13), 'x', -half + fin * .4, half - fin * .4,
                  body, 4, 4)
        cyl('vent', (-half + fin * .4, front + 40, height - edge - 30), 8, -6, M.steel(), 'x', 1, 32)
    with product.part('fins', 'Fins', (0, -180, 0)):
        for i in range(count):
            x = -half + i * (fin + space)
            sheet('fin', x, lift, x + fin, height, front + 2, -48, body, 17, 11)
            # the rib that the mould leaves down the middle of each fin
            middle = x + fin / 2
            rib = rrect(middle - 3.5, lift + 30, middle + 3.5, height - 30, 3.4)
            prism('rib', rib, 'y', front - 1.2, front + 8, body, 2.2, 4)
    supply_cable(product, half - fin * 1.5 - space, -60, lift)
    return product


def floor_feet(product, width, lift, depth, finish):
    """Two hollow feet that carry the collectors."""
    with product.part('feet', 'Feet', (0, 0, -160)):
        for side in (-1, 1):
            x = side * width * .32
            prism('foot', rrect(x - 24, 3, x + 24, lift + 40, 8), 'y', -depth + PROUD + 24, -14, M.body(finish, 'x'),
                  4, 4)
            box('pad', (x - 20, -depth + PROUD + 28, 0), (x + 20, -18, 4), dark(), .6)
