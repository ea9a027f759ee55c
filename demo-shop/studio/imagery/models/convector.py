"""A flat case with its outlet on top: on feet with a beech handle, or low and long on castors."""
import materials as M
from core import Product, box, cyl, prism, rrect, tube
from models.radiator_parts import cut, dark, sheet, slot, spread, wheel

FOOT = 34
RADIUS = 26


def build(width, height, depth, finish, handle=None):
    product = Product('convector')
    handle = height > width * .5 if handle is None else handle
    body = M.body(finish, 'x')
    half, front, back = width / 2, -depth + 14, -6
    top = height - (46 if handle else 0)
    with product.part('back', 'Rear shell', (0, 200, 0)):
        shell = sheet('rear', -half, FOOT, half, top, -depth * .5 + 2, back, body, RADIUS, 12)
        cut(shell, [slot(x, top - 40, 7, 34) for x in spread(-width * .36, width * .36, 14)], -40, 10)
    with product.part('core', 'Heating coil', (0, 60, 0)):
        sheet('well', -half + 8, FOOT + 8, half - 8, top - 8, front + 16, back - 16, dark(), RADIUS - 8, 1)
    with product.part('front', 'Front shell', (0, -200, 0)):
        shell = sheet('front', -half, FOOT, half, top, front, -depth * .5 - 2, body, RADIUS, 14)
        slots = [slot(x, top - 46, 8, 40) for x in spread(-width * .4, width * .4, max(14, round(width / 36)))]
        cut(shell, slots + [slot(0, FOOT + 34, width * .62, 5)], front - 20, front + 18)
    with product.part('control', 'Thermostat wheel', (0, -320, 0)):
        wheel(half - 60, front, 110 if height > 350 else 96)
    if handle:
        with product.part('handle', 'Beech handle', (0, 0, 160)):
            beech_handle(width, top, depth)
        with product.part('feet', 'Feet', (0, 0, -140)):
            feet(half, depth, body)
    else:
        with product.part('castors', 'Castors', (0, 0, -140)):
            for x in (-half + width * .14, half - width * .14):
                for y in (-depth + 52, -46):
                    castor(x, y)
    with product.part('cable', 'Supply cable', (120, 80, 0)):
        cyl('gland', (half - 40, -10, FOOT + 30), 8, 12, dark(), 'y', 1, 32)
        x = half - 40
        tube('cable', [(x, -2, FOOT + 30), (x, 4, FOOT + 10), (x, 4, 4), (x + 60, 4, 4)], 3.4, dark(), 14)
    return product


def beech_handle(width, top, depth):
    """A bar of beech on two steel posts."""
    middle = -depth / 2
    for side in (-1, 1):
        cyl('post', (side * width * .2, middle, top - 4), 6, 36, M.steel('z'), 'z', 1, 32)
    bar = rrect(middle - 14, top + 24, middle + 14, top + 45, 10)
    prism('handle', bar, 'x', -width * .25, width * .25, M.wood('#CFA878', '#A97B4E', 'x'), 5, 4)


def feet(half, depth, body):
    """Two sleds, rounded, on dark pads."""
    for side in (-1, 1):
        x = side * half * .72
        prism('foot', rrect(x - 30, 4, x + 30, FOOT + 10, 8), 'y', -depth, -2, body, 5, 4)
        box('pad', (x - 24, -depth + 8, 0), (x + 24, -10, 5), dark(), .6)


def castor(x, y):
    """A small twin castor under its steel plate."""
    cyl('stem', (x, y, 20), 7, FOOT - 14, M.steel('z'), 'z', 1, 32)
    for side in (-1, 1):
        cyl('roller', (x + side * 4, y, 14), 14, side * 11, M.plain('#232220', .5), 'x', 3, 48)
        cyl('hub', (x + side * 15, y, 14), 5, side * 1.5, M.steel(), 'x', .5, 32)
