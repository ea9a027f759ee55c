"""Small sensor: a soft case with a lens for presence, or a slim pair of pieces for a window."""
import math
import materials as M
from core import Product, box, cyl, lathe, prism, ring, rrect
from models.air_parts import circle, inset_rrect, pillow, turned
from models.control_parts import shell, stroke


def build(width, height, depth, finish, kind=None):
    kind = kind or ('window' if width < 40 else 'presence')
    return {'window': window, 'presence': presence}[kind](width, height, depth, M.body(finish, 'x'))


def presence(width, height, depth, body):
    """Case with a faceted infra-red lens above, an air slot, a battery drawer below."""
    product = Product('sensor')
    half, z, eye = width / 2, height * .6, width * .2
    dark = M.plain('#141312', .7)
    slots = [rrect(-width * .2, at - .5, width * .2, at + .5, .45, 5) for at in (height * .15, height * .19,
                                                                                 height * .23)]
    with product.part('base', 'Corner base', (0, 0, 0)):
        prism('base', rrect(-half + 3, 3, half - 3, height - 3, min(width, height) * .2), 'y', -6, 0,
              M.plain('#D8D5CE', .5), 1)
    with product.part('battery', 'Battery drawer', (0, 0, -50)):
        cyl('cell', (0, -16, height * .26), 12, 5, M.steel(), 'y', .6, 48)
    with product.part('case', 'Case', (0, -50, 0)):
        shell(half, height, -depth + 3.4, min(width, height) * .24, body, [circle(0, z, eye + .3, 72)] + slots)
    with product.part('lens', 'Lens', (0, -90, 0)):
        front = -depth + 3.4
        lathe('seat', [(eye + .2, 1.4), (0, 1.4)], (0, front, z), dark, 72, 'y')
        seat = [(eye, 1.2), (eye, -.5), (eye - .4, -.9), (eye - 1, -.9), (eye - 1.2, -.4), (eye - 1.2, 1.2)]
        turned('seat-ring', seat, (0, front, z), M.steel(), 96)
        dome(0, front, z, eye - 1.3, 3.2)
        cyl('light', (0, front + .15, z - eye - 4), .7, -.3, M.emit('#F0A35A', 2), 'y', .05, 24)
    return product


def dome(x, front, z, radius, tall):
    """Dark glass dome with the facets of its lens in fine rings and rays."""
    black, grey = M.plain('#0B0A0A', .08), M.plain('#3A3836', .25)
    arc = [(radius * math.cos(t), -tall * math.sin(t)) for t in [math.pi / 2 * i / 12 for i in range(13)]]
    turned('dome', arc[:-1] + [(.01, -tall)], (x, front, z), black, 72)
    height_at = lambda r: -tall * math.sqrt(max(0, 1 - (r / radius) ** 2))
    for part in (.4, .75):
        ring('facet', (x, front + height_at(radius * part), z), radius * part, .16, grey, 'y', 64)
    for k in range(8):
        a = math.tau * k / 8
        c, s = math.cos(a), math.sin(a)
        for p, q in ((.42, .58), (.58, .75), (.75, .95)):
            r = radius * (p + q) / 2
            stroke(x + radius * p * c, z + radius * p * s, x + radius * q * c, z + radius * q * s, .22,
                   front + height_at(r) - .1, grey)


def window(width, height, depth, body):
    """Two pieces side by side: the contact with its eye on the frame, the slim magnet on the sash."""
    product = Product('sensor')
    half = width / 2
    split = half - width * .3
    dark = M.plain('#141312', .7)
    with product.part('tape', 'Adhesive', (0, 0, 0)):
        box('tape', (-half + 1.4, -1, 2), (split - 2.6, 0, height - 2), M.plain('#8A8782', .8), .2)
        box('tape', (split + 1.4, -1, height * .2 + 2), (half - 1.4, 0, height * .8 - 2), M.plain('#8A8782', .8), .2)
    with product.part('contact', 'Contact', (0, -30, 0)):
        pillow('contact', inset_rrect(-half, 0, split - 1.2, height, 5), -depth + .4, -.8, body, 2.4, 8)
        x, z = (split - 1.2 - half) / 2, height * .6
        ring('eye-ring', (x, -depth + .4, z), 4.2, .3, M.steel(), 'y', 64)
        cyl('eye', (x, -depth + .7, z), 4, -.6, M.plain('#070707', .06), 'y', .3, 64)
        cyl('light', (x, -depth + .2, z), .8, -.15, M.emit('#F0A35A', 2), 'y', .05, 24)
        stroke(-half + 2.6, height * .2, split - 3.8, height * .2, .25, -depth + .3, dark)
    with product.part('magnet', 'Magnet', (30, -30, 0)):
        pillow('magnet', inset_rrect(split + .8, height * .2, half, height * .8, 3.2), -depth + 1.4, -.8, body, 2, 8)
        box('mark', ((split + .8 + half) / 2 - 1.6, -depth + 1.2, height * .6 - .2),
            ((split + .8 + half) / 2 + 1.6, -depth + 1.8, height * .6 + .2),
            M.brass(), .1)
    return product
