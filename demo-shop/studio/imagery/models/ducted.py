"""Flat air conditioner above a ceiling: galvanised case, outlet with vanes, hanging lugs, drain and valves."""
import materials as M
from core import Product, box, cyl, prism, rrect, tube
from models.air_parts import plate, screw


def build(width, height, depth, finish):
    product = Product('ducted')
    half = width / 2
    body, dark = M.body(finish, 'x'), M.plain('#141414', .7)
    x0, x1, z0, z1 = -width * .44, width * .44, height * .22, height * .78
    with product.part('case', 'Case', (0, 0, 0)):
        box('top', (-half + 2, -depth + 18, height - 4), (half - 2, -2, height), body, 1.6)
        box('bottom', (-half + 2, -depth + 18, 0), (half - 2, -2, 4), body, 1.6)
        for side in (-1, 1):
            a, b = sorted((side * (half - 2), side * (half - 5)))
            box('side', (a, -depth + 18, 3), (b, -2, height - 3), body, 1.2)
        box('back', (-half + 5, -6, 4), (half - 5, -3, height - 4), body, .8)
    with product.part('inside', 'Coil and fans', (0, 0, 220)):
        box('coil', (x0, -depth * .7, 12), (x1, -depth * .62, height - 12), M.plain('#8F9395', .45, .7), 1)
        for at in (-.28, 0, .28):
            cyl('fan', (width * at - 60, -depth * .3, height / 2), height * .36, 120, M.plain('#34373A', .5), 'x', 6)
    with product.part('front', 'Front', (0, -160, 0)):
        plate('front', rrect(-half, 0, half, height, 8), [rrect(x0, z0, x1, z1, 6)], -depth + 12, -depth + 18, body,
              1.8)
        for side in (-1, 1):
            for z in (16, height - 16):
                screw(side * (half - 18), z, -depth + 12, 4.5)
        for i in range(6):
            x = -half * .8 + half * 1.6 * i / 5
            for z in (z0 - 14, z1 + 14):
                screw(x, z, -depth + 12, 3.2)
    with product.part('flange', 'Duct flange', (0, -300, 0)):
        outer, inner = rrect(x0 - 7, z0 - 7, x1 + 7, z1 + 7, 8), rrect(x0, z0, x1, z1, 5)
        plate('flange', outer, [inner], -depth, -depth + 13, M.steel('x'), 1)
        box('throat', (x0 - 4, -depth + 64, z0 - 4), (x1 + 4, -depth + 66, z1 + 4), dark, 0)
    with product.part('vanes', 'Vanes', (0, -420, 0)):
        vanes(width, depth, z0, z1)
    with product.part('lugs', 'Hanging lugs', (0, 0, 140)):
        lugs(half, height, depth)
    with product.part('controls', 'Control box and pipes', (220, 0, 0)):
        services(half, height, depth)
    return product


def vanes(width, depth, z0, z1):
    """Upright blades across the outlet, on two rods; each a thin folded sheet."""
    grey = M.plain('#A9ABAA', .45, .5)
    for i in range(18):
        x = width * (-.4 + .8 * i / 17)
        prism('vane', [(x - 1, -depth + 8), (x + 1, -depth + 8), (x + 7, -depth + 52), (x + 5, -depth + 52)], 'z',
              z0 + 1, z1 - 1, grey, .4)
    for share in (.3, .7):
        z = z0 + (z1 - z0) * share
        tube('rod', [(-width * .435, -depth + 50, z), (width * .435, -depth + 50, z)], 1.6, M.steel('x'), res=6)
    box('line', (-width * .43, -depth + 7, z0 + 4), (width * .43, -depth + 9, z0 + 5.6), M.brass(), .3)


def lugs(half, height, depth):
    """Four folded lugs with the threaded rods that hang the unit; nuts above and below."""
    steel = M.steel('z')
    for side in (-1, 1):
        for y in (-depth * .84, -depth * .12):
            a, b = sorted((side * (half - 2), side * (half + 26)))
            box('lug', (a, y - 20, height * .62), (b, y + 20, height * .62 + 3), steel, .8)
            x = side * (half + 14)
            cyl('rod', (x, y, height * .48), 4, height * .52 + 30, steel, 'z', .5, 24)
            for z in (height * .62 - 8, height * .62 + 3):
                cyl('nut', (x, y, z), 8, 7, steel, 'z', 1, 6)


def services(half, height, depth):
    """Electric box on the right side, the two refrigerant valves and the drain."""
    copper = M.metal('#B8734A', .3, 'x')
    box('electric', (half - 3, -depth * .5, height * .2), (half + 6, -depth * .26, height * .8),
        M.powder('#8E908F', .5), 2)
    for i, r in enumerate((9, 6, 8)):
        y = -depth * (.72 - .08 * i)
        tone = copper if i < 2 else M.plain('#2A2A2A', .6)
        cyl('stub', (half - 4, y, height * .3), r, 26, tone, 'x', 1, 32)
