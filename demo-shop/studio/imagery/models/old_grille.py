"""A plastic extract grille of the seventies, as works replace it: a square plate with slots and two screws, yellowed."""
import materials as M
from core import Product, cyl
from models.radiator_parts import cut, dark, sheet, slot


def build(width, height, depth, finish):
    product = Product('old-grille')
    half, body = width / 2, M.plain(finish, .45)
    with product.part('plate', 'Plate', (0, -100, 0)):
        sheet('well', -half + 10, 10, half - 10, height - 10, -depth + 9, -1, dark(), 4, 1)
        plate = sheet('plate', -half, 0, half, height, -depth, -depth + 6, body, 5, 1.5)
        sheet('edge', -half + 1, 1, half - 1, height - 1, -depth + 6, 0, body, 5, .5)
        cut(plate, [slot(0, height * .2 + 15 * i, width * .74, 7) for i in range(8)], -depth - 10, -depth + 20)
        for z in (13, height - 13):
            cyl('screw', (0, -depth, z), 4.5, -1.5, M.steel(), 'y', .5, 32)
    return product
