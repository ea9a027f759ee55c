"""Two posts, rungs in groups, room between the groups for towels. The depth tells the series: see SERIES."""
import materials as M
from core import Product
from models import ladder_parts as L

# Depth of a series: diameter of its rungs, pitch, and what feeds it.
SERIES = {
    60: dict(diameter=16, pitch=40, group=9, gap=2),
    75: dict(flat=True),
    80: dict(pitch=42, group=6, gap=2, d_posts=True, feed='centre'),
    85: dict(feed='valves'),
    90: dict(diameter=22, groups=3),
}


def build(width, height, depth, finish, **options):
    options = {**dict(diameter=24, pitch=46, group=5, gap=2, groups=None, flat=False, d_posts=False, feed='cable', control=True),
               **SERIES.get(depth, {}), **options}
    product = Product('ladder')
    along, up = M.body(finish, 'x'), M.body(finish, 'z')
    x, front, deep = width / 2 - L.POST / 2, -depth + 4, min(34, depth - 30)
    y, radius = front + deep * .42, options['diameter'] / 2
    axes = L.places(height, options['pitch'], options['groups'], options['group'], options['gap'])
    if options['feed'] == 'centre': axes = L.without_single([z for z in axes if z > 90])
    with product.part('brackets', 'Wall brackets', (0, 180, 0)):
        low = axes[-1] + options['pitch'] / 2
        for z in (low, axes[1] - options['pitch'] / 2):
            for side in (-1, 1): L.bracket(side * x, z, front + deep - 2, up)
    with product.part('posts', 'Collectors', (0, 0, 0)):
        for side in (-1, 1): L.post(side * x, 0, height, front, up, deep=deep, flat=options['d_posts'])
    with product.part('rungs', 'Rungs', (0, -160, 0)):
        inner = x - L.POST / 2
        for z in axes:
            (L.flat_rung if options['flat'] else L.rung)(-inner - 6, inner + 6, y, z, radius, along)
            if not options['flat']:
                for side in (-1, 1): L.collar(side * inner, y, z, radius, up)
    feed(product, options['feed'], x, front, deep, y, along, height)
    if not options['control'] or options['feed'] == 'centre': return product
    with product.part('control', 'Control', (0, -200, 0)):
        L.control(x, front, 50, 120, L.POST - 8)
    return product


def feed(product, kind, x, front, deep, y, along, height):
    """What is below: a cable, valves in the feet, or a valve block in the middle."""
    with product.part('connection', 'Connection', (0, 0, -160)):
        if kind == 'cable': L.cable(x, front + deep / 2)
        elif kind == 'valves':
            for side in (-1, 1):
                L.foot_cap(side * x, front, deep, L.POST, 44)
                L.valve(side * x, front + deep / 2, -side, side < 0)
        else:
            L.bottom_rail(x - L.POST / 2 + 6, y, 34, 12, along)
            L.centre_valves(y)
            L.vent(-x + L.POST / 2 - 1, front + deep / 2, height - 22)
