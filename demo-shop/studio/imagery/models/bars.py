"""Horizontal louvres on two uprights, before a rear convector; control box on the lowest louvre."""
import math
import materials as M
from core import Product, cyl, prism, rrect
from models.parts import brackets
from models.radiator_parts import corner_control, sheet, supply_cable

PITCH = 95
LEAN = math.radians(5)                                     # the upper edge leans back a little
BOX = 44                                                   # from the front of the control box's wheel to its back
PROUD = 20                                                 # how far the control box stands before the louvres


def build(width, height, depth, finish, pitch=PITCH, count=None, gap=None):
    product = Product('bars')
    louvres(product, width, height, depth, finish, pitch, count, gap)
    return product


def louvres(product, width, height, depth, finish, pitch, count=None, gap=None, behind=None):
    """The whole radiator: brackets, rear sheet, uprights, louvres, control box, cable. behind: number of the louvre,
    from the top, that hides the control box."""
    body = M.body(finish, 'x')
    half = width / 2
    count = count or max(3, round(height / pitch))
    step = height / count if gap is None else (height + gap) / count
    tall = step * .74 if gap is None else step - gap
    front = -depth + PROUD
    with product.part('brackets', 'Wall brackets', (0, 260, 0)):
        brackets(width, height)
    with product.part('back', 'Rear convector', (0, 140, 0)):
        sheet('back', -half + 20, 10, half - 20, height - 10, -36, -26, M.powder('#57534D', .6), 10, 3)
    with product.part('uprights', 'Uprights', (0, 0, 0)):
        for side in (-1, 1):
            x = side * (half - 70)
            prism('upright', rrect(x - 17, front + 26, x + 17, -34, 8), 'z', 14, height - 14, body, 3, 4)
            for z in (step * .45, height - step * .55):
                cyl('pin', (x, front + 34, z), 6, 14, M.steel(), 'y', 1, 32)
    with product.part('bars', 'Louvres', (0, -180, 0)):
        for i in range(count):
            louvre(half, (i + 1) * step - (step - tall if gap else 2) - tall, tall, front, body)
    if behind: corner_control(product, half, (count - behind + .63) * step + 39, 3 + BOX)
    else: corner_control(product, half, step + 12, depth)
    supply_cable(product, half - 70, -31, 10)


def louvre(half, z, tall, front, mat):
    """One oval tube, closed at both ends."""
    deep = 28
    outline = []
    for k in range(25):                                    # bowed face from below upwards
        t = math.pi * (k / 24 - .5)
        up = (1 + math.copysign(abs(math.sin(t)) ** .7, t)) / 2
        outline.append((front + 16 - 15 * math.cos(t) ** .55 + math.sin(LEAN) * up * tall, z + up * tall))
    outline += [(front + deep + math.sin(LEAN) * tall, z + tall), (front + deep, z)]
    prism('louvre', outline, 'x', -half, half, mat, 7, 5)
