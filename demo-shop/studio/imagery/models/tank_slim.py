"""Two flat tanks behind one face: a seam down the middle, or a sheet of glass for the series that shows itself."""
import materials as M
from core import Product, box, prism, rrect
from models import water_parts as W
from models.parts import figures

GLASS = 270                                                # the depth of the series with a glass face
PIPES = 14


def build(width, height, depth, finish, glass=None):
    glass = depth == GLASS if glass is None else glass
    if not glass: depth -= 10                              # the wheel stands out before the face
    product = Product('tank-slim')
    half, radius = width / 2, 46
    body = M.body(finish, 'z')
    with product.part('rail', 'Wall rail', (0, 200, 0)):
        for z in (height * .16, height * .84): box('rail', (-half + 70, -14, z - 20), (half - 70, 0, z + 20),
                                                   M.steel('x'), 1.5)
    with product.part('case', 'Case and its two tanks', (0, 0, 0)):
        prism('case', rrect(-half, PIPES, half, height, radius, 14), 'y', -depth + (26 if glass else 60), -12, body,
              12, 5)
        inset = rrect(-half + 5, PIPES + 5, half - 5, height - 5, radius - 5, 14)
        prism('gap', inset, 'y', -depth + 14, -depth + 70, M.plain(W.DARK, .7), 0)
    with product.part('face', 'Glass face' if glass else 'Face', (0, -240, 0)):
        if glass: glass_face(half, height, depth, radius, finish)
        else: steel_face(half, height, depth, radius, body)
    with product.part('control', 'Display', (0, -380, 0)):
        if glass: figures(-34, 74, -depth - .2, 24, '40°')
        else: W.flat_display(0, 90, -depth, 140, 40, '40°')
    with product.part('pipes', 'Hot and cold water', (0, 0, -200)):
        W.pipe(-half + width * .3 + 11, -depth * .5, -26, PIPES + 6, 11, W.HOT)
        W.pipe(-half + width * .64 + 11, -depth * .5, -26, PIPES + 6, 11, W.COLD)
    return product


def steel_face(half, height, depth, radius, body):
    """Drawn sheet with a soft edge and the pressed line between the two tanks."""
    prism('face', rrect(-half, PIPES, half, height, radius, 14), 'y', -depth, -depth + 56, body, 14, 6)
    prism('line', rrect(-1.4, 170, 1.4, height - 40, 1.3), 'y', -depth - .2, -depth + 1, M.plain(W.DARK, .6), 0)


def glass_face(half, height, depth, radius, finish):
    """Tempered glass, lacquered behind, on its thin steel frame; figures shine through a dark window."""
    frame = rrect(-half + 2, PIPES + 2, half - 2, height - 2, radius - 2, 14)
    prism('frame', frame, 'y', -depth + 4.5, -depth + 20, M.steel('z'), 1.5)
    prism('pane', rrect(-half, PIPES, half, height, radius, 14), 'y', -depth, -depth + 4.2,
          M.body(finish, 'z', .09, 0), 1.2)
    prism('window', rrect(-70, 58, 70, 112, 10), 'y', -depth - .15, -depth + 1, M.plain('#060606', .06), 0)
