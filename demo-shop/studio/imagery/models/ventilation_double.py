"""Heat-recovery ventilation: insulated case, four spigots above, two filter drawers, a display low in the middle."""
import materials as M
from core import Product, box, cyl, lathe, prism, ring, rrect
from models.air_parts import plate, screw
from models.parts import brackets, figures

GAP = 3


def build(width, height, depth, finish):
    product = Product('ventilation-double')
    half, top = width / 2, height - 44
    body, dark = M.body(finish, 'x'), M.plain('#131313', .7)
    with product.part('brackets', 'Brackets', (0, 220, 0)):
        brackets(width * .9, top)
    with product.part('case', 'Case', (0, 0, 0)):
        prism('case', rrect(-half + 1, 1, half - 1, top - 1, 17), 'y', -depth + 34, -26, body, 3)
        prism('gap', rrect(-half + 6, 6, half - 6, top - 6, 12), 'y', -depth + 29, -depth + 35, dark, 0)
    with product.part('spigots', 'Spigots', (0, 0, 180)):
        for at in (.14, .38, .62, .86):
            spigot_above(width * (at - .5), -depth * .5, top - 2, height, min(60, width * .095), body)
    drawers = [drawer_box(width, height, side) for side in (-1, 1)]
    with product.part('front', 'Doors', (0, -220, 0)):
        for side, (x0, z0, x1, z1) in zip((-1, 1), drawers):
            a, b = sorted((side * GAP / 2, side * half))
            radii = (18, 4, 4, 18) if side > 0 else (4, 18, 18, 4)
            plate('door', rrect(a, 0, b, top, radii, 10), [rrect(x0, z0, x1, z1, 6)], -depth, -depth + 30, body, 2.6,
                  4)
    with product.part('filters', 'Filter drawers', (0, -340, 0)):
        for x0, z0, x1, z1 in drawers:
            drawer(x0, z0, x1, z1, -depth)
    with product.part('screws', 'Screws', (0, -260, 0)):
        for side in (-1, 1):
            for z in (18, top - 18):
                screw(side * (half - 18), z, -depth, 4.2)
    with product.part('display', 'Display', (0, -400, 0)):
        display(height, -depth)
    return product


def spigot_above(x, y, low, high, radius, mat):
    """Upright collar with its bead and lip; dark inside."""
    lathe('spigot', [(radius + 5, low), (radius + 4, low + 3), (radius, low + 5), (radius, low + 18), (radius + 1.6,
                                                                                                       low + 20),
                     (radius + 1.6, low + 24), (radius, low + 26), (radius, high - 2), (radius - 1,
                                                                                        high), (radius - 4, high - 2),
                     (radius - 4, low + 6), (0, low + 6)], (x, y, 0), mat, 96)
    ring('lip', (x, y, low + 33), radius, 2.2, M.plain('#161616', .7), 'z', 96)


def drawer_box(width, height, side):
    """Where a filter drawer stands, as the drawing has it."""
    x0, x1 = (-width * .42, -width * .06) if side < 0 else (width * .06, width * .42)
    return x0, height * .6 - 24, x1, height * .6


def drawer(x0, z0, x1, z1, front):
    """Dark handle strip of a filter drawer, its witness glass and a finger grip."""
    dark = M.plain('#1A1A1A', .5)
    prism('drawer', rrect(x0 + 1.5, z0 + 1.5, x1 - 1.5, z1 - 1.5, 4.5), 'y', front + 3, front + 20, dark, 1.2)
    middle = (x0 + x1) / 2
    prism('grip', rrect(middle - 36, z0 + 7, middle + 36, z1 - 7, 4.5), 'y', front + 1.4, front + 4,
          M.plain('#262626', .45), 1)
    cyl('witness', (x1 - 18, front + 3, (z0 + z1) / 2), 6.5, -1.6, M.steel(), 'y', .5, 40)
    cyl('sample', (x1 - 18, front + 1.5, (z0 + z1) / 2), 4.8, -.6, M.plain('#E9E4D6', .3), 'y', .2, 40)


def display(height, front):
    """Glass with the air flow's figures over the joint of the doors."""
    low, high = 56, 96
    if height < 300:
        low, high = 30, 70
    prism('display', rrect(-50, low, 50, high, 8), 'y', front - 3, front + 4, M.plain('#070707', .07), 1)
    middle = (low + high) / 2
    figures(-34, middle - 8, front - 3.2, 16, '45', '#FFE8C8', 2.2)
    for i, level in enumerate((4, 7, 10, 13, 16)):
        lit = M.emit('#F0A35A', 1.6) if i < 3 else M.emit('#FFE8C8', .3)
        box('flow', (8 + i * 6, front - 3.2, middle - 8), (11 + i * 6, front - 2.6, middle - 8 + level), lit, 0)
