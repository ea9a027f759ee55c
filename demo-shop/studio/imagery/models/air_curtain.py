"""A long flat case above a door: intake slots in its face, its outlet in the lower edge, cheeks at both ends."""
import materials as M
from core import Product, box, cyl, prism, rrect, tube
from models.radiator_parts import GAP, cut, dark, slot, spread

CHEEK = 22
WALL = 12                                                  # rail between case and wall


def build(width, height, depth, finish, recessed=False):
    """recessed: the whole case is above the ceiling, but for the grille in its flange."""
    if recessed: return hidden(width, height, depth, finish)
    product = Product('air-curtain')
    body = M.body(finish, 'x')
    half, front = width / 2, -depth
    inner = half - CHEEK - GAP
    profile = [(y, z) for y, z in rrect(front, 0, -WALL, height, (6, 30, 30, 6))]
    with product.part('rails', 'Wall rails', (0, 260, 0)):
        for side in (-1, 1):
            x = side * width * .32
            box('rail', (x - 25, -WALL, 12), (x + 25, 0, height - 12), M.steel('z'), 1)
    with product.part('turbine', 'Turbine', (0, 60, 0)):
        radius = min(height, depth) * .24
        cyl('drum', (-inner * .9, -depth * .5, height * .58), radius, inner * 1.8, M.plain('#2C2D2E', .5), 'x', 4)
    with product.part('case', 'Case', (0, -160, 0)):
        case = prism('case', profile, 'x', -inner, inner, body, 3, 3)
        count = max(26, round(width / 24))
        slots = [slot(x, height * .66, 9, height * .32) for x in spread(-width * .45, width * .45, count)]
        cut(case, slots + [rrect(-width * .455, 16, width * .455, 34, 6)], front - 20, front + 34)
        cut(case, [rrect(-width * .455, front + 46, width * .455, front + 46 + depth * .3, 10)], -20, 40, 'z')
        box('line', (-width * .45, front + 7, 22.5), (width * .45, front + 30, 27.5), M.steel('x'), 1.5)
    with product.part('linings', 'Filter', (0, -80, 0)):
        box('filter', (-width * .46, front + 30, height * .48), (width * .46, front + 33, height * .84), dark(), 0)
        box('shadow', (-width * .46, front + 31, 12), (width * .46, front + 33, 38), dark(), 0)
    with product.part('vanes', 'Outlet vanes', (0, 0, -160)):
        for k in range(4):
            y = front + 46 + depth * .3 * (k + .5) / 4
            box('vane', (-width * .45, y - 1.2, 3), (width * .45, y + 1.2, 24), M.steel('x'), .8)
    for key, side in (('left', -1), ('right', 1)):
        with product.part(key, 'Cheek', (side * 160, 0, 0)):
            a, b = sorted((side * (half - CHEEK), side * half))
            prism('cheek', profile, 'x', a, b, body, 6, 4)
            a, b = sorted((side * (inner - 4), side * (half - CHEEK + 4)))
            prism('gap', rrect(front + 6, 6, -WALL - 4, height - 6, (4, 24, 24, 4)), 'x', a, b, dark(), 0)
            if side > 0:
                cyl('lamp', (half - CHEEK / 2, front - .3, height * .5), 3, 3, M.emit('#FFE8C8', 2), 'y', .5, 32)
    with product.part('cable', 'Supply cable', (0, 0, 160)):
        x = inner - 80
        tube('cable', [(x, -40, height - 6), (x, -40, height + 20), (x, -4, height + 34)], 5, dark(), 14)
    return product


def hidden(width, height, depth, finish):
    """Galvanised case hung on four rods; under it the flange and the grille, the only parts made in a colour."""
    product = Product('air-curtain')
    half, body, galva = width / 2, M.body(finish, 'x'), M.steel('x')
    flange, inner = 16, half - 34
    with product.part('case', 'Case', (0, 0, 120)):
        prism('case', rrect(-depth + 30, flange + 6, -34, height, 4), 'x', -inner, inner, galva, 1.5, 2)
        for x in spread(-inner + 4, inner - 4, max(3, round(width / 480) + 1)):
            box('seam', (x - 13, -depth + 28.5, flange + 6), (x + 13, -depth + 31, height - 1), galva, .6)
            for z in (flange + 26, height - 20): cyl('rivet', (x, -depth + 28.6, z), 4, -1.6, M.steel(), 'y', .6, 24)
        box('label', (-inner + 60, -depth + 29.3, height * .42), (-inner + 170, -depth + 31, height * .64),
            M.plain('#E9E6DF', .5), .3)
        box('terminals', (inner - 190, -depth + 16, height * .36), (inner - 60, -depth + 31, height * .72),
            M.plain('#3A3937', .5), 2)
    with product.part('rods', 'Hanging rods', (0, 0, 260)):
        for side in (-1, 1):
            x = side * (inner + 14)
            box('lug', (x - 15, -depth * .6, height * .72), (x + 15, -depth * .4, height * .72 + 4), galva, .6)
            cyl('rod', (x, -depth * .5, height * .72 - 16), 4, height * .28 + 62, M.steel('z'), 'z', .5, 24)
            for z in (height * .72 - 8, height * .72 + 4): cyl('nut', (x, -depth * .5, z), 7.5, 7, M.steel('z'), 'z',
                                                               .8, 6)
    with product.part('flange', 'Flange and grille', (0, 0, -160)):
        plate = prism('flange', rrect(-half, -depth, half, -4, 6), 'z', 0, flange, body, 3, 4)
        intake = [rrect(x - 5, -depth * .52, x + 5, -46, 4) for x in spread(-inner + 20, inner - 20, max(26, round(width / 30)))]
        cut(plate, [rrect(-inner, -depth + 34, inner, -depth * .6, 6)] + intake, -20, flange + 20, 'z')
        for k in range(5):
            y = -depth + 34 + depth * .36 * (k + .5) / 5
            box('vane', (-inner, y - 1.2, 2), (inner, y + 1.2, flange - 2), galva, .6)
        box('gap', (-inner, -depth + 24, flange - 1), (inner, -40, flange + 8), dark(), 0)
    return product
