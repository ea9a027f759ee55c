"""One post that carries every rung by itself; the rungs are open on both sides. See SERIES for what differs."""
import math
import materials as M
from core import Product, lathe, prism, rrect, tube
from models import ladder_parts as L

# By depth, then by height where two series share a depth.
SERIES = {95: dict(width=40, deep=30), 110: dict(width=50, deep=30, diameter=26)}
HOOKED = (900, 1260, 1620)                                 # heights at 100 mm of depth whose rungs turn up into hooks


def build(width, height, depth, finish, **options):
    hooked = depth == 100 and height in HOOKED
    usual = dict(width=L.POST, deep=32, diameter=20 if hooked else 24,
                 feed='valves' if depth == 100 and not hooked else 'cable')
    options = {**usual, **SERIES.get(depth, {}), **options}
    product = Product('ladder-asymmetric')
    along, up = M.body(finish, 'x'), M.body(finish, 'z')
    half, x = width / 2, -width / 2 + width * .66 + L.POST / 2
    radius, deep = options['diameter'] / 2, options['deep']
    front = -depth + 5 + (radius if hooked else 0)
    y, back = front + deep / 2, front + deep
    axes = L.without_single([z for z in L.places(height, 46) if z > 138])    # below them the control, in the post
    with product.part('brackets', 'Wall anchors', (0, 180, 0)):
        for z in anchors(axes): L.bracket(x, z, back - 2, up)
    with product.part('post', 'Post', (0, 0, 0)):
        L.post(x, 0, height, front, up, options['width'], deep)
    with product.part('rungs', 'Rungs', (-160, -60, 0)):
        for z in axes:
            if hooked: hook(-half, half - 10, y, z, radius, along)
            else: L.rung(-half, half - 10, y, z, radius, along)
            for side in (-1, 1): L.collar(x + side * options['width'] / 2, y, z, radius, up)
    with product.part('connection', 'Connection', (0, 0, -160)):
        if options['feed'] == 'cable': L.cable(x, y)
        else: twin_valve(x, y, up)
    with product.part('control', 'Control', (0, -200, 0)):
        L.control(x, front, 50, 120, L.POST - 10)
    return product


def anchors(axes):
    """Three anchors in one line, between rungs."""
    return [z - 23 for z in (axes[1], axes[len(axes) // 2], axes[-2])]


def hook(x0, x1, y, z, radius, body):
    """A rung whose open end turns up by 20 mm and closes with a ball."""
    end = (x0 + radius + 4, y - 8, z + 20)
    tube('rung', [(x1 - radius, y, z), (x0 + 46, y, z), (x0 + 16, y - 4, z), end], radius, body, 26)
    for at, r in ((end, radius), ((x1 - radius, y, z), radius)):
        n = 10
        ball = [(r * math.sin(math.pi * i / n), -r * math.cos(math.pi * i / n)) for i in range(n + 1)]
        lathe('ball', ball, at, body, 32)


def twin_valve(x, y, body):
    """A foot wider than the post, for flow and return side by side."""
    prism('foot', rrect(x - 44, y - 14, x + 44, y + 14, 10), 'z', 6, 34, body, 5, 4)
    for side in (-1, 1): L.valve(x + side * 25, y, side, side < 0)
