"""Bent tubes between collectors, as the cast radiators of old; the tall ones have one collector only, below."""
import math
import materials as M
from core import Product, cyl, tube
from models.parts import brackets
from models.radiator_parts import dark, sheet, supply_cable

PITCH = 46
PLUG = 9
COLLECTOR = 43                                             # height of the collectors' axis, from either end


def build(width, height, depth, finish, pitch=PITCH):
    product = Product('columns')
    body = M.body(finish, 'z')
    half = width / 2 - PLUG
    count = max(4, round(width / pitch))
    step = 2 * half / count
    radius = step * .31
    front, back = -depth + radius + 2, -26 - radius
    collectors = [COLLECTOR] if height > width * 1.5 else [COLLECTOR, height - COLLECTOR]
    with product.part('brackets', 'Wall brackets', (0, 260, 0)):
        brackets(width, height)
    with product.part('screen', 'Rear reflector', (0, 140, 0)):
        sheet('screen', -half + step * .6, COLLECTOR, half - step * .6, height - COLLECTOR, -18, -12, body, 10, 2)
    with product.part('collectors', 'Collectors', (0, 60, 0)):
        for z in collectors:
            for y in (front, back):
                cyl('collector', (-half + 4, y, z), radius * .8, 2 * half - 8, body, 'x', 3)
    with product.part('columns', 'Columns', (0, -180, 0)):
        for i in range(count):
            column(-half + (i + .5) * step, front, back, height, radius, depth, collectors, body, step)
    with product.part('plugs', 'End plugs', (160, 0, 0)):
        plugs(half, front, collectors)
    supply_cable(product, half - step * .5, back, 2)
    return product


def column(x, front, back, height, radius, depth, collectors, mat, step):
    """One tube bent round above and below; a deep radiator has a third tube inside the bend."""
    bend = (back - front) / 2
    middle = (front + back) / 2
    round_ = [math.pi * k / 16 for k in range(17)]
    path = [(x, middle - bend * math.cos(t), height - radius - bend + bend * math.sin(t)) for t in round_]
    path += [(x, middle + bend * math.cos(t), radius + bend - bend * math.sin(t)) for t in round_]
    tube('column', path, radius, mat, cyclic=True, res=8)
    if depth >= 120:
        tube('column', [(x, middle, radius * 1.2), (x, middle, height - radius * 1.2)], radius, mat, res=8)
    for z in collectors:                                   # swollen knots where tube and collector meet
        for y in (front, back):
            cyl('knot', (x - step * .42, y, z), radius * 1.06, step * .84, mat, 'x', 4, 48)


def plugs(half, front, collectors):
    """Steel plugs on the collectors' ends; the lower right one is the thermostat's wheel."""
    for z in collectors:
        for side in (-1, 1):
            cyl('plug', (side * (half - 2), front, z), 11, side * (PLUG - 1), M.steel(), 'x', 1.5, 48)
    cyl('wheel', (half - 1, front, COLLECTOR), 14, PLUG + 1, M.steel(), 'x', 2, 64)
    cyl('seat', (half - 3, front, COLLECTOR), 15.5, 4, dark(), 'x', 1, 64)
