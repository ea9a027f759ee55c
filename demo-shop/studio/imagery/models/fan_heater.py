"""A small soft case with a round grille, the fan behind it and a display below."""
import materials as M
from core import Product, box, cyl, prism, rrect, tube
from models.fan_parts import fan_wheel, guard
from models.parts import figures
from models.radiator_parts import circle, cut, dark, hollow, sheet, slot, spread

PAD = 4


def build(width, height, depth, finish):
    product = Product('fan-heater')
    body = M.body(finish, 'x')
    least = min(width, height)
    corner, radius = least * .2, least * .35
    half, front, z = width / 2, -depth + 3, height * .56
    with product.part('rear', 'Rear shell', (0, 200, 0)):
        shell = sheet('rear', -half, PAD, half, height, -depth * .55 + 1, -4, body, corner, least * .08)
        slots = [slot(0, z + up, radius * 1.5, 5) for up in spread(-radius * .7, radius * .7, 9)]
        cut(shell, slots, -30, 10)
    with product.part('fan', 'Fan', (0, 90, 0)):
        cyl('tunnel', (0, front + 44, z), radius + 3, 4, dark(), 'y', 1)
        fan_wheel(0, front + 34, z, radius * .94, 7, 14)
    with product.part('element', 'Ceramic element', (0, -60, 0)):
        for up in spread(-radius * .8, radius * .8, 7):
            reach = (radius ** 2 - up ** 2) ** .5 - 2
            box('fin', (-reach, front + 17, z + up - 1), (reach, front + 25, z + up + 1), M.metal('#9A7A5C', .4), .4)
    with product.part('front', 'Front shell', (0, -160, 0)):
        shell = sheet('front', -half, PAD, half, height, front, -depth * .55 - 1, body, corner, least * .1)
        cut(shell, [circle(0, z, radius)], front - 10, front + 42)
    with product.part('grille', 'Round grille', (0, -260, 0)):
        hollow('rim', circle(0, z, radius + 1), circle(0, z, radius - 4), 'y', front - 1.6, front + 8, body, 1.2)
        guard(0, front + 3, z, radius - 3, 6, 8, body, 1.3)
    with product.part('control', 'Display', (0, -340, 0)):
        middle = min(27, (z - radius) * .58 + PAD)
        prism('display', rrect(-24, middle - 6, 24, middle + 6, 5.5), 'y', front - 1.4, front + 10,
              M.plain('#0B0B0B', .1), .8, 3)
        figures(-15, middle - 3, front - 1.7, 6)
        cyl('button', (15, front - 1.2, middle), 3.4, -1.4, M.steel(), 'y', .5, 40)
    with product.part('feet', 'Pads', (0, 0, -80)):
        for side in (-1, 1):
            for y in (-depth * .78, -depth * .22):
                cyl('pad', (side * (half - corner), y, 0), 9, PAD + 3, dark(), 'z', 1, 40)
    with product.part('cable', 'Supply cable', (0, 120, 0)):
        tube('cable', [(half * .5, -8, 16), (half * .5, 8, 12), (half * .5, 12, 4), (half + 14, 12, 4)], 2.8, dark(),
             10)
    return product
